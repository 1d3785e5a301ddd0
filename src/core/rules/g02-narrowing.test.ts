import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DefaultLimits, Grant, Grounding, Limits } from "../schema/grant.gen.ts";
import { euros, everyDay } from "../testing/grant-parts.ts";
import { sampleGrant, scenario1, scenario2, scenario3, scenario4, scenario6 } from "../testing/sample-grants.ts";
import { at, finder } from "../testing/valid.ts";
import { checkNarrowing } from "./g02-narrowing.ts";

const found = finder(checkNarrowing, sampleGrant);
const limits = (own: Limits, defaults: DefaultLimits) =>
  found((grant) => {
    grant.defaults.limits = defaults;
    at(grant.authorities, 2).limits = own;
  });
const grounds = (own: Partial<Grounding>, defaults: Partial<Grounding> = {}) =>
  found((grant) => {
    Object.assign(grant.defaults.grounding, defaults);
    at(grant.authorities, 2).grounding = { ...grant.defaults.grounding, ...own };
    for (const other of grant.authorities.slice(0, 2)) other.grounding = grant.defaults.grounding;
  });
const at2 = (member: string) => [`G2 /authorities/2/${member} blocks`];

describe("only narrower than the defaults (G2)", () => {
  it("passes the sample Grants", () => {
    for (const make of [sampleGrant, scenario1, scenario2, scenario3, scenario4, scenario6])
      expect(finder(checkNarrowing, make)()).toEqual([]);
  });

  it.each(["per_act", "per_month"] as const)("compares %s exactly, in one currency", (name) => {
    expect(limits({ [name]: euros("80.00") }, { [name]: euros("80") })).toEqual([]);
    expect(limits({ [name]: euros("79.99") }, { [name]: euros("80") })).toEqual([]);
    expect(limits({ [name]: euros("80.01") }, { [name]: euros("80.00") })).toEqual(at2(`limits/${name}`));
    expect(limits({ [name]: { amount: "5", currency: "SEK" } }, { [name]: euros("80") })).toEqual(at2(`limits/${name}`));
  });

  it("lets a value stand alone: left out it is inherited, and without a default any narrows", () => {
    expect(
      limits({}, { per_act: euros("80"), per_month: euros("300"), binding_acts_per_day: 3, hours: everyDay("08:00", "18:00") }),
    ).toEqual([]);
    expect(limits({ per_act: euros("9999"), binding_acts_per_day: 99, hours: everyDay("00:00", "00:00") }, {})).toEqual([]);
    expect(limits({ per_month: euros("9999") }, { per_act: euros("1") })).toEqual([]);
  });

  it("compares the official acts a day", () => {
    expect(limits({ binding_acts_per_day: 10 }, { binding_acts_per_day: 10 })).toEqual([]);
    expect(limits({ binding_acts_per_day: 11 }, { binding_acts_per_day: 10 })).toEqual(at2("limits/binding_acts_per_day"));
  });

  it("holds hours inside the default hours, in the same zone", () => {
    const outer = { hours: everyDay("08:00", "18:00") };
    expect(limits({ hours: everyDay("09:00", "17:00") }, outer)).toEqual([]);
    expect(limits({ hours: everyDay("08:00", "18:01") }, outer)).toEqual(at2("limits/hours"));
    expect(limits({ hours: everyDay("17:00", "09:00") }, outer)).toEqual(at2("limits/hours"));
    expect(limits({ hours: { ...everyDay("09:00", "17:00"), timezone: "Europe/Berlin" } }, outer)).toEqual(at2("limits/hours/timezone"));
  });

  it("never adds a source, and never drops a prohibited one", () => {
    expect(grounds({ allowed: ["principal"] })).toEqual([]);
    expect(grounds({ allowed: [] })).toEqual([]);
    expect(grounds({ allowed: ["principal", "documents"] })).toEqual(at2("grounding/allowed/1"));
    expect(grounds({ prohibited: ["web", "other_agents", "documents"] })).toEqual([]);
    expect(grounds({ prohibited: ["web"] })).toEqual(at2("grounding/prohibited"));
  });

  it("never takes older facts than the defaults do", () => {
    expect(grounds({ freshness: "P1W" })).toEqual([]);
    expect(grounds({ freshness: "PT168H" })).toEqual([]);
    expect(grounds({ freshness: "P7DT1S" })).toEqual(at2("grounding/freshness"));
    const without = found((grant) => {
      delete grant.defaults.grounding.freshness;
      at(grant.authorities, 2).grounding = { ...grant.defaults.grounding, freshness: "P999D" };
    });
    expect(without).toEqual([]);
  });

  it("never goes on where the defaults ask or stop", () => {
    expect(grounds({ on_disagreement: "stop" }, { on_disagreement: "ask" })).toEqual([]);
    expect(grounds({ on_disagreement: "system_of_record" }, { on_disagreement: "ask" })).toEqual(at2("grounding/on_disagreement"));
    expect(grounds({ on_disagreement: "ask" }, { on_disagreement: "stop" })).toEqual(at2("grounding/on_disagreement"));
  });

  it("takes an amount exactly when it is no larger", () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 });
    const money = (value: number) => euros(`${Math.floor(value / 100)}.${String(value % 100).padStart(2, "0")}`);
    fc.assert(
      fc.property(cents, cents, (own, most) => {
        expect(limits({ per_act: money(own) }, { per_act: money(most) }).length === 0).toBe(own <= most);
      }),
      { numRuns: 100 },
    );
  });

  it("says the two amounts", () => {
    const grant = sampleGrant();
    const change = (draft: Grant) => {
      draft.defaults.limits = { per_act: euros("80") };
      at(draft.authorities, 2).limits = { per_act: euros("80.01") };
    };
    change(grant);
    expect(checkNarrowing(grant as never)[0]?.message).toBe(
      "The limit for one act is €80.01, above the default of €80.00. Lower it to that or less.",
    );
  });
});

import { describe, expect, it } from "vitest";
import type { Limits } from "../schema/grant.gen.ts";
import { euros } from "../testing/grant-parts.ts";
import { sampleGrant, scenario1, scenario2, scenario3, scenario6 } from "../testing/sample-grants.ts";
import { at, finder } from "../testing/valid.ts";
import { checkLimits } from "./limits.ts";

const shop = finder(checkLimits, scenario2);
const limited = (limits: Limits) => shop((grant) => Object.assign(at(grant.authorities), { limits }));
const amount = (value: string, currency: string) => limited({ per_act: { amount: value, currency } });
const AT = "limits /authorities/0/limits";

describe("limits", () => {
  it("pass in the sample Grants", () => {
    for (const make of [sampleGrant, scenario1, scenario2, scenario3, scenario6]) expect(finder(checkLimits, make)()).toEqual([]);
  });

  it("have the decimals of their currency, by ISO 4217", () => {
    expect(
      [amount("500", "JPY"), amount("1.250", "KWD"), amount("19.99", "EUR"), amount("4.35", "HUF"), amount("80.0", "EUR")].flat(),
    ).toEqual([]);
    expect(amount("500.50", "JPY")).toEqual([`${AT}/per_act blocks`]);
    expect(amount("1.255", "EUR")).toEqual([`${AT}/per_act blocks`]);
    expect(amount("1.2505", "KWD")).toEqual([`${AT}/per_act blocks`]);
  });

  it("are in a currency that there is", () => {
    for (const currency of ["EUX", "ABC", "XXX", "XAU"]) expect(amount("5", currency)).toEqual([`${AT}/per_act blocks`]);
  });

  it("are checked where they are the defaults, too", () => {
    expect(shop((grant) => Object.assign(grant.defaults.limits, { per_month: { amount: "500.5", currency: "JPY" } }))).toContain(
      "limits /defaults/limits/per_month blocks",
    );
  });

  it("are wanted for an act that carries an amount; the default counts, and an act that never happens needs none", () => {
    expect(limited({})).toEqual([`${AT} warns`]);
    expect(limited({ categories: ["groceries"], binding_acts_per_day: 1 })).toEqual([`${AT} warns`]);
    expect(limited({ per_month: euros("300") })).toEqual([]);
    const inherited = shop((grant) => {
      grant.defaults.limits.per_act = euros("80");
      at(grant.authorities).limits = {};
    });
    expect(inherited).toEqual([]);
    expect(shop((grant) => Object.assign(at(grant.authorities), { limits: {}, commit: "prohibited" }))).toEqual([]);
  });

  it("are wanted for an extension effect of kind purchased or transferred", () => {
    const extension = (kind: "purchased" | "changed") =>
      shop((grant) =>
        Object.assign(at(grant.authorities), { effect: "https://effects.example/lease", act: "car.lease", kind, limits: {} }),
      );
    expect(extension("purchased")).toEqual([`${AT} warns`]);
    expect(extension("changed")).toEqual([]);
  });

  it("of money are noticed where the act carries none", () => {
    expect(finder(checkLimits, sampleGrant)((grant) => Object.assign(at(grant.authorities, 2).limits, { per_act: euros("5") }))).toEqual([
      "limits /authorities/2/limits warns",
    ]);
  });

  it("of nothing, of two currencies, or larger at once than in a month are noticed", () => {
    expect(limited({ per_act: euros("0.00") })).toEqual([`${AT}/per_act warns`]);
    expect(limited({ per_act: euros("80"), per_month: { amount: "3000", currency: "SEK" } })).toEqual([`${AT} warns`]);
    expect(limited({ per_act: euros("300.01"), per_month: euros("300") })).toEqual([`${AT} warns`]);
    expect(limited({ per_act: euros("300.00"), per_month: euros("300") })).toEqual([]);
  });
});

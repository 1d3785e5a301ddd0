// A new proposal beside the accepted Grant: every difference is a sentence, and what is wider is never called narrower.
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { within } from "../containment/g09-contained.ts";
import { everything } from "../outputs/testing/samples.ts";
import type { Grant } from "../schema/grant.gen.ts";
import { arbitraryGrant } from "../testing/arbitrary-grant.ts";
import { euros } from "../testing/grant-parts.ts";
import { sampleGrant, scenario1, scenario2, scenario3, scenario4, scenario6 } from "../testing/sample-grants.ts";
import { changed } from "../testing/valid.ts";
import { type Comparison, compareGrants } from "./compare.ts";
import type { Loose } from "./testing/restating.ts";

const brief = ({ differences }: Comparison) => differences.map(({ id, change, direction }) => `${id} ${change} ${direction}`);
const directions = ({ differences, elsewhere }: Comparison) => new Set([...differences, ...elsewhere].map(({ direction }) => direction));

test("the same Grant twice has no difference, nor has one whose lists are in another order", () => {
  for (const grant of [sampleGrant(), scenario1(), scenario2(), scenario3(), scenario4(), scenario6(), everything()]) {
    expect(compareGrants(grant, structuredClone(grant))).toMatchObject({ differences: [], elsewhere: [] });
  }
  const turned = {
    ...scenario1(),
    denied: scenario1().denied.toReversed(),
    authorities: scenario1().authorities.toReversed(),
    resources: scenario1().resources.toReversed(),
  };
  expect(directions(compareGrants(scenario1(), turned))).not.toContain("wider");
  expect(directions(compareGrants(scenario1(), turned))).not.toContain("narrower");
  fc.assert(
    fc.property(arbitraryGrant(), (grant) => {
      expect(compareGrants(grant, structuredClone(grant))).toMatchObject({ differences: [], elsewhere: [] });
    }),
    { numRuns: 20 },
  );
});

describe("what each difference is", () => {
  it("a higher limit is wider, a lower one narrower, another currency neither", () => {
    const limit = (amount: string, currency = "EUR") =>
      changed(scenario2, (grant: Loose) => (grant.authorities[0].limits.per_act = { amount, currency }));
    // The sentence that allows the act says the amount, too.
    expect(brief(compareGrants(scenario2(), limit("90.00")))).toEqual([
      "authority:shop.buy changed wider",
      "limit:shop.buy:per_act changed wider",
    ]);
    expect(brief(compareGrants(scenario2(), limit("70.00")))).toEqual([
      "authority:shop.buy changed narrower",
      "limit:shop.buy:per_act changed narrower",
    ]);
    expect(brief(compareGrants(scenario2(), limit("80.00", "USD")))).toEqual([
      "authority:shop.buy changed other",
      "limit:shop.buy:per_act changed other",
    ]);
  });

  it("a dropped denial is a removed sentence, and wider; a new one is narrower", () => {
    const without = changed(scenario1, (grant) => grant.denied.pop());
    expect(brief(compareGrants(scenario1(), without))).toEqual(["denial:effect:delete_file removed wider"]);
    expect(brief(compareGrants(without, scenario1()))).toEqual(["denial:effect:delete_file added narrower"]);
  });

  it("an added act is wider with everything that is said of it, and removed it is narrower", () => {
    const without = changed(scenario2, (grant) => {
      grant.authorities.push({ ...(grant.authorities[0] as Loose), act: "shop.buy_gift", limits: { per_act: euros("5.00") } });
    });
    const added = brief(compareGrants(scenario2(), without));
    expect(added).toEqual(expect.arrayContaining(["authority:shop.buy_gift added wider", "limit:shop.buy_gift:per_act added wider"]));
    expect(added.filter((line) => line.endsWith("narrower"))).toEqual([]);
    expect(brief(compareGrants(without, scenario2()))).toEqual(
      expect.arrayContaining(["authority:shop.buy_gift removed narrower", "limit:shop.buy_gift:per_act removed narrower"]),
    );
  });

  it("a limit taken away is wider, another lowered beside it narrower: each by itself", () => {
    const both = changed(scenario2, (grant: Loose) => {
      delete grant.authorities[0].limits.categories;
      grant.authorities[0].limits.hours.end = "20:00";
    });
    expect(brief(compareGrants(scenario2(), both))).toEqual([
      "limit:shop.buy:hours changed narrower",
      "limit:shop.buy:categories removed wider",
    ]);
  });

  it("a validity that begins and ends later reaches both ways, and is other", () => {
    const later = changed(scenario2, (grant) =>
      Object.assign(grant.validity, { not_before: "2027-02-01T00:00:00Z", expires: "2029-01-01T00:00:00Z" }),
    );
    expect(brief(compareGrants(scenario2(), later))).toEqual(["validity changed other"]);
  });

  it("a name, a purpose and a record are other", () => {
    const named = changed(scenario2, (grant) =>
      Object.assign(grant, { purpose: "Buy food.", record: { ...grant.record, where: "Elsewhere" } }),
    );
    expect(directions(compareGrants(scenario2(), named))).toEqual(new Set(["other"]));
  });

  it("a formation that is left out is wider, with its sentences; one more is narrower", () => {
    const { formations: _, ...without } = scenario3();
    const dropped = compareGrants(scenario3(), without as Grant);
    const own = dropped.differences.filter(({ id }) => id.startsWith("formation:") && !/grants_nothing|intent/.test(id));
    expect(own.length).toBeGreaterThan(5);
    expect(new Set(own.map(({ change, direction }) => `${change} ${direction}`))).toEqual(new Set(["removed wider"]));
    expect(directions(compareGrants(without as Grant, scenario3()))).not.toContain("wider");
    expect(directions(compareGrants(without as Grant, scenario3()))).toContain("narrower");
  });

  it("a formation's gate that is taken away is wider", () => {
    const gated = scenario4();
    const ungated = changed(scenario4, (grant: Loose) => {
      grant.formations[0].transitions = [{ from: "agent:lead", to: "agent:writer", authority: "agent_delegates" }];
    });
    const differences = compareGrants(gated, ungated).differences.filter(({ id }) => id.includes(":gate:"));
    expect(differences.map(({ change, direction }) => `${change} ${direction}`)).toEqual(["removed wider"]);
  });

  it("each difference holds both sentences, or the one there is", () => {
    const [first] = compareGrants(
      scenario1(),
      changed(scenario1, (grant) => Object.assign(grant.defaults, { max_recipients: 9 })),
    ).differences;
    expect(first).toMatchObject({ id: "limit:max_recipients", section: "limits", change: "changed", direction: "wider" });
    expect(first?.before?.text).not.toEqual(first?.after?.text);
  });
});

/** Each makes one member wider, in place; false where that Grant cannot be made so. */
const WIDENINGS: Readonly<Record<string, (grant: Loose) => unknown>> = {
  "more people a message": ({ defaults }) => ++defaults.max_recipients,
  "one more trigger": ({ defaults }) => !defaults.triggers.includes("app_event") && defaults.triggers.push("app_event"),
  "looser changes to itself": ({ defaults }) =>
    defaults.self_changes.memory !== "allowed" && Object.assign(defaults.self_changes, { memory: "allowed" }),
  "new apps covered": ({ defaults }) => defaults.new_connectors !== "covered" && Object.assign(defaults, { new_connectors: "covered" }),
  "no pause": ({ defaults }) => defaults.pause_on_unexpected && Object.assign(defaults, { pause_on_unexpected: false }),
  "a looser mode": ({ defaults }) => defaults.working_mode === "ask" && Object.assign(defaults, { working_mode: "auto" }),
  "a higher ceiling": ({ ceilings }) => ceilings.deleted === "proposal" && Object.assign(ceilings, { deleted: "on_confirm" }),
  "a later end": ({ validity }) => Object.assign(validity, { expires: "9999-01-01T00:00:00Z" }),
  "one denial less": ({ denied }) => denied.shift(),
  "no limit on the day": ({ defaults }) => defaults.limits.binding_acts_per_day && delete defaults.limits.binding_acts_per_day,
  "one more source": ({ authorities: [act] }) => !act.grounding.allowed.includes("documents") && act.grounding.allowed.push("documents"),
  "one more holder": ({ authorities: [act] }) => act.actors.push("agent:one-more"),
  "one more app": ({ authorities: [act] }) => act.resources.push("one-more"),
  "any counterparty": ({ authorities: [act] }) =>
    act.targets && act.targets.scope !== "any" && Object.assign(act.targets, { scope: "any" }),
  "a limit of an act less": ({ authorities: [act] }) => act.limits.per_act && delete act.limits.per_act,
  "no asking": ({ authorities: [act] }) =>
    act.commit === "user_approval" && act.go_ahead.mode === "standing" && Object.assign(act, { commit: "automatic" }),
  "unnamed agents may ask": ({ work_system }) =>
    work_system.unnamed_agents !== "ask" && Object.assign(work_system, { unnamed_agents: "ask" }),
};

test.each(Object.keys(WIDENINGS))("over random Grants, %s is wider somewhere and narrower nowhere; turned round, the reverse", (name) => {
  fc.assert(
    fc.property(arbitraryGrant(), (grant) => {
      const wider = structuredClone(grant);
      fc.pre(Boolean(WIDENINGS[name]?.(wider)));
      // A denial that another one covers is not dropped.
      fc.pre(within(grant, grant).length === 0 && within(grant, wider).length > 0);
      const [there, back] = [directions(compareGrants(grant, wider)), directions(compareGrants(wider, grant))];
      expect(there, name).toContain("wider");
      expect(there, name).not.toContain("narrower");
      expect(back, name).toContain("narrower");
      expect(back, name).not.toContain("wider");
    }),
    { numRuns: 5 },
  );
});

test("whatever two Grants are, where the new one reaches further no sentence that states it is called narrower", () => {
  fc.assert(
    fc.property(arbitraryGrant(), arbitraryGrant(), (one, two) => {
      const proposed = { ...one, defaults: two.defaults, ceilings: two.ceilings, denied: two.denied, validity: two.validity };
      const compared = compareGrants(one, proposed);
      const always = within(one, one).map(({ message }) => message);
      for (const { path } of within(one, proposed)) {
        const stating = compared.differences.filter(({ after }) => after?.refs.some((ref) => path === ref || path.startsWith(`${ref}/`)));
        for (const { id, direction } of stating) expect(direction, `${id} at ${path}`).not.toBe("narrower");
      }
      if (within(one, proposed).every(({ message }) => always.includes(message))) expect(directions(compared)).not.toContain("wider");
    }),
    { numRuns: 25 },
  );
});

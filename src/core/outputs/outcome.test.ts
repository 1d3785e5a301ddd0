// What §7 answers for an act as it is meant to be done: each step that decides, and which of two wins.
import { describe, expect, test } from "vitest";
import type { Authority, Formation, Grant } from "../schema/grant.gen.ts";
import { nonBinding } from "../testing/grant-parts.ts";
import { sampleGrant, scenario1, scenario2, scenario3, scenario4, scenario6 } from "../testing/sample-grants.ts";
import { outcome, outcomeFor } from "./outcome.ts";

const of = (grant: Grant, act: string): Authority => {
  const authority = grant.authorities.find((held) => held.act === act);
  if (!authority) throw new Error(`no authority for ${act}`);
  return authority;
};
const decide = (grant: Grant, act: string) => outcome(grant, of(grant, act));

/** The Grant of scenario 2 with its one authority (shop.buy: standing, automatic) changed. */
function shop(change: Partial<Authority> = {}, rest: Partial<Grant> = {}): Grant {
  const grant = scenario2();
  return { ...grant, ...rest, authorities: grant.authorities.map((authority) => ({ ...authority, ...change })) };
}
const mode = (working_mode: Grant["defaults"]["working_mode"]): Partial<Grant> => ({ defaults: { ...scenario2().defaults, working_mode } });
const desk = (own: Partial<Formation>): Partial<Grant> => ({ formations: [{ name: "Desk", arrangement: "path.sequential", ...own }] });

describe("the sample Grants", () => {
  test.each([
    [scenario1(), "mail.read", "alone", "non_binding"],
    [scenario1(), "mail.reply", "alone", "commit_automatic"],
    [scenario2(), "shop.buy", "alone", "commit_automatic"],
    [scenario3(), "bank.draft", "alone", "non_binding"],
    [scenario3(), "bank.pay", "asks", "gate_requires_ask"],
    [scenario3(), "vat.submit", "asks", "commit_user_approval"],
    [scenario4(), "docs.draft", "alone", "non_binding"],
    [scenario4(), "publish_campaign", "asks", "gate_requires_ask"],
    [scenario4(), "post_social", "alone", "commit_automatic"],
    [scenario6(), "travel.book", "asks", "commit_user_approval"],
    [sampleGrant(), "calendar.schedule", "asks", "commit_user_approval"],
  ])("%# %s", (grant, act, expected, because) => {
    expect(decide(grant as Grant, act as string)).toMatchObject({ outcome: expected, because });
  });
});

describe("what refuses (a DENY that nothing makes askable)", () => {
  test("a denial of the act by name, and a denial of its effect (step 5)", () => {
    expect(decide(shop({}, { denied: [{ act: "shop.buy", effect: "purchase", kind: "purchased" }] }), "shop.buy").because).toBe("denied");
    expect(decide(shop({}, { denied: [{ effect: "purchase", kind: "purchased" }] }), "shop.buy")).toEqual({
      outcome: "never",
      because: "denied",
    });
  });

  test("a denial of another act of the same effect does not reach an act held by name", () => {
    expect(decide(shop({}, { denied: [{ act: "amazon.order", effect: "purchase", kind: "purchased" }] }), "shop.buy").outcome).toBe(
      "alone",
    );
  });

  test("an act that only moves information, where none may be moved (step 9)", () => {
    const moves = { act: "data.copy", effect: "move_information", kind: "shared" } as const;
    const rule = (data_movement: Grant["defaults"]["data_movement"]) => ({ defaults: { ...scenario2().defaults, data_movement } });
    expect(decide(shop(moves, rule("never")), "data.copy")).toEqual({ outcome: "never", because: "movement_never" });
    expect(decide(shop(moves, rule("ask")), "data.copy")).toEqual({ outcome: "asks", because: "movement_asks" });
    expect(decide(shop(moves, rule("listed_apps")), "data.copy").outcome).toBe("alone");
  });

  test("no app, nobody on the other side, no source (steps 14 to 16)", () => {
    expect(decide(shop({ resources: [] }), "shop.buy").because).toBe("resource_unbound");
    expect(decide(shop({ resources: ["gone"] }), "shop.buy").because).toBe("resource_unbound");
    expect(decide(shop({ targets: { class: "merchants", scope: "named", ids: [] } }), "shop.buy").because).toBe("counterparty_not_listed");
    expect(decide(shop({ targets: { class: "merchants", scope: "known", ids: [] } }), "shop.buy").outcome).toBe("alone");
    const { grounding } = of(scenario2(), "shop.buy");
    expect(decide(shop({ grounding: { ...grounding, allowed: [] } }), "shop.buy").because).toBe("source_not_allowed");
  });

  test("an app whose places nothing can be in (step 14, G12), unless another app of the act has a place", () => {
    const placed = (...locations: string[]) => ({ resources: scenario2().resources.map((resource) => ({ ...resource, locations })) });
    expect(decide(shop({}, placed("100 %", "a/../b")), "shop.buy")).toEqual({ outcome: "never", because: "location_outside" });
    expect(decide(shop({}, placed("100 %", "Orders")), "shop.buy").outcome).toBe("alone");
    const [app] = placed("100 %").resources;
    if (app === undefined) throw new Error("no app");
    const two = { resources: [app, { ...app, id: "other", locations: ["Orders"] }] };
    expect(decide(shop({ resources: [app.id, "other"] }, two), "shop.buy").outcome).toBe("alone");
  });

  test("an act of kind none is not refused for any of these: past step 11 nothing is judged", () => {
    const grant = {
      ...sampleGrant(),
      authorities: [nonBinding("mail.read", "read", [], [sampleGrant().delegate.sub], of(sampleGrant(), "mail.read").grounding)],
    };
    expect(decide(grant, "mail.read")).toEqual({ outcome: "alone", because: "non_binding" });
  });

  test("whoever is not a member of the formation that governs the act (step 13), and only that one", () => {
    const grant = scenario4();
    const publish = of(grant, "publish_campaign");
    // Membership is looked at in every formation before any divided duty is.
    const seam = { from: "agent:social", to: "agent:social", seam: "segregation_of_duties" as const };
    const divided = { ...grant, formations: [{ arrangement: "path.sequential" as const, handoffs: [seam] }, ...(grant.formations ?? [])] };
    expect(outcomeFor(divided, publish, "agent:social")).toEqual({ outcome: "never", because: "not_in_formation", formation: 1 });
    expect(outcomeFor(grant, publish, "agent:social")).toEqual({ outcome: "never", because: "not_in_formation", formation: 0 });
    expect(outcomeFor(grant, publish, "agent:lead").outcome).toBe("asks");
  });

  test("a seam that an actor straddles (step 13)", () => {
    const grant = scenario3();
    // Both sides hold the draft, which only prepares: their duties are in one hand, so paying is refused, and to everybody.
    const both = grant.authorities.map((held) => (held.act === "bank.draft" ? { ...held, actors: ["agent:books", "agent:payer"] } : held));
    const straddled = { ...grant, authorities: both };
    expect(decide(straddled, "bank.pay")).toEqual({ outcome: "never", because: "segregation_violated", formation: 0 });
    expect(decide(straddled, "bank.draft").outcome).toBe("alone");
    expect(decide(straddled, "vat.submit").outcome).toBe("asks");
    const paid = grant.authorities.map((held) => (held.act === "bank.pay" ? { ...held, actors: ["agent:books", "agent:payer"] } : held));
    expect(decide({ ...grant, authorities: paid }, "bank.pay")).toEqual({
      outcome: "never",
      because: "segregation_violated",
      formation: 0,
    });
  });

  test("an agent that the Grant does not name (step 7)", () => {
    const unnamed = (rule: Grant["work_system"]["unnamed_agents"]) => ({
      work_system: { ...scenario2().work_system, unnamed_agents: rule },
    });
    expect(decide(shop({ actors: ["agent:stray"] }, unnamed("nothing")), "shop.buy").because).toBe("unnamed_agent");
    expect(decide(shop({ actors: ["agent:stray"] }, unnamed("non_binding")), "shop.buy").because).toBe("unnamed_agent");
    expect(decide(shop({ actors: ["agent:stray"] }, unnamed("ask")), "shop.buy")).toEqual({
      outcome: "asks",
      because: "unnamed_agent_asks",
    });
    expect(decide(shop({ actors: ["person:kim"] }, unnamed("nothing")), "shop.buy").outcome).toBe("alone");
  });
});

describe("what asks, and what is only prepared", () => {
  test("the working mode (step 20): Plan prepares, Ask asks for standing acts too, Auto and Full auto let them go", () => {
    expect(decide(shop({}, mode("plan")), "shop.buy")).toEqual({ outcome: "prepares", because: "mode_plan_prepares_only" });
    expect(decide(shop({}, mode("ask")), "shop.buy")).toEqual({ outcome: "asks", because: "mode_asks_each_time" });
    expect(decide(shop({}, mode("auto")), "shop.buy").outcome).toBe("alone");
    expect(decide(shop({}, mode("full_auto")), "shop.buy").outcome).toBe("alone");
  });

  test("the commit (step 20)", () => {
    expect(decide(shop({ commit: "prohibited" }), "shop.buy")).toEqual({ outcome: "prepares", because: "commit_prohibited" });
    expect(decide(shop({ commit: "user_approval" }), "shop.buy")).toEqual({ outcome: "asks", because: "commit_user_approval" });
    // A refusal that a yes would only run into is a refusal: Ask asks first, and commit denies after it.
    expect(decide(shop({ commit: "prohibited" }, mode("ask")), "shop.buy").outcome).toBe("prepares");
  });

  test("an official act whose formation wants evidence that nobody can give asks (step 18), before any gate; other acts go on", () => {
    const wants = (own: Partial<Formation>) => decide(shop({}, desk(own)), "shop.buy");
    const unsettled = { outcome: "asks", because: "not_settled", formation: 0 };
    expect(wants({ settlement: { evidence: ["accept"], evaluator: "agent:stranger" } })).toEqual(unsettled);
    expect(wants({ settlement: { evidence: ["accept"], evaluator: "principal" } }).outcome).toBe("alone");
    expect(wants({ settlement: { evidence: ["votes"], threshold: { approvals: 2 } } })).toEqual(unsettled);
    expect(wants({ settlement: { evidence: ["votes"], threshold: { approvals: 1 } } }).outcome).toBe("alone");
    expect(wants({ settlement: { evidence: ["transfer"] } })).toEqual(unsettled);
    expect(wants({ settlement: { evidence: ["commit"] } })).toEqual(unsettled);
    // No evidence is wanted, so step 18 looks at nothing.
    expect(wants({ settlement: { evidence: [], evaluator: "agent:stranger" } }).outcome).toBe("alone");
    expect(wants({ settlement: { evidence: ["transfer"] }, acts: ["shop.compare"] }).outcome).toBe("alone");
    const eachTime = { go_ahead: { mode: "each_time" as const }, commit: "user_approval" as const };
    expect(decide(shop(eachTime, desk({ settlement: { evidence: ["commit"] } })), "shop.buy")).toEqual(unsettled);
  });

  test("two formations that one object of evidence cannot settle together (step 18): the second is named", () => {
    const accepted = (evaluator: string): Formation => ({
      arrangement: "path.sequential",
      settlement: { evidence: ["accept"], evaluator },
    });
    const two = (...formations: Formation[]) => decide(shop({}, { formations }), "shop.buy");
    const { sub } = scenario2().delegate;
    expect(two(accepted("principal"), accepted("principal")).outcome).toBe("alone");
    expect(two(accepted("principal"), accepted(sub))).toEqual({ outcome: "asks", because: "not_settled", formation: 1 });
    // One that wants no evidence, or does not govern the act, stands in nobody's way.
    expect(two(accepted("principal"), { ...accepted(sub), settlement: { evaluator: sub } }).outcome).toBe("alone");
    expect(two(accepted("principal"), { ...accepted(sub), acts: ["shop.compare"] }).outcome).toBe("alone");
  });

  test("a gate asks where the go-ahead is each time, F3's own included, and keeps a standing one (step 19)", () => {
    const eachTime = { go_ahead: { mode: "each_time" as const }, commit: "user_approval" as const };
    expect(decide(shop(eachTime, desk({})), "shop.buy").because).toBe("gate_requires_ask");
    expect(decide(shop({}, desk({})), "shop.buy").outcome).toBe("alone");
    expect(decide(shop(eachTime, desk({ acts: ["shop.compare"] })), "shop.buy").because).toBe("commit_user_approval");
    const only = { transitions: [{ from: "agent:a", to: "agent:b", authority: "agent_delegates" as const }] };
    expect(decide(shop(eachTime, desk(only)), "shop.buy").because).toBe("commit_user_approval");
  });
});

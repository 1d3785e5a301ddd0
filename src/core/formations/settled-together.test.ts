// One object of evidence for every formation that governs an act (§7 step 18): what each part needs of all of them.
import { describe, expect, it } from "vitest";
import type { Formation, Participant, Settlement } from "../schema/grant.gen.ts";
import { scenario4 } from "../testing/sample-teams.ts";
import { canBeSettled } from "./settled-together.ts";

const member = (actor: string, more: Partial<Participant> = {}): Participant => ({ actor, membership: "member", ...more });
const TEAM = [member("agent:lead"), member("agent:research"), member("agent:writer")];

function formation(settlement: Settlement, more: Partial<Formation> = {}): Formation {
  return { arrangement: "habitat.committee", participants: TEAM, ...more, settlement: { evaluator: "agent:lead", ...settlement } };
}

const settled = (...formations: Formation[]) => canBeSettled(scenario4(), formations);

describe("one formation (F9)", () => {
  it("wants nothing without evidence, whoever the evaluator is", () => {
    expect(settled()).toBe(true);
    expect(settled(formation({ evaluator: "agent:stranger", threshold: { approvals: 9 } }))).toBe(true);
  });

  it("needs an evaluator who takes part, or the principal", () => {
    expect(settled(formation({ evidence: ["accept"] }))).toBe(true);
    expect(settled(formation({ evidence: ["accept"], evaluator: "principal" }))).toBe(true);
    expect(settled(formation({ evidence: ["accept"], evaluator: "agent:stranger" }))).toBe(false);
    const led = TEAM.map((participant) => ({ ...participant, authority: "delegates" as const }));
    expect(canBeSettled(scenario4(), [{ arrangement: "habitat.committee", participants: led, settlement: { evidence: ["accept"] } }])).toBe(
      false,
    );
  });

  it("needs as many members as approvals, and one where no number is wanted", () => {
    expect(settled(formation({ evidence: ["votes"], threshold: { approvals: 3 } }))).toBe(true);
    expect(settled(formation({ evidence: ["votes"], threshold: { approvals: 4 } }))).toBe(false);
    // A threshold counts approvals, so it wants votes beside whatever is named.
    expect(settled(formation({ evidence: ["accept"], threshold: { approvals: 4 } }))).toBe(false);
    const beside = { participants: [{ actor: "agent:lead", membership: "adjacent" as const }] };
    expect(settled(formation({ evidence: ["votes"] }, beside))).toBe(false);
    expect(settled(formation({ evidence: ["award"] }, beside))).toBe(false);
  });

  it("needs a hand-off between participants, and somebody who ratifies", () => {
    const handing = (to: string) => formation({ evidence: ["transfer"] }, { handoffs: [{ from: "agent:research", to }] });
    expect(settled(formation({ evidence: ["transfer"] }))).toBe(false);
    expect(settled(handing("agent:writer"))).toBe(true);
    expect(settled(handing("person:legal"))).toBe(false);
    // The principal may judge without taking part; whoever it is handed to takes part.
    const toThem = { evidence: ["transfer"], evaluator: "principal" } satisfies Settlement;
    const handoffs = [{ from: "agent:research", to: "principal" }];
    expect(settled(formation(toThem, { handoffs }))).toBe(false);
    expect(settled(formation(toThem, { handoffs, participants: [...TEAM, member("principal")] }))).toBe(true);
    expect(settled(formation({ evidence: ["commit"] }))).toBe(false);
    expect(settled(formation({ evidence: ["commit"] }, { participants: [...TEAM, member("person:legal", { commit: "ratifies" })] }))).toBe(
      true,
    );
  });
});

describe("two formations, one object of evidence (§7 step 18)", () => {
  const accept = formation({ evidence: ["accept"] });

  it("share their kind and their evaluator", () => {
    expect(settled(accept, accept)).toBe(true);
    expect(settled(accept, { ...accept, arrangement: "hub.manager_worker" })).toBe(false);
    expect(settled(accept, formation({ evidence: ["accept"], evaluator: "agent:writer" }))).toBe(false);
    expect(settled(accept, formation({ evaluator: "agent:writer" }))).toBe(true);
  });

  it("know everybody whom the evidence has to name", () => {
    const legal = formation({ evidence: ["commit"] }, { participants: [...TEAM, member("person:legal", { commit: "ratifies" })] });
    expect(settled(legal, legal)).toBe(true);
    expect(settled(legal, accept)).toBe(false);
    const pair = [member("agent:lead"), member("agent:research")];
    expect(
      settled(formation({ evidence: ["votes"], threshold: { approvals: 3 } }), formation({ evidence: ["accept"] }, { participants: pair })),
    ).toBe(false);
    expect(
      settled(formation({ evidence: ["votes"], threshold: { approvals: 2 } }), formation({ evidence: ["accept"] }, { participants: pair })),
    ).toBe(true);
  });

  it("write one hand-off both, and have one member in common for the award", () => {
    const handing = (from: string, to: string) => formation({ evidence: ["transfer"] }, { handoffs: [{ from, to }] });
    expect(settled(handing("agent:research", "agent:writer"), handing("agent:research", "agent:writer"))).toBe(true);
    expect(settled(handing("agent:research", "agent:writer"), handing("agent:writer", "agent:research"))).toBe(false);
    const awarding = (actor: string) =>
      formation(
        { evidence: ["award"] },
        { participants: TEAM.map((one) => (one.actor === actor ? one : { ...one, membership: "adjacent" })) },
      );
    expect(settled(awarding("agent:writer"), awarding("agent:writer"))).toBe(true);
    expect(settled(awarding("agent:writer"), awarding("agent:research"))).toBe(false);
  });
});

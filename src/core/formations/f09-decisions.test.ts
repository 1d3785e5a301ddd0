import { describe, expect, it } from "vitest";
import type { Formation, Grant } from "../schema/grant.gen.ts";
import { scenario3, scenario4 } from "../testing/sample-grants.ts";
import { at, brief, changed, the, valid } from "../testing/valid.ts";
import { checkSettlementEvidence, FORMATION_DECISIONS, ratifiersOf } from "./f09-decisions.ts";

const evidence = (change: (formation: Formation, grant: Grant) => void) =>
  brief(checkSettlementEvidence(valid(changed(scenario4, (grant) => change(at(grant.formations), grant)))));

describe("the decisions inside a formation (F9)", () => {
  it("are four, at steps 13, 18 and 19", () => {
    expect(FORMATION_DECISIONS).toEqual({
      not_in_formation: { step: 13, decision: "DENY" },
      segregation_violated: { step: 13, decision: "DENY" },
      not_settled: { step: 18, decision: "ASK_USER" },
      gate_requires_ask: { step: 19, decision: "ASK_USER" },
    });
  });

  it("pass evidence that can be given", () => {
    expect(checkSettlementEvidence(valid(scenario3()))).toEqual([]);
    expect(checkSettlementEvidence(valid(scenario4()))).toEqual([]);
    expect(ratifiersOf(scenario4(), at(scenario4().formations))).toEqual(["person:legal"]);
  });

  it("warn where the evaluator takes no part; the principal always may", () => {
    expect(evidence((formation) => Object.assign(the(formation.settlement), { evaluator: "agent:social" }))).toEqual([
      "F9 /formations/0/settlement/evaluator warns",
    ]);
    expect(evidence((formation) => Object.assign(the(formation.settlement), { evaluator: "principal" }))).toEqual([]);
  });

  it("warn where more approvals are wanted than there are members, or where nobody counts them", () => {
    const wants = (approvals: number, types: ("votes" | "accept")[]) =>
      evidence((formation) => Object.assign(the(formation.settlement), { threshold: { approvals }, evidence: types }));
    expect(wants(3, ["votes"])).toEqual([]);
    expect(wants(4, ["votes"])).toEqual(["F9 /formations/0/settlement/threshold warns"]);
    expect(wants(3, [])).toEqual(["F9 /formations/0/settlement/threshold warns"]);
  });

  it("warn where a transfer matches no hand-off, or nobody ratifies a commit", () => {
    const line = "F9 /formations/0/settlement/evidence warns";
    expect(evidence((formation) => Object.assign(formation, { handoffs: [], settlement: { evidence: ["transfer"] } }))).toEqual([line]);
    expect(evidence((formation) => delete at(formation.participants, 3).commit)).toEqual([line]);
  });
});

// F10: what enforces each rule of the arrangements, said in the Letter in plain words: each rule in each enforcement mode.
import { describe, expect, test } from "vitest";
import type { Enforcement } from "../../catalogue/enforcement.ts";
import type { Formation } from "../../schema/grant.gen.ts";
import { scenario3 } from "../../testing/sample-grants.ts";
import { withFormation } from "../testing/said.ts";
import { formationRows } from "./formation-rows.ts";

/** An arrangement that has a rule of every kind. */
const EVERY: Partial<Formation> = {
  handoffs: [{ from: "agent:books", to: "agent:payer", seam: "segregation_of_duties" }],
  transitions: [
    { from: "agent:books", to: "principal", authority: "human_gate" },
    { from: "agent:books", to: "agent:payer", authority: "agent_delegates" },
  ],
  join: "all",
  termination: { kind: "construction" },
};
const RUNNER = "A program that runs the agents can hold this, where there is one; otherwise it is an instruction only.";
const CHECKED = "The verifier checks this whenever it is called, or a program that runs the agents does.";
const INSTRUCTION = "An instruction only; nothing checks it.";

/** "settlement, membership and segregation by the verifier when called, or a runner above the agents". */
const middle = (by: string) => ({
  "What makes a shared result count": by,
  "Who may act inside the formation": by,
  "That nobody acts on both sides of a divided duty": by,
});
/** "routing, handoffs, joins and termination by a runner, otherwise they are instructions only". */
const LAST = {
  "Who decides what happens next": RUNNER,
  "Who hands work to whom": RUNNER,
  "What is waited for where work comes together": RUNNER,
  "When the work stops": RUNNER,
};
const GATES: Record<Enforcement, string> = {
  advisory: "The app's own approval holds this where it has one; otherwise it is an instruction only.",
  commit_boundary: "The app's own approval holds this where it has one, otherwise the verifier whenever it is called.",
  provider_native: "The provider's own approval holds this where it has one; elsewhere it is an instruction only.",
};

const rowsOf = (own: Partial<Formation>, enforcement: Enforcement) =>
  Object.fromEntries(formationRows(withFormation(scenario3(), own), enforcement).map(({ rule, enforcedBy }) => [rule, enforcedBy]));

describe("a row for each rule that the arrangements have", () => {
  test.each<[Enforcement, string]>([
    ["advisory", RUNNER],
    ["commit_boundary", CHECKED],
    ["provider_native", RUNNER],
  ])("%s", (enforcement, by) => {
    expect(rowsOf(EVERY, enforcement)).toEqual({
      "Where a person approves": GATES[enforcement],
      "Where an agent decides on somebody's behalf": INSTRUCTION,
      ...middle(by),
      ...LAST,
    });
  });

  test("F3's gate has its row where no transition is written", () => {
    expect(Object.keys(rowsOf({}, "advisory"))).toEqual([
      "Where a person approves",
      "What makes a shared result count",
      "Who may act inside the formation",
      "Who decides what happens next",
    ]);
  });

  test("there is no row for a gate where only agents decide", () => {
    const only = { transitions: [{ from: "agent:books", to: "agent:payer", authority: "agent_delegates" as const }] };
    expect(Object.keys(rowsOf(only, "advisory"))[0]).toBe("Where an agent decides on somebody's behalf");
  });
});

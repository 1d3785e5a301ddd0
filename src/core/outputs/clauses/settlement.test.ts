// What makes a formation's result final (§4b settlement, F2, F3; §7 step 18): each kind, each piece of evidence, and the sentence that states it.
import { describe, expect, test } from "vitest";
import type { Formation, Grant, Settlement, SettlementKind } from "../../schema/grant.gen.ts";
import { scenario3 } from "../../testing/sample-grants.ts";
import { inBoth, type Said, said, withFormation } from "../testing/said.ts";

type Arrangement = Formation["arrangement"];
const rowsOf = <K extends string, V>(table: Record<K, V>) => Object.entries(table) as [K, V][];
const both = (sentence: string): Said => inBoth(sentence, "Anna Berg", "Books", "Payer");
const ID = "formation:Desk:settlement";
const NO_PROOF = "No proof of that is asked for.";
const desk = (settlement: Settlement, own: Partial<Formation> = {}): Grant => withFormation(scenario3(), { settlement, ...own });

describe("each kind, judged by its evaluator", () => {
  const finals = rowsOf<SettlementKind, string>({
    authored_completion: "when its written parts are complete, which Payer judges",
    rule_fires: "when its rule says so, which Payer judges",
    owner_acceptance: "when Payer accepts it",
    ownership_transfer: "when the case has passed to its new owner, which Payer judges",
    aggregated_judgment: "when the judgments of its members together decide, which Payer judges",
    allocation_award: "when the work has been awarded, which Payer judges",
    committed_state_transition: "when the shared place holds it for good, which Payer judges",
    protocol_convergence: "when its members have settled it by their protocol, which Payer judges",
  });
  test.each(finals)("%s", (kind, final) => {
    expect(said(desk({ kind, evaluator: "agent:payer" }), ID)).toEqual(both(`In “Desk”, a result is final ${final}. ${NO_PROOF}`));
  });

  test.each(
    rowsOf<Arrangement, SettlementKind>({
      "path.sequential": "authored_completion",
      "path.choice": "authored_completion",
      "path.fanout_fanin": "authored_completion",
      "path.bounded_loop": "rule_fires",
      "hub.manager_worker": "owner_acceptance",
      "habitat.handoff": "ownership_transfer",
      "habitat.committee": "aggregated_judgment",
      "habitat.market": "allocation_award",
      "habitat.blackboard": "committed_state_transition",
      "habitat.mesh": "protocol_convergence",
    }),
  )("%s settles, where nothing is written, by %s (§4b's table)", (arrangement, kind) => {
    const written = said(desk({ kind, evaluator: "agent:payer" }, { arrangement }), ID);
    expect(said(desk({ evaluator: "agent:payer" }, { arrangement }), ID)).toEqual(written);
    expect(written.letter).toContain(`a result is final ${Object.fromEntries(finals)[kind]}.`);
  });
});

describe("who judges (F3: the lead, else the principal)", () => {
  const final = (who: string) => both(`In “Desk”, a result is final when its written parts are complete, which ${who} judges. ${NO_PROOF}`);

  test("nobody written: the principal", () => {
    expect(said(withFormation(scenario3(), {}), ID)).toEqual(final("Anna Berg"));
  });

  test("one lead: the lead", () => {
    const participants: Formation["participants"] = [
      { actor: "agent:books", membership: "member", authority: "delegates" },
      { actor: "agent:payer", membership: "member", authority: "delegated" },
    ];
    expect(said(withFormation(scenario3(), { participants }), ID)).toEqual(final("Books"));
  });
});

describe("what must be shown before an official act (step 18: without it, it asks)", () => {
  const final = "In “Desk”, a result is final when Payer accepts it.";
  const owner = (own: Settlement): Grant => desk({ kind: "owner_acceptance", evaluator: "agent:payer", ...own });
  const proof = (what: string) =>
    both(
      `${final} Before an official act, ${what} must be shown, attested by those it names; without that, the act must be asked about first.`,
    );

  test.each(
    rowsOf<NonNullable<Settlement["evidence"]>[number], string>({
      accept: "the acceptance of Payer",
      votes: "the votes of the members",
      transfer: "the record of the transfer",
      award: "the award",
      commit: "the ratification of everyone who has to ratify",
    }),
  )("%s", (evidence, what) => {
    expect(said(owner({ evidence: [evidence] }), ID)).toEqual(proof(what));
  });

  test("several are all of them asked for", () => {
    expect(said(owner({ evidence: ["accept", "commit"] }), ID)).toEqual(
      proof("the acceptance of Payer and the ratification of everyone who has to ratify"),
    );
  });

  test("none is assumed (F3)", () => {
    expect(said(owner({ evidence: [] }), ID)).toEqual(both(`${final} ${NO_PROOF}`));
  });
});

describe("what else a settlement says", () => {
  const final = "In “Desk”, a result is final when its written parts are complete, which Anna Berg judges.";

  test.each(
    rowsOf<NonNullable<Settlement["reversibility"]>, string>({
      reversible: "A settled result can be undone.",
      costly: "A settled result can be undone only at a cost.",
      irreversible: "A settled result cannot be undone.",
    }),
  )("%s", (reversibility, sentence) => {
    expect(said(desk({ reversibility }), ID)).toEqual(both(`${final} ${sentence} ${NO_PROOF}`));
  });

  test("how many approvals it needs", () => {
    expect(said(desk({ threshold: { approvals: 1 } }), ID)).toEqual(both(`${final} It needs at least 1 approval. ${NO_PROOF}`));
    expect(said(desk({ threshold: { approvals: 2 } }), ID)).toEqual(both(`${final} It needs at least 2 approvals. ${NO_PROOF}`));
  });

  test("a rule in the principal's own words, which no program checks (F9)", () => {
    expect(said(desk({ rule: "Every figure has a source" }), ID)).toEqual(
      both(`${final} In the words of Anna Berg: “Every figure has a source”. No program checks these words. ${NO_PROOF}`),
    );
  });
});

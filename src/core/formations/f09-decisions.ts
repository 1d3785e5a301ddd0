// F9: what a verifier adds inside a formation, and what evidence it will want to see. Evidence that can never be given would leave every
// official act of the formation unsettled, so it is warned about beforehand.
import type { RuleSpec } from "../grant/spec.ts";
import type { GrantDocument, ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { pointer } from "../lib/pointer.ts";
import type { ActorRef, Formation } from "../schema/grant.gen.ts";
import { evaluatorOf, evidenceOf, membersOf, participantsOf } from "./f03-defaults.ts";

export const spec: RuleSpec = {
  id: "F9",
  title: "What a verifier decides inside a formation",
  clause:
    "A verifier evaluating an act inside a formation adds four decisions, placed at §7 steps 13, 18 and 19: not_settled — an official act without settlement evidence matching settlement (its kind equals the formation's, every actor named is a participant, a threshold is met, the evaluator is the one named; each part attested, not merely presented; a free-text rule alone is not checked mechanically); gate_requires_ask — the act crosses a human_gate and the Grant requires each-time go-ahead for it, so ASK_USER; a standing go-ahead is preserved unless another formation rule makes the act ask; not_in_formation — the acting actor is not a member; segregation_violated — one actor holds acts on both sides of a segregation-of-duties handoff.",
};

/** The four decisions, each with the step of §7 at which it falls. */
export const FORMATION_DECISIONS = {
  not_in_formation: { step: 13, decision: "DENY" },
  segregation_violated: { step: 13, decision: "DENY" },
  not_settled: { step: 18, decision: "ASK_USER" },
  gate_requires_ask: { step: 19, decision: "ASK_USER" },
} as const;

/** Everybody who has to ratify before a result is settled by `commit`. */
export function ratifiersOf(grant: GrantDocument, formation: Formation): readonly ActorRef[] {
  return participantsOf(grant, formation)
    .filter(({ commit }) => commit === "ratifies")
    .map(({ actor }) => actor);
}

/** A part of the settlement that nothing can ever meet: where it stands in `settlement`, and what is wrong. */
export interface SettlementGap {
  readonly at: "evaluator" | "threshold" | "evidence";
  readonly message: string;
}

/**
 * Why no evidence could ever settle a result of this formation; empty where some could, or where none is wanted (step 18 looks at a
 * formation only where its evidence is non-empty). An official act governed by a formation with a gap always asks.
 */
export function settlementGaps(grant: GrantDocument, formation: Formation): SettlementGap[] {
  const evidence = evidenceOf(formation);
  if (evidence.length === 0) return [];
  const evaluator = evaluatorOf(formation);
  const known = participantsOf(grant, formation).map(({ actor }) => actor);
  const voters = membersOf(grant, formation).length;
  const approvals = formation.settlement?.threshold?.approvals;
  const gaps: SettlementGap[] = [];
  const gap = (at: SettlementGap["at"], message: string) => gaps.push({ at, message });
  if (evaluator !== undefined && evaluator !== "principal" && !known.includes(evaluator)) {
    gap("evaluator", `The evaluator ${evaluator} is no participant of this formation, so nothing it says settles a result. List it.`);
  }
  if (approvals !== undefined && approvals > voters) {
    gap("threshold", `${approvals} approvals are wanted, but only ${voters} members can vote, so nothing ever settles. Lower it.`);
  }
  if (voters === 0 && (evidence.includes("votes") || evidence.includes("award"))) {
    gap("evidence", "Votes or an award are wanted as evidence, but no participant is a member. Make one a member.");
  }
  if (evidence.includes("transfer") && (formation.handoffs ?? []).length === 0) {
    gap("evidence", "A transfer is wanted as evidence, but no hand-off is written that it could match. Write the hand-off.");
  }
  if (evidence.includes("commit") && ratifiersOf(grant, formation).length === 0) {
    gap("evidence", "A commit is wanted as evidence, but no participant ratifies. Say who does.");
  }
  return gaps;
}

export function checkSettlementEvidence(grant: ValidGrant): Finding[] {
  const found: Finding[] = [];
  for (const [i, formation] of (grant.formations ?? []).entries()) {
    const warn = (message: string, at: string) =>
      found.push({ rule: "F9", path: pointer("formations", i, "settlement", at), message, blocks: false });
    for (const { at, message } of settlementGaps(grant, formation)) warn(message, at);
    if (formation.settlement?.threshold !== undefined && evidenceOf(formation).length === 0) {
      warn("A number of approvals is wanted, but no evidence is, so nobody counts them. Add votes to the evidence.", "threshold");
    }
  }
  return found;
}

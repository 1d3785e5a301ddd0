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

export function checkSettlementEvidence(grant: ValidGrant): Finding[] {
  const found: Finding[] = [];
  for (const [i, formation] of (grant.formations ?? []).entries()) {
    const warn = (message: string, ...segments: string[]) =>
      found.push({ rule: "F9", path: pointer("formations", i, "settlement", ...segments), message, blocks: false });
    const evidence = evidenceOf(formation);
    const evaluator = evaluatorOf(formation);
    const members = membersOf(grant, formation);
    const approvals = formation.settlement?.threshold?.approvals;
    const known = participantsOf(grant, formation).map(({ actor }) => actor);
    if (evaluator !== undefined && evaluator !== "principal" && !known.includes(evaluator)) {
      warn(`The evaluator ${evaluator} is no participant of this formation, so nothing it says settles a result. List it.`, "evaluator");
    }
    if (approvals !== undefined && approvals > members.length) {
      warn(
        `${approvals} approvals are wanted, but only ${members.length} members can vote, so nothing ever settles. Lower it.`,
        "threshold",
      );
    }
    if (approvals !== undefined && evidence.length === 0) {
      warn("A number of approvals is wanted, but no evidence is, so nobody counts them. Add votes to the evidence.", "threshold");
    }
    if (evidence.includes("transfer") && (formation.handoffs ?? []).length === 0) {
      warn("A transfer is wanted as evidence, but no hand-off is written that it could match. Write the hand-off.", "evidence");
    }
    if (evidence.includes("commit") && ratifiersOf(grant, formation).length === 0) {
      warn("A commit is wanted as evidence, but no participant ratifies. Say who does.", "evidence");
    }
  }
  return found;
}

// F4: a mesh answers five questions or is no mesh; a hand-off answers three, and what it leaves open stands in `unresolved`.
import { HANDOFF_QUESTIONS, MESH_QUESTIONS } from "../catalogue/arrangements.ts";
import type { RuleSpec } from "../grant/spec.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { pointer } from "../lib/pointer.ts";
import type { Formation, Protocol } from "../schema/grant.gen.ts";

export const spec: RuleSpec = {
  id: "F4",
  title: "The protocol of a mesh and of a hand-off",
  clause:
    "A habitat.mesh formation MUST answer all five protocol questions — who may act, on what artifact or state, which interactions are permitted, how conflict is resolved, what counts as settled. Without them it is not a mesh and is refused. A habitat.handoff answers three — when transfer is permitted, what authority and state travel with the case, how ownership is accepted; a missing answer is listed in unresolved, never invented.",
};

type Question = keyof Protocol;

/** The protocol questions that an arrangement has to answer, each in words; most arrangements have none. */
export function protocolQuestions(arrangement: Formation["arrangement"]): Partial<Record<Question, string>> {
  if (arrangement === "habitat.mesh") return MESH_QUESTIONS;
  return arrangement === "habitat.handoff" ? HANDOFF_QUESTIONS : {};
}

/** The questions that a formation leaves unanswered. */
export function unansweredQuestions({ arrangement, protocol }: Formation): Question[] {
  return (Object.keys(protocolQuestions(arrangement)) as Question[]).filter((question) => protocol?.[question] === undefined);
}

/** The entry that stands in a hand-off's `unresolved` for a question without an answer. */
export function openHandoffQuestion(question: keyof typeof HANDOFF_QUESTIONS): string {
  return `The hand-off does not say ${HANDOFF_QUESTIONS[question]}.`;
}

export function checkProtocol(grant: ValidGrant): Finding[] {
  const found: Finding[] = [];
  for (const [i, formation] of (grant.formations ?? []).entries()) {
    const { arrangement, protocol = {}, unresolved = [] } = formation;
    const add = (message: string, ...segments: string[]) =>
      found.push({ rule: "F4", path: pointer("formations", i, ...segments), message, blocks: true });
    const questions = protocolQuestions(arrangement);
    for (const answer of Object.keys(protocol) as Question[]) {
      if (questions[answer] !== undefined) continue;
      add(`A formation of the arrangement ${arrangement} has no protocol answer ${answer}. Remove it.`, "protocol", answer);
    }
    const open = unansweredQuestions(formation);
    if (arrangement === "habitat.mesh") {
      for (const question of open) {
        add(`This mesh does not say ${questions[question]}. Without all five answers it is not a mesh. Answer it.`, "protocol", question);
      }
    } else if (unresolved.length < open.length) {
      // An open question may be put in any words, so that entries are counted and not compared. Any entry blocks the seal (G14).
      const missing = open.map((question) => questions[question]).join("; ");
      add(`This hand-off does not say ${missing}. Answer it, or list each open question in unresolved.`, "protocol");
    }
  }
  return found;
}

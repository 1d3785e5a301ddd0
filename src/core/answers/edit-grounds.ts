// Edits of question 4: where a source stands, in the defaults or for one act. An act never gets a source that the defaults do not allow (G2).
import { isBinding } from "../catalogue/kinds.ts";
import { DISAGREEMENT } from "../catalogue/sources.ts";
import type { Grounding, SourceRef } from "../schema/grant.gen.ts";
import type { ActAnswer, Answers, GroundsAnswer } from "./answers.ts";
import { derivedSources } from "./derived.ts";
import { type Edited, patched, replacedAt, without, withWork } from "./edited.ts";

/** Allowed to be relied on, prohibited, or neither (not allowed, without a rule of its own). */
export type SourceStand = "allowed" | "prohibited" | "neither";

/** Where a source stands in the defaults. */
export function sourceStand(grounds: Pick<GroundsAnswer, "allowed" | "prohibited">, source: SourceRef): SourceStand {
  if (grounds.prohibited.includes(source)) return "prohibited";
  return grounds.allowed.includes(source) ? "allowed" : "neither";
}

/** The lists that hold for one act: its own, or what follows from the defaults. */
export function groundsOfAct(act: ActAnswer, grounds: GroundsAnswer): Pick<GroundsAnswer, "allowed" | "prohibited"> {
  return { allowed: act.grounding.allowed ?? derivedSources(act, grounds), prohibited: act.grounding.prohibited ?? grounds.prohibited };
}

/**
 * Sets where a source stands in the defaults. Acts with lists of their own follow only where it becomes stricter: an act never keeps a source
 * that the defaults no longer allow, nor lacks one that they prohibit; and it gets none that it was without.
 */
export function setSource(answers: Answers, source: SourceRef, stand: SourceStand): Answers {
  const acts = answers.work.acts.map((act) => {
    const { allowed, prohibited } = act.grounding;
    return patched(act, {
      grounding: patched(act.grounding, {
        ...(allowed && stand !== "allowed" ? { allowed: without(allowed, (one) => one === source) } : {}),
        ...(prohibited && stand === "prohibited" ? { prohibited: including(prohibited, source) } : {}),
      }),
    });
  });
  return { ...withWork(answers, { acts }), grounds: { ...answers.grounds, ...placed(answers.grounds, source, stand) } };
}

/**
 * Sets where a source stands for one act; lists that come to what follows from the defaults are left to follow them again. What the defaults do not leave open to it is refused, in words, and
 * nothing is changed.
 */
export function setActSource(answers: Answers, index: number, source: SourceRef, stand: SourceStand): Edited {
  const { grounds } = answers;
  const refusal = refusalOf(answers.work.acts[index], grounds, source, stand);
  if (refusal !== undefined) return { answers, notices: [refusal] };
  const acts = replacedAt(answers.work.acts, index, (act) => {
    const { allowed, prohibited } = placed(groundsOfAct(act, grounds), source, stand);
    const own = patched(act.grounding, { prohibited: same(prohibited, grounds.prohibited) ? undefined : prohibited });
    const follows = same(allowed, derivedSources({ ...act, grounding: own }, grounds));
    return { ...act, grounding: patched(own, { allowed: follows ? undefined : allowed }) };
  });
  return { answers: withWork(answers, { acts }), notices: [] };
}

/** How old a fact may be, as an ISO 8601 duration; empty is any age. What acts have of their own stays, and is compared when it is checked (G2). */
export function setFreshness(answers: Answers, freshness: string): Answers {
  return answers.grounds.freshness === freshness ? answers : { ...answers, grounds: { ...answers.grounds, freshness } };
}

/**
 * What happens where facts disagree. An act with a choice of its own that would now be looser takes the same one, and keeps it: were it left to
 * follow the defaults, the next choice could loosen it unasked (G2).
 */
export function setOnDisagreement(answers: Answers, on_disagreement: Grounding["on_disagreement"]): Edited {
  const { grounds, work } = answers;
  if (grounds.on_disagreement === on_disagreement) return { answers, notices: [] };
  const isLooser = ({ grounding }: ActAnswer) =>
    grounding.on_disagreement !== undefined && DISAGREEMENT[grounding.on_disagreement].rank > DISAGREEMENT[on_disagreement].rank;
  const looser = work.acts.filter(isLooser);
  const acts = work.acts.map((act) => (isLooser(act) ? { ...act, grounding: { ...act.grounding, on_disagreement } } : act));
  return {
    answers: { ...withWork(answers, { acts }), grounds: { ...grounds, on_disagreement } },
    notices: looser.map(({ act }) => `“${act}” was looser than this and is held to it now.`),
  };
}

function refusalOf(act: ActAnswer | undefined, grounds: GroundsAnswer, source: SourceRef, stand: SourceStand): string | undefined {
  if (stand !== "prohibited" && grounds.prohibited.includes(source)) {
    return "This source is prohibited for every act. Allow it for every act first.";
  }
  if (stand !== "allowed") return undefined;
  // First what nothing can change, so that nobody is sent to open a source that would stay shut to this act.
  if (source === "agent_memory" && act !== undefined && isBinding(act.kind)) {
    return "Memory is a lead, not proof: an official act is checked against the system of record.";
  }
  if (!grounds.allowed.includes(source)) return "An act may rely only on what every act may rely on. Allow the source for every act first.";
  return undefined;
}

function placed(lists: Pick<GroundsAnswer, "allowed" | "prohibited">, source: SourceRef, stand: SourceStand) {
  const is = (one: SourceRef) => one === source;
  return {
    allowed: stand === "allowed" ? including(lists.allowed, source) : without(lists.allowed, is),
    prohibited: stand === "prohibited" ? including(lists.prohibited, source) : without(lists.prohibited, is),
  };
}

function same(a: readonly SourceRef[], b: readonly SourceRef[]): boolean {
  return a.length === b.length && a.every((one) => b.includes(one));
}

function including(list: SourceRef[], source: SourceRef): SourceRef[] {
  return list.includes(source) ? list : [...list, source];
}

// Edits of question 6: the ceiling of one kind, and the disagreements that are left in (G11).
import type { BindingKind } from "../catalogue/kinds.ts";
import type { CeilingLevel } from "../schema/grant.gen.ts";
import type { Answers, ConflictAnswer, OfficialAnswer } from "./answers.ts";
import { effectiveCeilings } from "./derived.ts";
import { type Patch, patched, replacedAt } from "./edited.ts";

/**
 * Chooses the ceiling of one kind. The least-privilege one is not kept as a choice: it goes on to follow from what is allowed, so that a kind
 * of which nothing is allowed any more is a proposal again.
 */
export function setCeiling(answers: Answers, kind: BindingKind, level: CeilingLevel): Answers {
  const { [kind]: _chosen, ...others } = answers.official.ceilings;
  const least = effectiveCeilings({ ceilings: others }, answers.work.acts)[kind];
  const ceilings = level === least ? others : { ...others, [kind]: level };
  return effectiveCeilings(answers.official, answers.work.acts)[kind] === level ? answers : withOfficial(answers, { ceilings });
}

/** Records a disagreement that is left in, after the others. */
export function addConflict(answers: Answers, conflict: ConflictAnswer): Answers {
  return withOfficial(answers, { conflicts: [...answers.official.conflicts, conflict] });
}

export function patchConflict(answers: Answers, index: number, patch: Patch<ConflictAnswer>): Answers {
  const { conflicts } = answers.official;
  const next = replacedAt(conflicts, index, (conflict) => patched<ConflictAnswer>(conflict, patch));
  return next[index] === conflicts[index] ? answers : withOfficial(answers, { conflicts: next });
}

export function removeConflict(answers: Answers, index: number): Answers {
  return withOfficial(answers, { conflicts: answers.official.conflicts.filter((_, i) => i !== index) });
}

/** Where the record of official acts is kept and what it contains. */
export function withOfficial(answers: Answers, official: Partial<OfficialAnswer>): Answers {
  return { ...answers, official: { ...answers.official, ...official } };
}

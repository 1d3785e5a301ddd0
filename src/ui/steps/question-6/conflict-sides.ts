/** Which side of a recorded disagreement is known to be the stricter, and how the sides are called. Pure. */
import type { Answers, ConflictAnswer } from "../../../core/answers/answers.ts";
import { type ConflictSuggestion, suggestConflicts, type ToolConfirmation } from "../../../core/compile/conflicts.ts";
import type { Conflict } from "../../../core/schema/grant.gen.ts";

export const SIDES = {
  tool_permission: "The permission",
  work_rule: "The rule",
} as const satisfies Record<Conflict["applies"], string>;

/** Everything that disagrees in the answers, recorded or not. */
export function allDisagreements(answers: Answers, tools: readonly ToolConfirmation[]): readonly ConflictSuggestion[] {
  return suggestConflicts({ ...answers, official: { ...answers.official, conflicts: [] } }, tools);
}

/** The stricter side, where the answers show it: both texts are still the ones that were worked out. Nothing where the person has to say. */
export function knownStricter(conflict: ConflictAnswer, all: readonly ConflictSuggestion[]): Conflict["applies"] | undefined {
  return all.find(
    ({ about, tool_permission, work_rule }) =>
      about === conflict.about && tool_permission === conflict.tool_permission && work_rule === conflict.work_rule,
  )?.applies;
}

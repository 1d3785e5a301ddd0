// What the writer asks for beyond what the schema and the rules demand of any Grant, in the words of the pages.
import type { Answers } from "../answers/answers.ts";
import type { AnswersFinding } from "./answers-finding.ts";
import { checkChoices, checkNames } from "./check-choices.ts";
import { checkConflicts } from "./check-conflicts.ts";
import { checkLines, checkTexts } from "./check-texts.ts";
import { checkAmounts, checkDates, checkMissingLimits, checkNumbers, checkTimes } from "./check-values.ts";

/**
 * Everything about the answers that is missing or cannot be read, each as a whole sentence that says what to do. `path` is a JSON Pointer into
 * the Grant that the answers compile to, so that `stepOf` and `fieldId` find the field. Never throws for answers of the right shape.
 */
export function checkAnswers(answers: Answers): AnswersFinding[] {
  return [
    ...checkTexts(answers),
    ...checkNames(answers),
    ...checkChoices(answers),
    ...checkConflicts(answers),
    ...checkLines(answers),
    ...checkNumbers(answers),
    ...checkAmounts(answers),
    ...checkMissingLimits(answers),
    ...checkDates(answers.progress),
    ...checkTimes(answers),
  ];
}

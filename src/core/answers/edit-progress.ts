// Edits of question 2. One takes something along: the working mode decides how reports come.
import type { Answers, ProgressAnswer } from "./answers.ts";
import { type Patch, patched } from "./edited.ts";

/** Changes answers to question 2; `undefined` takes a limit or the hours away. The working mode has an edit of its own. */
export function patchProgress(answers: Answers, patch: Patch<Omit<ProgressAnswer, "working_mode">>): Answers {
  const progress = patched<ProgressAnswer>(answers.progress, patch as Patch<ProgressAnswer>);
  return progress === answers.progress ? answers : { ...answers, progress };
}

/** Sets the working mode, and the reports that go with it: one summary a day in full auto, else right after each official act (G10). */
export function setWorkingMode(answers: Answers, working_mode: ProgressAnswer["working_mode"]): Answers {
  if (answers.progress.working_mode === working_mode) return answers;
  const report = working_mode === "full_auto" ? "daily_summary" : "right_after";
  const audit = { ...answers.progress.audit, report } as const;
  return { ...answers, progress: { ...answers.progress, working_mode, audit } };
}

// The edit of question 2 that takes something along: the working mode decides how reports come.
import type { Answers, ProgressAnswer } from "./answers.ts";

/** Sets the working mode, and the reports that go with it: one summary a day in full auto, else right after each official act (G10). */
export function setWorkingMode(answers: Answers, working_mode: ProgressAnswer["working_mode"]): Answers {
  if (answers.progress.working_mode === working_mode) return answers;
  const report = working_mode === "full_auto" ? "daily_summary" : "right_after";
  const audit = { ...answers.progress.audit, report } as const;
  return { ...answers, progress: { ...answers.progress, working_mode, audit } };
}

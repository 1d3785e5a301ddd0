/** What every section of this page is given. */
import type { ProgressAnswer } from "../../../core/answers/answers.ts";
import { patchProgress } from "../../../core/answers/edit-progress.ts";
import type { Patch } from "../../../core/answers/edited.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import type { Edit } from "../../draft/use-page-edit.ts";

export interface SectionProps {
  readonly progress: ProgressAnswer;
  readonly edit: Edit;
  /** Those of this page. */
  readonly findings: readonly Finding[];
  /** The person has tried to go on: every error is shown. */
  readonly tried: boolean;
}

/** Changes answers to this question. */
export function change(edit: Edit, patch: Patch<Omit<ProgressAnswer, "working_mode">>): void {
  edit((answers) => patchProgress(answers, patch));
}

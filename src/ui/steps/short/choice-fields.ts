/** What every field of the short way is given. */

import type { Answers } from "../../../core/answers/answers.ts";
import type { Finding } from "../../../core/lib/finding.ts";
import type { Edit } from "../../draft/use-page-edit.ts";

export interface ChoiceFields {
  readonly answers: Answers;
  readonly edit: Edit;
  readonly findings: readonly Finding[];
  readonly tried: boolean;
  /** What is said at a place that was left empty and must not be. */
  readonly empty: Readonly<Record<string, string>>;
  readonly onEmpty: (place: string, message: string | undefined) => void;
}

/** What the sections of this page are given. */
import type { Finding } from "../../../core/lib/finding.ts";
import type { Edit } from "../../draft/use-page-edit.ts";

export interface SectionProps {
  readonly edit: Edit;
  /** Those of this page. */
  readonly findings: readonly Finding[];
  /** The person has tried to go on: every error is shown. */
  readonly tried: boolean;
}

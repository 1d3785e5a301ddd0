/** What each file is, and the words on the button that gives it. */

import type { FileId } from "../../../core/outputs/files.ts";

export const FILE_WORDS: Record<FileId, { readonly label: string; readonly what: string }> = {
  grant: { label: "Download the Grant", what: "The Grant, as JSON" },
  "letter-html": { label: "Download the Letter, HTML", what: "The Letter, one HTML file that prints" },
  "letter-markdown": { label: "Download the Letter, Markdown", what: "The Letter, as Markdown" },
  rules: { label: "Download the rules block", what: "The rules block, as text" },
  review: { label: "Download the review", what: "The review, as Markdown" },
};

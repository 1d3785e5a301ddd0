/** Copies a text and says exactly what happened: how many bytes with which checksum, and whether the clipboard holds the very same. */

import type { ClipboardWriter } from "../../platform/clipboard.ts";
import type { Digest } from "../../platform/digest.ts";

/** What became of pressing "copy". `by-hand`: the text is put into a box, selected, for the person to copy. */
export type CopyReport =
  | { readonly kind: "copied"; readonly digest: Digest | undefined; readonly proof: "same" | "line-ends" | "differs" | "unread" }
  | { readonly kind: "by-hand"; readonly digest: Digest | undefined }
  | { readonly kind: "refused"; readonly digest: Digest };

/** The two things from outside that a copy needs. */
export interface CopyParts {
  readonly clipboard: ClipboardWriter;
  readonly digest: (text: string) => Promise<Digest | undefined>;
}

/**
 * Copies `text`. With `expectedSha` (the checksum shown beside the text) nothing is copied unless the text has it: what leaves is what was shown.
 */
export async function copyText(text: string, expectedSha: string | undefined, parts: CopyParts): Promise<CopyReport> {
  const digest = await parts.digest(text);
  if (expectedSha !== undefined && digest !== undefined && digest.sha256 !== expectedSha) return { kind: "refused", digest };
  const outcome = await parts.clipboard.copy(text);
  if (outcome.kind === "blocked") return { kind: "by-hand", digest };
  return { kind: "copied", digest, proof: proofOf(text, outcome.readBack) };
}

function proofOf(text: string, readBack: string | undefined): "same" | "line-ends" | "differs" | "unread" {
  if (readBack === undefined) return "unread";
  if (readBack === text) return "same";
  return lineFeeds(readBack) === lineFeeds(text) ? "line-ends" : "differs";
}

function lineFeeds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

/** The report as a sentence or two. */
export function sayCopy(report: CopyReport): string {
  if (report.kind === "refused") {
    return `Nothing was copied: the checksum of this text begins with ${group(report.digest.sha256)}, which is not the one shown beside it. Reload the page.`;
  }
  const size = report.digest === undefined ? "" : ` ${count(report.digest.bytes)}`;
  if (report.kind === "by-hand") {
    return `This browser does not let the page copy. The text${size === "" ? "" : ` (${size.trim()})`} is selected below: copy it with Ctrl + C, or ⌘ + C on a Mac.`;
  }
  const checksum =
    report.digest === undefined
      ? "No checksum of it can be computed here."
      : `The checksum of what was copied begins with ${group(report.digest.sha256)}.`;
  return `Copied${size === "" ? " the whole text" : size}. ${PROOFS[report.proof]} ${report.proof === "same" ? "" : checksum}`.trim();
}

const PROOFS = {
  same: "The clipboard was read back: same checksum.",
  "line-ends":
    "The clipboard was read back: the same text, but this system changed its line ends, so a checksum taken of the paste may differ.",
  differs: "The clipboard was read back and holds something else: another program may have changed it. Copy again before you paste.",
  unread: "This browser does not let the page read the clipboard back without asking you.",
} as const;

function count(bytes: number): string {
  return `${bytes.toLocaleString("en")} ${bytes === 1 ? "byte" : "bytes"}`;
}

/** The first four groups of a checksum: enough to tell two apart in a sentence, the whole stands beside the text. */
function group(sha256: string): string {
  return (sha256.slice(0, 16).match(/.{4}/g) ?? []).join(" ");
}

// §3a Integrity of the request, and the formation section: what is copied, and what may be said of a checksum.
import { sha256Hex } from "../lib/digest.ts";
import type { Finding } from "../lib/finding.ts";

/** One request text as discovery-requests/manifest.json describes it. The text itself stands in `file`. */
export interface RequestEntry {
  readonly id: "discovery" | "formation-section";
  /** The version of the text in `file`. */
  readonly version: string;
  /** The version of the published text, and its checksum; the specification names both. */
  readonly published_version: string;
  readonly published_sha256: string;
  readonly file: string;
  /** The checksum of the text in `file`. */
  readonly sha256: string;
  readonly origin: "published" | "this project";
  /** The formation section only: the sentence for each arrangement, and earlier wordings that are read too. */
  readonly sentences?: readonly FormationSentence[];
  readonly earlier_sentences?: readonly FormationSentence[];
}

export interface FormationSentence {
  readonly arrangement: string;
  readonly sentence: string;
}

/**
 * The text that is copied: the request, then one empty line, then the formation section if there is one. Both parts stay byte for byte
 * what their own checksums cover; with no section the result is the request itself.
 */
export function composeRequest(main: string, section?: string): string {
  return section === undefined ? main : `${main}\n\n${section}`;
}

export interface Verdict {
  /** "published" only for the published checksum; "own" only for the text that this writer carries. */
  readonly kind: "published" | "own" | "unknown";
  readonly sentence: string;
}

const NAMES = { discovery: "request", "formation-section": "formation section" } as const satisfies Record<RequestEntry["id"], string>;

/**
 * What may be said of a text with this computed checksum (§3a). "published" needs the published checksum itself: an entry that merely
 * says it is published does not make its text so. `sha256` is 64 lower case hex digits.
 */
export function verdictOf(sha256: string, entry: RequestEntry): Verdict {
  const name = NAMES[entry.id];
  if (sha256 === entry.published_sha256)
    return { kind: "published", sentence: `This is the published ${name} v${entry.published_version}.` };
  if (sha256 === entry.sha256 && entry.origin === "this project")
    return { kind: "own", sentence: `This is not the published ${name}: it is this writer's own text, version ${entry.version}.` };
  return {
    kind: "unknown",
    sentence: `This is neither the published ${name} nor this writer's own text: treat it as untrusted input and read it before you send it.`,
  };
}

/** The three ways in which programs change a text without anyone meaning to. */
export const DIFFERENCES = {
  byte_order_mark: "the byte order mark at its start",
  line_ends: "its line ends",
  trailing_newline: "the newline at its end",
} as const;
export type Difference = keyof typeof DIFFERENCES;

export type Comparison =
  | { readonly match: true }
  /** `explanation` is there when the text differs from the published one in these things only; it still is not that text. */
  | { readonly match: false; readonly explanation?: readonly Difference[] }
  /** No checksum could be taken, so nothing is known but that no match was shown. */
  | { readonly match: false; readonly findings: readonly Finding[] };

interface Variant {
  readonly text: string;
  readonly differences: readonly Difference[];
}

/** Other spellings of the same text, those with the fewest differences first. */
function variantsOf(text: string): Variant[] {
  const bare = text.startsWith("\uFEFF") ? text.slice(1) : text;
  const lf = bare.replaceAll("\r\n", "\n").replaceAll("\r", "\n");
  const variants: Variant[] = [];
  for (const body of new Set([bare, lf, lf.replaceAll("\n", "\r\n")])) {
    const newline = body.includes("\r\n") ? "\r\n" : "\n";
    let end = body.length;
    while (end > 0 && (body[end - 1] === "\n" || body[end - 1] === "\r")) end -= 1;
    const trimmed = body.slice(0, end);
    for (const ended of new Set([body, trimmed, trimmed + newline])) {
      for (const whole of [ended, `\uFEFF${ended}`]) {
        const differences: Difference[] = [];
        if (whole.startsWith("\uFEFF") !== text.startsWith("\uFEFF")) differences.push("byte_order_mark");
        if (body !== bare) differences.push("line_ends");
        if (ended !== body) differences.push("trailing_newline");
        variants.push({ text: whole, differences });
      }
    }
  }
  return variants.sort((a, b) => a.differences.length - b.differences.length);
}

/**
 * Holds a candidate for a published text against the published checksum. `text` is the candidate with nothing removed, its byte order
 * mark included. Where it differs in line ends, a byte order mark or newlines at its end only, the difference is named; a mismatch
 * never looks like a match. Text that is not well formed, or a place without Web Crypto, gives the findings that say so.
 */
export async function comparePublished(text: string, publishedSha256: string): Promise<Comparison> {
  const own = await sha256Hex(text);
  if (!own.ok) return { match: false, findings: own.findings };
  if (own.value === publishedSha256) return { match: true };
  for (const variant of variantsOf(text)) {
    const hash = await sha256Hex(variant.text);
    if (hash.ok && hash.value === publishedSha256) return { match: false, explanation: variant.differences };
  }
  return { match: false };
}

/** The sentences for a comparison with the published text. */
export function comparisonSentence(comparison: Comparison, entry: RequestEntry): string {
  const name = `published ${NAMES[entry.id]} v${entry.published_version}`;
  if (comparison.match) return `This is the ${name}.`;
  if ("findings" in comparison)
    return [`Whether this is the ${name} could not be checked.`, ...comparison.findings.map((finding) => finding.message)].join(" ");
  if (comparison.explanation === undefined) return `This is not the ${name}: treat it as untrusted input and read it before you send it.`;
  const parts = comparison.explanation.map((difference) => DIFFERENCES[difference]).join(" and ");
  return `This is not the ${name}: it differs from it only in ${parts}. Use a copy in which nothing was changed.`;
}

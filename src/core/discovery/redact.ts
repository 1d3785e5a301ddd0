// G15: "after any redaction they made". A redaction replaces a stretch of the text shown; the hash is taken of what is then shown.
import { findSecrets, type SecretKind } from "../lib/secrets.ts";

/** What stands in the place of what was taken out. Plain text, so that it is the same wherever it is shown or hashed. */
export const REDACTED = "[redacted]";

/**
 * The text with the stretch from `start` to `end` (UTF-16 units, the end exclusive) replaced by `mark`. A stretch that would cut a character
 * in half takes all of it. Throws a RangeError for offsets outside the text: they come from the page, not from a person.
 */
export function redact(text: string, start: number, end: number, mark: string = REDACTED): string {
  if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0 || end < start || end > text.length)
    throw new RangeError(`no such stretch of the text: ${start} to ${end} of ${text.length}`);
  const from = splitsPair(text, start) ? start - 1 : start;
  const to = splitsPair(text, end) ? end + 1 : end;
  return text.slice(0, from) + mark + text.slice(to);
}

/** A stretch that looks like a secret, and what would stand in its place. */
export interface ProposedRedaction {
  readonly start: number;
  readonly end: number;
  readonly kind: SecretKind;
  /** What it looks like, in a whole sentence that never quotes it. */
  readonly message: string;
  readonly mark: string;
}

const MARKS = {
  api_key: "[redacted API key]",
  jwt: "[redacted token]",
  private_key: "[redacted private key]",
  password_in_url: "[redacted password]",
  bearer_token: "[redacted token]",
  assigned_secret: REDACTED,
  card_number: "[redacted card number]",
} as const satisfies Record<SecretKind, string>;

/** The stretches of a text that look like secrets, in order, none overlapping. A help against mistakes: the person reads the text, too. */
export function proposedRedactions(text: string): ProposedRedaction[] {
  return findSecrets(text).map(({ start, end, kind, message }) => ({ start, end, kind, message, mark: MARKS[kind] }));
}

/** The text with every proposed redaction made: what is shown in place of a text whose secrets have not been looked at. */
export function masked(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, mark } of proposedRedactions(text)) {
    parts.push(text.slice(at, start), mark);
    at = end;
  }
  return parts.join("") + text.slice(at);
}

function splitsPair(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  const after = text.charCodeAt(at);
  return before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff;
}

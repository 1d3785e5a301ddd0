// G15: "after any redaction they made". A redaction replaces a stretch of the text shown; the hash is taken of what is then shown.

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

function splitsPair(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  const after = text.charCodeAt(at);
  return before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff;
}

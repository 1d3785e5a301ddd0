// A file from outside becomes text: bytes are decoded as UTF-8 or refused, and what decoding takes away is named.
import type { Result } from "../lib/finding.ts";

export interface DecodedText {
  /** The text without its byte order mark; line ends as they stood in the file. */
  readonly text: string;
  /** One byte order mark stood at the start and was removed. */
  readonly bom: boolean;
  /** The text has carriage returns: the page shows line feeds in their place (see `asShown`). */
  readonly crlf: boolean;
}

/**
 * Decodes a file as UTF-8. Bytes that are no UTF-8 are refused, never replaced: a hash over replaced characters would not stand for the
 * file. A byte order mark is removed and named.
 */
export function decodeUtf8(bytes: Uint8Array): Result<DecodedText> {
  let text: string;
  try {
    // ignoreBOM keeps the mark in the text, so that it can be seen and named.
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    const message =
      (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
        ? "This file is UTF-16 text, not UTF-8. Save it as UTF-8 and choose it again."
        : "This file is not UTF-8 text. Save it as UTF-8 and choose it again.";
    return { ok: false, findings: [{ rule: "unicode", path: "", message, blocks: true }] };
  }
  const bom = text.startsWith("\uFEFF");
  return { ok: true, value: { text: bom ? text.slice(1) : text, bom, crlf: text.includes("\r") } };
}

/**
 * The text as a text area shows it: each CRLF and each lone CR becomes one LF, nothing else changes. A writer hashes what it displays
 * (G15), so everything that is pasted or read goes through this before it is shown, read or hashed.
 */
export function asShown(text: string): string {
  return text.includes("\r") ? text.replaceAll("\r\n", "\n").replaceAll("\r", "\n") : text;
}

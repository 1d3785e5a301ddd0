// A calendar file (RFC 5545) that reminds before a Grant ends: one event at its end, with a reminder seven days and one day before. By hand,
// because the packages that write such files take identifiers from a random source, and this needs eleven properties.
import { toMilliseconds } from "../lib/instant.ts";
import { quote } from "../lib/text.ts";
import type { SealedDocument } from "../outputs/rules/head.ts";

/** The most octets of a line (RFC 5545 §3.1), without its line end. */
const MAX_OCTETS = 75;
const MAX_NAME = 120;

/** The calendar file of a sealed Grant. `stamp` is when it is made, an instant. Throws a RangeError where that or the Grant's end is none. */
export function reminder(grant: SealedDocument, { stamp }: { readonly stamp: string }): string {
  const who = quote(grant.delegate.name, MAX_NAME);
  const summary = `The authority of ${who} ends`;
  const about = [
    `From this moment the Grant is no longer in force: ${who} may do nothing under it. Make a new Grant before, if the work is to go on.`,
    `Purpose: ${quote(grant.purpose, 500)}`,
    `Grant: ${grant.grant_id}`,
    `Fingerprint (SHA-256): ${grant.seal.value}`,
  ].join("\n");
  const alarm = (before: string, words: string) => [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(`${summary} in ${words}`)}`,
    `TRIGGER:-${before}`,
    "END:VALARM",
  ];
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//PoA Grant writer//Reminder 1.0//EN",
    "BEGIN:VEVENT",
    `UID:${escaped(grant.grant_id)}`,
    `DTSTAMP:${instant(stamp)}`,
    `DTSTART:${instant(grant.validity.expires)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(about)}`,
    "CLASS:PRIVATE",
    "TRANSP:TRANSPARENT",
    ...alarm("P7D", "7 days"),
    ...alarm("P1D", "1 day"),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldedLine(line)}\r\n`).join("");
}

/** 2027-01-01T00:00:00Z as 20270101T000000Z. */
function instant(text: string): string {
  toMilliseconds(text);
  return text.replace(/[-:]/g, "");
}

/** A text as the value of a property (RFC 5545 §3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** Lines of at most 75 octets of UTF-8, each further one begun by a space that counts; never cut within a character. */
function foldedLine(line: string): string {
  const encoder = new TextEncoder();
  let made = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      made += "\r\n ";
      octets = 1;
    }
    made += character;
    octets += size;
  }
  return made;
}

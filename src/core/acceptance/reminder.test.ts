// The calendar file: one event at the end of the Grant, two reminders before it, in lines as RFC 5545 has them, whatever the names are.
import fc from "fast-check";
import { expect, test } from "vitest";
import { hasLoneSurrogate } from "../lib/json-text.ts";
import { filledWith, HOSTILE } from "../outputs/testing/hostile.ts";
import { everything, sealed } from "../outputs/testing/samples.ts";
import { scenario1 } from "../testing/sample-grants.ts";
import { reminder } from "./reminder.ts";

const stamp = "2026-12-31T10:00:00Z";
const inbox = sealed(scenario1());
/** The lines of a calendar file put together again (RFC 5545 §3.1). */
const unfolded = (ics: string) => ics.replaceAll("\r\n ", "").split("\r\n");
const names = (ics: string) => unfolded(ics).map((line) => line.slice(0, line.indexOf(":")));

test("one event at the end of the Grant, with reminders 7 days and 1 day before", () => {
  expect(unfolded(reminder(inbox, { stamp }))).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//PoA Grant writer//Reminder 1.0//EN",
    "BEGIN:VEVENT",
    "UID:urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1a01",
    "DTSTAMP:20261231T100000Z",
    "DTSTART:20280101T000000Z",
    "SUMMARY:The authority of “Assistant” ends",
    `DESCRIPTION:From this moment the Grant is no longer in force: “Assistant” may do nothing under it. Make a new Grant before\\, if the work is to go on.\\nPurpose: “Sort my inbox and answer clients I already know.”\\nGrant: urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1a01\\nFingerprint (SHA-256): ${inbox.seal.value}`,
    "CLASS:PRIVATE",
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "DESCRIPTION:The authority of “Assistant” ends in 7 days",
    "TRIGGER:-P7D",
    "END:VALARM",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "DESCRIPTION:The authority of “Assistant” ends in 1 day",
    "TRIGGER:-P1D",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("commas, semicolons and backslashes are escaped", () => {
  const named = { ...inbox, delegate: { ...inbox.delegate, name: "A,b;c\\d" } };
  expect(unfolded(reminder(named, { stamp }))).toContain("SUMMARY:The authority of “A\\,b\\;c\\\\d” ends");
});

test("no line is longer than 75 octets or cut within a character, and every line end is CRLF", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 300 }), (name) => {
      const ics = reminder({ ...inbox, purpose: name, delegate: { ...inbox.delegate, name } }, { stamp });
      expect(ics.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      for (const line of ics.split("\r\n")) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(hasLoneSurrogate(line)).toBe(false);
      }
    }),
  );
});

test.each(HOSTILE)("%j as a name or purpose adds no property", (text) => {
  const plain = names(reminder(sealed(everything()), { stamp }));
  const hostile = filledWith(sealed(everything()), text);
  expect(names(reminder(hostile, { stamp }))).toEqual(plain);
  expect(names(reminder({ ...hostile, purpose: `${text}\r\nATTACH:https://evil.example` }, { stamp }))).toEqual(plain);
});

test("what is no instant is thrown at", () => {
  expect(() => reminder(inbox, { stamp: "now" })).toThrow(RangeError);
  expect(() => reminder({ ...inbox, validity: { ...inbox.validity, expires: "2027-02-30T00:00:00Z" } }, { stamp })).toThrow(RangeError);
});

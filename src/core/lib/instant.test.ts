import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, compareInstants, daysBetween, formatInstant, isInstant, toMilliseconds } from "./instant.ts";

test("real instants in the one form are instants", () => {
  for (const text of [
    "2026-12-01T00:00:00Z",
    "2028-02-29T23:59:59Z",
    "2000-02-29T12:00:00Z",
    "0000-01-01T00:00:00Z",
    "9999-12-31T23:59:59Z",
  ]) {
    expect(isInstant(text)).toBe(true);
  }
});

test("dates that do not exist, leap seconds, hour 24 and every other spelling are not", () => {
  const texts = [
    "2027-02-30T00:00:00Z",
    "2027-02-29T00:00:00Z",
    "2100-02-29T00:00:00Z",
    "2027-04-31T00:00:00Z",
    "2027-13-01T00:00:00Z",
    "2027-00-10T00:00:00Z",
    "2027-01-00T00:00:00Z",
  ];
  const times = ["2027-06-30T23:59:60Z", "2027-06-30T24:00:00Z", "2027-06-30T00:60:00Z"];
  const spellings = [
    "",
    "2027-06-30",
    "2027-06-30 00:00:00Z",
    "2027-06-30T00:00:00z",
    "2027-06-30t00:00:00Z",
    "2027-06-30T00:00:00",
    "2027-06-30T00:00:00.0Z",
    "2027-06-30T00:00Z",
    "2027-06-30T00:00:00+00:00",
    "+002027-06-30T00:00:00Z",
    "2027-06-30T00:00:00Z\n",
    " 2027-06-30T00:00:00Z",
    "٢٠٢٧-06-30T00:00:00Z",
  ];
  for (const text of [...texts, ...times, ...spellings]) expect(isInstant(text)).toBe(false);
});

test("what is no instant throws instead of comparing as never", () => {
  expect(() => compareInstants("2027-06-30T23:59:60Z", "2027-01-01T00:00:00Z")).toThrow(RangeError);
  expect(() => toMilliseconds("soon")).toThrow(RangeError);
  expect(() => addDays("2027-02-30T00:00:00Z", 1)).toThrow(RangeError);
  expect(() => formatInstant("2027-02-30T00:00:00Z")).toThrow(RangeError);
});

test("instants compare by time", () => {
  expect(compareInstants("2027-01-01T00:00:00Z", "2027-01-01T00:00:01Z")).toBe(-1);
  expect(compareInstants("2027-01-01T00:00:00Z", "2027-01-01T00:00:00Z")).toBe(0);
  expect(compareInstants("2027-01-01T00:00:00Z", "2026-12-31T23:59:59Z")).toBe(1);
});

test("days are 24 hours, over months, leap days and clock changes", () => {
  expect(addDays("2026-12-01T09:30:15Z", 30)).toBe("2026-12-31T09:30:15Z");
  expect(addDays("2028-02-28T00:00:00Z", 1)).toBe("2028-02-29T00:00:00Z");
  expect(addDays("2027-03-27T12:00:00Z", 2)).toBe("2027-03-29T12:00:00Z");
  expect(addDays("2027-01-01T00:00:00Z", -1)).toBe("2026-12-31T00:00:00Z");
  expect(() => addDays("2027-01-01T00:00:00Z", 0.5)).toThrow(RangeError);
  expect(() => addDays("9999-12-31T00:00:00Z", 1)).toThrow(RangeError);
  expect(() => addDays("0000-01-01T00:00:00Z", -1)).toThrow(RangeError);
  expect(() => addDays("2027-01-01T00:00:00Z", 1e12)).toThrow(RangeError);
});

test("parts of a day are left off between instants", () => {
  expect(daysBetween("2026-12-01T00:00:00Z", "2026-12-31T00:00:00Z")).toBe(30);
  expect(daysBetween("2026-12-01T00:00:00Z", "2026-12-02T23:59:59Z")).toBe(1);
  expect(daysBetween("2026-12-01T12:00:00Z", "2026-12-01T00:00:00Z")).toBe(0);
  expect(daysBetween("2026-12-31T00:00:00Z", "2026-12-01T00:00:00Z")).toBe(-30);
});

test("for all whole days, adding them and counting them are inverse", () => {
  const instant = fc.date({ min: new Date("1970-01-01T00:00:00Z"), max: new Date("2200-01-01T00:00:00Z"), noInvalidDate: true });
  fc.assert(
    fc.property(instant, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
      const from = date.toISOString().replace(/\.[0-9]{3}Z$/, "Z");
      expect(daysBetween(from, addDays(from, days))).toBe(days);
      expect(compareInstants(addDays(from, days), from)).toBe(Math.sign(days));
    }),
  );
});

test("instants are written for people, in UTC or in a zone", () => {
  expect(formatInstant("2026-12-01T00:00:00Z")).toBe("1 December 2026 at 00:00 UTC");
  expect(formatInstant("2026-12-01T00:00:30Z")).toBe("1 December 2026 at 00:00:30 UTC");
  expect(formatInstant("2026-12-01T00:00:00Z", "UTC")).toBe("1 December 2026 at 00:00 UTC");
  expect(formatInstant("2026-12-01T00:00:00Z", "Europe/Stockholm")).toBe("1 December 2026 at 01:00, Stockholm time");
  expect(formatInstant("2026-07-01T00:00:00Z", "Europe/Stockholm")).toBe("1 July 2026 at 02:00, Stockholm time");
  expect(formatInstant("2027-01-31T10:00:00Z", "Pacific/Kiritimati")).toBe("1 February 2027 at 00:00, Kiritimati time");
  expect(formatInstant("2027-02-01T09:59:00Z", "Pacific/Honolulu")).toBe("31 January 2027 at 23:59, Honolulu time");
  expect(formatInstant("2026-12-01T00:00:00Z", "Asia/Kathmandu")).toBe("1 December 2026 at 05:45, Kathmandu time");
});

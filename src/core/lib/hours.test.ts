import fc from "fast-check";
import { expect, test } from "vitest";
import { checkHours, formatHours, type Hours, hoursWithin, opensBetween, WEEKDAYS, withinHours } from "./hours.ts";

const every = [...WEEKDAYS];
const office: Hours = { days: ["mon", "tue", "wed", "thu", "fri"], start: "09:00", end: "17:00", timezone: "Europe/Stockholm" };
const night: Hours = { days: every, start: "22:00", end: "06:00", timezone: "Europe/Berlin" };

test("each thing that is wrong with hours has a sentence of its own", () => {
  expect(checkHours(office)).toEqual([]);
  expect(checkHours(night)).toEqual([]);
  expect(checkHours({ ...office, timezone: "+02:00" })).toEqual([expect.stringContaining('"+02:00" is not known')]);
  expect(checkHours({ ...office, days: [] })).toEqual([expect.stringContaining("never open")]);
  expect(checkHours({ ...office, days: ["mon", "mon"] })).toEqual([expect.stringContaining("twice")]);
  expect(checkHours({ ...office, days: ["monday" as "mon"] })).toEqual([expect.stringContaining('"monday"')]);
  for (const time of ["9:00", "24:00", "09:60", "", "09:00:00", "9am"]) {
    expect(checkHours({ ...office, start: time })).toEqual([expect.stringContaining("The start of these hours")]);
    expect(checkHours({ ...office, end: time })).toEqual([expect.stringContaining("The end of these hours")]);
  }
});

test("the start is inside and the end is not, by the local clock in winter and in summer", () => {
  const at = (instant: string) => withinHours(office, instant);
  // Tuesday 1 December 2026, UTC+1.
  expect(["07:59:59", "08:00:00", "15:59:59", "16:00:00"].map((time) => at(`2026-12-01T${time}Z`))).toEqual([false, true, true, false]);
  // Wednesday 1 July 2026, UTC+2.
  expect(["06:59:59", "07:00:00", "14:59:59", "15:00:00"].map((time) => at(`2026-07-01T${time}Z`))).toEqual([false, true, true, false]);
  // Saturday 5 December 2026.
  expect(at("2026-12-05T10:00:00Z")).toBe(false);
});

test("a night over the spring change: the hour that does not exist is in no one's way", () => {
  const at = (time: string) => withinHours(night, `2027-03-28T${time}Z`);
  expect([at("00:59:59"), at("01:00:00"), at("03:59:59"), at("04:00:00")]).toEqual([true, true, true, false]);
});

test("a night over the autumn change: both readings of 02:30 are inside, 05:59 is inside and 06:00 is not", () => {
  const at = (time: string) => withinHours(night, `2027-10-31T${time}Z`);
  expect([at("00:30:00"), at("01:30:00"), at("04:59:59"), at("05:00:00")]).toEqual([true, true, true, false]);
});

test("a window past midnight belongs to the day it starts on", () => {
  const friday: Hours = { days: ["fri"], start: "22:00", end: "02:00", timezone: "UTC" };
  // 4 December 2026 is a Friday.
  expect(
    ["2026-12-04T01:00:00Z", "2026-12-04T22:00:00Z", "2026-12-05T01:59:59Z", "2026-12-05T02:00:00Z", "2026-12-05T22:30:00Z"].map((at) =>
      withinHours(friday, at),
    ),
  ).toEqual([false, true, true, false, false]);
  const sunday: Hours = { ...friday, days: ["sun"] };
  expect(withinHours(sunday, "2026-12-07T01:00:00Z")).toBe(true);
});

test("a start equal to the end is the whole of the listed days and nothing more", () => {
  const mondays: Hours = { days: ["mon"], start: "09:00", end: "09:00", timezone: "UTC" };
  // 7 December 2026 is a Monday.
  expect(
    ["2026-12-06T23:59:59Z", "2026-12-07T00:00:00Z", "2026-12-07T23:59:59Z", "2026-12-08T00:00:00Z", "2026-12-08T08:00:00Z"].map((at) =>
      withinHours(mondays, at),
    ),
  ).toEqual([false, true, true, false, false]);
});

test("zones with a quarter hour and with a half hour of summer time are exact", () => {
  const nine = (timezone: string): Hours => ({ days: every, start: "09:00", end: "10:00", timezone });
  expect(["03:14:59", "03:15:00"].map((time) => withinHours(nine("Asia/Kathmandu"), `2026-12-01T${time}Z`))).toEqual([false, true]);
  // Lord Howe: UTC+11 in its summer, UTC+10:30 in its winter.
  expect(["21:59:59", "22:00:00"].map((time) => withinHours(nine("Australia/Lord_Howe"), `2026-12-01T${time}Z`))).toEqual([false, true]);
  expect(["22:29:59", "22:30:00"].map((time) => withinHours(nine("Australia/Lord_Howe"), `2026-07-01T${time}Z`))).toEqual([false, true]);
});

test("what is no instant throws, so that it cannot count as inside or outside", () => {
  expect(() => withinHours(office, "2027-06-30T23:59:60Z")).toThrow(RangeError);
});

const hours = fc.record({
  days: fc.subarray(every, { minLength: 1 }),
  start: fc.constantFrom("00:00", "00:01", "06:00", "09:00", "12:30", "22:00", "23:59"),
  end: fc.constantFrom("00:00", "00:01", "06:00", "09:00", "12:30", "22:00", "23:59"),
  timezone: fc.constant("UTC"),
});

test("for all hours, being within is what a scan of every minute of a week says", () => {
  const minutes = Array.from({ length: 7 * 1440 }, (_, i) =>
    new Date(Date.UTC(2026, 11, 7) + i * 60_000).toISOString().replace(".000Z", "Z"),
  );
  let within = 0;
  fc.assert(
    fc.property(hours, hours, (inner, outer) => {
      const scanned = minutes.every((minute) => !withinHours(inner, minute) || withinHours(outer, minute));
      expect(hoursWithin(inner, outer)).toBe(scanned);
      expect(hoursWithin(inner, inner)).toBe(true);
      if (scanned) within += 1;
    }),
    {
      numRuns: 10,
      examples: [
        [
          { ...night, timezone: "UTC" },
          { days: every, start: "22:00", end: "09:00", timezone: "UTC" },
        ],
      ],
    },
  );
  expect(within).toBeGreaterThan(0);
});

test("hours in another zone are never within, even where the clocks agree", () => {
  expect(hoursWithin({ ...office, timezone: "Europe/Berlin" }, office)).toBe(false);
  expect(hoursWithin({ ...office, end: "16:59" }, office)).toBe(true);
  expect(hoursWithin({ ...office, end: "17:01" }, office)).toBe(false);
});

test("hours that never open while a Grant lasts are known", () => {
  const mondays: Hours = { ...office, days: ["mon"], timezone: "UTC" };
  expect(opensBetween(mondays, "2026-12-01T00:00:00Z", "2026-12-02T00:00:00Z")).toBe(false);
  expect(opensBetween(mondays, "2026-12-01T00:00:00Z", "2026-12-07T09:00:00Z")).toBe(false);
  expect(opensBetween(mondays, "2026-12-01T00:00:00Z", "2026-12-07T09:00:01Z")).toBe(true);
  expect(opensBetween(mondays, "2026-12-07T16:59:59Z", "2026-12-07T18:00:00Z")).toBe(true);
  expect(opensBetween(mondays, "2026-12-07T17:00:00Z", "2026-12-14T09:00:00Z")).toBe(false);
  expect(opensBetween(mondays, "2026-12-08T00:00:00Z", "2026-12-08T00:00:00Z")).toBe(false);
  // Sundays from 02:00 to 03:00 in Berlin: skipped on 28 March 2027, there again a week later.
  const skipped: Hours = { days: ["sun"], start: "02:00", end: "03:00", timezone: "Europe/Berlin" };
  expect(opensBetween(skipped, "2027-03-22T00:00:00Z", "2027-03-29T00:00:00Z")).toBe(false);
  expect(opensBetween(skipped, "2027-03-22T00:00:00Z", "2027-12-31T00:00:00Z")).toBe(true);
});

test("for all hours and spans, opening is what a scan of every minute says, over a clock change too", () => {
  const start = Date.UTC(2027, 2, 26);
  fc.assert(
    fc.property(hours, fc.nat(4 * 1440), fc.nat(2000), (any, offset, length) => {
      const berlin = { ...any, timezone: "Europe/Berlin" };
      const instant = (minute: number) => new Date(start + minute * 60_000).toISOString().replace(".000Z", "Z");
      const scanned = Array.from({ length }, (_, i) => instant(offset + i)).some((minute) => withinHours(berlin, minute));
      expect(opensBetween(berlin, instant(offset), instant(offset + length))).toBe(scanned);
    }),
    { numRuns: 25 },
  );
});

test("hours are written for people", () => {
  expect(formatHours(office)).toBe("weekdays from 09:00 to 17:00, Stockholm time");
  expect(formatHours(night)).toBe("every day from 22:00 to 06:00 the next day, Berlin time");
  expect(formatHours({ ...office, days: ["sun", "sat"], timezone: "UTC" })).toBe("weekends from 09:00 to 17:00, UTC");
  expect(formatHours({ ...office, days: ["fri", "mon", "wed"], timezone: "America/New_York" })).toBe(
    "Mondays, Wednesdays and Fridays from 09:00 to 17:00, New York time",
  );
  expect(formatHours({ ...office, days: ["mon"], start: "09:00", end: "00:00" })).toBe("Mondays from 09:00 to midnight, Stockholm time");
  expect(formatHours({ ...office, start: "00:00", end: "00:00" })).toBe("weekdays, all day, Stockholm time");
  expect(formatHours({ ...office, timezone: "Etc/GMT+5" })).toBe("weekdays from 09:00 to 17:00, Etc/GMT+5");
});

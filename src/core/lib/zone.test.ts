import { expect, test } from "vitest";
import { isTimeZone, wallClock, zoneName } from "./zone.ts";

test("zones are full names of the IANA database; offsets, abbreviations and other capitals are not", () => {
  for (const name of ["Europe/Stockholm", "Asia/Kolkata", "Asia/Calcutta", "America/Argentina/Buenos_Aires", "Etc/GMT+5", "UTC"])
    expect(isTimeZone(name)).toBe(true);
  for (const name of [
    "",
    "+02:00",
    "-0500",
    "Z",
    "GMT+1",
    "PST",
    "Mars/Olympus",
    "europe/stockholm",
    "EUROPE/STOCKHOLM",
    " UTC",
    "UTC\n",
    "x".repeat(10_000),
  ])
    expect(isTimeZone(name)).toBe(false);
});

test("a wall clock shows the zone's own day, hour and weekday, summer time included", () => {
  // 2027-01-31 is a Sunday, 2026-07-01 a Wednesday.
  expect(wallClock(Date.UTC(2027, 0, 31, 10), "Pacific/Kiritimati")).toEqual({
    year: 2027,
    month: 2,
    day: 1,
    weekday: 1,
    hour: 0,
    minute: 0,
    second: 0,
  });
  expect(wallClock(Date.UTC(2027, 0, 31, 9, 59, 59), "Pacific/Honolulu")).toEqual({
    year: 2027,
    month: 1,
    day: 30,
    weekday: 6,
    hour: 23,
    minute: 59,
    second: 59,
  });
  expect(wallClock(Date.UTC(2026, 6, 1, 12), "Europe/Stockholm")).toMatchObject({ weekday: 3, hour: 14 });
  expect(wallClock(Date.UTC(2026, 11, 1, 12), "Europe/Stockholm")).toMatchObject({ weekday: 2, hour: 13 });
  expect(() => wallClock(0, "Mars/Olympus")).toThrow(RangeError);
});

test("a zone is named after its place", () => {
  expect(["Europe/Stockholm", "America/Argentina/Buenos_Aires", "UTC", "Etc/GMT+5"].map(zoneName)).toEqual([
    "Stockholm time",
    "Buenos Aires time",
    "UTC",
    "Etc/GMT+5",
  ]);
});

// What is picked by the clock on the wall is kept in UTC, and nothing is guessed where that clock is changed.
import { expect, test } from "vitest";
import { keptOf, momentWords, pickedOf, twiceWords } from "./moment.ts";

const ZONE = "Europe/Stockholm";

test("a picked moment is kept in UTC and found again", () => {
  expect(keptOf("2027-01-31T10:00", ZONE, "ends")).toBe("2027-01-31T09:00:00Z");
  expect(pickedOf("2027-01-31T09:00:00Z", ZONE)).toBe("2027-01-31T10:00");
  expect(momentWords("2027-01-31T09:00:00Z", ZONE)).toBe("31 January 2027 at 10:00, Stockholm time (31 January 2027 at 09:00 UTC)");
  expect(momentWords("2027-01-31T09:00:00Z", "UTC")).toBe("31 January 2027 at 09:00 UTC");
});

test("a time that the clock skips is kept as it was picked, so that it is refused by name", () => {
  expect(keptOf("2027-03-28T02:30", ZONE, "begins")).toBe("2027-03-28T02:30");
  expect(pickedOf("2027-03-28T02:30", ZONE)).toBe("2027-03-28T02:30");
  expect(momentWords("2027-03-28T02:30", ZONE)).toBeUndefined();
  expect(keptOf("", ZONE, "begins")).toBe("");
});

test("of a time that comes twice, the one is meant that makes the Grant shorter", () => {
  expect(keptOf("2027-10-31T02:30", ZONE, "begins")).toBe("2027-10-31T01:30:00Z");
  expect(keptOf("2027-10-31T02:30", ZONE, "ends")).toBe("2027-10-31T00:30:00Z");
  expect(twiceWords("2027-10-31T00:30:00Z", ZONE, "ends")).toContain("the earlier of the two");
  expect(twiceWords("2027-10-31T01:30:00Z", ZONE, "begins")).toContain("the later of the two");
  expect(twiceWords("2027-10-30T01:30:00Z", ZONE, "begins")).toBeUndefined();
});

// Wall clocks and instants: summer time both ways, zones that are not whole hours away, and every instant found again.
import fc from "fast-check";
import { expect, test } from "vitest";
import { toMilliseconds } from "./instant.ts";
import { instantsOf, localOf } from "./local-time.ts";

test.each([
  ["2027-01-31T10:00", "Europe/Stockholm", ["2027-01-31T09:00:00Z"]],
  ["2027-07-01T10:00", "Europe/Stockholm", ["2027-07-01T08:00:00Z"]],
  ["2027-01-31T10:00:07", "UTC", ["2027-01-31T10:00:07Z"]],
  ["2027-01-01T05:45", "Asia/Kathmandu", ["2027-01-01T00:00:00Z"]],
  ["2027-02-01T00:00", "Pacific/Kiritimati", ["2027-01-31T10:00:00Z"]],
])("%s in %s is %o", (local, zone, instants) => {
  expect(instantsOf(local, zone)).toEqual(instants);
});

test("a time that the clock skips is no instant", () => {
  expect(instantsOf("2027-03-28T02:30", "Europe/Berlin")).toEqual([]);
  expect(instantsOf("2027-03-28T01:59", "Europe/Berlin")).toEqual(["2027-03-28T00:59:00Z"]);
  expect(instantsOf("2027-03-28T03:00", "Europe/Berlin")).toEqual(["2027-03-28T01:00:00Z"]);
});

test("a time that the clock shows twice is two instants, the earlier first", () => {
  expect(instantsOf("2027-10-31T02:30", "Europe/Berlin")).toEqual(["2027-10-31T00:30:00Z", "2027-10-31T01:30:00Z"]);
  // Lord Howe Island puts its clocks back by half an hour, from 02:00 (+11:00) to 01:30 (+10:30).
  expect(instantsOf("2027-04-04T01:45", "Australia/Lord_Howe")).toEqual(["2027-04-03T14:45:00Z", "2027-04-03T15:15:00Z"]);
});

test.each(["2027-02-30T00:00", "2027-01-01T24:00", "2027-01-01", "10:00", "", "+012027-01-01T00:00", "2027-1-1T9:00", "2027-01-01T10:00Z"])(
  "%o is no date and time",
  (local) => {
    expect(instantsOf(local, "UTC")).toEqual([]);
  },
);

test("every instant is found again by what the clocks of a zone show", () => {
  const zones = fc.constantFrom("UTC", "Europe/Berlin", "America/St_Johns", "Australia/Lord_Howe", "Pacific/Apia", "Africa/Casablanca");
  const seconds = fc.integer({ min: toMilliseconds("1971-01-02T00:00:00Z") / 1000, max: toMilliseconds("2199-12-30T00:00:00Z") / 1000 });
  fc.assert(
    fc.property(seconds, zones, (second, zone) => {
      const instant = new Date(second * 1000).toISOString().replace(".000Z", "Z");
      expect(instantsOf(localOf(instant, zone), zone)).toContain(instant);
    }),
  );
});

import { describe, expect, it } from "vitest";
import type { Grant, Hours } from "../schema/grant.gen.ts";
import { everyDay } from "../testing/grant-parts.ts";
import { sampleGrant, scenario1, scenario2 } from "../testing/sample-grants.ts";
import { at, finder } from "../testing/valid.ts";
import { checkAllHours } from "./hours.ts";

const found = finder(checkAllHours, sampleGrant);
const mondays: Hours = { days: ["mon"], start: "09:00", end: "17:00", timezone: "Europe/Stockholm" };
/** 2027-01-05 is a Tuesday. */
const tuesdayOnly = (hours: Hours) => (grant: Grant) => {
  Object.assign(grant.validity, { not_before: "2027-01-05T00:00:00Z", expires: "2027-01-05T22:00:00Z" });
  at(grant.authorities, 2).limits.hours = hours;
};
const LINE = "hours /authorities/2/limits/hours blocks";

describe("hours that open", () => {
  it("passes the sample Grants, and hours past midnight", () => {
    for (const make of [sampleGrant, scenario1, scenario2]) expect(finder(checkAllHours, make)()).toEqual([]);
    expect(
      found((grant) => Object.assign(grant.defaults.limits, { hours: { ...everyDay("22:00", "06:00"), timezone: "Asia/Kathmandu" } })),
    ).toEqual([]);
  });

  it.each(["Europe/Stokholm", "+02:00", "CEST", "Mars/Olympus"])("refuses the time zone %s, which is not known", (timezone) => {
    expect(found((grant) => Object.assign(grant.defaults.limits, { hours: { ...mondays, timezone } }))).toEqual([
      "hours /defaults/limits/hours blocks",
    ]);
  });

  it("refuses hours that never open while the Grant holds", () => {
    expect(found(tuesdayOnly(mondays))).toEqual([LINE]);
    expect(found(tuesdayOnly({ ...mondays, days: ["tue"], start: "23:00", end: "23:30" }))).toEqual([LINE]);
    expect(found(tuesdayOnly({ ...mondays, days: ["tue"] }))).toEqual([]);
    // The window of Monday night still runs on Tuesday morning.
    expect(found(tuesdayOnly({ ...mondays, start: "22:00", end: "06:00" }))).toEqual([]);
  });

  it("leaves a validity that is wrong by itself to its own check", () => {
    expect(
      found((grant) => {
        tuesdayOnly(mondays)(grant);
        grant.validity.expires = "2027-02-30T00:00:00Z";
      }),
    ).toEqual([]);
  });
});

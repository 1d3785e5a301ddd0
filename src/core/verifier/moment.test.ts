import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { momentOf } from "./moment.ts";

describe("a moment", () => {
  it.each<[string, number]>([
    ["1970-01-01T00:00:00Z", 0],
    ["1970-01-01t00:00:01z", 1000],
    ["1970-01-01T02:00:00+02:00", 0],
    ["1969-12-31T19:30:00-04:30", 0],
    ["1970-01-01T00:00:00.5Z", 500],
    ["1970-01-01T00:00:00.0019999Z", 1],
    // A leap day of a year that 400 divides, and one of a year below 100: 2,000 years before are 730,485 days.
    ["2000-02-29T00:00:00Z", 951_782_400_000],
    ["0000-02-29T00:00:00Z", 951_782_400_000 - 730_485 * 86_400_000],
  ])("%s is %i milliseconds after 1970", (text, milliseconds) => {
    expect(momentOf(text)).toBe(milliseconds);
  });

  it.each([
    "2027-02-29T00:00:00Z",
    "1900-02-29T00:00:00Z",
    "2027-02-30T00:00:00Z",
    "2027-04-31T00:00:00Z",
    "2027-00-10T00:00:00Z",
    "2027-13-10T00:00:00Z",
    "2027-01-00T00:00:00Z",
    "2027-01-01T24:00:00Z",
    "2027-01-01T23:60:00Z",
    "2027-01-01T23:59:60Z",
    "2027-01-01T00:00:00+24:00",
    "2027-01-01T00:00:00+00:60",
    "2027-01-01T00:00:00",
    "2027-01-01T00:00:00.Z",
    "2027-01-01 00:00:00Z",
    "2027-1-1T00:00:00Z",
    "2027-01-01T00:00:00Z\n",
    "",
  ])("%j is none", (text) => {
    expect(momentOf(text)).toBeUndefined();
  });

  it("is what the language's own calendar says, for every instant and offset that can be written", () => {
    const instant = fc.date({ min: new Date("0000-01-02T00:00:00Z"), max: new Date("9999-12-30T23:59:59Z"), noInvalidDate: true });
    fc.assert(
      fc.property(instant, fc.integer({ min: -1439, max: 1439 }), (at, minutes) => {
        const local = new Date(at.getTime() + minutes * 60_000).toISOString().slice(0, -1);
        const [hour, minute] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((part) => String(part).padStart(2, "0"));
        expect(momentOf(`${local}${minutes < 0 ? "-" : "+"}${hour}:${minute}`)).toBe(at.getTime());
        expect(momentOf(at.toISOString())).toBe(at.getTime());
      }),
    );
  });
});

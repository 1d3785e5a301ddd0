import { expect, test } from "vitest";
import { compareDurations, formatDuration, isDuration, toSeconds } from "./duration.ts";

test("weeks, days, hours, minutes and seconds make a duration", () => {
  for (const text of ["P7D", "P1W", "P1W2D", "PT12H", "PT90M", "PT1S", "P1DT6H30M5S", "P0D", "PT0S", "PT999999999S", "P999999W"])
    expect(isDuration(text)).toBe(true);
});

test("months, years, fractions, signs and empty parts do not", () => {
  for (const text of [
    "",
    "P",
    "PT",
    "P1DT",
    "P1M",
    "P1Y",
    "P1Y2D",
    "P1.5D",
    "PT0,5H",
    "-P1D",
    "+P1D",
    "P-1D",
    "P1D1W",
    "PT1M1H",
    "7D",
    "p7d",
    "P7D\n",
    " P7D",
    "P1234567D",
    "P٧D",
  ]) {
    expect(isDuration(text)).toBe(false);
    expect(() => compareDurations(text, "P1D")).toThrow(RangeError);
  }
});

test("durations compare by length, however they are written", () => {
  expect(toSeconds("P1W1DT1H1M1S")).toBe(604_800 + 86_400 + 3_600 + 60 + 1);
  expect(compareDurations("P1W", "P7D")).toBe(0);
  expect(compareDurations("PT24H", "P1D")).toBe(0);
  expect(compareDurations("P6D", "P1W")).toBe(-1);
  expect(compareDurations("PT61M", "PT1H")).toBe(1);
  expect(compareDurations("P999999W", "P999999D")).toBe(1);
  expect(compareDurations("PT999999999S", "P11574D")).toBe(1);
});

test("durations are written for people", () => {
  expect(formatDuration("P7D")).toBe("7 days");
  expect(formatDuration("P1D")).toBe("1 day");
  expect(formatDuration("P1DT12H")).toBe("1 day and 12 hours");
  expect(formatDuration("P1W2DT3H")).toBe("1 week, 2 days and 3 hours");
  expect(formatDuration("PT1M")).toBe("1 minute");
  expect(formatDuration("PT0S")).toBe("0 days");
});

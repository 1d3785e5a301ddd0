// A number and a unit, and the duration that they are.
import fc from "fast-check";
import { expect, test } from "vitest";
import { isDuration, toSeconds } from "../../../core/lib/duration.ts";
import { AGE_UNITS, readAge, sayAge, writeAge } from "./freshness.ts";

test.each([
  ["7", "days", "P7D"],
  [" 2 ", "weeks", "P2W"],
  ["12", "hours", "PT12H"],
  ["30", "minutes", "PT30M"],
  ["0", "days", "P0D"],
  ["007", "days", "P7D"],
] as const)("%o %s is %s", (number, unit, duration) => {
  expect(writeAge({ number, unit })).toBe(duration);
  expect(readAge(duration)).toEqual({ number: String(Number(number)), unit });
});

test.each(["", "1.5", "-3", "seven", "1234567", "7 days"])(
  "%o is no number of days: it is kept as typed, and is never any age",
  (number) => {
    const kept = writeAge({ number, unit: "days" });
    expect(kept).not.toBe("");
    expect(isDuration(kept)).toBe(false);
    expect(readAge(kept)).toEqual({ number: number.trim(), unit: "days" });
  },
);

test.each([
  ["P1DT12H", "36", "hours"],
  ["P1W1D", "8", "days"],
  ["PT90M", "90", "minutes"],
  ["PT1M30S", "90", "seconds"],
  ["PT24H", "24", "hours"],
  ["P0W", "0", "weeks"],
])("%s is %s %s", (duration, number, unit) => {
  expect(readAge(duration)).toEqual({ number, unit });
});

test("reading back is as long as what was stored, for every duration, and writing what was read says the same", () => {
  const part = fc.nat({ max: 999 });
  fc.assert(
    fc.property(part, part, part, part, part, (w, d, h, m, s) => {
      const stored = `P${w}W${d}DT${h}H${m}M${s}S`;
      const age = readAge(stored);
      const again = writeAge(age);
      if (!isDuration(again)) expect(Number(age.number)).toBeGreaterThan(999_999);
      else expect(toSeconds(again)).toBe(toSeconds(stored));
    }),
  );
});

test("whatever is typed, what is stored is a duration or is refused", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...AGE_UNITS), (number, unit) => {
      expect(writeAge({ number, unit })).not.toBe("");
    }),
  );
});

test("durations and typed words are said apart", () => {
  expect(sayAge("P7D")).toBe("7 days");
  expect(sayAge("days")).toBe("“days”");
});

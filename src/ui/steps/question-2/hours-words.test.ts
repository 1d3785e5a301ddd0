// Hours are said as they will hold: past midnight, the whole day, and not at all while they cannot be read.
import { expect, test } from "vitest";
import { checkHours } from "../../../core/lib/hours.ts";
import { hoursPhrase, hoursSentences, suggestedHours } from "./hours-words.ts";

const hours = suggestedHours("Europe/Stockholm");

test("the suggested hours open", () => {
  expect(checkHours(hours)).toEqual([]);
  expect(hoursSentences(hours)).toEqual([
    "Official acts may happen weekdays from 09:00 to 17:00, Stockholm time.",
    "They end at 17:00, and the moment itself is outside.",
    "Outside these hours it stops and asks you.",
  ]);
});

test("hours past midnight say on which day they end", () => {
  const night = { ...hours, days: ["fri" as const], start: "22:00", end: "06:00" };
  expect(hoursSentences(night).slice(0, 2)).toEqual([
    "Official acts may happen Fridays from 22:00 to 06:00 the next day, Stockholm time.",
    "These hours run past midnight: they begin on each day that is ticked and end on the next.",
  ]);
});

test("an end that is the beginning is the whole day", () => {
  expect(hoursSentences({ ...hours, start: "00:00", end: "00:00" })[1]).toContain("the whole of the days");
});

test.each([{ days: [] }, { start: "9:00" }, { timezone: "+02:00" }, { timezone: "" }])("nothing is said of hours with %o", (part) => {
  expect(hoursSentences({ ...hours, ...part })).toEqual([]);
  expect(hoursPhrase({ ...hours, ...part })).toBeUndefined();
});

test("white space around a time does not count, as in the Grant", () => {
  expect(hoursPhrase({ ...hours, start: " 09:00 " })).toBe("weekdays from 09:00 to 17:00, Stockholm time");
  expect(hoursPhrase(undefined)).toBeUndefined();
});

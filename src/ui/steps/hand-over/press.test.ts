// What a second press is taken for.
import { expect, test } from "vitest";
import { isTooSoon } from "./press.ts";

test("a double click and a key held down decide nothing; a press after reading does", () => {
  expect(isTooSoon(1000, 1000)).toBe(true);
  expect(isTooSoon(1000, 1300)).toBe(true);
  expect(isTooSoon(1000, 1700)).toBe(false);
});

test("time stamps that cannot be compared decide nothing", () => {
  expect(isTooSoon(Number.NaN, 5000)).toBe(true);
  expect(isTooSoon(5000, 1000)).toBe(true);
});

import { expect, it } from "vitest";
import { median, medians } from "./median.mjs";

it("the median is the middle one, or half-way between the middle two", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

it("jobs are run in turns, and the warm-up does not count", async () => {
  const order = [];
  const took = await medians({ a: () => order.push("a"), b: () => order.push("b") }, 5);
  expect(order.join("")).toBe("ab".repeat(6));
  expect(Object.keys(took)).toEqual(["a", "b"]);
});

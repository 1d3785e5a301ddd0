// What a row compares before it is drawn again.
import fc from "fast-check";
import { expect, test } from "vitest";
import { isSame } from "./is-same.ts";

test("a copy shows the same", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      // JSON has no -0: a copy of it is 0, which Object.is tells apart.
      const plain = JSON.parse(JSON.stringify(value)) as unknown;
      expect(isSame(plain, JSON.parse(JSON.stringify(plain)))).toBe(true);
    }),
  );
});

test("two values show the same exactly when they are written the same", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 2 }), fc.jsonValue({ maxDepth: 2 }), (first, second) => {
      const [a, b] = [first, second].map((value) => JSON.parse(JSON.stringify(value)) as unknown);
      expect(isSame(a, b)).toBe(sorted(a) === sorted(b));
    }),
  );
});

test.each([
  [{ held: [{ at: 1 }] }, { held: [{ at: 2 }] }],
  [{ a: undefined }, { b: undefined }],
  [[], {}],
  [["x"], ["x", "y"]],
  [null, {}],
])("%j and %j do not", (a, b) => {
  expect(isSame(a, b)).toBe(false);
});

/** Members in one order, whatever order they came in; an object stays apart from an array. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === "object" && member !== null && !Array.isArray(member)
      ? { members: Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)) }
      : member,
  );
}

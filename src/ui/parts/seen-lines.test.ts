import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOnScreen, seenLines } from "./seen-lines.ts";

describe("a line on screen", () => {
  it("is one that is in the window nearly whole", () => {
    expect(isOnScreen({ intersecting: true, shown: 40, whole: 40, window: 800 })).toBe(true);
    expect(isOnScreen({ intersecting: true, shown: 36, whole: 40, window: 800 })).toBe(true);
    expect(isOnScreen({ intersecting: true, shown: 20, whole: 40, window: 800 })).toBe(false);
  });

  it("may be taller than the window: then it has to fill half of it", () => {
    expect(isOnScreen({ intersecting: true, shown: 300, whole: 2000, window: 600 })).toBe(true);
    expect(isOnScreen({ intersecting: true, shown: 299, whole: 2000, window: 600 })).toBe(false);
  });

  it("is never one that is outside, or has no height", () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), (whole, window) => {
        expect(isOnScreen({ intersecting: false, shown: whole, whole, window })).toBe(false);
        expect(isOnScreen({ intersecting: true, shown: 0, whole, window })).toBe(false);
      }),
    );
  });
});

it("what was read in one draft was not read in another", () => {
  seenLines("one").add("It may read mail.");
  expect(seenLines("one").has("It may read mail.")).toBe(true);
  expect(seenLines("two").has("It may read mail.")).toBe(false);
});

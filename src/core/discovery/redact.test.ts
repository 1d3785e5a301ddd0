import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { REDACTED, redact } from "./redact.ts";

describe("redacting a stretch", () => {
  it.each([
    ["key=abc, more", 4, 7, "key=[redacted], more"],
    ["abc", 0, 3, "[redacted]"],
    ["abc", 1, 1, "a[redacted]bc"],
    ["a\u{1F600}b", 2, 3, "a[redacted]b"],
    ["a\u{1F600}b", 1, 2, "a[redacted]b"],
    ["a\u{1F600}b", 0, 1, "[redacted]\u{1F600}b"],
  ])("%j from %i to %i gives %j", (text, start, end, expected) => {
    expect(redact(text, start, end)).toBe(expected);
  });

  it("puts the mark that it is given", () => {
    expect(redact("a b c", 2, 3, "[API key]")).toBe("a [API key] c");
  });

  it.each([
    [-1, 2],
    [2, 1],
    [0, 4],
    [0.5, 1],
    [Number.NaN, 1],
  ])("throws for %d to %d of a text of three", (start, end) => {
    expect(() => redact("abc", start, end)).toThrow(RangeError);
  });

  it("leaves nothing of the stretch, all of the rest, and whole characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.nat(), fc.nat(), (text, a, b) => {
        if (/\p{Surrogate}/u.test(text)) return;
        const [start, end] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y) as [number, number];
        const redacted = redact(text, start, end);
        expect(/\p{Surrogate}/u.test(redacted)).toBe(false);
        const at = redacted.indexOf(REDACTED);
        expect(text.startsWith(redacted.slice(0, at))).toBe(true);
        expect(at).toBeLessThanOrEqual(start);
        expect(text.endsWith(redacted.slice(at + REDACTED.length))).toBe(true);
        expect(redacted.length - at - REDACTED.length).toBeLessThanOrEqual(text.length - end);
      }),
    );
  });
});

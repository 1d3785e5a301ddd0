/** A long text is cut into pieces, but never shortened, reordered or cut inside a character. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chunksOf, stretchesOf, type TextSpan } from "./chunks.ts";

const texts = fc.string({ unit: fc.oneof(fc.constant("\n"), fc.constant("a"), fc.constant("😀")), maxLength: 80 });

describe("the pieces of a text", () => {
  it("are together exactly the text", () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 2, max: 9 }), (text, lines, units) => {
        const pieces = chunksOf(text, lines, units).map(({ start, end }) => text.slice(start, end));
        expect(pieces.join("")).toBe(text);
        for (const piece of pieces) {
          expect(piece.length).toBeGreaterThan(0);
          expect(piece.length).toBeLessThanOrEqual(units);
          expect(piece.split("\n").length - 1).toBeLessThanOrEqual(lines);
        }
      }),
    );
  });

  it("never divide a pair of surrogates", () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 2, max: 9 }), (text, units) =>
        chunksOf(text, 2, units).every(({ start }) => !/[\udc00-\udfff]/.test(text.charAt(start)) || start === 0),
      ),
    );
  });

  it("end after a line break where there is one", () => {
    expect(chunksOf("a\nb\nc", 2, 100).map(({ start, end }) => "a\nb\nc".slice(start, end))).toEqual(["a\nb\n", "c"]);
  });

  it("are one for a short text and none for none", () => {
    expect(chunksOf("one line")).toEqual([{ start: 0, end: 8 }]);
    expect(chunksOf("")).toEqual([]);
  });

  it("are many for a single line of ten million characters, within a moment", () => {
    const line = "x".repeat(10_000_000);
    const started = performance.now();
    expect(chunksOf(line).length).toBe(625);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe("the stretches of a piece", () => {
  const span = (start: number, end: number): TextSpan => ({ start, end, kind: "mask", label: "a key" });

  it("cover the piece, with each span where it lies, cut at the piece's ends", () => {
    const first = span(2, 4);
    const second = span(8, 14);
    expect(stretchesOf({ start: 0, end: 10 }, [first, second])).toEqual([
      { start: 0, end: 2 },
      { start: 2, end: 4, span: first },
      { start: 4, end: 8 },
      { start: 8, end: 10, span: second },
    ]);
    expect(stretchesOf({ start: 10, end: 20 }, [first, second])).toEqual([
      { start: 10, end: 14, span: second },
      { start: 14, end: 20 },
    ]);
  });

  it("leave no part of a masked range in the open, wherever the text is cut", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 15 }),
        (start, length, size) => {
          const masked = span(start, start + length);
          for (let from = 0; from < 60; from += size) {
            for (const stretch of stretchesOf({ start: from, end: from + size }, [masked])) {
              if (stretch.span === undefined) expect(stretch.end <= start || stretch.start >= start + length).toBe(true);
            }
          }
        },
      ),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { proposedRedactions, REDACTED } from "../../../core/discovery/redact.ts";
import { findSecrets } from "../../../core/lib/secrets.ts";
import { clearingOf, linesOf, openSecrets, placesOf, spansOf, takeOutAll, toldPieces, writtenSecrets } from "./masking.ts";

const KEY = "sk-proj-Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MDEyMzQ1";
const TEXT = `one\ntwo ${KEY}\nthree ${KEY} four`;
const NONE: ReadonlySet<string> = new Set();

describe("the open secrets of a text", () => {
  it("are all that were found, each with its line, until the person calls one none", () => {
    const found = proposedRedactions(TEXT);
    expect(openSecrets(TEXT, found, NONE).map(({ value, line }) => [value, line])).toEqual([
      [KEY, 2],
      [KEY, 3],
    ]);
    expect(openSecrets(TEXT, found, new Set([KEY]))).toEqual([]);
  });

  it("are gone once taken out, and what was taken out is marked", () => {
    const text = takeOutAll(TEXT, proposedRedactions(TEXT));
    expect(text).toBe("one\ntwo [redacted API key]\nthree [redacted API key] four");
    expect(findSecrets(text)).toEqual([]);
    expect(spansOf(text, []).map(({ start, end, kind }) => [text.slice(start, end), kind])).toEqual([
      ["[redacted API key]", "mark"],
      ["[redacted API key]", "mark"],
    ]);
  });
});

describe("a secret that is written with escapes", () => {
  const flag = { code: "secret" as const, path: "/areas/places/items/0/name", raw: "This looks like an API key." };
  it("is named by its place in the answer until the person calls it none", () => {
    expect(writtenSecrets([flag], [], NONE)).toEqual([flag]);
    expect(writtenSecrets([flag], [], new Set([clearingOf(flag)]))).toEqual([]);
  });

  it("is not named again where the text itself shows it", () => {
    expect(writtenSecrets([flag], proposedRedactions(KEY), NONE)).toEqual([]);
    expect(writtenSecrets([flag, { ...flag, path: "/agent/id" }], proposedRedactions(KEY), NONE)).toHaveLength(2);
  });
});

describe("a short text of the answer", () => {
  it("hides a secret that it shows by itself, and one that is known only from its name in the whole text", () => {
    expect(toldPieces(`key ${KEY}.`, [], NONE)).toEqual([
      { text: "key ", hidden: false },
      { text: KEY, hidden: true },
      { text: ".", hidden: false },
    ]);
    expect(toldPieces("hunter2 and hunter2", ["hunter2"], NONE)).toEqual([
      { text: "hunter2", hidden: true },
      { text: " and ", hidden: false },
      { text: "hunter2", hidden: true },
    ]);
    expect(toldPieces(KEY, [], new Set([KEY]))).toEqual([{ text: KEY, hidden: false }]);
  });

  it("is whole, and no open secret stands in what is not hidden, for any text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("a", "b", "ab", " ") }),
        fc.array(fc.string({ unit: fc.constantFrom("a", "b"), minLength: 1 })),
        (text, known) => {
          const pieces = toldPieces(text, known, NONE);
          expect(pieces.map((piece) => piece.text).join("")).toBe(text);
          for (const piece of pieces) if (!piece.hidden) for (const value of known) expect(piece.text).not.toContain(value);
        },
      ),
    );
  });
});

it("finds every place of some words, exactly as written", () => {
  expect(placesOf("aXa aXa axa", "aXa").map(({ start }) => start)).toEqual([0, 4]);
  expect(placesOf("aaa", "aa")).toHaveLength(1);
  expect(placesOf("abc", "")).toEqual([]);
});

it("says which lines a stretch touches", () => {
  expect(linesOf("ab\ncd\nef", 0, 2)).toBe("line 1");
  expect(linesOf("ab\ncd\nef", 1, 3)).toBe("line 1");
  expect(linesOf("ab\ncd\nef", 3, 4)).toBe("line 2");
  expect(linesOf("ab\ncd\nef", 1, 8)).toBe("lines 1 to 3");
});

it("puts marks and masks in order without overlaps", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(REDACTED, KEY, "x", "\n", " ")), (parts) => {
      const text = parts.join("");
      const spans = spansOf(text, openSecrets(text, proposedRedactions(text), NONE));
      for (const [i, { start, end }] of spans.entries()) {
        expect(start).toBeLessThan(end);
        expect(start).toBeGreaterThanOrEqual(spans[i - 1]?.end ?? 0);
      }
    }),
  );
});

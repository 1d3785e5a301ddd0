import fc from "fast-check";
import { expect, test } from "vitest";
import { parsePointer, pointer, resolvePointer } from "./pointer.ts";

/** The document and the table of RFC 6901 §5. */
const document = { foo: ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\j": 5, 'k"l': 6, " ": 7, "m~n": 8 };

test("every pointer of RFC 6901 §5 finds its value", () => {
  const table: [string, unknown][] = [
    ["", document],
    ["/foo", ["bar", "baz"]],
    ["/foo/0", "bar"],
    ["/", 0],
    ["/a~1b", 1],
    ["/c%d", 2],
    ["/e^f", 3],
    ["/g|h", 4],
    ["/i\\j", 5],
    ['/k"l', 6],
    ["/ ", 7],
    ["/m~0n", 8],
  ];
  for (const [text, value] of table) expect(resolvePointer(document, text)).toEqual(value);
});

test("segments are escaped, ~ before /, so that ~1 in a name stays itself", () => {
  expect(pointer()).toBe("");
  expect(pointer("authorities", 0, "limits")).toBe("/authorities/0/limits");
  expect(pointer("a/b", "m~n", "~1")).toBe("/a~1b/m~0n/~01");
});

test("what is not there is undefined: missing members, inherited members, other spellings of an index, the length", () => {
  for (const text of ["/bar", "/constructor", "/toString", "/__proto__", "/foo/2", "/foo/-", "/foo/00", "/foo/length", "/foo/0/x"]) {
    expect(resolvePointer(document, text)).toBeUndefined();
  }
});

test("text that is no pointer throws", () => {
  for (const text of ["foo", "#/foo", "/a~2", "/a~"]) expect(() => parsePointer(text)).toThrow(SyntaxError);
});

test("parsing gives back the segments that a pointer was made of", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("~", "/", "~0", "~1", "")), { maxLength: 6 }),
      (segments) => {
        expect(parsePointer(pointer(...segments))).toEqual(segments);
      },
    ),
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { type JsonOptions, parseJson } from "./json.ts";

/** The path and message of the only finding; fails when the text was read, or when there is not exactly one. */
function refusal(text: string, options?: JsonOptions): { path: string; message: string } {
  const read = parseJson(text, options);
  if (read.ok) throw new Error(`was read: ${text}`);
  expect(read.findings).toHaveLength(1);
  const finding = read.findings[0];
  if (finding === undefined) throw new Error("no finding");
  expect(finding).toMatchObject({ rule: "json", blocks: true });
  return finding;
}

test("a document is read as JSON.parse reads it", () => {
  const text = ' {"a": [1, -2, 0, true, false, null, "x\\u00e9\\n\\/\\ud83d\\ude00"], "": {}, "b": [] }\r\n';
  expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
  for (const scalar of ['"x"', "7", "true", "false", "null"]) expect(parseJson(scalar)).toEqual({ ok: true, value: JSON.parse(scalar) });
});

test("a finding says the place as a pointer and as line and column, whatever ends the lines", () => {
  expect(refusal('{\n  "a": [\n    1,\n    02\n  ]\n}')).toMatchObject({
    path: "/a/1",
    message: expect.stringContaining("line 4, column 5"),
  });
  expect(refusal('{\r\n"a/b": \r\n 1.5}')).toMatchObject({ path: "/a~1b", message: expect.stringContaining("line 3, column 2") });
  expect(refusal('[\r\r"😀", x]')).toMatchObject({ path: "/1", message: expect.stringContaining("line 3, column 7") });
});

test("a member that stands twice is refused, also when spelt with an escape, and both places are said", () => {
  const plain = refusal('{"limit":10,"limit":1000000}');
  expect(plain.path).toBe("/limit");
  expect(plain.message).toContain("line 1, column 13");
  expect(plain.message).toContain("line 1, column 2");
  expect(refusal('{"limit":10,"\\u006cimit":1000000}').path).toBe("/limit");
  expect(refusal('[{"a":{"x":1,"y":2,"x":1}}]').path).toBe("/0/a/x");
  expect(parseJson('[{"a":1},{"a":1}]').ok).toBe(true);
  // Not normalised: a composed and a decomposed é are two names.
  expect(parseJson('{"\u00e9":1,"e\u0301":2}').ok).toBe(true);
});

test("numbers are safe integers in their one spelling", () => {
  for (const text of ["0", "-1", "9007199254740991", "-9007199254740991"])
    expect(parseJson(text)).toEqual({ ok: true, value: Number(text) });
  for (const text of [
    "9007199254740992",
    "9007199254740993",
    "-9007199254740992",
    "1.0",
    "80.00",
    "1.5",
    "1e2",
    "1E2",
    "-0",
    "-0.0",
    "1e400",
  ]) {
    expect(refusal(`{"a":${text}}`)).toMatchObject({ path: "/a", message: expect.stringContaining(`"${text}"`) });
  }
});

test("with any_finite, numbers are doubles, and only what is too large for one is refused", () => {
  const any: JsonOptions = { numbers: "any_finite" };
  for (const text of ["80.00", "1e21", "-0", "5e-324", "1e-400", "9007199254740993"]) {
    expect(parseJson(text, any)).toEqual({ ok: true, value: JSON.parse(text) });
  }
  expect(refusal("[1e400]", any).path).toBe("/0");
  expect(refusal("[-1e400]", any).path).toBe("/0");
});

test("what looks like a number but is none is refused in both readings", () => {
  for (const text of [
    "010",
    "00",
    "-01",
    "+1",
    ".5",
    "1.",
    "1.e2",
    "1e",
    "1e+",
    "0x50",
    "1_000",
    "--1",
    "-",
    "NaN",
    "Infinity",
    "-Infinity",
    "1n",
  ]) {
    expect(refusal(`{"a":${text}}`).path).toBe("/a");
    expect(refusal(`{"a":${text}}`, { numbers: "any_finite" }).path).toBe("/a");
  }
});

test("names that objects inherit are ordinary members, and __proto__ is refused at every level, however it is spelt", () => {
  const read = parseJson('{"constructor":1,"toString":2,"hasOwnProperty":3,"valueOf":4}');
  expect(read.ok && Object.entries(read.value as object)).toEqual([
    ["constructor", 1],
    ["toString", 2],
    ["hasOwnProperty", 3],
    ["valueOf", 4],
  ]);
  expect(refusal('{"__proto__":{"trusted":true}}').path).toBe("/__proto__");
  expect(refusal('{"who":[{"\\u005f_proto__":{"trusted":true}}]}').path).toBe("/who/0/__proto__");
  expect(refusal('{"__proto__":1}', { numbers: "any_finite" }).path).toBe("/__proto__");
  expect(({} as { trusted?: unknown }).trusted).toBeUndefined();
});

test("nesting is read to the depth allowed and refused one deeper, without overflowing at any depth", () => {
  const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
  expect(parseJson(nested(32)).ok).toBe(true);
  expect(refusal(nested(33)).path).toBe("/0".repeat(32));
  expect(refusal('{"a":'.repeat(33)).path).toBe("/a".repeat(32));
  expect(parseJson("1", { maxDepth: 0 }).ok).toBe(true);
  expect(refusal("{}", { maxDepth: 0 }).path).toBe("");
  expect(parseJson(nested(500), { maxDepth: 500 }).ok).toBe(true);
  expect(refusal("[".repeat(1_000_000), { maxDepth: 500 }).message).toContain("500 deep");
  expect(() => parseJson("1", { maxDepth: 501 })).toThrow(RangeError);
});

test("a byte order mark is refused and named outside strings, and kept inside them", () => {
  for (const text of ['\uFEFF{"a":1}', '{"a":1}\uFEFF', '{\uFEFF"a":1}', '{"a":\uFEFF1}', '{"a"\uFEFF:1}', '{"a":1\uFEFF}']) {
    expect(refusal(text).message).toContain("byte order mark (U+FEFF)");
  }
  expect(parseJson('["\uFEFFx"]')).toEqual({ ok: true, value: ["\uFEFFx"] });
});

test("half surrogate pairs are refused, literal, escaped or mixed; whole pairs are read", () => {
  for (const inner of ["\ud800", "\udfff", "\\ud800", "\\udfff", "\\ude00\\ud83d", "\\ud83d\ude00", "\ud83d\\ude00", "\\ud83dx"]) {
    expect(refusal(`{"a":"${inner}"}`)).toMatchObject({ path: "/a", message: expect.stringContaining("surrogate") });
    expect(refusal(`{"${inner}":1}`).message).toContain("surrogate");
  }
  expect(parseJson('["\\ud83d\\ude00","😀"]')).toEqual({ ok: true, value: ["😀", "😀"] });
});

test("whatever else is not strict JSON is refused and said in words", () => {
  const table: [string, string][] = [
    ["", "the text ends"],
    ["   ", "the text ends"],
    ['{"a":1', "the text ends"],
    ['["abc', "cut off"],
    ["[1,]", "]"],
    ['{"a":1,}', "}"],
    ["[1 2]", "comma"],
    ['{"a" 1}', "colon"],
    ['{"a":1 /* x */}', "comment"],
    ["// x\n1", "comment"],
    ["{'a':1}", "'"],
    ["{a:1}", '"a"'],
    ["[True]", '"True"'],
    ["[undefined]", '"undefined"'],
    ["[truex]", '"truex"'],
    ["1 2", "after the end"],
    ["{}{}", "after the end"],
    ["{\u00a01}", "U+00A0"],
    ["[\u20281]", "U+2028"],
    ['["x\ny"]', "line break"],
    ['["x\ty"]', "tab"],
    ['["\u0000"]', "U+0000"],
    ['["\\x41"]', "escape"],
    ['["\\u12G4"]', "hexadecimal"],
    ['["\\u+123"]', "hexadecimal"],
    ['["\\', "escape"],
    ["[“a”]", "U+201C"],
  ];
  for (const [text, words] of table) expect(refusal(text, { numbers: "any_finite" }).message).toContain(words);
});

test("every problem that can be read past is listed, up to twenty, and the rest are counted", () => {
  const read = parseJson(`[${Array.from({ length: 25 }, () => "1.5").join(",")}]`);
  expect(read.ok).toBe(false);
  if (read.ok) return;
  expect(read.findings.map((finding) => finding.path)).toEqual([...Array.from({ length: 20 }, (_, i) => `/${i}`), ""]);
  expect(read.findings.at(-1)?.message).toContain("5 more");
});

test("long offending input is shortened in the message, and how much is left out is said", () => {
  expect(refusal(`[${"9".repeat(1000)}]`).message).toContain("960 more characters");
});

/** Random documents of safe integers whose names include the awkward ones. */
const { document } = fc.letrec((tie) => ({
  name: fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("", "constructor", "toString", "10", "9", "é", "\u0000", "\u2028")),
  document: fc.oneof(
    { maxDepth: 6 },
    fc.oneof(
      fc.constant(null),
      fc.boolean(),
      fc.maxSafeInteger().map((n) => n + 0),
      fc.string({ unit: "grapheme" }),
      fc.string({ unit: "binary" }),
    ),
    fc.array(tie("document"), { maxLength: 5 }),
    fc.dictionary(tie("name") as fc.Arbitrary<string>, tie("document"), { maxKeys: 5, noNullPrototype: true }),
  ),
}));

test("for all documents of safe integers, reading what JSON.stringify wrote gives the document back, at any indentation", () => {
  fc.assert(
    fc.property(document, fc.integer({ min: 0, max: 3 }), (value, indent) => {
      expect(parseJson(JSON.stringify(value, undefined, indent))).toEqual({ ok: true, value });
    }),
  );
});

test("for all texts, whatever is read is what JSON.parse reads, and nothing throws", () => {
  const pieces = fc.constantFrom(
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    '"',
    '"a"',
    '"b"',
    "\\",
    "\\u00",
    "1",
    "-",
    ".",
    "e",
    "0",
    " ",
    "\n",
    "true",
    "nul",
    "\uFEFF",
    "\ud800",
  );
  let readable = 0;
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join("")),
      (text) => {
        const read = parseJson(text, { numbers: "any_finite" });
        if (read.ok) {
          readable += 1;
          expect(JSON.parse(text)).toEqual(read.value);
        }
      },
    ),
    { numRuns: 5000 },
  );
  expect(readable).toBeGreaterThan(50);
});

test("time grows with the length of a text only, whatever it is", () => {
  const texts: ((size: number) => string)[] = [
    (size) => `["${"x".repeat(size)}"]`,
    (size) => `[${"1,".repeat(size / 2)}1]`,
    (size) => " ".repeat(size),
    (size) => "[1.5,".repeat(size / 5),
    (size) => `{${'"a":1,'.repeat(size / 6)}"a":1}`,
    (size) => `"${"\\".repeat(size)}`,
    (size) => "1".repeat(size),
  ];
  // The better of two, because a machine may be busy. Ten times the length is ten times the work; quadratic would be a hundred times.
  const best = (text: string): number =>
    Math.min(
      ...[1, 2].map(() => {
        const start = performance.now();
        parseJson(text);
        return performance.now() - start;
      }),
    );
  for (const text of texts) expect(best(text(4_000_000))).toBeLessThan(40 * best(text(400_000)) + 200);
}, 120_000);

import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson } from "./canonical.ts";
import { sha256Hex } from "./digest.ts";
import { type JsonValue, parseJson } from "./json.ts";

const folder = new URL("./fixtures/jcs/", import.meta.url);
const names = readdirSync(folder)
  .filter((name) => name !== "expected.json")
  .map((name) => name.replace(/\.json$/, ""));
const text = (name: string) => readFileSync(new URL(encodeURIComponent(`${name}.json`), folder), "utf8");
const expected: { values: Record<string, { canonical?: string; sha256?: string }> } = JSON.parse(text("expected"));

/** Read by JSON.parse but refused here: their canonical form would be that of a document a person did not write. */
const refusedByReader = ["dup-keys", "dup-keys-reversed", "dup-escaped-key", "proto-key"];

test("the fixtures and their expected values name each other", () => {
  expect(names.toSorted()).toEqual(Object.keys(expected.values).toSorted());
  expect(names).toHaveLength(44);
});

test.each(names)("%s has exactly the canonical form and hash expected, or is refused", async (name) => {
  const want = expected.values[name];
  const read = parseJson(text(name), { numbers: "any_finite" });
  if (want?.canonical === undefined) {
    expect(read.ok).toBe(false);
    return;
  }
  expect(read.ok).toBe(!refusedByReader.includes(name));
  const value: JsonValue = read.ok ? read.value : JSON.parse(text(name));
  expect(canonicalJson(value)).toEqual({ ok: true, value: want.canonical });
  expect(await sha256Hex(want.canonical)).toEqual({ ok: true, value: want.sha256 });
});

test("what JSON cannot hold is refused with its place, never thrown and never dropped", () => {
  const cyclic: { self?: unknown } = {};
  cyclic.self = cyclic;
  const table: [unknown, string][] = [
    [{ a: "\ud800" }, "/a"],
    [{ a: [1, "\ude00\ud83d"] }, "/a/1"],
    [{ "\ud800": 1 }, ""],
    [Number.NaN, ""],
    [{ a: Number.POSITIVE_INFINITY }, "/a"],
    [{ a: undefined }, "/a"],
    [[undefined], "/0"],
    [new Array(1), "/0"],
    [{ a: 1n }, "/a"],
    [{ a: new Map() }, "/a"],
    [{ a: new Date(0) }, "/a"],
    [{ a: { toJSON: () => 1 } }, "/a"],
    [{ a: Symbol("s") }, "/a"],
    [cyclic, "/self".repeat(500)],
  ];
  for (const [value, path] of table) {
    const form = canonicalJson(value as JsonValue);
    expect(form.ok ? [] : form.findings.map((finding) => finding.path)).toEqual([path]);
  }
});

test("documents of bounded depth never overflow, deeper ones are refused", () => {
  const nested = (depth: number): JsonValue => JSON.parse("[".repeat(depth) + "]".repeat(depth));
  expect(canonicalJson(nested(500))).toEqual({ ok: true, value: "[".repeat(500) + "]".repeat(500) });
  expect(canonicalJson(nested(501)).ok).toBe(false);
  expect(canonicalJson(nested(100_000)).ok).toBe(false);
});

test("for all JSON values, the canonical form reads back as the value and is its own canonical form", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6, stringUnit: "grapheme" }), (any) => {
      const value: JsonValue = JSON.parse(JSON.stringify(any));
      const once = canonicalJson(value);
      if (!once.ok) throw new Error("no canonical form");
      const again = parseJson(once.value, { numbers: "any_finite" });
      if (!again.ok) {
        expect(once.value).toContain('"__proto__"');
        return;
      }
      expect(canonicalJson(again.value)).toEqual(once);
      expect(JSON.stringify(sorted(again.value))).toBe(JSON.stringify(sorted(value)));
    }),
  );
});

/** The value with every object's members in one fixed order, and -0 as 0: what RFC 8785 does not keep apart. */
function sorted(value: JsonValue): JsonValue {
  if (value === null || typeof value !== "object") return value === 0 ? 0 : value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, sorted(inner as JsonValue)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

test("for all values, what is refused says where and why", () => {
  const odd = fc.constantFrom<unknown>(
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    "\ud800",
    new Date(0),
    new Map(),
    () => 1,
    10n,
    Symbol("x"),
  );
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { depthSize: "small" },
      fc.jsonValue(),
      odd,
      fc.array(tie("any"), { maxLength: 3 }),
      fc.dictionary(fc.string(), tie("any"), { maxKeys: 3 }),
    ),
  })).any;
  fc.assert(
    fc.property(value, (given) => {
      const made = canonicalJson(given as JsonValue);
      if (!made.ok) expect(made.findings.length).toBeGreaterThan(0);
      else expect(JSON.parse(made.value)).toEqual(JSON.parse(JSON.stringify(given)));
    }),
  );
});

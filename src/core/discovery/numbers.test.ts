import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resolvePointer } from "../lib/pointer.ts";
import { unsafeNumbers, withNumbersAsText } from "./numbers.ts";

describe("numbers that cannot be held as they were written", () => {
  it.each([
    ["12345678901234567890", false],
    ["9007199254740991", true],
    ["9007199254740992", false],
    ["9007199254740993", false],
    ["-9007199254740991", true],
    ["0.1", true],
    ["0.12345678901234567890", false],
    ["80.00", true],
    ["1e3", true],
    ["1e400", false],
    ["1e-400", false],
    ["0e-400", true],
    ["-0", true],
    ["0.30000000000000004", true],
    ["100000000000000000000", false],
    ["1e20", true],
  ])("%s is exact: %s", (number, exact) => {
    expect(unsafeNumbers(`[${number}]`, 64)).toEqual(exact ? [] : [{ path: "/0", raw: number, at: 1 }]);
  });

  it("are found by their place, and a number within a text is none", () => {
    const json =
      '{"a": {"12345678901234567890": "12345678901234567890", "b/c": [1, {"x": "y", "d": 1e999}, -12345678901234567890]}, "e": 1e999}';
    expect(unsafeNumbers(json, 64).map(({ path, raw }) => `${path} ${raw}`)).toEqual([
      "/a/b~1c/1/d 1e999",
      "/a/b~1c/2 -12345678901234567890",
      "/e 1e999",
    ]);
    expect(JSON.parse(withNumbersAsText(json, unsafeNumbers(json, 64)))).toEqual({
      a: { "12345678901234567890": "12345678901234567890", "b/c": [1, { x: "y", d: "1e999" }, "-12345678901234567890"] },
      e: "1e999",
    });
  });

  it("are found where they stand in every JSON text, and nothing else is changed", () => {
    const leaf = fc.oneof(fc.bigInt({ min: 2n ** 53n, max: 2n ** 80n }), fc.string(), fc.integer(), fc.constant(null));
    const tree = fc.letrec((tie) => ({
      node: fc.oneof(
        { depthSize: "small" },
        leaf,
        fc.array(tie("node"), { maxLength: 4 }),
        fc.dictionary(
          fc.string().filter((name) => name !== "__proto__"),
          tie("node"),
          { maxKeys: 4 },
        ),
      ),
    })).node;
    const write = (value: unknown): string => {
      if (typeof value === "bigint") return String(value);
      if (Array.isArray(value)) return `[ ${value.map(write).join(" , ")} ]`;
      if (typeof value === "object" && value !== null)
        return `{${Object.entries(value)
          .map(([name, one]) => `${JSON.stringify(name)}: ${write(one)}`)
          .join(",")}}`;
      return JSON.stringify(value);
    };
    const asText = (value: unknown): unknown => {
      if (typeof value === "bigint") return String(value);
      if (Array.isArray(value)) return value.map(asText);
      if (typeof value === "object" && value !== null)
        return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, asText(one)]));
      return value;
    };
    fc.assert(
      fc.property(tree, (value) => {
        const json = write(value);
        const numbers = unsafeNumbers(json, 64);
        const read: unknown = JSON.parse(withNumbersAsText(json, numbers));
        expect(read).toEqual(asText(value));
        for (const { path, raw, at } of numbers) {
          expect(json.startsWith(raw, at)).toBe(true);
          expect(resolvePointer(read, path)).toBe(raw);
        }
      }),
    );
  });

  it("are not looked for deeper than an answer may nest", () => {
    expect(unsafeNumbers("[[1e999, [1e999]]]", 2).map(({ path }) => path)).toEqual(["/0/0"]);
  });

  it("are not looked for past a text that is cut off", () => {
    expect(unsafeNumbers('[1e999, "cut 1e999', 64)).toEqual([{ path: "/0", raw: "1e999", at: 1 }]);
  });
});

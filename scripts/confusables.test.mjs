// The table of look-alikes: the committed file is what the data gives, and chains end.
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { generate, generated } from "./confusables.mjs";

it("is committed as the installed data gives it", async () => {
  expect(await readFile(new URL("../src/core/lib/confusables.gen.ts", import.meta.url), "utf8")).toBe(generated());
});

it("follows a chain to its end and leaves out what normalisation takes apart", () => {
  const text = generate({ "\u0430": "\u0251", "\u0251": "a", "\u2160": "I", I: "l" });
  expect(text).toContain("\n61:251 430\n");
  expect(text).toContain("\n6c:49\n");
  expect(text).not.toContain("2160");
});

it("refuses a circle and a key of more than one character", () => {
  expect(() => generate({ a: "b", b: "a" })).toThrow("circle");
  expect(() => generate({ rn: "m" })).toThrow("not one character");
});

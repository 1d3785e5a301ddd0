import { createHash } from "node:crypto";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { groupsOfFour, isHex64, sha256Hex } from "./digest.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the published vectors: the empty text, abc, and a text beyond ASCII by its UTF-8 bytes", async () => {
  expect(await sha256Hex("")).toEqual({ ok: true, value: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855" });
  expect(await sha256Hex("abc")).toEqual({ ok: true, value: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad" });
});

test("for all well-formed texts, the hash is that of another implementation over the UTF-8 bytes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary" }), async (text) => {
      expect(await sha256Hex(text)).toEqual({ ok: true, value: createHash("sha256").update(text, "utf8").digest("hex") });
    }),
  );
});

test("text that is not well formed is refused, since it would share the hash of U+FFFD", async () => {
  for (const text of ["\ud800", "\udfff", "a\ude00\ud83d"]) {
    expect(await sha256Hex(text)).toMatchObject({ ok: false, findings: [{ rule: "unicode", blocks: true }] });
  }
  expect(await sha256Hex("\ufffd")).toMatchObject({ ok: true });
});

test("where there is no Web Crypto it says so instead of throwing or falling back", async () => {
  vi.stubGlobal("crypto", {});
  expect(await sha256Hex("abc")).toMatchObject({ ok: false, findings: [{ rule: "seal" }] });
  vi.stubGlobal("crypto", undefined);
  expect(await sha256Hex("abc")).toMatchObject({ ok: false, findings: [{ rule: "seal" }] });
});

test("isHex64 takes exactly 64 lowercase digits", () => {
  expect(isHex64("0123456789abcdef".repeat(4))).toBe(true);
  for (const text of ["", "0".repeat(63), "0".repeat(65), "A".repeat(64), "g".repeat(64), `${"0".repeat(63)}\n`, `${"0".repeat(64)}\n`]) {
    expect(isHex64(text)).toBe(false);
  }
});

test("groups of four keep every character", () => {
  expect(groupsOfFour("0123456789abcdef")).toBe("0123 4567 89ab cdef");
  expect(groupsOfFour("01234")).toBe("0123 4");
  expect(groupsOfFour("")).toBe("");
});

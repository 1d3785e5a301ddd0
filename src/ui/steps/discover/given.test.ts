import { expect, it } from "vitest";
import { exactText, givenFile, givenText } from "./given.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

it("shows a text with plain line ends as it was given, without a word", () => {
  expect(givenText("a\nb\n")).toEqual({ text: "a\nb\n", notes: [] });
  expect(givenFile(bytes("a\n\uFEFFb"))).toEqual({ ok: true, value: { text: "a\n\uFEFFb", notes: [] } });
});

it("shows other line ends as LF and says so", () => {
  const given = givenText("a\r\nb\rc");
  expect(given.text).toBe("a\nb\nc");
  expect(given.notes).toHaveLength(1);
  expect(given.notes[0]).toContain("shown as LF");
});

it("removes the byte order mark of a file and says so, but never from what is held against a checksum", () => {
  const file = givenFile(bytes("\uFEFFa\r\n"));
  expect(file).toMatchObject({ ok: true, value: { text: "a\n" } });
  expect(file.ok && file.value.notes).toHaveLength(2);
  expect(exactText(bytes("\uFEFFa\r\n"))).toEqual({ ok: true, value: "\uFEFFa\r\n" });
  expect(exactText(bytes("a\r\n"))).toEqual({ ok: true, value: "a\r\n" });
});

it("refuses bytes that are no UTF-8", () => {
  for (const refused of [givenFile(Uint8Array.of(0x61, 0xff)), exactText(Uint8Array.of(0xff, 0xfe, 0x61, 0))]) {
    expect(refused.ok).toBe(false);
    expect(!refused.ok && refused.findings[0]?.message).toMatch(/UTF-8/);
  }
});

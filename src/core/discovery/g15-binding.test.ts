import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asShown, decodeUtf8 } from "./decode.ts";
import { bindInventory, bindingText } from "./g15-binding.ts";

const folder = new URL("fixtures/hash/", import.meta.url);
interface Expected {
  readonly bytes: number;
  readonly sha256sum_of_file: string;
  readonly after_textarea_lf_then_js_trim: string;
}
const expected: { text: Record<string, Expected>; trim: { js_trim: string[]; looks_blank_but_NOT_trimmed_by_js: string[] } } = JSON.parse(
  readFileSync(new URL("expected.json", folder), "utf8"),
);
const names = Object.keys(expected.text);
/** Their trimmed text is empty: the table has the hash of nothing, and the rule is to refuse. */
const EMPTY = ["21-only-whitespace", "22-empty"];
const characterOf = (name: string) => String.fromCodePoint(Number.parseInt(name.slice(2), 16));

async function bindFile(name: string, shown: (text: string) => string) {
  const decoded = decodeUtf8(readFileSync(new URL(`${name}.txt`, folder)));
  if (!decoded.ok) throw new Error(`${name} is not UTF-8`);
  return bindInventory(shown(decoded.value.text));
}

describe("binding a file (G15)", () => {
  it("has all thirty files", () => expect(names).toHaveLength(30));

  it.each(names.filter((name) => !EMPTY.includes(name)))("%s gives the hash of the app rule", async (name) => {
    const bound = await bindFile(name, asShown);
    expect(bound).toMatchObject({ ok: true, value: { sha256: expected.text[name]?.after_textarea_lf_then_js_trim } });
  });

  it.each(EMPTY)("%s is refused", async (name) => {
    expect(await bindFile(name, asShown)).toMatchObject({ ok: false, findings: [{ rule: "G15", blocks: true }] });
  });

  it.each(names.filter((name) => !EMPTY.includes(name)))("%s as shown, downloaded, has that checksum as a file", async (name) => {
    const bound = await bindFile(name, asShown);
    if (!bound.ok) throw new Error("refused");
    const file = Buffer.from(bound.value.text, "utf8");
    expect(createHash("sha256").update(file).digest("hex")).toBe(bound.value.sha256);
    expect(file.length).toBe(bound.value.bytes);
  });

  it("counts bytes of UTF-8, not characters", async () => {
    expect(await bindFile("01-plain", asShown)).toMatchObject({ ok: true, value: { bytes: 43 } });
    expect(await bindInventory(" \u00e5\u{1F600} ")).toMatchObject({ ok: true, value: { text: "\u00e5\u{1F600}", bytes: 6 } });
  });

  it("binds another text after a redaction, and does not make two spellings one", async () => {
    const hashes = await Promise.all(
      ["29-redacted", "30-unredacted", "15-nfc", "16-nfd"].map(async (name) => {
        const bound = await bindFile(name, asShown);
        return bound.ok ? bound.value.sha256 : name;
      }),
    );
    expect(new Set(hashes).size).toBe(4);
  });
});

describe("what is trimmed", () => {
  it.each(expected.trim.js_trim)("%s at either end", (name) => {
    const blank = characterOf(name);
    expect(bindingText(`${blank}a${blank}b${blank}`)).toEqual({ ok: true, value: `a${blank}b` });
  });

  it.each(expected.trim.looks_blank_but_NOT_trimmed_by_js)("not %s, though it looks blank", (name) => {
    const text = `${characterOf(name)}a${characterOf(name)}`;
    expect(bindingText(text)).toEqual({ ok: true, value: text });
  });

  it("binds exactly what String.prototype.trim leaves, and refuses only what is then empty or not well formed", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        fc.string({ unit: fc.constantFrom(" ", "\n", "\uFEFF", "\u00a0", "\u200b") }),
        (text, edge) => {
          const shown = edge + text + edge;
          const trimmed = shown.trim();
          const bound = bindingText(shown);
          if (trimmed === "" || /\p{Surrogate}/u.test(trimmed)) expect(bound.ok).toBe(false);
          else expect(bound).toEqual({ ok: true, value: trimmed });
        },
      ),
    );
  });
});

describe("text that is not well formed", () => {
  it.each(["\uD800", "\uDFFF", "a\uD800b", "\uDC00\uD800"])("is refused, never hashed as another character (%j)", async (text) => {
    expect(bindingText(text)).toMatchObject({ ok: false, findings: [{ rule: "G15", path: "", blocks: true }] });
    expect((await bindInventory(text)).ok).toBe(false);
  });

  it("is not a whole pair, nor the character U+FFFD itself", async () => {
    expect(bindingText("\u{1F600}").ok).toBe(true);
    const sha256 = createHash("sha256")
      .update(Uint8Array.of(0xef, 0xbf, 0xbd))
      .digest("hex");
    expect(await bindInventory("\uFFFD")).toEqual({ ok: true, value: { text: "\uFFFD", bytes: 3, sha256 } });
  });
});

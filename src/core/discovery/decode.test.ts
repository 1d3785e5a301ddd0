import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asShown, decodeUtf8 } from "./decode.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);

describe("decoding a file", () => {
  it.each([
    ["plain", utf8("a\nb"), { text: "a\nb", bom: false, crlf: false }],
    ["with a byte order mark", utf8("\uFEFFa"), { text: "a", bom: true, crlf: false }],
    ["with two of them", utf8("\uFEFF\uFEFFa"), { text: "\uFEFFa", bom: true, crlf: false }],
    ["with CRLF", utf8("a\r\nb\r\n"), { text: "a\r\nb\r\n", bom: false, crlf: true }],
    ["with a lone CR", utf8("a\rb"), { text: "a\rb", bom: false, crlf: true }],
    ["empty", new Uint8Array(), { text: "", bom: false, crlf: false }],
    ["with a null character", utf8("a\u0000b"), { text: "a\u0000b", bom: false, crlf: false }],
  ])("%s", (_name, bytes, value) => {
    expect(decodeUtf8(bytes)).toEqual({ ok: true, value });
  });

  it.each([
    ["Latin-1", [0x61, 0xe5]],
    ["an encoded surrogate", [0xed, 0xa0, 0x80]],
    ["an overlong slash", [0xc0, 0xaf]],
    ["a character cut in two", [0xf0, 0x9f, 0x98]],
  ])("refuses %s", (_name, bytes) => {
    const message = "This file is not UTF-8 text. Save it as UTF-8 and choose it again.";
    expect(decodeUtf8(Uint8Array.from(bytes))).toEqual({ ok: false, findings: [{ rule: "unicode", path: "", message, blocks: true }] });
  });

  it.each([
    ["little", [0xff, 0xfe, 0x61, 0x00]],
    ["big", [0xfe, 0xff, 0x00, 0x61]],
  ])("names UTF-16 (%s endian)", (_name, bytes) => {
    expect(decodeUtf8(Uint8Array.from(bytes))).toMatchObject({ ok: false, findings: [{ message: expect.stringContaining("UTF-16") }] });
  });

  it("loses nothing but one byte order mark, for all bytes that are UTF-8", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const decoded = decodeUtf8(bytes);
        if (decoded.ok) expect([...utf8((decoded.value.bom ? "\uFEFF" : "") + decoded.value.text)]).toEqual([...bytes]);
        else expect(Buffer.from(bytes).toString("utf8")).toContain("\uFFFD");
      }),
    );
  });
});

describe("the text as it is shown", () => {
  it.each([
    ["a\r\nb\rc\nd", "a\nb\nc\nd"],
    ["\r\n\r\n", "\n\n"],
    ["\n\r", "\n\n"],
    ["\uFEFFa\u2028b\u0085c", "\uFEFFa\u2028b\u0085c"],
  ])("%j is shown as %j", (text, shown) => {
    expect(asShown(text)).toBe(shown);
  });

  it("is the same when it is shown again", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("\r", "\n", "a") }), (text) => {
        expect(asShown(asShown(text))).toBe(asShown(text));
        expect(asShown(text)).not.toContain("\r");
      }),
    );
  });
});

/** Small pieces of the outside: the clock, identifiers, file names, the theme, notices between tabs, the build's own name. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseBuild } from "./build.ts";
import { fixedClock, systemClock } from "./clock.ts";
import { digestBytes, digestText } from "./digest.ts";
import { isFileName } from "./download.ts";
import { slugSuffix, uuid } from "./ids.ts";
import { contextFacts } from "./secure-context.ts";
import { readNotice } from "./tabs.ts";
import { type ThemeParts, themeOver } from "./theme.ts";

describe("the clock", () => {
  it("gives whole seconds of UTC, not after the present", () => {
    const now = systemClock.now();
    expect(now).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(Date.parse(now)).toBeLessThanOrEqual(Date.now());
    expect(Date.now() - Date.parse(now)).toBeLessThan(5_000);
  });

  it("stands still in tests until it is set", () => {
    const clock = fixedClock("2026-12-01T00:00:00Z");
    clock.set("2026-12-01T00:00:01Z");
    expect(clock.now()).toBe("2026-12-01T00:00:01Z");
  });
});

/** A source that always gives the same byte. */
const always = (byte: number) => ({ getRandomValues: (into: Uint8Array<ArrayBuffer>) => into.fill(byte) });

describe("identifiers", () => {
  it("sets version 4 and the variant in a UUID, whatever was drawn", () => {
    expect(uuid(always(0xff))).toBe("ffffffff-ffff-4fff-bfff-ffffffffffff");
    expect(uuid(always(0))).toBe("00000000-0000-4000-8000-000000000000");
  });

  it("gives another UUID each time", () => {
    expect(new Set(Array.from({ length: 200 }, () => uuid())).size).toBe(200);
  });

  it("draws four characters of base32 from the low five bits of each byte", () => {
    expect(slugSuffix(4, always(0))).toBe("aaaa");
    expect(slugSuffix(4, always(0xff))).toBe("7777");
    expect(slugSuffix()).toMatch(/^[a-z2-7]{4}$/);
  });
});

describe("file names", () => {
  it.each(["grant-93c68caf.json", "letter-93c68caf.html", "a", "rules-1.txt"])("takes %j", (name) => {
    expect(isFileName(name)).toBe(true);
  });

  it.each(["", "a/b.json", "..", "a..b", ".hidden", "CON", "x\u202Egnp.exe", "a b", "grant-\n.json", "-", "a.", "ä.txt", "a".repeat(81)])(
    "refuses %j",
    (name) => {
      expect(isFileName(name)).toBe(false);
    },
  );

  it("never takes anything but a-z, 0-9, hyphen and dot", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (name) => !isFileName(name) || /^[a-z0-9.-]{1,80}$/.test(name)));
  });
});

describe("checksums", () => {
  // SHA-256 of "abc" is the first example of FIPS 180-4; of nothing, the well-known empty value.
  it("is that of the UTF-8 bytes, with their number", async () => {
    expect(await digestText("abc")).toEqual({ sha256: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", bytes: 3 });
    expect((await digestText("€"))?.bytes).toBe(3);
    expect(await digestBytes(new Uint8Array())).toEqual({
      sha256: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      bytes: 0,
    });
  });

  it("is none for half a surrogate pair, which has no UTF-8", async () => {
    expect(await digestText("a\uD800")).toBeUndefined();
  });
});

describe("the theme", () => {
  function parts(kept?: string): ThemeParts & { readonly kept: Map<string, string> } {
    const map = new Map(kept === undefined ? [] : [["poa-grant-writer.theme", kept]]);
    const storage = {
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => void map.set(key, value),
      removeItem: (key: string) => void map.delete(key),
    };
    return { root: { dataset: {} }, storage: () => storage, kept: map };
  }

  it("applies what was kept, and keeps what is chosen", () => {
    const outside = parts("dark");
    const theme = themeOver(outside);
    expect(outside.root.dataset["theme"]).toBe("dark");
    theme.set("light");
    expect([...outside.kept.values()]).toEqual(["light"]);
    expect(outside.root.dataset["theme"]).toBe("light");
  });

  it("keeps nothing for the system's own", () => {
    const outside = parts("dark");
    themeOver(outside).set("system");
    expect(outside.kept.size).toBe(0);
    expect("theme" in outside.root.dataset).toBe(false);
  });

  it("takes no word but its own from storage", () => {
    expect(themeOver(parts('dark" onload="')).get()).toBe("system");
  });

  it("holds for the page where storage is blocked", () => {
    const root = { dataset: {} as DOMStringMap };
    const blocked = (): never => {
      throw new DOMException("no", "SecurityError");
    };
    const theme = themeOver({ root, storage: blocked });
    theme.set("dark");
    expect(theme.get()).toBe("dark");
    expect(root.dataset["theme"]).toBe("dark");
  });
});

describe("notices from other tabs", () => {
  it("are read only in the forms that are told", () => {
    expect(readNotice({ kind: "draft-changed", id: "a", revision: 2, more: 1 })).toEqual({ kind: "draft-changed", id: "a", revision: 2 });
    expect(readNotice({ kind: "draft-deleted", id: "a" })).toEqual({ kind: "draft-deleted", id: "a" });
    expect(readNotice({ kind: "everything-forgotten" })).toEqual({ kind: "everything-forgotten" });
  });

  it.each([null, 1, "draft-changed", {}, { kind: "draft-changed", id: "a" }, { kind: "draft-deleted", id: 1 }, { kind: "later", id: "a" }])(
    "%j is none",
    (data) => {
      expect(readNotice(data)).toBeUndefined();
    },
  );
});

describe("the page's own facts", () => {
  it("reads version and checksum of the build, and nothing that is no checksum", () => {
    const sha256 = "0123456789abcdef".repeat(4);
    expect(parseBuild(`0.1.0 ${sha256}`)).toEqual({ version: "0.1.0", sha256 });
    expect(parseBuild("0.1.0 SHA-256-OF-THE-ASSETS")).toEqual({ version: "0.1.0" });
    expect(parseBuild("")).toBeUndefined();
  });

  it("says that nothing can be hashed where Web Crypto is missing, as on plain http", () => {
    expect(contextFacts({ crypto: {}, location: { protocol: "http:" } })).toEqual({ canDigest: false, fromFile: false });
    expect(contextFacts({ crypto: { subtle: {} }, location: { protocol: "file:" } })).toEqual({ canDigest: true, fromFile: true });
  });
});

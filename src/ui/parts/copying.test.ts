/** A copy says what happened, and never says more than it knows. */

import { describe, expect, it } from "vitest";
import { type ClipboardParts, clipboardOver } from "../../platform/clipboard.ts";
import { digestText } from "../../platform/digest.ts";
import { copyText, sayCopy } from "./copying.ts";

/** A clipboard that holds what was written, changed by `change`; `allowed` says whether it may be read. */
function board({ change = (text: string) => text, allowed = true, writes = true, command = false } = {}) {
  let held = "";
  const parts: ClipboardParts = {
    clipboard: {
      async writeText(text) {
        if (!writes) throw new DOMException("no", "NotAllowedError");
        held = change(text);
      },
      readText: async () => held,
    },
    mayRead: async () => allowed,
    command(text) {
      if (command) held = text;
      return command;
    },
  };
  return { parts, held: () => held };
}

const ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
const copy = (text: string, parts: ClipboardParts, expected?: string) =>
  copyText(text, expected, { clipboard: clipboardOver(parts), digest: digestText });

describe("copying a text", () => {
  it("proves by reading back that the clipboard holds the same", async () => {
    const report = await copy("abc", board().parts, ABC);
    expect(report).toMatchObject({ kind: "copied", proof: "same", digest: { sha256: ABC, bytes: 3 } });
    expect(sayCopy(report)).toBe("Copied 3 bytes. The clipboard was read back: same checksum.");
  });

  it("copies nothing when the text is not the one whose checksum is shown", async () => {
    const { parts, held } = board();
    const report = await copy("abd", parts, ABC);
    expect(report.kind).toBe("refused");
    expect(held()).toBe("");
    expect(sayCopy(report)).toContain("Nothing was copied");
  });

  it("says that it could not look where the browser would have to ask", async () => {
    const report = await copy("abc", board({ allowed: false }).parts);
    expect(report).toMatchObject({ kind: "copied", proof: "unread" });
    expect(sayCopy(report)).toContain("The checksum of what was copied begins with ba78 16bf 8f01 cfea.");
    expect(sayCopy(report)).not.toContain("same checksum");
  });

  it("names changed line ends as such, and any other difference as a difference", async () => {
    const crlf = await copy("a\nb", board({ change: (text) => text.replaceAll("\n", "\r\n") }).parts);
    expect(crlf).toMatchObject({ proof: "line-ends" });
    const other = await copy("abc", board({ change: () => "abx" }).parts);
    expect(other).toMatchObject({ proof: "differs" });
    expect(sayCopy(other)).toContain("holds something else");
  });

  it("falls back to the old command, and then to copying by hand", async () => {
    const old = board({ writes: false, command: true });
    expect((await copy("abc", old.parts)).kind).toBe("copied");
    expect(old.held()).toBe("abc");
    const none = await copy("abc", board({ writes: false }).parts);
    expect(none.kind).toBe("by-hand");
    expect(sayCopy(none)).toContain("(3 bytes) is selected below");
  });

  it("does not throw where there is no clipboard at all, as on plain http", async () => {
    const parts: ClipboardParts = {
      clipboard: undefined,
      mayRead: () => Promise.reject(new TypeError("no permissions here")),
      command: () => {
        throw new Error("not supported");
      },
    };
    expect((await copyText("abc", undefined, { clipboard: clipboardOver(parts), digest: async () => undefined })).kind).toBe("by-hand");
  });
});

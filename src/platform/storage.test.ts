/** The revision check that keeps two tabs from writing over each other, the order of a list, and what a browser's errors become. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entries, revised } from "./storage.ts";
import { explain } from "./storage-browser.ts";
import { memoryStorage } from "./storage-memory.ts";

const draft = (id: string, name = "Studio helper", updated_at = "2026-11-30T10:42:00Z") => ({ id, name, updated_at, data: { answers: 1 } });

describe("the revision check", () => {
  it("begins at one when nothing is kept", () => {
    expect(revised(draft("a"), 0, undefined)).toEqual({ ok: true, value: { ...draft("a"), revision: 1 } });
  });

  it("writes nothing over another tab's revision, and hands over what that tab kept", () => {
    const kept = { ...draft("a", "Changed elsewhere"), revision: 3 };
    const result = revised(draft("a"), 2, kept);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.error).toMatchObject({ kind: "changed-elsewhere", stored: kept });
  });

  it("tells a draft that was deleted elsewhere from one that was changed", () => {
    const result = revised(draft("a"), 2, undefined);
    expect(!result.ok && result.error.kind === "changed-elsewhere" && result.error.stored).toBeUndefined();
    expect(!result.ok && result.error.message).toContain("no longer in this browser");
  });

  it("never loses a write: of two tabs that write from the same revision, exactly one succeeds", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), async (turns) => {
        const storage = memoryStorage();
        const seen = { a: 0, b: 0 };
        let written = 0;
        for (const isA of turns) {
          const tab = isA ? "a" : "b";
          const result = await storage.put(draft("d", tab), seen[tab]);
          expect(result.ok).toBe(seen[tab] === written);
          if (result.ok) {
            written += 1;
            seen[tab] = result.value.revision;
          } else if (result.error.kind === "changed-elsewhere") {
            expect(result.error.stored?.revision).toBe(written);
            seen[tab] = written;
          }
        }
      }),
    );
  });
});

describe("drafts in memory", () => {
  it("keeps copies: changing what was put in or taken out changes nothing kept", async () => {
    const storage = memoryStorage();
    const data = { answers: [1] };
    await storage.put({ ...draft("a"), data }, 0);
    data.answers.push(2);
    const first = await storage.get("a");
    if (first.ok && first.value !== undefined) (first.value.data as { answers: number[] }).answers.push(3);
    const second = await storage.get("a");
    expect(second.ok && second.value?.data).toEqual({ answers: [1] });
  });

  it("lists the latest first, without the data, and is empty after everything was forgotten", async () => {
    const storage = memoryStorage();
    await storage.put(draft("old", "Old", "2026-07-14T08:00:00Z"), 0);
    await storage.put(draft("new", "New", "2026-11-30T10:42:00Z"), 0);
    await storage.putMeta("last", "new");
    const list = await storage.list();
    expect(list.ok && list.value).toEqual([
      { id: "new", name: "New", revision: 1, updated_at: "2026-11-30T10:42:00Z" },
      { id: "old", name: "Old", revision: 1, updated_at: "2026-07-14T08:00:00Z" },
    ]);
    await storage.clear();
    expect(await storage.list()).toEqual({ ok: true, value: [] });
    expect(await storage.getMeta("last")).toEqual({ ok: true, value: undefined });
  });

  it("has a steady order for drafts of the same second", () => {
    const both = [
      { ...draft("b"), revision: 1 },
      { ...draft("a"), revision: 1 },
    ];
    expect(entries(both).map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("removes a draft, and finds no fault in removing it again", async () => {
    const storage = memoryStorage();
    await storage.put(draft("a"), 0);
    await storage.delete("a");
    expect(await storage.delete("a")).toEqual({ ok: true, value: undefined });
    expect(await storage.get("a")).toEqual({ ok: true, value: undefined });
  });
});

describe("what a browser's errors become", () => {
  it.each([
    ["QuotaExceededError", "quota", "no room left"],
    ["VersionError", "newer", "newer version of this page"],
    ["SecurityError", "blocked", "does not let the page store"],
    ["TypeError", "blocked", "does not let the page store"],
    ["TimeoutError", "silent", "does not answer"],
    ["UnknownError", "broken", "does not work just now"],
  ])("%s is %s, in a plain sentence without the browser's own name for it", (name, kind, words) => {
    const error = explain(new DOMException("inside", name));
    expect(error.kind).toBe(kind);
    expect(error.message).toContain(words);
    expect(error.message).toMatch(/^[A-Z][^()]*\.$/);
    expect(error.message).not.toContain(name);
  });

  it("does not throw on something that is no error at all", () => {
    expect(explain("boom").kind).toBe("broken");
  });
});

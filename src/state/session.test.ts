import { describe, expect, it } from "vitest";
import { fixedClock } from "../platform/clock.ts";
import type { DraftStorage } from "../platform/storage.ts";
import { memoryStorage } from "../platform/storage-memory.ts";
import type { TabMemory } from "../platform/tab-memory.ts";
import type { TabNotice, Tabs } from "../platform/tabs.ts";
import { createSession, type Session } from "./session.ts";
import { toStored } from "./stored.ts";

/** The memory of one tab; a reload keeps it. */
function tabMemory(): TabMemory {
  let own: string | undefined;
  let kept: string | undefined;
  return {
    get: () => own,
    set(id) {
      own = id;
    },
    unsaved: () => kept,
    keepUnsaved(text) {
      kept = text;
    },
  };
}

/** Two tabs of one browser: they share storage and hear one another. Saving waits for `flush`. */
function browser(storage: DraftStorage = memoryStorage()) {
  const clock = fixedClock("2026-12-01T09:00:00Z");
  const listeners = new Map<number, (notice: TabNotice) => void>();
  let made = 0;
  const tab = (before?: TabMemory): Session => {
    const number = ++made;
    const tabs: Tabs = {
      tell: (notice) => {
        for (const [other, listener] of listeners) if (other !== number) listener(notice);
      },
      listen: (listener) => {
        listeners.set(number, listener);
        return () => listeners.delete(number);
      },
      close: () => undefined,
    };
    const memory = before ?? tabMemory();
    let count = 0;
    return createSession({ clock, uuid: () => `${number}-${++count}`, storage, tabs, memory, later: () => undefined });
  };
  return { clock, storage, tab };
}

const moment = () => new Promise((done) => setTimeout(done, 20));
const named = (name: string) => (answers: Parameters<Parameters<ReturnType<Session["store"]["getState"]>["edit"]>[0]>[0]) => ({
  ...answers,
  principal: { ...answers.principal, name },
});

describe("a draft", () => {
  it("is there again after a reload, as it was", async () => {
    const { tab } = browser();
    const one = tab();
    await one.start();
    one.newDraft("Inbox");
    one.store.getState().edit(named("Maren"));
    await one.flush();
    const again = tab();
    await again.start();
    expect(again.store.getState().draft).toEqual(one.store.getState().draft);
  });

  it("is whole after a reload that came before the store had finished", async () => {
    const memory = tabMemory();
    const slow: DraftStorage = { ...memoryStorage(), put: () => new Promise(() => undefined) };
    const one = browser(slow).tab(memory);
    await one.start();
    one.newDraft("Inbox");
    one.store.getState().edit(named("typed and gone"));
    one.leave();
    const again = browser().tab(memory);
    await again.start();
    expect(again.store.getState().draft?.answers.principal.name).toBe("typed and gone");
    expect(again.saving.getState().phase).toBe("saved");
  });

  it("keeps what was typed while an earlier change was being written", async () => {
    const store = memoryStorage();
    // The first write reaches the store, but its answer does not come before the page is gone; later writes never begin.
    let writes = 0;
    const held: DraftStorage = {
      ...store,
      put: async (draft, expected) => {
        writes += 1;
        if (writes === 1) await store.put(draft, expected);
        return new Promise(() => undefined);
      },
    };
    const memory = tabMemory();
    const one = browser(held).tab(memory);
    await one.start();
    one.newDraft("Inbox");
    one.store.getState().edit(named("first"));
    void one.flush();
    await moment();
    one.store.getState().edit(named("second"));
    one.leave();
    const again = browser(store).tab(memory);
    await again.start();
    expect(again.store.getState().draft?.answers.principal.name).toBe("second");
    expect(again.saving.getState().phase).toBe("saved");
  });

  it("is not forgotten by an earlier write that ends while the page is left", async () => {
    const store = memoryStorage();
    let answer: () => void = () => undefined;
    const put: DraftStorage["put"] = (draft, expected) =>
      new Promise((done) => {
        if (expected === 0) answer = () => void store.put(draft, expected).then(done);
      });
    const memory = tabMemory();
    const one = browser({ ...store, put }).tab(memory);
    one.newDraft("Inbox");
    await moment();
    one.store.getState().edit(named("typed since"));
    one.leave();
    answer();
    await moment();
    expect(memory.unsaved()).toContain("typed since");
  });

  it("that was not written, beside another tab's change, waits for the person", async () => {
    const { tab } = browser();
    const memory = tabMemory();
    const a = tab(memory);
    await a.start();
    a.newDraft("Inbox");
    await a.flush();
    const b = tab();
    await b.start();
    a.store.getState().edit(named("from a"));
    const { draft } = a.store.getState();
    if (!draft) throw new Error("no draft is open");
    const unsaved = JSON.stringify({ revision: 1, ...toStored(draft) });
    b.store.getState().edit(named("from b"));
    await b.flush();
    memory.keepUnsaved(unsaved);
    const again = tab(memory);
    await again.start();
    expect(again.store.getState().draft?.answers.principal.name).toBe("from a");
    expect(again.saving.getState()).toMatchObject({ phase: "failed", error: { kind: "changed-elsewhere" } });
  });

  it("keeps its identifiers when people are renamed (G4)", async () => {
    const { tab } = browser();
    const one = tab();
    await one.start();
    const { answers } = one.newDraft("Inbox");
    one.store.getState().edit(named("Somebody else"));
    expect(one.store.getState().draft?.answers.principal.sub).toBe(answers.principal.sub);
  });

  it("is not overwritten by another tab: the second one to save is told, and keeps its text", async () => {
    const { tab } = browser();
    const a = tab();
    await a.start();
    const { id } = a.newDraft("Inbox");
    await a.flush();
    const b = tab();
    await b.start();
    b.store.getState().edit(named("from b"));
    await b.flush();
    expect(a.saving.getState()).toMatchObject({ phase: "failed", error: { kind: "changed-elsewhere" } });
    a.store.getState().edit(named("from a"));
    await a.flush();
    expect(a.store.getState().draft?.answers.principal.name).toBe("from a");
    const stored = await b.openDraft(id);
    expect(stored.ok && stored.value?.answers.principal.name).toBe("from b");
  });

  it("changed elsewhere can be taken over, or kept as a draft of its own", async () => {
    const { tab } = browser();
    const a = tab();
    await a.start();
    a.newDraft("Inbox");
    await a.flush();
    const b = tab();
    await b.start();
    b.store.getState().edit(named("from b"));
    await b.flush();
    a.store.getState().edit(named("from a"));
    a.keepAsCopy();
    await a.flush();
    const list = await a.list();
    expect(list.ok && list.value.map((entry) => entry.name).sort()).toEqual(["Inbox", "Inbox (copy)"]);
    expect(a.saving.getState().phase).toBe("saved");
  });

  it("stays in memory, and says so, when storage is full", async () => {
    const full: DraftStorage = {
      ...memoryStorage(),
      put: async () => ({ ok: false, error: { kind: "quota", message: "The disk is full." } }),
    };
    const { tab } = browser(full);
    const one = tab();
    await one.start();
    one.newDraft("Inbox");
    one.store.getState().edit(named("Maren"));
    await one.flush();
    expect(one.saving.getState()).toMatchObject({ phase: "failed", error: { kind: "quota" } });
    expect(one.store.getState().draft?.answers.principal.name).toBe("Maren");
    expect(one.exportText()).toContain("Maren");
  });

  it("is exported and imported whole, as a draft of its own", async () => {
    const { tab } = browser();
    const one = tab();
    await one.start();
    one.newDraft("Inbox");
    one.store.getState().edit(named("Maren"));
    const text = one.exportText() ?? "";
    const other = tab();
    await other.start();
    const read = await other.importText(text);
    expect(read.ok).toBe(true);
    const { id: _new, ...imported } = other.store.getState().draft ?? { id: "" };
    const { id: _old, ...exported } = one.store.getState().draft ?? { id: "" };
    expect(imported).toEqual(exported);
  });

  it.each([
    ["no JSON", "hello"],
    ["a Grant", '{"poa_version":"1.2"}'],
    ["another form", '{"poa_grant_writer_draft":2,"draft":{}}'],
    ["an unknown member", '{"poa_grant_writer_draft":1,"draft":{"id":"x","evil":1}}'],
    ["__proto__", '{"poa_grant_writer_draft":1,"draft":{"__proto__":{"a":1}}}'],
  ])("is refused in words when the file is %s", async (_what, text) => {
    const { tab } = browser();
    const one = tab();
    await one.start();
    const read = await one.importText(text);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.findings[0]?.message.length).toBeGreaterThan(20);
    expect(one.store.getState().draft).toBeUndefined();
  });
});

describe("what an agent answered", () => {
  const secret = "my key is sk-proj-Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MDEyMzQ1";
  it("is not stored while it holds a secret and was not accepted", async () => {
    const { tab, storage } = browser();
    const one = tab();
    await one.start();
    const { id } = one.newDraft("Inbox");
    one.store.getState().setInventory("agent:a", secret);
    await one.flush();
    expect(JSON.stringify(await storage.get(id))).not.toContain("sk-proj");
    expect(one.exportText()).not.toContain("sk-proj");
    expect(one.saving.getState()).toMatchObject({ phase: "saved", held: ["agent:a"] });
    expect(one.store.getState().draft?.inventories[0]?.text).toBe(secret);
  });

  it("binds exactly the text that was shown, and an edit unbinds it (G15)", async () => {
    const { tab } = browser();
    const one = tab();
    await one.start();
    one.newDraft("Inbox");
    const state = one.store.getState();
    const accepted = { sha256: "a".repeat(64), bytes: 5, at: "2026-12-01T09:00:00Z" };
    state.setInventory("agent:a", "hello");
    expect(state.acceptInventory("agent:a", "hallo", accepted)).toBe(false);
    expect(state.acceptInventory("agent:a", "hello", accepted)).toBe(true);
    expect(one.store.getState().draft?.answers.discovery.inventories).toEqual([{ agent: "agent:a", sha256: accepted.sha256 }]);
    state.setInventory("agent:a", "hello!");
    expect(one.store.getState().draft?.answers.discovery.inventories).toEqual([]);
  });
});

describe("forgetting", () => {
  it("leaves nothing behind", async () => {
    const { tab, storage } = browser();
    const one = tab();
    await one.start();
    one.newDraft("Inbox");
    await one.flush();
    await one.forgetEverything();
    expect(await storage.list()).toEqual({ ok: true, value: [] });
    expect(await storage.getMeta("last")).toEqual({ ok: true, value: undefined });
    expect(one.store.getState().draft).toBeUndefined();
  });

  it("in private, nothing is stored from then on, and what was stored is removed", async () => {
    const { tab, storage } = browser();
    const one = tab();
    await one.start();
    one.newDraft("Inbox");
    await one.flush();
    await one.setPrivate(true);
    one.store.getState().edit(named("Maren"));
    await one.flush();
    expect(await storage.list()).toEqual({ ok: true, value: [] });
    expect(one.store.getState().draft?.answers.principal.name).toBe("Maren");
  });
});

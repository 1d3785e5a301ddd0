import { describe, expect, it } from "vitest";
import type { DraftStorage } from "../platform/storage.ts";
import { memoryStorage } from "../platform/storage-memory.ts";
import { browser, named } from "./testing/two-tabs.ts";

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
    const imported = other.store.getState().draft;
    const exported = one.store.getState().draft;
    expect(imported?.id).not.toBe(exported?.id);
    expect(imported).toEqual({ ...exported, id: imported?.id, name: "Inbox (2)" });
  });

  it.each([
    ["no JSON", "hello"],
    ["a Grant", '{"poa_version":"1.2"}'],
    ["a later form", '{"poa_grant_writer_draft":3,"draft":{}}'],
    ["an unknown member", '{"poa_grant_writer_draft":2,"draft":{"id":"x","evil":1}}'],
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

// What would be lost is known before it is: another draft in place of the open one, a private tab, storage that fails or was emptied.
import { describe, expect, it } from "vitest";
import type { DraftStorage, StorageError } from "../platform/storage.ts";
import { memoryStorage } from "../platform/storage-memory.ts";
import type { Session } from "./session-shape.ts";
import { browser, named, tabMemory, traceMemory } from "./testing/two-tabs.ts";

const SECRET = "my key is sk-proj-Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MDEyMzQ1";
const failing = (error: StorageError): DraftStorage => ({ ...memoryStorage(), put: async () => ({ ok: false, error }) });
const full = () => failing({ kind: "quota", message: "This browser has no room left." });
const personOf = (session: Session) => session.store.getState().draft?.answers.principal.name;

async function started(tab: Session): Promise<Session> {
  await tab.start();
  return tab;
}

describe("another draft in place of the open one", () => {
  it("takes nothing of what was typed a moment before", async () => {
    const one = await started(browser().tab());
    const { id } = one.newDraft("Inbox");
    await one.flush();
    one.store.getState().edit(named("typed just now"));
    one.newDraft("Another");
    await one.flush();
    const stored = await one.openDraft(id);
    expect(stored.ok && stored.value?.answers.principal.name).toBe("typed just now");
  });

  it("may be the same draft again: what was typed is in it", async () => {
    const one = await started(browser().tab());
    const { id } = one.newDraft("Inbox");
    await one.flush();
    one.store.getState().edit(named("typed just now"));
    await one.openDraft(id);
    expect(personOf(one)).toBe("typed just now");
    expect(one.saving.getState().phase).toBe("saved");
  });

  it("is no risk where everything is stored, or nothing was ever typed", async () => {
    const kept = await started(browser().tab());
    kept.newDraft("Inbox");
    kept.store.getState().edit(named("Maren"));
    expect(await kept.atRisk()).toBeUndefined();
    const unkept = await started(browser(full()).tab());
    unkept.newDraft("Inbox");
    await unkept.flush();
    unkept.store.getState().visit("discover", "/discover");
    expect(await unkept.atRisk()).toBeUndefined();
    expect(unkept.wouldLose()).toBe(false);
  });

  it("is one where the draft could not be stored, and it is known whose", async () => {
    const one = await started(browser(full()).tab());
    one.newDraft("Inbox");
    one.store.getState().edit(named("Maren"));
    expect(await one.atRisk()).toMatchObject({ why: "failed", draft: { name: "Inbox" } });
    expect(one.wouldLose()).toBe(true);
    one.letGo();
    expect(one.store.getState().draft).toBeUndefined();
    expect(await one.atRisk()).toBeUndefined();
  });

  it("is one where an answer is held back", async () => {
    const one = await started(browser().tab());
    one.newDraft("Inbox");
    one.store.getState().setInventory("agent:a", SECRET);
    expect(await one.atRisk()).toMatchObject({ why: "held" });
    expect(one.wouldLose()).toBe(true);
  });

  it("that was let go is not taken up again by a reload", async () => {
    const memory = tabMemory();
    const { tab, traces } = browser(full());
    const one = await started(tab(memory));
    one.newDraft("Inbox");
    one.store.getState().edit(named("to be discarded"));
    await one.flush();
    one.leave(false);
    one.letGo();
    expect(memory.unsaved()).toBeUndefined();
    expect(traces.leftovers()).toEqual([]);
  });
});

describe("a private tab", () => {
  it("is private after a reload, remembers only that, and stores nothing of the next draft", async () => {
    const memory = tabMemory();
    const { tab, storage, traces } = browser();
    const one = await started(tab(memory));
    await one.setPrivate(true);
    one.newDraft("Secret plans");
    one.store.getState().edit(named("Maren"));
    one.leave(true);
    expect([memory.get(), memory.unsaved(), traces.leftovers(), traces.kept()]).toEqual([undefined, undefined, [], undefined]);
    const again = await started(tab(memory));
    expect(again.isPrivate()).toBe(true);
    expect(again.store.getState().draft).toBeUndefined();
    again.newDraft("Next");
    again.store.getState().edit(named("Maren"));
    await again.flush();
    again.leave(true);
    expect(await storage.list()).toEqual({ ok: true, value: [] });
    expect(traces.leftovers()).toEqual([]);
  });

  it("warns before a draft is lost with it, and asks before another takes its place", async () => {
    const one = await started(browser().tab());
    await one.setPrivate(true);
    one.newDraft("Inbox");
    expect(one.wouldLose()).toBe(false);
    one.store.getState().edit(named("Maren"));
    expect(one.wouldLose()).toBe(true);
    expect(await one.atRisk()).toMatchObject({ why: "private" });
  });

  it("takes the open draft out of the store, and puts it back when it is private no more", async () => {
    const { tab, storage, traces } = browser();
    const one = await started(tab());
    const { id } = one.newDraft("Inbox");
    one.store.getState().edit(named("Maren"));
    await one.flush();
    expect(traces.kept()?.count).toBe(1);
    await one.setPrivate(true);
    expect(await storage.list()).toEqual({ ok: true, value: [] });
    expect(await storage.getMeta("last")).toEqual({ ok: true, value: undefined });
    expect(traces.kept()).toBeUndefined();
    expect(one.wouldLose()).toBe(true);
    await one.setPrivate(false);
    expect(one.saving.getState().phase).toBe("saved");
    expect(await storage.get(id)).toMatchObject({ ok: true, value: { data: { draft: { answers: { principal: { name: "Maren" } } } } } });
  });

  it("leaves alone what is kept: a draft opened from there stays as it was until it is private no more", async () => {
    const { tab, storage } = browser();
    const one = await started(tab());
    const { id } = one.newDraft("Inbox");
    await one.flush();
    const other = await started(tab());
    other.letGo();
    await other.setPrivate(true);
    await other.openDraft(id);
    other.store.getState().edit(named("private words"));
    await other.flush();
    expect(JSON.stringify(await storage.get(id))).not.toContain("private words");
    await other.setPrivate(false);
    expect(other.saving.getState().phase).toBe("saved");
    expect(JSON.stringify(await storage.get(id))).toContain("private words");
  });

  it("is private from the press on, however long the store takes", async () => {
    const store = memoryStorage();
    const slow: DraftStorage = { ...store, delete: () => new Promise(() => undefined) };
    const { tab } = browser(slow);
    const one = await started(tab());
    one.newDraft("Inbox");
    await one.flush();
    void one.setPrivate(true);
    expect([one.isPrivate(), one.saving.getState().phase]).toEqual([true, "private"]);
    one.store.getState().edit(named("typed meanwhile"));
    one.newDraft("Another");
    one.store.getState().edit(named("typed meanwhile"));
    await one.flush();
    expect(JSON.stringify(await store.list())).not.toContain("Another");
  });

  it("does not become one where the draft cannot be taken out of the store", async () => {
    const store = memoryStorage();
    const stuck: DraftStorage = { ...store, delete: async () => ({ ok: false, error: { kind: "broken", message: "No." } }) };
    const one = await started(browser(stuck).tab());
    one.newDraft("Inbox");
    await one.flush();
    expect((await one.setPrivate(true)).ok).toBe(false);
    expect(one.isPrivate()).toBe(false);
    expect(one.saving.getState().phase).toBe("saved");
  });

  it("hears nothing of what other tabs do to drafts that it does not keep", async () => {
    const { tab } = browser();
    const one = await started(tab());
    await one.setPrivate(true);
    one.newDraft("Inbox");
    await (await started(tab())).forgetEverything();
    expect(one.saving.getState().phase).toBe("private");
  });
});

describe("a store that was emptied", () => {
  it("is noticed at the next start, with how many drafts there were and when, until it is read", async () => {
    const traces = traceMemory();
    const before = browser(memoryStorage(), traces);
    const one = await started(before.tab());
    one.newDraft("Inbox");
    one.newDraft("Shopping");
    await one.flush();
    expect(traces.kept()).toEqual({ count: 2, at: "2026-12-01T09:00:00Z" });
    const after = browser(memoryStorage(), traces);
    const two = await started(after.tab());
    expect(two.past.getState().gone).toEqual({ count: 2, at: "2026-12-01T09:00:00Z" });
    two.acknowledgePast();
    expect(two.past.getState().gone).toBeUndefined();
    expect((await started(after.tab())).past.getState().gone).toBeUndefined();
  });

  it("is not claimed where the person removed the drafts, or forgot everything", async () => {
    const { tab } = browser();
    const one = await started(tab());
    const { id } = one.newDraft("Inbox");
    await one.flush();
    await one.remove(id);
    expect((await started(tab())).past.getState().gone).toBeUndefined();
    one.newDraft("Inbox");
    await one.flush();
    await one.forgetEverything();
    expect((await started(tab())).past.getState().gone).toBeUndefined();
  });

  it("is not claimed where the store cannot be read", async () => {
    const traces = traceMemory();
    traces.setKept({ count: 2, at: "2026-12-01T09:00:00Z" });
    const error: StorageError = { kind: "blocked", message: "This browser does not let the page store anything." };
    const no = async () => ({ ok: false, error }) as const;
    const blocked: DraftStorage = { list: no, get: no, put: no, delete: no, getMeta: no, putMeta: no, clear: no };
    const one = await started(browser(blocked, traces).tab());
    expect(one.past.getState().gone).toBeUndefined();
    expect(one.saving.getState()).toEqual({ phase: "failed", error });
    one.newDraft("Inbox");
    one.store.getState().edit(named("Maren"));
    await one.flush();
    expect(await one.atRisk()).toMatchObject({ why: "failed" });
    const out = await one.exportAll();
    expect(out.ok && out.value).toContain("Maren");
  });
});

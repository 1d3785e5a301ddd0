// A tab that was closed before its last words were written: the next start takes them up, and never over another tab's.
import { describe, expect, it } from "vitest";
import type { DraftStorage } from "../platform/storage.ts";
import { memoryStorage } from "../platform/storage-memory.ts";
import type { Session } from "./session-shape.ts";
import { browser, named, tabMemory, traceMemory } from "./testing/two-tabs.ts";

const personOf = (session: Session) => session.store.getState().draft?.answers.principal.name;
/** A store to which nothing more is written. */
const deaf = (store: DraftStorage): DraftStorage => ({ ...store, put: () => new Promise(() => undefined) });

/** Two tabs of one draft, both closed while their last change was being written to a store that did not finish. */
async function closed(store: DraftStorage, words: readonly string[]) {
  const traces = traceMemory();
  const first = browser(store, traces).tab();
  await first.start();
  const { id } = first.newDraft("Inbox");
  await first.flush();
  const leaving = browser(deaf(store), traces);
  const tabs = words.map(() => leaving.tab());
  for (const tab of tabs) await tab.start();
  for (const [i, said] of words.entries()) {
    const tab = tabs[i];
    if (!tab) throw new Error("no tab");
    tab.store.getState().edit(named(said));
    tab.leave(true);
  }
  return { id, traces };
}

async function names(session: Session): Promise<readonly string[]> {
  const list = await session.list();
  return list.ok ? list.value.map(({ name }) => name).sort() : [];
}

describe("a tab that was closed", () => {
  it("leaves its last words to the next start", async () => {
    const store = memoryStorage();
    const { traces } = await closed(store, ["last words"]);
    const next = browser(store, traces).tab();
    await next.start();
    expect(personOf(next)).toBe("last words");
    expect(next.saving.getState().phase).toBe("saved");
    expect(traces.leftovers()).toEqual([]);
    expect(await names(next)).toEqual(["Inbox"]);
  });

  it("leaves a draft that had not reached the store at all", async () => {
    const store = memoryStorage();
    const traces = traceMemory();
    const one = browser(deaf(store), traces).tab();
    await one.start();
    one.newDraft("Inbox");
    one.store.getState().edit(named("typed at once"));
    one.leave(true);
    const next = browser(store, traces).tab();
    await next.start();
    expect(personOf(next)).toBe("typed at once");
  });

  it("overwrites nothing of another one: both are there, told apart by name", async () => {
    const store = memoryStorage();
    const { traces } = await closed(store, ["from a", "from b"]);
    const next = browser(store, traces).tab();
    await next.start();
    const list = await next.list();
    const said: (string | undefined)[] = [];
    for (const { id } of list.ok ? list.value : []) {
      await next.openDraft(id);
      said.push(personOf(next));
    }
    expect(said.sort()).toEqual(["from a", "from b"]);
    expect(new Set(await names(next)).size).toBe(2);
  });

  it("is taken up once, by one of two tabs that start together", async () => {
    const store = memoryStorage();
    const { traces } = await closed(store, ["last words"]);
    const { tab } = browser(store, traces);
    const [a, b] = [tab(), tab()];
    await Promise.all([a.start(), b.start()]);
    expect(await names(a)).toEqual(["Inbox"]);
    expect([personOf(a), personOf(b)]).toContain("last words");
  });

  it("leaves nothing where a reload takes it up itself", async () => {
    const store = memoryStorage();
    const traces = traceMemory();
    const memory = tabMemory();
    const one = browser(deaf(store), traces).tab(memory);
    await one.start();
    one.newDraft("Inbox");
    one.store.getState().edit(named("reloaded"));
    one.leave(true);
    const again = browser(store, traces).tab(memory);
    await again.start();
    expect(personOf(again)).toBe("reloaded");
    expect(await names(again)).toEqual(["Inbox"]);
    expect(traces.leftovers()).toEqual([]);
  });

  it("leaves no text that seems to hold a secret, only that there was one", async () => {
    const store = memoryStorage();
    const traces = traceMemory();
    const one = browser(deaf(store), traces).tab();
    await one.start();
    one.newDraft("Inbox");
    one.store.getState().setInventory("agent:a", "my key is sk-proj-Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MDEyMzQ1");
    one.leave(true);
    expect([...traces.all.values()].join()).not.toContain("sk-proj");
    const next = browser(store, traces).tab();
    await next.start();
    expect(next.store.getState().draft?.held_back).toEqual(["agent:a"]);
  });

  it("is not brought back where everything was forgotten, or its draft removed, in another tab", async () => {
    for (const end of ["forgetEverything", "remove"] as const) {
      const { tab, traces, storage } = browser();
      const [a, b] = [tab(), tab()];
      await a.start();
      const { id } = a.newDraft("Inbox");
      await a.flush();
      await b.start();
      a.store.getState().edit(named("unsaved"));
      await (end === "remove" ? b.remove(id) : b.forgetEverything());
      expect(a.wouldLose()).toBe(true);
      a.leave(true);
      expect(traces.leftovers()).toEqual([]);
      expect(await storage.list()).toEqual({ ok: true, value: [] });
    }
  });

  it("waits in this browser while the store cannot be written, and while this version cannot read it", async () => {
    const store = memoryStorage();
    const { traces } = await closed(store, ["last words"]);
    traces.leave({ tab: "newer", text: '{"revision":1,"poa_grant_writer_draft":99,"draft":{}}' });
    const full: DraftStorage = { ...store, put: async () => ({ ok: false, error: { kind: "quota", message: "Full." } }) };
    await browser(full, traces).tab().start();
    expect(traces.leftovers()).toHaveLength(2);
    const next = browser(store, traces).tab();
    await next.start();
    expect(personOf(next)).toBe("last words");
    expect(traces.leftovers().map(({ tab }) => tab)).toEqual(["newer"]);
  });

  it("warns only where its last words cannot be left", async () => {
    const traces = traceMemory();
    const one = browser(deaf(memoryStorage()), traces).tab();
    await one.start();
    one.newDraft("Inbox");
    one.store.getState().edit(named("typed"));
    expect(one.wouldLose()).toBe(false);
    const none = { ...traceMemory(), leave: () => false };
    const other = browser(deaf(memoryStorage()), none).tab();
    await other.start();
    other.newDraft("Inbox");
    other.store.getState().edit(named("typed"));
    expect(other.wouldLose()).toBe(true);
  });

  it("takes back what it left when it was not closed after all", async () => {
    const { tab, traces } = browser();
    const one = tab();
    await one.start();
    one.newDraft("Inbox");
    await one.flush();
    one.store.getState().edit(named("typed"));
    one.leave(true);
    one.back();
    await one.flush();
    expect(traces.leftovers()).toEqual([]);
    expect(one.saving.getState().phase).toBe("saved");
  });
});

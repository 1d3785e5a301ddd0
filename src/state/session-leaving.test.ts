// A page that goes away before its store has finished: nothing typed is lost, and nothing of another tab's is overwritten.
import { describe, expect, it } from "vitest";
import type { DraftStorage } from "../platform/storage.ts";
import { memoryStorage } from "../platform/storage-memory.ts";
import { toStored } from "./stored.ts";
import { browser, moment, named, tabMemory } from "./testing/two-tabs.ts";

describe("a draft", () => {
  it("is whole after a reload that came before the store had finished", async () => {
    const memory = tabMemory();
    const slow: DraftStorage = { ...memoryStorage(), put: () => new Promise(() => undefined) };
    const one = browser(slow).tab(memory);
    await one.start();
    one.newDraft("Inbox");
    one.store.getState().edit(named("typed and gone"));
    one.leave(false);
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
    one.leave(false);
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
    one.leave(false);
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
});

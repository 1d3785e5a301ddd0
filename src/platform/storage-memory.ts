/** Drafts in memory only: the private mode, which stores nothing, and tests. What is put in and taken out is a copy, as with a real store. */

import { type DraftStorage, entries, revised, type Stored, type StoredDraft } from "./storage.ts";

/** An empty store that ends with the page. */
export function memoryStorage(): DraftStorage {
  const drafts = new Map<string, StoredDraft>();
  const meta = new Map<string, unknown>();
  return {
    list: async () => done(entries([...drafts.values()])),
    get: async (id) => done(structuredClone(drafts.get(id))),
    async put(draft, expected) {
      const result = revised(draft, expected, structuredClone(drafts.get(draft.id)));
      if (result.ok) drafts.set(draft.id, structuredClone(result.value));
      return result;
    },
    async delete(id) {
      drafts.delete(id);
      return done(undefined);
    },
    getMeta: async (key) => done(structuredClone(meta.get(key))),
    async putMeta(key, value) {
      meta.set(key, structuredClone(value));
      return done(undefined);
    },
    async clear() {
      drafts.clear();
      meta.clear();
      return done(undefined);
    },
  };
}

function done<T>(value: T): Stored<T> {
  return { ok: true, value };
}

// The part of a session that concerns drafts as files, and their names: export and import of one and of all, and another name for one.
import type { Result } from "../core/lib/finding.ts";
import type { Stored } from "../platform/storage.ts";
import type { Draft, DraftStore } from "./draft.ts";
import { freeName } from "./free-name.ts";
import { countKept } from "./saver.ts";
import type { BroughtIn, Outside, Session } from "./session-shape.ts";
import { toFile, toFileOfAll, toStored } from "./stored.ts";

export type SessionFiles = Pick<Session, "rename" | "exportText" | "exportOf" | "exportAll" | "importText" | "importAll">;

interface Parts {
  readonly store: DraftStore;
  /** The names of the drafts that are known, by id. */
  readonly names: Map<string, string>;
  readonly isPrivate: () => boolean;
  readonly flush: () => Promise<void>;
  readonly list: Session["list"];
  /** Opens a draft that is new here. */
  readonly open: (draft: Draft) => Draft;
}

export function sessionFiles(outside: Outside, { store, names, isPrivate, flush, list, open }: Parts): SessionFiles {
  const { storage, clock, tabs } = outside;

  /** Every draft that is kept, as it is stored, whether or not this version can read it. */
  const allStored = async (): Promise<Stored<Map<string, unknown>>> => {
    await flush();
    const drafts = await list();
    const all = new Map<string, unknown>();
    for (const { id } of drafts.ok ? drafts.value : []) {
      const kept = await storage.get(id);
      if (!kept.ok) return kept;
      if (kept.value) all.set(id, kept.value.data);
    }
    const { draft } = store.getState();
    if (draft) all.set(draft.id, toStored(draft));
    return drafts.ok || all.size > 0 ? { ok: true, value: all } : drafts;
  };

  return {
    async rename(id, name) {
      const others = [...names].filter(([other]) => other !== id).map(([, taken]) => taken);
      const free = freeName(name, others);
      if (store.getState().draft?.id === id) {
        store.getState().rename(free);
        names.set(id, free);
        await flush();
        return { ok: true, value: undefined };
      }
      const kept = await storage.get(id);
      if (!kept.ok) return kept;
      const { fromStored } = await import("./read-stored.ts");
      const read = fromStored(kept.value?.data);
      if (!kept.value || !read.ok)
        return { ok: false, error: { kind: "unreadable", message: "This draft is no longer kept here, or cannot be read." } };
      const data = toStored({ ...read.value, name: free });
      const put = await storage.put({ id, name: free, updated_at: kept.value.updated_at, data }, kept.value.revision);
      if (!put.ok) return put;
      names.set(id, free);
      tabs.tell({ kind: "draft-changed", id, revision: put.value.revision });
      return { ok: true, value: undefined };
    },
    exportText() {
      const { draft } = store.getState();
      return draft && toFile(draft, clock.now());
    },
    async exportOf(id) {
      const { draft } = store.getState();
      if (draft?.id === id) return { ok: true, value: toFile(draft, clock.now()) };
      const kept = await storage.get(id);
      if (!kept.ok) return kept;
      if (!kept.value) return { ok: true, value: undefined };
      const file = { ...(kept.value.data as object), exported_at: clock.now() };
      return { ok: true, value: `${JSON.stringify(file, null, 2)}\n` };
    },
    async exportAll() {
      const all = await allStored();
      return all.ok ? { ok: true, value: toFileOfAll([...all.value.values()], clock.now()) } : all;
    },
    async importText(text) {
      const { fromFile } = await import("./read-stored.ts");
      const read = fromFile(text);
      return read.ok ? { ok: true, value: open({ ...read.value, id: outside.uuid() }) } : read;
    },
    async importAll(text): Promise<Result<BroughtIn>> {
      if (isPrivate()) {
        const message = "Private mode stores nothing, so several drafts cannot be brought in at once. Turn it off first.";
        return { ok: false, findings: [{ rule: "schema", path: "", message, blocks: true }] };
      }
      const { fromFileOfAll } = await import("./all-drafts.ts");
      const read = fromFileOfAll(text);
      if (!read.ok) return read;
      await list();
      const brought: string[] = [];
      const refused: { name: string; message: string }[] = [];
      for (const one of read.value) {
        if (!one.ok) {
          refused.push(one);
          continue;
        }
        const draft = { ...one.draft, id: outside.uuid(), name: freeName(one.draft.name, names.values()) };
        const put = await storage.put({ id: draft.id, name: draft.name, updated_at: clock.now(), data: toStored(draft) }, 0);
        if (put.ok) {
          names.set(draft.id, draft.name);
          brought.push(draft.name);
        } else refused.push({ name: draft.name, message: put.error.message });
      }
      await countKept(outside);
      return { ok: true, value: { names: brought, refused } };
    },
  };
}

// One tab's session with its draft: opens, saves, lists, imports, exports and forgets. It knows the outside only through interfaces.
import { createStore } from "zustand/vanilla";
import type { StorageError, Stored } from "../platform/storage.ts";
import { createDraftStore, type Draft, newDraft } from "./draft.ts";
import type { Opened, Outside, SaveState, Session } from "./session-shape.ts";
import { heldBack, toFile, toStored } from "./stored.ts";

export function createSession(outside: Outside): Session {
  const store = createDraftStore();
  const saving = createStore<SaveState>()(() => ({ phase: "loading" }));
  const opened = createStore<Opened>()(() => ({}));
  const { storage, clock, tabs, memory } = outside;
  let revision = 0;
  /** When what is stored was written, and what is being written now. */
  let written: string | undefined;
  let inFlight: string | undefined;
  let isPrivate = false;
  let principal = `urn:bot0:principal:${outside.uuid()}`;
  let dirty = false;
  let writing: Promise<void> = Promise.resolve();

  const say = (state: SaveState): void => saving.setState(state, true);
  const quiet = (run: () => void): void => {
    const was = silent;
    silent = true;
    run();
    silent = was;
  };
  let silent = false;

  const show = (draft: Draft | undefined, at: number, saved?: string): void => {
    revision = at;
    dirty = false;
    quiet(() => (draft ? store.getState().open(draft) : store.getState().close()));
    memory.set(draft?.id);
    if (!draft) say({ phase: "none" });
    else if (isPrivate) say({ phase: "private" });
    else if (saved !== undefined) say({ phase: "saved", at: saved, held: [] });
  };

  const write = async (): Promise<void> => {
    const { draft } = store.getState();
    if (!draft || !dirty || isPrivate) return;
    dirty = false;
    const updated_at = clock.now();
    inFlight = updated_at;
    const kept = await storage.put({ id: draft.id, name: draft.name, updated_at, data: toStored(draft) }, revision);
    inFlight = undefined;
    if (store.getState().draft?.id !== draft.id) return;
    if (!kept.ok) {
      dirty = true;
      say({ phase: "failed", error: kept.error });
      return;
    }
    revision = kept.value.revision;
    written = updated_at;
    // What was typed while this was being written is not in it.
    if (!dirty) memory.keepUnsaved(undefined);
    tabs.tell({ kind: "draft-changed", id: draft.id, revision });
    if (!dirty) say({ phase: "saved", at: updated_at, held: draft.inventories.filter(heldBack).map((entry) => entry.agent) });
  };
  const flush = (): Promise<void> => {
    writing = writing.then(write);
    return writing;
  };
  const changed = (): void => {
    if (silent || !store.getState().draft) return;
    dirty = true;
    if (isPrivate) return;
    const state = saving.getState();
    // After another tab's change nothing is written until the person has chosen; the change itself stays in memory.
    if (state.phase === "failed" && state.error.kind === "changed-elsewhere") return;
    if (state.phase !== "failed") say({ phase: "saving" });
    outside.later(() => void flush());
  };
  store.subscribe((state, before) => {
    if (state.draft !== before.draft) changed();
  });
  tabs.listen((notice) => {
    const open = store.getState().draft?.id;
    if (notice.kind === "everything-forgotten") {
      if (open) say({ phase: "failed", error: elsewhere("Everything was forgotten in another tab. This draft is in this tab only.") });
    } else if (notice.id === open && (notice.kind === "draft-deleted" || notice.revision > revision)) {
      say({ phase: "failed", error: elsewhere("This draft was changed in another tab. Nothing was overwritten.") });
    }
  });

  const load = async (id: string): Promise<Stored<Draft | undefined>> => {
    const kept = await storage.get(id);
    if (!kept.ok) return kept;
    if (!kept.value) return { ok: true, value: undefined };
    const { fromStored } = await import("./read-stored.ts");
    const read = fromStored(kept.value.data);
    if (!read.ok) return { ok: false, error: { kind: "unavailable", message: read.findings[0]?.message ?? "This draft cannot be read." } };
    await flush();
    show(read.value, kept.value.revision, kept.value.updated_at);
    written = kept.value.updated_at;
    await storage.putMeta("last", id);
    return { ok: true, value: read.value };
  };
  /** What this tab had not written when it was reloaded or closed: taken up again; beside another tab's change it waits for the person's choice. */
  const takeUnsaved = async (): Promise<void> => {
    const text = memory.unsaved();
    if (text === undefined) return;
    memory.keepUnsaved(undefined);
    const { readUnsaved } = await import("./read-stored.ts");
    const unsaved = readUnsaved(text);
    const { draft: opened } = store.getState();
    if (!unsaved || (opened && JSON.stringify(toStored(opened)) === JSON.stringify(toStored(unsaved.draft)))) return;
    // Stored since is only what this tab itself was writing as it left, or nothing; anything else is another tab's.
    const finished = unsaved.revision + 1 === revision && unsaved.inFlight !== undefined && unsaved.inFlight === written;
    const mine =
      opened === undefined ? unsaved.revision === 0 : opened.id === unsaved.draft.id && (revision === unsaved.revision || finished);
    show(unsaved.draft, mine ? revision : unsaved.revision);
    dirty = true;
    if (mine) {
      say({ phase: "saving" });
      await flush();
    } else say({ phase: "failed", error: elsewhere("This draft was changed in another tab. Nothing was overwritten.") });
  };
  const begin = (draft: Draft): Draft => {
    void flush();
    show(draft, 0);
    dirty = true;
    if (!isPrivate) {
      say({ phase: "saving" });
      void flush().then(async () => {
        await storage.putMeta("last", draft.id);
        await storage.putMeta("principal", principal);
      });
    }
    return draft;
  };

  return {
    store,
    saving,
    opened,
    async openGrantText(text) {
      opened.setState(text === undefined ? {} : { text }, true);
      if (!isPrivate || text === undefined) await storage.putMeta("opened", text);
    },
    isPrivate: () => isPrivate,
    now: () => clock.now(),
    async start() {
      const known = await storage.getMeta("principal");
      if (known.ok && typeof known.value === "string") principal = known.value;
      else await storage.putMeta("principal", principal);
      const kept = await storage.getMeta("opened");
      if (kept.ok && typeof kept.value === "string") opened.setState({ text: kept.value }, true);
      const own = memory.get();
      const last =
        own ?? (await storage.getMeta("last").then((meta) => (meta.ok && typeof meta.value === "string" ? meta.value : undefined)));
      const found = last === undefined ? undefined : await load(last);
      if (found && !found.ok) say({ phase: "failed", error: found.error });
      else if (!found?.value) show(undefined, 0);
      await takeUnsaved();
    },
    newDraft(name, make) {
      const ids = { principal, delegate: `urn:bot0:agent:${outside.uuid()}` };
      return begin(newDraft({ ...ids, draft: outside.uuid(), now: clock.now() }, name, make?.(ids)));
    },
    openDraft: load,
    list: () => storage.list(),
    async remove(id) {
      const removed = await storage.delete(id);
      if (removed.ok) {
        tabs.tell({ kind: "draft-deleted", id });
        if (store.getState().draft?.id === id) show(undefined, 0);
      }
      return removed;
    },
    exportText() {
      const { draft } = store.getState();
      return draft && toFile(draft, clock.now());
    },
    async importText(text) {
      const { fromFile } = await import("./read-stored.ts");
      const read = fromFile(text);
      return read.ok ? { ok: true, value: begin({ ...read.value, id: outside.uuid() }) } : read;
    },
    async forgetEverything() {
      await writing;
      const cleared = await storage.clear();
      if (cleared.ok) {
        tabs.tell({ kind: "everything-forgotten" });
        opened.setState({}, true);
        memory.keepUnsaved(undefined);
        principal = `urn:bot0:principal:${outside.uuid()}`;
        show(undefined, 0);
      }
      return cleared;
    },
    async setPrivate(on) {
      if (on === isPrivate) return;
      await flush();
      isPrivate = on;
      if (on) await storage.putMeta("opened", undefined);
      const { draft } = store.getState();
      if (!draft) return;
      if (on) {
        await storage.delete(draft.id);
        tabs.tell({ kind: "draft-deleted", id: draft.id });
        memory.set(undefined);
        say({ phase: "private" });
      } else begin(draft);
    },
    async takeTheirs() {
      const { draft } = store.getState();
      if (!draft) return;
      dirty = false;
      const theirs = await load(draft.id);
      if (theirs.ok && !theirs.value) show(undefined, 0);
    },
    keepAsCopy() {
      const { draft } = store.getState();
      if (draft) begin({ ...draft, id: outside.uuid(), name: `${draft.name} (copy)`.slice(0, 200) });
    },
    flush,
    leave() {
      const { draft } = store.getState();
      if (draft && dirty && !isPrivate)
        memory.keepUnsaved(JSON.stringify({ revision, ...(inFlight ? { inFlight } : {}), ...toStored(draft) }));
      void flush();
    },
  };
}

function elsewhere(message: string): StorageError {
  return { kind: "changed-elsewhere", message, stored: undefined };
}

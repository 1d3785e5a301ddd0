// Writes the open draft to the store: one write after another, each against the revision that it was made from, and what came of it.
import type { StoreApi } from "zustand/vanilla";
import type { StorageError } from "../platform/storage.ts";
import type { Draft, DraftStore } from "./draft.ts";
import type { Outside, SaveState } from "./session-shape.ts";
import { heldAgents, toStored } from "./stored.ts";

/** A draft that is open, or was and is still being written. */
export interface Held {
  /** As it stands now. */
  draft: Draft;
  /** Of what is stored; 0: nothing is. */
  revision: number;
  dirty: boolean;
  /** What is not lost when this goes: it is stored, or was begun and never touched. Absent: nothing is. */
  base: Draft | undefined;
  /** When what is stored was written, and what is being written now. */
  written?: string | undefined;
  inFlight?: string | undefined;
  /** Removed elsewhere by the person's will: nothing of it is remembered by itself. */
  removed?: boolean;
}

export interface Saver {
  held(): Held | undefined;
  /** Puts a draft in place of the open one, whose last change is still written. `saved`: when it was stored. */
  show(draft: Draft | undefined, at?: { readonly revision: number; readonly saved?: string; readonly base?: Draft | undefined }): void;
  /** The open draft is to be written. */
  touch(): void;
  flush(): Promise<void>;
  say(state: SaveState): void;
}

/** `token` names this tab among the traces of this browser. */
export function createSaver(
  outside: Outside,
  parts: { store: DraftStore; saving: StoreApi<SaveState>; isPrivate: () => boolean; token: string },
): Saver {
  const { storage, clock, tabs, memory, traces } = outside;
  const { store, saving, isPrivate, token } = parts;
  let held: Held | undefined;
  let silent = false;
  let writing: Promise<void> = Promise.resolve();

  const say = (state: SaveState): void => saving.setState(state, true);
  const forgetUnsaved = (): void => {
    memory.keepUnsaved(undefined);
    traces.take(token);
  };

  const written = (one: Held, draft: Draft, revision: number, at: string): void => {
    one.revision = revision;
    one.written = at;
    one.base = draft;
    tabs.tell({ kind: "draft-changed", id: draft.id, revision });
    const kept = traces.kept();
    if (kept) traces.setKept({ ...kept, at });
    if (held !== one || one.dirty || isPrivate()) return;
    // What was typed while this was being written would not have been in it.
    forgetUnsaved();
    say({ phase: "saved", at, held: heldAgents(draft) });
  };
  const failed = (one: Held, error: StorageError): void => {
    one.dirty = true;
    if (held === one && isPrivate()) return;
    if (held === one) say({ phase: "failed", error });
    // It is not open any more: the next start takes it up.
    else if (!isPrivate() && !one.removed) traces.leave({ tab: outside.uuid(), text: unsavedText(one, token) });
  };
  const write = async (one: Held): Promise<void> => {
    if (!one.dirty || isPrivate()) return;
    one.dirty = false;
    const { draft } = one;
    const at = clock.now();
    one.inFlight = at;
    const put = await storage.put({ id: draft.id, name: draft.name, updated_at: at, data: toStored(draft) }, one.revision);
    one.inFlight = undefined;
    if (!put.ok) return failed(one, put.error);
    const isFirst = one.revision === 0;
    written(one, draft, put.value.revision, at);
    if (isFirst) await countKept(outside);
  };
  const flush = (): Promise<void> => {
    const one = held;
    if (one) writing = writing.then(() => write(one));
    return writing;
  };

  store.subscribe(({ draft }, before) => {
    if (draft === before.draft || silent || !draft || !held) return;
    held.draft = draft;
    held.dirty = true;
    if (isPrivate()) return;
    const state = saving.getState();
    // After another tab's change nothing is written until the person has chosen; the change itself stays in memory.
    if (state.phase === "failed" && state.error.kind === "changed-elsewhere") return;
    if (state.phase !== "failed") say({ phase: "saving" });
    outside.later(() => void flush());
  });

  return {
    held: () => held,
    show(draft, at = { revision: 0 }) {
      void flush();
      forgetUnsaved();
      const { revision, saved } = at;
      held = draft && { draft, revision, dirty: false, base: "base" in at ? at.base : draft, written: saved };
      silent = true;
      if (draft) store.getState().open(draft);
      else store.getState().close();
      silent = false;
      memory.set(isPrivate() ? undefined : draft?.id);
      if (!draft) say({ phase: "none" });
      else if (isPrivate()) say({ phase: "private" });
      else if (saved !== undefined) say({ phase: "saved", at: saved, held: [] });
    },
    touch() {
      if (!held) return;
      held.dirty = true;
      if (!isPrivate()) say({ phase: "saving" });
    },
    flush,
    say,
  };
}

/** What is remembered of a draft that is not written yet. */
export function unsavedText({ draft, revision, inFlight }: Held, token: string): string {
  return JSON.stringify({ revision, tab: token, ...(inFlight ? { inFlight } : {}), ...toStored(draft) });
}

/** Remembers how many drafts there are, so that an emptied store is noticed. */
export async function countKept({ storage, clock, traces }: Outside): Promise<void> {
  const list = await storage.list();
  if (list.ok) traces.setKept(list.value.length === 0 ? undefined : { count: list.value.length, at: clock.now() });
}

/** Whether the draft holds something that its base does not. Where the person was is nothing to lose. */
export function isTouched({ draft, base }: Held): boolean {
  if (base === undefined) return true;
  const { place: _p, visited: _v, ...now } = draft;
  const { place: _q, visited: _w, ...then } = base;
  return JSON.stringify(now) !== JSON.stringify(then);
}

// One tab's session with its draft: opens, saves and closes it. It knows the outside only through interfaces.
import { createStore } from "zustand/vanilla";
import type { StorageError, Stored } from "../platform/storage.ts";
import { createDraftStore, type Draft, newDraft } from "./draft.ts";
import { freeName } from "./free-name.ts";
import { countKept, createSaver, isTouched, unsavedText } from "./saver.ts";
import { sessionFiles } from "./session-files.ts";
import type { Opened, Outside, Past, SaveState, Session } from "./session-shape.ts";
import { heldAgents, toStored } from "./stored.ts";

export function createSession(outside: Outside): Session {
  const { storage, clock, tabs, memory, traces } = outside;
  const store = createDraftStore();
  const saving = createStore<SaveState>()(() => ({ phase: "loading" }));
  const privacy = createStore<{ readonly on: boolean }>()(() => ({ on: false }));
  const past = createStore<Past>()(() => ({}));
  const opened = createStore<Opened>()(() => ({}));
  const isPrivate = (): boolean => privacy.getState().on;
  let principal = `urn:bot0:principal:${outside.uuid()}`;
  const token = outside.uuid();
  const saver = createSaver(outside, { store, saving, isPrivate, token });
  const { held, show, touch, flush, say } = saver;
  /** The names of the drafts that are known, by id. */
  const names = new Map<string, string>();
  const isFailed = (): boolean => saving.getState().phase === "failed";
  /** Nothing more of the open draft is written. */
  const dropPending = (isRemoved = false): void => {
    const one = held();
    if (one) Object.assign(one, { dirty: false, removed: isRemoved });
  };

  const turnPrivate = (on: boolean): void => {
    const one = held();
    privacy.setState({ on });
    memory.setPrivate(on);
    memory.set(on ? undefined : one?.draft.id);
    memory.keepUnsaved(undefined);
    traces.take(token);
    if (on && one) say({ phase: "private" });
  };

  tabs.listen((notice) => {
    const one = held();
    if (!one || isPrivate()) return;
    const id = one.draft.id;
    if (notice.kind === "everything-forgotten") {
      one.removed = true;
      say({ phase: "failed", error: elsewhere("Everything was forgotten in another tab. This draft is in this tab only.") });
    } else if (notice.id === id && (notice.kind === "draft-deleted" || notice.revision > one.revision)) {
      one.removed = notice.kind === "draft-deleted";
      const what = one.removed ? "removed in another tab. It is in this tab only." : "changed in another tab. Nothing was overwritten.";
      say({ phase: "failed", error: elsewhere(`This draft was ${what}`) });
    }
  });

  const load = async (id: string): Promise<Stored<Draft | undefined>> => {
    await flush();
    const kept = await storage.get(id);
    if (!kept.ok) return kept;
    if (!kept.value) return { ok: true, value: undefined };
    const { fromStored } = await import("./read-stored.ts");
    const read = fromStored(kept.value.data);
    if (!read.ok) return { ok: false, error: { kind: "unreadable", message: read.findings[0]?.message ?? "This draft cannot be read." } };
    show(read.value, { revision: kept.value.revision, saved: kept.value.updated_at });
    if (!isPrivate()) await storage.putMeta("last", id);
    return { ok: true, value: read.value };
  };
  /** Opens a draft that is stored nowhere yet. `base`: as far as it is not lost when it goes. */
  const begin = (draft: Draft, base: Draft | undefined): Draft => {
    show(draft, { revision: 0, base });
    names.set(draft.id, draft.name);
    if (isPrivate()) return draft;
    touch();
    void flush().then(async () => {
      await storage.putMeta("last", draft.id);
      await storage.putMeta("principal", principal);
    });
    return draft;
  };
  const named = (draft: Draft): Draft => ({ ...draft, name: freeName(draft.name, names.values()) });
  const list: Session["list"] = async () => {
    const drafts = await storage.list();
    if (drafts.ok) {
      names.clear();
      for (const { id, name } of drafts.value) names.set(id, name);
    }
    return drafts;
  };
  /** What this tab had not written when it was reloaded: taken up again; beside another tab's change it waits for the person's choice. */
  const takeUnsaved = async (text: string): Promise<(() => Promise<void>) | undefined> => {
    const { readUnsaved } = await import("./read-stored.ts");
    const unsaved = readUnsaved(text);
    if (!unsaved) return undefined;
    if (unsaved.tab !== undefined) traces.take(unsaved.tab);
    return async () => {
      const one = held();
      if (one && JSON.stringify(toStored(one.draft)) === JSON.stringify(toStored(unsaved.draft))) return;
      const { revision = 0, written } = one ?? {};
      // Stored since is only what this tab itself was writing as it left, or nothing; anything else is another tab's.
      const finished = unsaved.revision + 1 === revision && unsaved.inFlight !== undefined && unsaved.inFlight === written;
      const isMine = one ? one.draft.id === unsaved.draft.id && (revision === unsaved.revision || finished) : unsaved.revision === 0;
      show(unsaved.draft, { revision: isMine ? revision : unsaved.revision, base: undefined });
      touch();
      if (isMine) await flush();
      else say({ phase: "failed", error: elsewhere("This draft was changed in another tab. Nothing was overwritten.") });
    };
  };

  return {
    store,
    saving,
    privacy,
    past,
    opened,
    async openGrantText(text) {
      opened.setState(text === undefined ? {} : { text }, true);
      if (!isPrivate() || text === undefined) await storage.putMeta("opened", text);
    },
    isPrivate,
    now: () => clock.now(),
    async start() {
      privacy.setState({ on: memory.isPrivate() });
      const known = await storage.getMeta("principal");
      if (known.ok && typeof known.value === "string") principal = known.value;
      if (isPrivate()) {
        await list();
        return show(undefined);
      }
      if (!known.ok) return say({ phase: "failed", error: known.error });
      if (known.value !== principal) await storage.putMeta("principal", principal);
      const text = memory.unsaved();
      const takeUp = text === undefined ? undefined : await takeUnsaved(text);
      if (traces.leftovers().length > 0) await (await import("./leftovers.ts")).takeUpLeftovers(outside);
      const drafts = await list();
      const kept = traces.kept();
      if (kept && drafts.ok && drafts.value.length === 0) past.setState({ gone: kept });
      const grant = await storage.getMeta("opened");
      if (grant.ok && typeof grant.value === "string") opened.setState({ text: grant.value }, true);
      const last = await storage.getMeta("last");
      const id = memory.get() ?? (last.ok && typeof last.value === "string" ? last.value : undefined);
      const found = id === undefined ? undefined : await load(id);
      if (found && !found.ok) say({ phase: "failed", error: found.error });
      else if (!found?.value) show(undefined);
      await takeUp?.();
    },
    newDraft(name, make) {
      const ids = { principal, delegate: `urn:bot0:agent:${outside.uuid()}` };
      const draft = named(newDraft({ ...ids, draft: outside.uuid(), now: clock.now() }, name, make?.(ids)));
      return begin(draft, draft);
    },
    openDraft: load,
    list,
    async remove(id) {
      await flush();
      const removed = await storage.delete(id);
      if (!removed.ok) return removed;
      names.delete(id);
      tabs.tell({ kind: "draft-deleted", id });
      if (held()?.draft.id === id) {
        dropPending(true);
        show(undefined);
      }
      await countKept(outside);
      return removed;
    },
    ...sessionFiles(outside, { store, names, isPrivate, flush, list, open: (draft) => begin(named(draft), draft) }),
    async forgetEverything() {
      await flush();
      const cleared = await storage.clear();
      if (!cleared.ok) return cleared;
      tabs.tell({ kind: "everything-forgotten" });
      traces.clear();
      names.clear();
      past.setState({}, true);
      opened.setState({}, true);
      principal = `urn:bot0:principal:${outside.uuid()}`;
      dropPending(true);
      show(undefined);
      return cleared;
    },
    async setPrivate(on) {
      if (on === isPrivate()) return { ok: true, value: undefined };
      // At once, so that nothing is stored while what was stored is being taken out.
      turnPrivate(on);
      const one = held();
      await flush();
      if (on && one && one === held() && one.revision > 0) {
        const removed = await storage.delete(one.draft.id);
        if (!removed.ok) {
          turnPrivate(false);
          touch();
          await flush();
          return removed;
        }
        Object.assign(one, { revision: 0, base: undefined });
        names.delete(one.draft.id);
        tabs.tell({ kind: "draft-deleted", id: one.draft.id });
        await storage.putMeta("last", undefined);
        await countKept(outside);
      }
      if (on) await storage.putMeta("opened", undefined);
      else if (one && one === held()) {
        touch();
        await flush();
        await storage.putMeta("last", one.draft.id);
      }
      return { ok: true, value: undefined };
    },
    async atRisk() {
      if (held() && !isPrivate() && !isFailed()) await flush();
      const one = held();
      if (!one) return undefined;
      const { draft } = one;
      if (isPrivate() || isFailed()) return isTouched(one) ? { why: isPrivate() ? "private" : "failed", draft } : undefined;
      return heldAgents(draft).length > 0 ? { why: "held", draft } : undefined;
    },
    letGo() {
      dropPending(true);
      show(undefined);
    },
    async takeTheirs() {
      const one = held();
      if (!one) return;
      dropPending();
      const theirs = await load(one.draft.id);
      if (theirs.ok && !theirs.value) show(undefined);
    },
    keepAsCopy() {
      const { draft } = store.getState();
      if (!draft) return;
      dropPending();
      begin(named({ ...draft, id: outside.uuid(), name: `${draft.name.slice(0, 180)} (copy)` }), undefined);
    },
    acknowledgePast() {
      past.setState({}, true);
      traces.setKept(undefined);
      void countKept(outside);
    },
    flush,
    leave(ending) {
      const one = held();
      if (one && !isPrivate() && !one.removed && (one.dirty || one.inFlight !== undefined)) {
        const text = unsavedText(one, token);
        memory.keepUnsaved(text);
        // Only a tab that ends leaves it to others: while it lives, it writes it itself.
        if (ending) traces.leave({ tab: token, text });
      }
      void flush();
    },
    wouldLose() {
      const one = held();
      if (!one) return false;
      if (heldAgents(one.draft).length > 0) return true;
      if (isPrivate() || isFailed()) return isTouched(one);
      return (one.dirty || one.inFlight !== undefined) && !traces.leave({ tab: token, text: unsavedText(one, token) });
    },
    back() {
      traces.take(token);
      void flush();
    },
  };
}

function elsewhere(message: string): StorageError {
  return { kind: "changed-elsewhere", message, stored: undefined };
}

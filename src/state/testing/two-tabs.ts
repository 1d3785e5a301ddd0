// A browser with several tabs, for the tests of a session: they share storage and hear one another.
import { fixedClock } from "../../platform/clock.ts";
import type { DraftStorage } from "../../platform/storage.ts";
import { memoryStorage } from "../../platform/storage-memory.ts";
import type { Traces } from "../../platform/storage-traces.ts";
import type { TabMemory } from "../../platform/tab-memory.ts";
import type { TabNotice, Tabs } from "../../platform/tabs.ts";
import { createSession } from "../session.ts";
import type { Session } from "../session-shape.ts";

/** The memory of one tab; a reload keeps it. */
export function tabMemory(): TabMemory {
  let own: string | undefined;
  let kept: string | undefined;
  let isPrivate = false;
  return {
    get: () => own,
    set(id) {
      own = id;
    },
    unsaved: () => kept,
    keepUnsaved(text) {
      kept = text;
    },
    isPrivate: () => isPrivate,
    setPrivate(on) {
      isPrivate = on;
    },
  };
}

/** What a browser remembers beside its store; closing it keeps it. */
export function traceMemory(): Traces & { readonly all: Map<string, string> } {
  const all = new Map<string, string>();
  let kept: ReturnType<Traces["kept"]>;
  return {
    all,
    kept: () => kept,
    setKept(next) {
      kept = next;
    },
    leftovers: () => [...all].map(([tab, text]) => ({ tab, text })),
    leave({ tab, text }) {
      all.set(tab, text);
      return true;
    },
    take(tab) {
      const text = all.get(tab);
      all.delete(tab);
      return text;
    },
    clear() {
      all.clear();
      kept = undefined;
    },
  };
}

/** No two tabs of any test have the same number, as no two real ones have the same identifiers. */
let made = 0;

/** Two tabs of one browser: they share storage and hear one another. Saving waits for `flush`. */
export function browser(storage: DraftStorage = memoryStorage(), traces: Traces = traceMemory()) {
  const clock = fixedClock("2026-12-01T09:00:00Z");
  const listeners = new Map<number, (notice: TabNotice) => void>();
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
    return createSession({ clock, uuid: () => `${number}-${++count}`, storage, tabs, memory, traces, later: () => undefined });
  };
  return { clock, storage, traces, tab };
}

/** Long enough for what is pending to come in. */
export const moment = () => new Promise((done) => setTimeout(done, 20));
/** An edit that gives the principal a name. */
export const named = (name: string) => (answers: Parameters<Parameters<ReturnType<Session["store"]["getState"]>["edit"]>[0]>[0]) => ({
  ...answers,
  principal: { ...answers.principal, name },
});

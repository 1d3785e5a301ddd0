// A browser with several tabs, for the tests of a session: they share storage and hear one another.
import { fixedClock } from "../../platform/clock.ts";
import type { DraftStorage } from "../../platform/storage.ts";
import { memoryStorage } from "../../platform/storage-memory.ts";
import type { TabMemory } from "../../platform/tab-memory.ts";
import type { TabNotice, Tabs } from "../../platform/tabs.ts";
import { createSession } from "../session.ts";
import type { Session } from "../session-shape.ts";

/** The memory of one tab; a reload keeps it. */
export function tabMemory(): TabMemory {
  let own: string | undefined;
  let kept: string | undefined;
  return {
    get: () => own,
    set(id) {
      own = id;
    },
    unsaved: () => kept,
    keepUnsaved(text) {
      kept = text;
    },
  };
}

/** Two tabs of one browser: they share storage and hear one another. Saving waits for `flush`. */
export function browser(storage: DraftStorage = memoryStorage()) {
  const clock = fixedClock("2026-12-01T09:00:00Z");
  const listeners = new Map<number, (notice: TabNotice) => void>();
  let made = 0;
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
    return createSession({ clock, uuid: () => `${number}-${++count}`, storage, tabs, memory, later: () => undefined });
  };
  return { clock, storage, tab };
}

/** Long enough for what is pending to come in. */
export const moment = () => new Promise((done) => setTimeout(done, 20));
/** An edit that gives the principal a name. */
export const named = (name: string) => (answers: Parameters<Parameters<ReturnType<Session["store"]["getState"]>["edit"]>[0]>[0]) => ({
  ...answers,
  principal: { ...answers.principal, name },
});

/**
 * What this browser remembers beside its store, at once and for every tab: how many drafts it kept and when, so that an emptied store is noticed;
 * and what a tab had not written when it was closed, until the next start takes it up. Never anything of a private tab, never a text that was
 * held back. Without local storage it forgets.
 */

/** How many drafts there were, and when that was last known (an instant `YYYY-MM-DDTHH:MM:SSZ`). Nothing of what they say. */
export interface KeptDrafts {
  readonly count: number;
  readonly at: string;
}

/** What one tab left behind, under a name of that tab's own: no two tabs have the same. */
export interface Leftover {
  readonly tab: string;
  readonly text: string;
}

export interface Traces {
  kept(): KeptDrafts | undefined;
  setKept(kept: KeptDrafts | undefined): void;
  leftovers(): readonly Leftover[];
  /** Whether it could be kept. */
  leave(leftover: Leftover): boolean;
  /** Takes away what that tab left; nothing where it left none. Whoever takes it is the only one who has it. */
  take(tab: string): string | undefined;
  /** Removes everything that this program remembers in local storage, the appearance that was chosen included. */
  clear(): void;
}

/** The few members of `Storage` that are needed; for tests. */
export type Area = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const OURS = /^poa-grant-writer[.:]/;
const KEPT = "poa-grant-writer:kept";
const UNSAVED = "poa-grant-writer:unsaved:";

/** The traces of this browser. One that blocks storage throws on the mere mention of it, so `area` is asked each time. */
export function browserTraces(area: () => Area = () => localStorage): Traces {
  const attempt = <T>(work: (area: Area) => T, otherwise: T): T => {
    try {
      return work(area());
    } catch {
      return otherwise;
    }
  };
  return {
    kept: () => attempt((store) => readKept(store.getItem(KEPT)), undefined),
    setKept: (kept) =>
      attempt((store) => (kept === undefined ? store.removeItem(KEPT) : store.setItem(KEPT, JSON.stringify(kept))), undefined),
    leftovers: () =>
      attempt(
        (store) =>
          keysOf(store)
            .filter((key) => key.startsWith(UNSAVED))
            .map((key) => ({ tab: key.slice(UNSAVED.length), text: store.getItem(key) ?? "" })),
        [],
      ),
    leave: ({ tab, text }) =>
      attempt((store) => {
        store.setItem(UNSAVED + tab, text);
        return true;
      }, false),
    take: (tab) =>
      attempt((store) => {
        const text = store.getItem(UNSAVED + tab) ?? undefined;
        store.removeItem(UNSAVED + tab);
        return text;
      }, undefined),
    clear: () =>
      attempt((store) => {
        for (const key of keysOf(store)) if (OURS.test(key)) store.removeItem(key);
      }, undefined),
  };
}

function keysOf(store: Area): readonly string[] {
  return Array.from({ length: store.length }, (_, i) => store.key(i) ?? "").sort();
}

/** What stands there is anybody's who has this browser: anything but a count and a time is nothing. */
function readKept(text: string | null): KeptDrafts | undefined {
  const found = text === null ? null : /^\{"count":(\d{1,6}),"at":"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)"\}$/.exec(text);
  const [, count, at] = found ?? [];
  return count === undefined || at === undefined || Number(count) === 0 ? undefined : { count: Number(count), at };
}

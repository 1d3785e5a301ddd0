/** Remembers in this tab alone which draft is open, so that a reload lands on it whatever other tabs do. Without session storage it forgets. */

const KEY = "poa-grant-writer:open-draft";

/** What the session asks of the tab. */
export interface TabMemory {
  get(): string | undefined;
  set(id: string | undefined): void;
}

/** The memory of this tab. A browser that blocks storage throws on the mere mention of it: then nothing is remembered. */
export function browserTabMemory(): TabMemory {
  return {
    get() {
      try {
        return sessionStorage.getItem(KEY) ?? undefined;
      } catch {
        return undefined;
      }
    },
    set(id) {
      try {
        if (id === undefined) sessionStorage.removeItem(KEY);
        else sessionStorage.setItem(KEY, id);
      } catch {
        // Nothing is remembered; the draft that was open last is found in the store instead.
      }
    },
  };
}

/**
 * Remembers in this tab alone: which draft is open, so that a reload lands on it whatever other tabs do; what was not written yet when the page
 * went away; and that the tab is private. A private tab remembers nothing but that. Without session storage it forgets.
 */

const OPEN = "poa-grant-writer:open-draft";
const UNSAVED = "poa-grant-writer:unsaved";
const PRIVATE = "poa-grant-writer:private";

/** What the session asks of the tab. */
export interface TabMemory {
  get(): string | undefined;
  set(id: string | undefined): void;
  /** What was not written yet when the page went away; at once, because there is no later. */
  unsaved(): string | undefined;
  keepUnsaved(text: string | undefined): void;
  isPrivate(): boolean;
  setPrivate(on: boolean): void;
}

/** The memory of this tab. A browser that blocks storage throws on the mere mention of it: then nothing is remembered. */
export function browserTabMemory(): TabMemory {
  return {
    get: () => read(OPEN),
    set: (id) => write(OPEN, id),
    unsaved: () => read(UNSAVED),
    keepUnsaved: (text) => write(UNSAVED, text),
    isPrivate: () => read(PRIVATE) !== undefined,
    setPrivate: (on) => write(PRIVATE, on ? "yes" : undefined),
  };
}

function read(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Blocked or full: nothing is remembered here; what was written to the store before is still there.
  }
}

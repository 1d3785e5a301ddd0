// What a session with a draft needs from outside, and what it offers the pages.
import type { StoreApi } from "zustand/vanilla";
import type { Answers } from "../core/answers/answers.ts";
import type { Result } from "../core/lib/finding.ts";
import type { Clock } from "../platform/clock.ts";
import type { DraftEntry, DraftStorage, StorageError, Stored } from "../platform/storage.ts";
import type { TabMemory } from "../platform/tab-memory.ts";
import type { Tabs } from "../platform/tabs.ts";
import type { Draft, DraftStore } from "./draft.ts";

/** What has become of the draft's last change. */
export type SaveState =
  | { readonly phase: "loading" }
  | { readonly phase: "none" }
  | { readonly phase: "saving" }
  /** `held`: agents whose text is not kept, because it holds something like a secret and was not accepted. */
  | { readonly phase: "saved"; readonly at: string; readonly held: readonly string[] }
  | { readonly phase: "private" }
  | { readonly phase: "failed"; readonly error: StorageError };

/** What the session needs from outside. `memory` remembers, for this tab alone, which draft is open. */
export interface Outside {
  readonly clock: Clock;
  readonly uuid: () => string;
  readonly storage: DraftStorage;
  readonly tabs: Tabs;
  readonly memory: TabMemory;
  /** Runs `run` later, once; a later call replaces an earlier one. */
  readonly later: (run: () => void) => void;
}

/** Identifiers for a new draft: the principal's is one for this browser profile, the delegate's is new (G4). */
export interface MintedIds {
  readonly principal: string;
  readonly delegate: string;
}

export interface Opened {
  readonly text?: string;
}

export interface Session {
  readonly store: DraftStore;
  readonly saving: StoreApi<SaveState>;
  /** The text of a Grant that was opened to be read; untrusted, and read again whenever it is shown. Absent when none is open. */
  readonly opened: StoreApi<Opened>;
  /** Opens the text of a Grant to be read; it is kept like a draft, so that a reload shows it again. `undefined` puts it away. */
  openGrantText(text: string | undefined): Promise<void>;
  isPrivate(): boolean;
  /** The time outside, as an instant. */
  now(): string;
  /** Opens the draft that this tab, or else this browser, had open last. Resolves when the store may be shown. */
  start(): Promise<void>;
  /** A new draft; `make` gives its first answers (an example, an opened Grant), else they are the least-privilege ones. */
  newDraft(name: string, make?: (ids: MintedIds) => Answers): Draft;
  openDraft(id: string): Promise<Stored<Draft | undefined>>;
  list(): Promise<Stored<readonly DraftEntry[]>>;
  remove(id: string): Promise<Stored<undefined>>;
  /** The open draft as the text of a file; nothing where none is open. */
  exportText(): string | undefined;
  /** Opens an exported draft as a new one beside those kept here. */
  importText(text: string): Promise<Result<Draft>>;
  /** Removes every draft and every fact from this browser, and closes the open one. */
  forgetEverything(): Promise<Stored<undefined>>;
  /** Private: nothing is stored from now on, and what was stored of this draft is removed. */
  setPrivate(on: boolean): Promise<void>;
  /** Another tab changed this draft: take what it wrote, or keep this one as a draft of its own. */
  takeTheirs(): Promise<void>;
  keepAsCopy(): void;
  /** Writes what is not written yet. */
  flush(): Promise<void>;
  /** The page goes away, and the store may not finish in time: what is not written yet is remembered in this tab at once. */
  leave(): void;
}

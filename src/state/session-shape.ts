// What a session with a draft needs from outside, and what it offers the pages.
import type { StoreApi } from "zustand/vanilla";
import type { Answers } from "../core/answers/answers.ts";
import type { Result } from "../core/lib/finding.ts";
import type { Clock } from "../platform/clock.ts";
import type { DraftEntry, DraftStorage, StorageError, Stored } from "../platform/storage.ts";
import type { KeptDrafts, Traces } from "../platform/storage-traces.ts";
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

/** What the session needs from outside. `memory` is this tab's alone; `traces` are this browser's, beside its store. */
export interface Outside {
  readonly clock: Clock;
  readonly uuid: () => string;
  readonly storage: DraftStorage;
  readonly tabs: Tabs;
  readonly memory: TabMemory;
  readonly traces: Traces;
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

/** Why the open draft would lose something if it went away now: it is private, it could not be stored, or answers in it are held back. */
export interface AtRisk {
  readonly why: "private" | "failed" | "held";
  readonly draft: Draft;
}

/** What this browser is known to have done with earlier drafts. `gone`: there were drafts, and its store is empty. */
export interface Past {
  readonly gone?: KeptDrafts;
}

/** What became of a file that holds several drafts. */
export interface BroughtIn {
  readonly names: readonly string[];
  readonly refused: readonly { readonly name: string; readonly message: string }[];
}

export interface Session {
  readonly store: DraftStore;
  readonly saving: StoreApi<SaveState>;
  /** Whether this tab stores nothing. */
  readonly privacy: StoreApi<{ readonly on: boolean }>;
  readonly past: StoreApi<Past>;
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
  /** Gives a draft another name, open or not. A name that another draft has is told apart by a number. */
  rename(id: string, name: string): Promise<Stored<undefined>>;
  /** The open draft as the text of a file; nothing where none is open. */
  exportText(): string | undefined;
  /** A draft as the text of a file, whether it is open or not. */
  exportOf(id: string): Promise<Stored<string | undefined>>;
  /** All drafts as the text of one file: those kept here, and the open one. */
  exportAll(): Promise<Stored<string>>;
  /** Opens an exported draft as a new one beside those kept here. */
  importText(text: string): Promise<Result<Draft>>;
  /** Keeps every draft of a file that holds several as a new one; opens none. */
  importAll(text: string): Promise<Result<BroughtIn>>;
  /** Removes every draft and every fact from this browser, and closes the open one. */
  forgetEverything(): Promise<Stored<undefined>>;
  /** Private: nothing is stored from now on, and what was stored of this draft is removed. Stays as it was where that cannot be done. */
  setPrivate(on: boolean): Promise<Stored<undefined>>;
  /** What would be lost if another draft took the place of the open one, after writing what can be written. */
  atRisk(): Promise<AtRisk | undefined>;
  /** The person has decided that the open draft may go: it is closed, and nothing more of it is kept. */
  letGo(): void;
  /** Another tab changed this draft: take what it wrote, or keep this one as a draft of its own. */
  takeTheirs(): Promise<void>;
  keepAsCopy(): void;
  /** The person has read that earlier drafts are gone. */
  acknowledgePast(): void;
  /** Writes what is not written yet. */
  flush(): Promise<void>;
  /** The page is hidden, or goes away (`ending`), and the store may not finish in time: what is not written yet is remembered at once. */
  leave(ending: boolean): void;
  /** The page goes away: whether something would be lost that cannot be remembered. */
  wouldLose(): boolean;
  /** The page came back as it was, out of the browser's memory. */
  back(): void;
}

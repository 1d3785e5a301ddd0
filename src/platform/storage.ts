/**
 * Where drafts are kept: the interface, and what may go wrong as values. Nothing here throws for a full disk, blocked storage or another tab.
 * A draft's `data` is the state's own business; this room only guards its revision.
 */

/** A draft as it is kept. `revision` grows by one with every write; `updated_at` is an instant `YYYY-MM-DDTHH:MM:SSZ`. */
export interface StoredDraft {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  readonly updated_at: string;
  readonly data: unknown;
}

/** What a list of drafts shows. */
export type DraftEntry = Omit<StoredDraft, "data">;

/**
 * Why something was not stored or not read. `message` is a whole sentence that says what is the case; what to do about it depends on what is open
 * and is the page's to say. `blocked`: the browser allows no storage; `silent`: it does not answer; `quota`: it is full; `newer`: a newer page has
 * changed the store; `broken`: anything else; `unreadable`: what is kept does not read as a draft.
 */
export type StorageError =
  | { readonly kind: "blocked" | "silent" | "quota" | "newer" | "broken" | "unreadable"; readonly message: string }
  | { readonly kind: "changed-elsewhere"; readonly message: string; readonly stored: StoredDraft | undefined };

/** A value, or why there is none. */
export type Stored<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: StorageError };

/** The drafts and a few small facts beside them (`meta`). Every method resolves; none rejects. */
export interface DraftStorage {
  /** All drafts, the latest first. */
  list(): Promise<Stored<readonly DraftEntry[]>>;
  get(id: string): Promise<Stored<StoredDraft | undefined>>;
  /**
   * Writes `draft` if the kept one still has revision `expected` (0: none is kept yet), in one transaction; returns what was kept.
   * Otherwise nothing is written and the error holds what another tab put there (`undefined`: it was deleted).
   */
  put(draft: Omit<StoredDraft, "revision">, expected: number): Promise<Stored<StoredDraft>>;
  /** Removes a draft; removing what is not there is no error. */
  delete(id: string): Promise<Stored<undefined>>;
  getMeta(key: string): Promise<Stored<unknown>>;
  putMeta(key: string, value: unknown): Promise<Stored<undefined>>;
  /** Removes every draft and every fact. */
  clear(): Promise<Stored<undefined>>;
}

/** The revision check, the same in every implementation. */
export function revised(draft: Omit<StoredDraft, "revision">, expected: number, kept: StoredDraft | undefined): Stored<StoredDraft> {
  if ((kept?.revision ?? 0) === expected) return { ok: true, value: { ...draft, revision: expected + 1 } };
  const message =
    kept === undefined
      ? "This draft is no longer in this browser: another tab removed it, or the browser's storage was cleared."
      : "This draft was changed in another tab. Nothing was overwritten.";
  return { ok: false, error: { kind: "changed-elsewhere", message, stored: kept } };
}

/** The latest first; drafts of the same second in a steady order. */
export function entries(drafts: readonly StoredDraft[]): readonly DraftEntry[] {
  return drafts
    .map(({ id, name, revision, updated_at }) => ({ id, name, revision, updated_at }))
    .sort((a, b) => compare(b.updated_at, a.updated_at) || compare(a.id, b.id));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

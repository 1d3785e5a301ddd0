// The stored and exported form of a draft: what is kept and what is left out. Reading it back is read-stored.ts.

import { findSecrets } from "../core/lib/secrets.ts";
import type { Draft } from "./draft.ts";

/** The number of the stored form. A later form reads this one through an upgrade that has its own test. */
export const FORMAT = 1;

/** What stands in an exported file and, without `exported_at`, in this browser's storage. */
export interface DraftFile {
  readonly poa_grant_writer_draft: typeof FORMAT;
  readonly exported_at?: string;
  readonly draft: Draft;
}

/** Whether this agent's text holds something like a secret and has not been accepted: it is then kept in memory only. */
export function heldBack(entry: Draft["inventories"][number]): boolean {
  return entry.accepted === undefined && findSecrets(entry.text).length > 0;
}

/** The draft as it is stored: texts that hold a secret and were not accepted are left out (nothing is stored before redaction). */
export function toStored(draft: Draft): DraftFile {
  return { poa_grant_writer_draft: FORMAT, draft: { ...draft, inventories: draft.inventories.filter((entry) => !heldBack(entry)) } };
}

/** The draft as a file that a person keeps: pretty-printed JSON. `at` is the time of the export. */
export function toFile(draft: Draft, at: string): string {
  return `${JSON.stringify({ ...toStored(draft), exported_at: at }, null, 2)}\n`;
}

/** Whether a text claims to be an exported draft: tells what an opened file is before it is read. */
export function looksLikeDraft(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.hasOwn(value, "poa_grant_writer_draft");
}

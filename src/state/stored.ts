// The stored and exported form of a draft: what is kept and what is left out. Reading it back is read-stored.ts.

import { findSecrets } from "../core/lib/secrets.ts";
import type { Draft, Proposal } from "./draft.ts";

/** The number of the stored form. A later form reads this one through an upgrade that has its own test. */
export const FORMAT = 2;

/** What stands in an exported file and, without `exported_at`, in this browser's storage. */
export interface DraftFile {
  readonly poa_grant_writer_draft: typeof FORMAT;
  readonly exported_at?: string;
  readonly draft: Draft;
}

/** Whether this agent's text holds something like a secret and has not been accepted: it is then kept in memory only. */
export function heldBack(entry: Draft["inventories"][number]): boolean {
  return entry.accepted === undefined && holdsSecret(entry);
}

/** The agents of which a text is in memory only, because it seems to hold a secret: answers that were not accepted, and restatements. */
export function heldAgents({ inventories, proposals }: Draft): readonly string[] {
  const answers = inventories.filter(heldBack).map(({ agent }) => agent);
  const restated = proposals.flatMap(({ restatements = [] }) => restatements.filter(holdsSecret).map(({ window }) => window));
  return [...new Set([...answers, ...restated])];
}

const holdsSecret = ({ text }: { readonly text: string }): boolean => findSecrets(text).length > 0;

/** The draft as it is stored: texts that seem to hold a secret are left out (nothing is stored before redaction); that they were, is kept. */
export function toStored(draft: Draft): DraftFile {
  const { held_back: before = [], inventories, proposals, ...rest } = draft;
  const held = [...new Set([...before, ...inventories.filter(heldBack).map((entry) => entry.agent)])];
  return {
    poa_grant_writer_draft: FORMAT,
    draft: {
      ...rest,
      inventories: inventories.filter((entry) => !heldBack(entry)),
      ...(held.length === 0 ? {} : { held_back: held }),
      proposals: proposals.map(withoutSecrets),
    },
  };
}

/** A restatement is not redacted: one that seems to hold a secret is never kept. */
function withoutSecrets(proposal: Proposal): Proposal {
  const { restatements = [], held_back: before = [], ...rest } = proposal;
  const kept = restatements.filter((one) => !holdsSecret(one));
  const held = [...new Set([...before, ...restatements.filter((one) => !kept.includes(one)).map(({ window }) => window)])];
  return { ...rest, ...(kept.length === 0 ? {} : { restatements: kept }), ...(held.length === 0 ? {} : { held_back: held }) };
}

/** The draft as a file that a person keeps: pretty-printed JSON. `at` is the time of the export. */
export function toFile(draft: Draft, at: string): string {
  return `${JSON.stringify({ ...toStored(draft), exported_at: at }, null, 2)}\n`;
}

/** Several drafts as one file. `drafts`: each as it is stored, in the form that it is stored in. */
export function toFileOfAll(drafts: readonly unknown[], at: string): string {
  return `${JSON.stringify({ poa_grant_writer_drafts: 1, exported_at: at, drafts }, null, 2)}\n`;
}

/** Whether a text claims to be an exported draft: tells what an opened file is before it is read. */
export function looksLikeDraft(value: unknown): value is object {
  return typeof value === "object" && value !== null && Object.hasOwn(value, "poa_grant_writer_draft");
}

/** Whether a text claims to be a file of several drafts. */
export function looksLikeDrafts(value: unknown): value is object {
  return typeof value === "object" && value !== null && Object.hasOwn(value, "poa_grant_writer_drafts");
}

// Reading a stored or exported draft back, as untrusted input. Apart from writing, so that the compiled validators load only when needed.
import type { Finding, Result } from "../core/lib/finding.ts";
import { type JsonObject, parseJson } from "../core/lib/json.ts";
import { validateDraft } from "../core/schema/validators.gen.js";
import type { Draft, Proposal } from "./draft.ts";
import { type DraftFile, FORMAT, looksLikeDraft } from "./stored.ts";

/** From each earlier form to the next one. A draft of form 1 had only proposals that were neither restated nor decided. */
const UPGRADES: Readonly<Record<number, (file: object) => object>> = {
  1: (file) => ({ ...file, poa_grant_writer_draft: 2 }),
};

/** The file in the present form; as it is where no way leads there. */
function upgraded(file: object): object {
  let now = file;
  for (let form = formOf(now); typeof form === "number" && Object.hasOwn(UPGRADES, form); form = formOf(now)) {
    now = UPGRADES[form]?.(now) ?? now;
  }
  return now;
}

const formOf = (file: object): unknown => (file as { poa_grant_writer_draft?: unknown }).poa_grant_writer_draft;

/** Reads a stored or exported draft. Whatever does not fit the form is refused with the place; nothing is repaired. */
export function fromStored(stored: unknown): Result<Draft> {
  if (!looksLikeDraft(stored)) return refuse("", "This is not an exported draft: it does not name the form of one.");
  const value = upgraded(stored);
  const format = formOf(value);
  if (format !== FORMAT) {
    return refuse(
      "/poa_grant_writer_draft",
      `This draft is of form ${JSON.stringify(format)}; this writer reads forms 1 to ${FORMAT}. Open it with the version that wrote it.`,
    );
  }
  if (!validateDraft(value)) {
    const findings: Finding[] = (validateDraft.errors ?? []).slice(0, 20).map((error) => ({
      rule: "schema",
      path: error.instancePath,
      message: `This draft cannot be opened: at ${error.instancePath || "the top"} it ${error.message ?? "does not fit the form of a draft"}.`,
      blocks: true,
    }));
    return { ok: false, findings };
  }
  return { ok: true, value: (value as unknown as DraftFile).draft };
}

/** What a tab had not written yet when it was left. `inFlight`: the time of the write that was under way just then. */
export interface Unsaved {
  readonly draft: Draft;
  readonly revision: number;
  readonly inFlight?: string;
  /** The name of that tab among this browser's traces. */
  readonly tab?: string;
}

/** Reads what a tab remembered of a draft that it had not written yet, with the revision it was made from; nothing where it does not fit. */
export function readUnsaved(text: string): Unsaved | undefined {
  const parsed = parseJson(text, { maxDepth: 64 });
  if (!parsed.ok || typeof parsed.value !== "object" || parsed.value === null || Array.isArray(parsed.value)) return undefined;
  const { revision, inFlight, tab, ...stored } = parsed.value as JsonObject;
  const read = fromStored(stored);
  if (!read.ok || typeof revision !== "number") return undefined;
  return {
    draft: read.value,
    revision,
    ...(typeof inFlight === "string" ? { inFlight } : {}),
    ...(typeof tab === "string" ? { tab } : {}),
  };
}

/** Reads the text of an exported draft. */
export function fromFile(text: string): Result<Draft> {
  const parsed = parseJson(text, { maxDepth: 64 });
  const read = parsed.ok ? fromStored(parsed.value) : parsed;
  return read.ok ? { ok: true, value: asClaimed(read.value) } : read;
}

/**
 * What a file may say of itself. That a review was on screen is a fact of the browser it was on: a file only claims it (§11). So is a decision:
 * it is kept, because it is the person's record, and marked as imported.
 */
export function asClaimed(draft: Draft): Draft {
  const proposals = draft.proposals.map(
    (proposal): Proposal => ({ ...proposal, reviewed: false, ...(proposal.decision === undefined ? {} : { imported: true }) }),
  );
  return { ...draft, proposals };
}

function refuse(path: string, message: string): { ok: false; findings: Finding[] } {
  return { ok: false, findings: [{ rule: "schema", path, message, blocks: true }] };
}

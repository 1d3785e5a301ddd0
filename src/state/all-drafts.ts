// All drafts as one file, and back: each with the number of its own form, so that each is read as it would be alone.
import type { Result } from "../core/lib/finding.ts";
import { parseJson } from "../core/lib/json.ts";
import type { Draft } from "./draft.ts";
import { asClaimed, fromStored } from "./read-stored.ts";
import { looksLikeDrafts } from "./stored.ts";

/** A draft of the file, or why it cannot be read. */
export type OneOfAll =
  | { readonly ok: true; readonly draft: Draft }
  | { readonly ok: false; readonly name: string; readonly message: string };

/** Reads a file of several drafts. One that cannot be read keeps none of the others back; each is said. */
export function fromFileOfAll(text: string): Result<readonly OneOfAll[]> {
  const parsed = parseJson(text, { maxDepth: 66 });
  if (!parsed.ok) return parsed;
  const file = parsed.value;
  if (!looksLikeDrafts(file)) return refused("This is not a file of several drafts.");
  const { poa_grant_writer_drafts: form, exported_at, drafts, ...more } = file as Record<string, unknown>;
  const isKnown = form === 1 && Array.isArray(drafts) && Object.keys(more).length === 0;
  if (!isKnown || (exported_at !== undefined && typeof exported_at !== "string"))
    return refused("This file of several drafts does not have the form that this writer reads. Open it with the version that wrote it.");
  return {
    ok: true,
    value: drafts.map((one: unknown, i): OneOfAll => {
      const read = fromStored(one);
      if (read.ok) return { ok: true, draft: asClaimed(read.value) };
      return { ok: false, name: nameOf(one) ?? `Draft ${i + 1} of the file`, message: read.findings[0]?.message ?? "It cannot be read." };
    }),
  };
}

/** What a draft that cannot be read calls itself, if it says so in a few words. */
function nameOf(value: unknown): string | undefined {
  const { name } = ((value as { draft?: unknown } | null)?.draft ?? {}) as { name?: unknown };
  return typeof name === "string" && name.trim() !== "" && name.length <= 200 ? name : undefined;
}

function refused(message: string): Result<never> {
  return { ok: false, findings: [{ rule: "schema", path: "", message, blocks: true }] };
}

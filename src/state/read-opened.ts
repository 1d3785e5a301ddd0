// Judges the text of a Grant that someone opened: what it is, whether its seal holds, and what the rules say of it.

import { parseGrant } from "../core/grant/parse.ts";
import type { ValidGrant } from "../core/grant/valid-grant.ts";
import type { Finding } from "../core/lib/finding.ts";
import { check } from "../core/rules/check.ts";
import { sealOf, verifySeal } from "../core/seal/g08-seal.ts";

export type ReadOpened =
  | { readonly kind: "unreadable"; readonly findings: readonly Finding[] }
  /** The seal it carries is not the one that its content has: it is shown to nobody as a Grant. */
  | { readonly kind: "altered"; readonly carried: string; readonly computed: string }
  | { readonly kind: "readable"; readonly grant: ValidGrant; readonly seal: "matches" | "unsealed"; readonly findings: readonly Finding[] };

/** Reads the text again whenever it is shown; nothing of an earlier reading is trusted. Needs Web Crypto. */
export async function readOpened(text: string): Promise<ReadOpened> {
  const parsed = parseGrant(text);
  if (!parsed.ok) return { kind: "unreadable", findings: parsed.findings };
  const grant = parsed.value;
  const verdict = await verifySeal(grant);
  if (verdict === "differs") {
    const computed = await sealOf(grant);
    return { kind: "altered", carried: grant.seal?.value ?? "", computed: computed.ok ? computed.value : "" };
  }
  return { kind: "readable", grant, seal: verdict, findings: check(grant).findings };
}

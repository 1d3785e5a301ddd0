// Sealing: mint, compile, judge once more, seal, and read the seal back before anyone sees it (G8, G14).
import { mergeFindings } from "../core/compile/answers-finding.ts";
import { checkAnswers } from "../core/compile/check-answers.ts";
import { compile } from "../core/compile/compile.ts";
import { parseGrantValue } from "../core/grant/parse.ts";
import type { Result } from "../core/lib/finding.ts";
import type { JsonValue } from "../core/lib/json.ts";
import { check } from "../core/rules/check.ts";
import { seal, verifySeal } from "../core/seal/g08-seal.ts";
import type { Draft, Proposal } from "./draft.ts";

/**
 * Makes a sealed proposal of the draft's answers. `grant_id` is a fresh `urn:uuid:…`, `now` the time of sealing.
 * Refuses, with every finding, where one blocks; nothing is sealed then. Needs Web Crypto (a secure context).
 */
export async function sealDraft(draft: Draft, minted: { grant_id: string; now: string }): Promise<Result<Proposal>> {
  const grant = compile(draft.answers, { grant_id: minted.grant_id, issued_at: minted.now });
  const parsed = parseGrantValue(grant as unknown as JsonValue);
  const checked = parsed.ok ? check(parsed.value) : { findings: parsed.findings };
  const findings = mergeFindings(checked.findings, checkAnswers(draft.answers));
  if (!("sealable" in checked) || !checked.sealable || findings.some((finding) => finding.blocks)) return { ok: false, findings };
  const sealed = await seal(checked.sealable);
  if (!sealed.ok) return sealed;
  // What is handed out is read again from its own text: a seal that does not recompute never leaves.
  const again = parseGrantValue(JSON.parse(JSON.stringify(sealed.value)) as JsonValue);
  if (!again.ok || (await verifySeal(again.value)) !== "matches") throw new Error("the seal that was just made does not recompute");
  return { ok: true, value: { grant: sealed.value, sealed_at: minted.now, reviewed: false } };
}

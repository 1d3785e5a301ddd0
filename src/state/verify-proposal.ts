// A stored proposal read again as untrusted input, whenever it is shown: what is not exactly what was sealed is refused (G8, G14, §11).
import { parseGrantValue } from "../core/grant/parse.ts";
import type { GrantDocument } from "../core/grant/valid-grant.ts";
import type { Finding } from "../core/lib/finding.ts";
import type { JsonValue } from "../core/lib/json.ts";
import type { SealedDocument } from "../core/outputs/rules/head.ts";
import { check } from "../core/rules/check.ts";
import { sealOf } from "../core/seal/g08-seal.ts";

/** Only the Grant of a `sound` one may be shown as a Letter, copied or downloaded. */
export type Verified =
  | { readonly kind: "sound"; readonly grant: SealedDocument }
  /** The seal it carries is not the fingerprint of the rest of it. */
  | { readonly kind: "differs"; readonly stated: string; readonly computed: string }
  /** It is no Grant, carries no seal, or breaks a rule that no sealed Grant breaks. */
  | { readonly kind: "unfit"; readonly findings: readonly Finding[] }
  /** No fingerprint can be taken here (no Web Crypto): what was not checked does not pass for checked. */
  | { readonly kind: "unchecked"; readonly findings: readonly Finding[] };

/** Reads, judges and takes the fingerprint of a stored proposal's Grant. The Grant that is handed back is the one that was read. */
export async function verifyProposal(stored: GrantDocument): Promise<Verified> {
  const parsed = parseGrantValue(stored as unknown as JsonValue);
  if (!parsed.ok) return { kind: "unfit", findings: parsed.findings };
  const grant = parsed.value;
  if (grant.seal === undefined) return { kind: "unfit", findings: [NO_SEAL] };
  const computed = await sealOf(grant);
  if (!computed.ok) return { kind: "unchecked", findings: computed.findings };
  if (computed.value !== grant.seal.value) return { kind: "differs", stated: grant.seal.value, computed: computed.value };
  const blocking = check(grant).findings.filter((finding) => finding.blocks);
  if (blocking.length > 0) return { kind: "unfit", findings: blocking };
  return { kind: "sound", grant: { ...grant, seal: grant.seal } };
}

const NO_SEAL: Finding = { rule: "seal", path: "/seal", message: "This proposal carries no seal.", blocks: true };

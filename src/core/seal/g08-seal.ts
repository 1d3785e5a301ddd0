// G8: "The seal is sha-256 over the RFC 8785 canonical form of the Grant without the seal member. It proves integrity, not origin."
// Only the member `seal` of the Grant itself is left out; anything of that name further inside is part of what is sealed.
import type { RuleSpec } from "../grant/spec.ts";
import type { GrantDocument, SealableGrant, SealedGrant, ValidGrant } from "../grant/valid-grant.ts";
import { canonicalJson } from "../lib/canonical.ts";
import { sha256Hex } from "../lib/digest.ts";
import type { Result } from "../lib/finding.ts";
import type { JsonValue } from "../lib/json.ts";

export const spec: RuleSpec = {
  id: "G8",
  title: "The seal",
  clause: "The seal is sha-256 over the RFC 8785 canonical form of the Grant without the seal member. It proves integrity, not origin.",
};

/** The very text that is hashed: the canonical form of the Grant without its own `seal`. Refused: strings that are not well formed. */
export function sealedText(grant: GrantDocument): Result<string> {
  const { seal: _, ...unsealed } = grant;
  return canonicalJson(unsealed as unknown as JsonValue);
}

/** The Grant's fingerprint as 64 lower-case hexadecimal digits, whether or not it carries a seal. Refused where there is no Web Crypto. */
export async function sealOf(grant: GrantDocument): Promise<Result<string>> {
  const text = sealedText(grant);
  return text.ok ? sha256Hex(text.value) : text;
}

/** The Grant with its seal, as a new object; a seal that it carried is replaced. Only a Grant that passed every check can be given (G14). */
export async function seal(grant: SealableGrant): Promise<Result<SealedGrant>> {
  const value = await sealOf(grant);
  if (!value.ok) return value;
  return { ok: true, value: { ...grant, seal: { alg: "sha-256", value: value.value } } as unknown as SealedGrant };
}

/**
 * Whether the seal that a Grant carries is its fingerprint. "unsealed" for a Grant that carries none.
 * Rejects where no fingerprint can be taken (no Web Crypto): a seal that was not checked must not pass for one that was.
 */
export async function verifySeal(grant: ValidGrant): Promise<"matches" | "differs" | "unsealed"> {
  if (grant.seal === undefined) return "unsealed";
  const value = await sealOf(grant);
  if (!value.ok) throw new Error(value.findings.map(({ message }) => message).join(" "));
  return value.value === grant.seal.value ? "matches" : "differs";
}

// The fingerprint of one request, by which a host binds a principal's yes to exactly this request (§7: "the exact proposed arguments are judged").
import { canonicalJson } from "../lib/canonical.ts";
import { sha256Hex } from "../lib/digest.ts";
import type { Result } from "../lib/finding.ts";
import type { JsonValue } from "../lib/json.ts";

/**
 * SHA-256 of the request's RFC 8785 form, all of it, members that no form names included: 64 lower-case hexadecimal digits. Refused for what has
 * no canonical form, and where there is no Web Crypto.
 */
export async function digestRequest(request: unknown): Promise<Result<string>> {
  const text = canonicalJson(request as JsonValue);
  return text.ok ? sha256Hex(text.value) : text;
}

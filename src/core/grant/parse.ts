// Reading a Grant: the text strictly, then its version, then the schema of that version (§5 Versions). Nothing is repaired, filled in or
// dropped: an unknown member makes a Grant invalid rather than ignored.
import { canonicalJson } from "../lib/canonical.ts";
import type { Finding, Result } from "../lib/finding.ts";
import { type JsonValue, parseJson } from "../lib/json.ts";
import { quote } from "../lib/text.ts";
import { validateGrant, validateGrant11 } from "../schema/validators.gen.js";
import { schemaFindings } from "./schema-messages.ts";
import type { PoaVersion, ValidGrant } from "./valid-grant.ts";

export const POA_VERSIONS: readonly PoaVersion[] = ["1.1", "1.2"];

/**
 * What to say about a document that states a version which is not read here (§5: "a verifier refuses a version it does not implement");
 * nothing for the versions that are, and for a document that states none: that one is held against 1.2.
 */
export function unsupportedVersion(document: JsonValue): Finding | undefined {
  const version = versionIn(document);
  if (typeof version !== "string" || (POA_VERSIONS as readonly string[]).includes(version)) return undefined;
  const message = `This Grant states the unsupported version ${quote(version, 80)}. Versions 1.1 and 1.2 are read here.`;
  return { rule: "version", path: "/poa_version", message, blocks: true };
}

function versionIn(document: JsonValue): JsonValue | undefined {
  if (typeof document !== "object" || document === null || Array.isArray(document)) return undefined;
  return Object.hasOwn(document, "poa_version") ? (document as Record<string, JsonValue>).poa_version : undefined;
}

/**
 * Reads a Grant from its text.
 * Refused, with the places: what is not strict JSON (see `parseJson`: duplicate members, `__proto__`, numbers that are not safe integers,
 * more than 32 levels, a byte order mark), an unsupported version, and everything that does not fit the schema.
 */
export function parseGrant(text: string): Result<ValidGrant> {
  const read = parseJson(text);
  return read.ok ? parseGrantValue(read.value) : read;
}

/**
 * The same for a document that was read already. The value itself is handed back, unchanged: whoever holds it must not alter it.
 * Values that JSON cannot hold, and strings with half of a surrogate pair, are refused first, so that a ValidGrant always has a seal.
 */
export function parseGrantValue(document: JsonValue): Result<ValidGrant> {
  const canonical = canonicalJson(document);
  if (!canonical.ok) return canonical;
  const unsupported = unsupportedVersion(document);
  if (unsupported !== undefined) return { ok: false, findings: [unsupported] };
  const version: PoaVersion = versionIn(document) === "1.1" ? "1.1" : "1.2";
  const validate = version === "1.1" ? validateGrant11 : validateGrant;
  if (validate(document)) return { ok: true, value: document as unknown as ValidGrant };
  return { ok: false, findings: schemaFindings(validate.errors ?? [], document, version) };
}

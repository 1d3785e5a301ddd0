// A Grant made ready to be judged by: read, held against its rules, fingerprinted and indexed, once (§7 "a Grant that validates against the
// schema of its own poa_version"). What is refused here is what a verifier answers with at step 0.
import type { Reason } from "../catalogue/reasons.ts";
import { parseGrant, parseGrantValue } from "../grant/parse.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import { canonicalJson } from "../lib/canonical.ts";
import type { Finding, Result } from "../lib/finding.ts";
import type { JsonValue } from "../lib/json.ts";
import { check } from "../rules/check.ts";
import { sealOf } from "../seal/g08-seal.ts";
import { type Lookup, lookupOf } from "./lookup.ts";

/** A Grant that may be judged by. It is frozen, and a copy of its own: what a host does to the document it came from changes nothing. */
export interface PreparedGrant {
  readonly grant: ValidGrant;
  /** Its computed seal (G8), whether or not it carries one: 64 lower-case hexadecimal digits. */
  readonly seal: string;
}

/** Only what `prepare` made is in here, so that nothing that merely looks prepared is judged by. */
const PREPARED = new WeakMap<object, Lookup>();

/** What a Grant is looked up by; nothing for what `prepare` did not make. */
export function preparedLookup(prepared: unknown): Lookup | undefined {
  return typeof prepared === "object" && prepared !== null ? PREPARED.get(prepared) : undefined;
}

/**
 * Prepares a Grant, given as its JSON text, the UTF-8 bytes of that, or the document as it was read. It never throws for bytes, texts or
 * JSON values. Findings are returned where it may not be judged by: what does not fit the schema or breaks a blocking rule, an open question
 * of a formation (G14), a seal that is not its fingerprint (G8). An unsealed Grant may be judged by: the seal is integrity, not permission.
 * Divided duties in one hand (F6) are not refused here; step 13 denies by them.
 */
export async function prepare(grant: unknown): Promise<PreparedGrant | Finding[]> {
  const read = readGrant(grant);
  if (!read.ok) return [...read.findings];
  const seal = await sealOf(read.value);
  if (!seal.ok) return [...seal.findings];
  const blocking = check(read.value).findings.filter(({ rule, blocks }) => blocks && rule !== "F6");
  if (read.value.seal !== undefined && read.value.seal.value !== seal.value) {
    const message = "The seal that this Grant carries is not its fingerprint: it was altered after it was sealed, or sealed wrongly.";
    blocking.push({ rule: "G8", path: "/seal/value", message, blocks: true });
  }
  if (blocking.length > 0) return blocking;
  const prepared: PreparedGrant = Object.freeze({ grant: frozen(read.value), seal: seal.value });
  PREPARED.set(prepared, lookupOf(prepared.grant, seal.value));
  return prepared;
}

/** True where `prepare` gave a Grant to judge by. */
export function isPrepared(result: PreparedGrant | readonly Finding[]): result is PreparedGrant {
  return !Array.isArray(result) && preparedLookup(result) !== undefined;
}

/** The reason of step 0 by which a Grant with these findings is refused, in the order in which they are tried. */
export function refusalOf(findings: readonly Finding[]): Reason {
  const blocking = findings.filter(({ blocks }) => blocks);
  if (blocking.some(({ rule }) => rule === "version")) return "unsupported_version";
  if (blocking.some(({ rule }) => rule !== "G14" && rule !== "G8")) return "invalid_grant";
  return blocking.some(({ rule }) => rule === "G14") ? "unresolved_formation" : "seal_mismatch";
}

function readGrant(grant: unknown): Result<ValidGrant> {
  if (typeof grant === "string") return parseGrant(grant);
  if (grant instanceof Uint8Array) {
    try {
      // A byte order mark is kept, and so refused where the text is read: the bytes are to be the Grant and nothing else.
      return parseGrant(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(grant));
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      const message = "These bytes are not UTF-8, so no Grant can be read from them.";
      return { ok: false, findings: [{ rule: "json", path: "", message, blocks: true }] };
    }
  }
  const text = canonicalJson(grant as JsonValue);
  if (!text.ok) return text;
  // Read back, so that it is a plain document that nobody else holds.
  return parseGrantValue(JSON.parse(text.value));
}

function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}

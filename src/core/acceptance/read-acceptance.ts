// Reading an acceptance record that was kept as a file: untrusted input, so strict JSON with exactly the members that the writer writes.
import { isHex64 } from "../lib/digest.ts";
import type { Finding, Result } from "../lib/finding.ts";
import { isInstant } from "../lib/instant.ts";
import { type JsonObject, type JsonValue, parseJson } from "../lib/json.ts";
import { pointer } from "../lib/pointer.ts";
import { quote } from "../lib/text.ts";
import { type AcceptanceRecord, isEnforcement } from "./accept.ts";

const GRANT_ID = /^urn:uuid:[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/;
/** A principal's `sub`, as the Grant's schema has it. */
const SUBJECT = /^[A-Za-z][A-Za-z0-9+.-]*:[^\s\p{Cc}\p{Cf}]+$/u;

/** What each member holds, and the end of "… must". */
const MEMBERS: Readonly<Record<keyof Required<AcceptanceRecord>, readonly [(text: string) => boolean, string]>> = {
  grant_id: [(text) => GRANT_ID.test(text), "be urn:uuid: followed by a UUID"],
  seal: [isHex64, "be 64 lower-case hexadecimal digits"],
  decision: [(text) => text === "ACCEPT" || text === "REJECT", "be ACCEPT or REJECT"],
  at: [isInstant, "be an instant in UTC with whole seconds"],
  by: [(text) => text.length <= 2000 && SUBJECT.test(text), "be the principal’s identifier, a URI"],
  enforcement: [isEnforcement, "be advisory, commit_boundary or provider_native"],
  letter_sha256: [isHex64, "be 64 lower-case hexadecimal digits"],
  restatement_sha256: [isHex64, "be 64 lower-case hexadecimal digits"],
};
const OPTIONAL = "restatement_sha256";

/** Reads an acceptance record. Whether it is of a certain Grant is `checkAcceptance`'s to say. Never throws. */
export function readAcceptance(text: string): Result<AcceptanceRecord> {
  const read = parseJson(text);
  if (!read.ok) return read;
  const { value } = read;
  const finding = (path: string, message: string): Finding => ({ rule: "schema", path, message, blocks: true });
  if (!isObject(value)) return { ok: false, findings: [finding("", "This is no acceptance record: it must be one JSON object.")] };
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(MEMBERS, name));
  const findings = unknown.map((name) => finding(pointer(name), `The member ${quote(name, 80)} is none of an acceptance record.`));
  for (const [name, [fits, must]] of Object.entries(MEMBERS)) {
    const held = Object.hasOwn(value, name) ? value[name] : undefined;
    if (held === undefined) {
      if (name !== OPTIONAL) findings.push(finding(pointer(name), `The member "${name}" is missing.`));
    } else if (typeof held !== "string" || !fits(held)) {
      findings.push(finding(pointer(name), `${quote(typeof held === "string" ? held : JSON.stringify(held), 80)} must ${must}.`));
    }
  }
  return findings.length > 0 ? { ok: false, findings } : { ok: true, value: value as unknown as AcceptanceRecord };
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * The canonical form of a document (RFC 8785), over which the seal is taken (G8).
 * The package `canonicalize` writes it; here stands what it must never be given: it throws on half surrogate pairs and numbers
 * that are not finite, drops undefined, calls toJSON, writes a Map as {}, and overflows the stack on deep documents.
 */
import canonicalize from "canonicalize";
import type { Finding, Result } from "./finding.ts";
import type { JsonValue } from "./json.ts";
import { hasLoneSurrogate } from "./json-text.ts";
import { pointer } from "./pointer.ts";

/** Far within what `canonicalize` can recurse (about 3,000), far beyond any document that is read here (32). */
const DEEPEST = 500;

/**
 * The RFC 8785 text of a plain JSON value, or what about it has no canonical form: strings that are not well formed, numbers that are
 * not finite, anything JSON has no value for (undefined, functions, dates, maps), and nesting deeper than 500 (a cycle, too).
 */
export function canonicalJson(value: JsonValue): Result<string> {
  if (!isSound(value, 0)) {
    const findings: Finding[] = [];
    inspect(value, [], findings);
    return { ok: false, findings };
  }
  const text = canonicalize(value);
  if (text === undefined) throw new Error("canonicalize gave no text for a JSON value");
  return { ok: true, value: text };
}

/** Whether nothing is wrong with a value and all within it: what `inspect` would say, without the places, and so in less time. */
function isSound(value: unknown, depth: number): boolean {
  if (typeof value === "string") return !hasLoneSurrogate(value);
  if (value === null || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (depth >= DEEPEST || typeof value !== "object") return false;
  if (Array.isArray(value)) {
    // A hole is no JSON value, so the places are counted, not the members.
    for (let i = 0; i < value.length; i += 1) if (!isSound(value[i], depth + 1)) return false;
    return true;
  }
  if (!isPlainObject(value)) return false;
  for (const name of Object.keys(value)) if (hasLoneSurrogate(name) || !isSound(value[name], depth + 1)) return false;
  return true;
}

/** Adds what is wrong with a value and all within it to `findings`; `path` is where it stands, and is left as it was. */
function inspect(value: unknown, path: (string | number)[], findings: Finding[]): void {
  const refuse = (rule: "unicode" | "json", message: string) => findings.push({ rule, path: pointer(...path), message, blocks: true });
  const within = (segment: string | number, inner: unknown) => {
    path.push(segment);
    inspect(inner, path, findings);
    path.pop();
  };
  if (value === null || typeof value === "boolean") return;
  if (typeof value === "string") {
    if (hasLoneSurrogate(value))
      refuse("unicode", "This text holds half of a surrogate pair, so it has no canonical form and no fingerprint.");
  } else if (typeof value === "number") {
    if (!Number.isFinite(value)) refuse("json", "This number is not finite, so it cannot be written as JSON.");
  } else if (path.length >= DEEPEST) {
    refuse("json", `Arrays and objects stand more than ${DEEPEST} deep inside one another here.`);
  } else if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i += 1) within(i, value[i]);
  } else if (isPlainObject(value)) {
    for (const name of Object.keys(value)) {
      if (hasLoneSurrogate(name)) refuse("unicode", "A member name here holds half of a surrogate pair, so it has no canonical form.");
      within(name, value[name]);
    }
  } else {
    refuse("json", "This is not a value that JSON can hold.");
  }
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && typeof (value as { toJSON?: unknown }).toJSON !== "function";
}

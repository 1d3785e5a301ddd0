/**
 * Passwords, tokens, keys and card numbers in a text or a document (§11: a Grant never carries them, and an answer must not reveal
 * them). A help against mistakes, not a scanner: known shapes, and values after a name that says what they are. Fingerprints, UUIDs,
 * instants, account numbers and prose about passwords are left alone, since a false alarm stands in a person's way.
 */
import type { JsonValue } from "./json.ts";
import { pointer } from "./pointer.ts";
import { assignedByName, assignedSecrets } from "./secret-assignments.ts";
import { shapedSecrets } from "./secret-shapes.ts";
import type { FoundSecret, SecretKind } from "./secret-values.ts";

export type { FoundSecret, SecretKind };

/** A secret in a document; `path` is the JSON Pointer of the member whose name or value holds it. */
export interface SecretInDocument {
  readonly path: string;
  readonly kind: SecretKind;
  readonly message: string;
}

/**
 * The secrets in a text, in order, without overlaps: covering [start, end) of each hides all of them.
 * Time is linear in the text. Messages never quote the secret.
 */
export function findSecrets(text: string): FoundSecret[] {
  const all = [...shapedSecrets(text), ...assignedSecrets(text)].toSorted((a, b) => a.start - b.start || b.end - a.end);
  const merged: FoundSecret[] = [];
  for (const secret of all) {
    const last = merged.at(-1);
    if (last === undefined || secret.start >= last.end) merged.push(secret);
    else if (secret.end > last.end) merged[merged.length - 1] = { ...last, end: secret.end };
  }
  return merged;
}

/** The secrets in the strings and member names of a document, and the values whose member's name says that they are secret. */
export function secretsIn(value: JsonValue): SecretInDocument[] {
  const found: SecretInDocument[] = [];
  visit(value, undefined, [], found);
  return found;
}

function visit(value: JsonValue, name: string | undefined, path: (string | number)[], found: SecretInDocument[]): void {
  const add = (secrets: readonly { kind: SecretKind; message: string }[]) => {
    for (const { kind, message } of secrets) found.push({ path: pointer(...path), kind, message });
  };
  const within = (inner: JsonValue, segment: string | number) => {
    path.push(segment);
    visit(inner, typeof segment === "string" ? segment : undefined, path, found);
    path.pop();
  };
  if (name !== undefined) add(findSecrets(name));
  if (typeof value === "string" || typeof value === "number") {
    const secrets = findSecrets(String(value));
    const message = secrets.length > 0 || name === undefined ? undefined : assignedByName(name, String(value));
    add(message === undefined ? secrets : [{ kind: "assigned_secret", message }]);
  } else if (Array.isArray(value)) {
    value.forEach(within);
  } else if (typeof value === "object" && value !== null) {
    for (const [member, inner] of Object.entries(value)) within(inner as JsonValue, member);
  }
}

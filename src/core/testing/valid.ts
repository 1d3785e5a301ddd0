// Grants for tests as the core's functions want them: read, not cast. For tests.
import { parseGrantValue } from "../grant/parse.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import type { JsonValue } from "../lib/json.ts";
import type { Grant } from "../schema/grant.gen.ts";

/** Reads a document as a Grant; throws what is wrong with it. */
export function valid(document: unknown): ValidGrant {
  const read = parseGrantValue(document as JsonValue);
  if (!read.ok) throw new Error(read.findings.map(({ path, message }) => `${path}: ${message}`).join("\n"));
  return read.value;
}

/** A fresh sample Grant with one thing about it changed. */
export function changed<T>(make: () => T, change: (grant: T) => unknown): T {
  const grant = make();
  change(grant);
  return grant;
}

/** What findings say, in short: rule, place, and whether it blocks. */
export function brief(findings: readonly Finding[]): string[] {
  return findings.map(({ rule, path, blocks }) => `${rule} ${path} ${blocks ? "blocks" : "warns"}`);
}

/** A value that a sample surely has. */
export function the<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("there is nothing here");
  return value;
}

/** An entry of a list that a sample surely has; the first unless told otherwise. */
export function at<T>(list: readonly T[] | undefined, index = 0): T {
  return the(the(list)[index]);
}

/** What a rule finds, in short, in a sample Grant with something changed. */
export function finder(
  check: (grant: ValidGrant) => readonly Finding[],
  make: () => Grant,
): (change?: (grant: Grant) => unknown) => string[] {
  return (change = () => {}) => brief(check(valid(changed(make, change))));
}

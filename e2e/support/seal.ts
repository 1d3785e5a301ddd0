// The seal by a few lines of the tests' own, so that what the page sealed is judged from outside (G8: SHA-256 over RFC 8785 without `seal`).
import { createHash } from "node:crypto";

/** RFC 8785 for what a Grant holds: strings, safe integers, booleans, arrays and objects. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.keys(value).sort();
  return `{${members.map((name) => `${JSON.stringify(name)}:${canonical((value as Record<string, unknown>)[name])}`).join(",")}}`;
}

export const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");

/** The seal that a Grant should have. */
export function sealOf(grant: object): string {
  const { seal: _seal, ...rest } = grant as Record<string, unknown>;
  return sha256(canonical(rest));
}

/** The Grant with its seal. */
export function sealed<T extends object>(grant: T): T & { seal: { alg: "sha-256"; value: string } } {
  return { ...grant, seal: { alg: "sha-256", value: sealOf(grant) } };
}

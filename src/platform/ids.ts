/** Names that nobody chose: random identifiers for drafts and Grants, and short random endings for opaque ids (G4). */

/** The one thing needed from Web Crypto here. It exists in insecure contexts too, unlike `randomUUID`. */
export interface RandomBytes {
  getRandomValues(into: Uint8Array<ArrayBuffer>): unknown;
}

const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";

/** A random UUID, version 4 (RFC 9562). `source` is for tests. */
export function uuid(source: RandomBytes = globalThis.crypto): string {
  const bytes = new Uint8Array(16);
  source.getRandomValues(bytes);
  // The version in the seventh byte and the variant in the ninth, as RFC 9562 §5.4 places them.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** `length` random characters of base32 (a–z, 2–7): 20 bits for the usual four. Each is equally likely, because 32 divides 256. */
export function slugSuffix(length = 4, source: RandomBytes = globalThis.crypto): string {
  const bytes = new Uint8Array(length);
  source.getRandomValues(bytes);
  return Array.from(bytes, (byte) => ALPHABET[byte & 31]).join("");
}

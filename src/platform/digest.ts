/** SHA-256 with the number of bytes it covers, for texts and files. A text is hashed by the core, so there is one way to hash it. */

import { sha256Hex } from "../core/lib/digest.ts";

/** A checksum and the number of bytes it covers. */
export interface Digest {
  readonly sha256: string;
  readonly bytes: number;
}

/** SHA-256 over the UTF-8 of `text`; `undefined` where there is none: no Web Crypto here (plain http), or half a surrogate pair in the text. */
export async function digestText(text: string): Promise<Digest | undefined> {
  const hash = await sha256Hex(text);
  return hash.ok ? { sha256: hash.value, bytes: new TextEncoder().encode(text).byteLength } : undefined;
}

/** SHA-256 over `bytes`, as a file holds them; `undefined` where there is no Web Crypto. */
export async function digestBytes(bytes: Uint8Array<ArrayBuffer>): Promise<Digest | undefined> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle === undefined) return undefined;
  const hash = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return { sha256: Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join(""), bytes: bytes.byteLength };
}

/** SHA-256 of texts and bytes, as lower-case hex, by Web Crypto; `undefined` where the context has none (plain http). */

/** A checksum and the number of bytes it covers. */
export interface Digest {
  readonly sha256: string;
  readonly bytes: number;
}

/** SHA-256 over `bytes`. */
export async function digestBytes(bytes: Uint8Array<ArrayBuffer>): Promise<Digest | undefined> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle === undefined) return undefined;
  const hash = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return { sha256: Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join(""), bytes: bytes.byteLength };
}

/** SHA-256 over the UTF-8 of `text`. Text with lone surrogates has no UTF-8 of its own: callers refuse it before it gets here. */
export function digestText(text: string): Promise<Digest | undefined> {
  return digestBytes(new TextEncoder().encode(text));
}

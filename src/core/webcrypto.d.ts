/**
 * The only names from outside ECMAScript that the core may use: Web Crypto's digest and the UTF-8 coder.
 * They exist in browsers (secure contexts), in workers and in Node 20; tsconfig.core.json has no DOM library.
 */
declare const crypto: { readonly subtle: { digest(algorithm: "SHA-256", data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> } };
declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>;
}
declare class TextDecoder {
  constructor(label?: "utf-8", options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(input?: Uint8Array): string;
}

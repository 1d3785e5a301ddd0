/** SHA-256 of a text (Web Crypto), and how its hex is shown to people: the seal of a Grant (G8) and the hash of an answer (G15). */
import type { Result } from "./finding.ts";
import { hasLoneSurrogate } from "./json-text.ts";

/**
 * The SHA-256 of the text's UTF-8 bytes as 64 lowercase hexadecimal digits.
 * Refused: text that is not well formed, since the encoder would turn every half surrogate pair into U+FFFD and give different texts one
 * hash; and a place without Web Crypto (a page that is not in a secure context), for which there is no other way to take the hash.
 */
export async function sha256Hex(text: string): Promise<Result<string>> {
  if (hasLoneSurrogate(text)) {
    const message = "This text holds half of a surrogate pair, which has no UTF-8 form, so no fingerprint is taken of it.";
    return { ok: false, findings: [{ rule: "unicode", path: "", message, blocks: true }] };
  }
  const subtle = typeof crypto === "undefined" ? undefined : (crypto.subtle as typeof crypto.subtle | undefined);
  if (subtle === undefined) {
    const message =
      "No fingerprint can be taken here: Web Crypto exists only on pages opened over https, from this computer or from a file.";
    return { ok: false, findings: [{ rule: "seal", path: "", message, blocks: true }] };
  }
  const digest = new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return { ok: true, value: Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") };
}

/** True for exactly 64 lowercase hexadecimal digits. */
export function isHex64(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** The hex in groups of four characters with a space between them, for reading aloud and comparing; nothing is left out. */
export function groupsOfFour(hex: string): string {
  return (hex.match(/.{1,4}/gs) ?? []).join(" ");
}

// G15: "Each hash is SHA-256 over the exact UTF-8 text the principal saw and accepted — after any redaction they made, trimmed of
// surrounding whitespace — so they can recompute it; a writer hashes what it displays, never an earlier copy."
import { sha256Hex } from "../lib/digest.ts";
import type { Result } from "../lib/finding.ts";
import { hasLoneSurrogate } from "../lib/json-text.ts";

/** Whitespace is what ECMAScript trims; other programs trim other characters, so it is written down where the hash is shown. */
export const TRIMMED_SENTENCE =
  "Spaces, tabs, line ends and other blank characters, 25 kinds in all, are left off at the start and the end before the checksum is taken.";

const refuse = (message: string): Result<never> => ({ ok: false, findings: [{ rule: "G15", path: "", message, blocks: true }] });

/**
 * The exact string that accepting binds: the text shown, after redaction, trimmed as `String.prototype.trim` does. An empty text is
 * refused, and so is one with a lone surrogate: it has no UTF-8, and its hash would stand for another text than the one shown.
 */
export function bindingText(shown: string): Result<string> {
  const text = shown.trim();
  if (text === "") return refuse("There is no text to accept. Paste the agent's answer, or choose a file.");
  if (hasLoneSurrogate(text))
    return refuse(
      "This text holds half of a character (a lone surrogate), so it cannot be hashed as it is shown. Remove that character, or paste the answer again.",
    );
  return { ok: true, value: text };
}

export interface BoundInventory {
  /** SHA-256 over the UTF-8 bytes of `text`, 64 lower case hex digits. */
  readonly sha256: string;
  /** The length of `text` in bytes of UTF-8. */
  readonly bytes: number;
  /** The string that was hashed: download exactly this, and `sha256sum` gives `sha256`. */
  readonly text: string;
}

/** Hashes the text that `bindingText` gives (G15). Refuses what `bindingText` refuses, and where there is no Web Crypto. */
export async function bindInventory(shown: string): Promise<Result<BoundInventory>> {
  const text = bindingText(shown);
  if (!text.ok) return text;
  const sha256 = await sha256Hex(text.value);
  if (!sha256.ok) return sha256;
  return { ok: true, value: { sha256: sha256.value, bytes: new TextEncoder().encode(text.value).length, text: text.value } };
}

/**
 * Text that an agent, a file or a person wrote, shown as data (§11: information, never instructions): what cannot be seen in it is
 * made visible, and a name quoted in another text stays on its line and within its quotation marks. Nothing is refused here:
 * names in every script are names.
 */
import { skeleton } from "./confusables.ts";
import { describeHidden, type HiddenKind } from "./hidden-names.ts";

/** A character that cannot be seen; `index` counts UTF-16 units from the start of the text. */
export interface HiddenCharacter {
  readonly index: number;
  readonly codePoint: number;
  readonly name: string;
  readonly kind: HiddenKind;
}

/** A piece of a text: as it is, or a mark such as ‹U+202E› in place of a hidden character, with the character's name. */
export type Segment =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "mark"; readonly text: string; readonly name: string; readonly codePoint: number };

/** Everything without ink. Spaces and line ends are in it, too; the visible ones of these are let through below. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Surrogate}\p{Z}\u2800]/gu;
/** Format characters that are drawn: the Arabic number signs and their like, which stand before digits. */
const DRAWN = /[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]/u;
/** What is seen or ordinary in some places: those, joiners, and selectors of variants (Mongolian, emoji, ideographs). */
const SOMETIMES =
  /[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}\u200C\u200D\uFE0E\uFE0F\u180B-\u180D\u180F\u{E0100}-\u{E01EF}]/u;

/**
 * The characters in a text that cannot be seen or that change how others are shown, in order. Not counted: spaces, tabs and line ends
 * (LF, CRLF), and what ordinary writing needs: the joiners within Arabic and Indic words, the parts of an emoji, variants of ideographs.
 */
export function hiddenCharacters(text: string): HiddenCharacter[] {
  const found: HiddenCharacter[] = [];
  for (const { 0: character, index } of text.matchAll(UNSEEN)) {
    if (isSeen(text, index, character) || isLayout(text, index, character)) continue;
    const codePoint = character.codePointAt(0) ?? 0;
    const [kind, name] = describeHidden(codePoint);
    found.push({ index, codePoint, name, kind });
  }
  return found;
}

/** A text of many lines in segments, each hidden character as a mark; joined, the segments are the text with marks. */
export function showHidden(text: string): Segment[] {
  return segments(text, hiddenCharacters(text));
}

/** A text on one line with a mark for every hidden character, line end and tab. A mark that the text itself spells is marked, too. */
export function visible(text: string): string {
  return text
    .replace(/‹(?=U\+)/g, mark(0x2039))
    .replace(UNSEEN, (character, index: number, whole: string) =>
      isSeen(whole, index, character) ? character : mark(character.codePointAt(0) ?? 0),
    );
}

/**
 * A name as data in another text: on one line within “ ”, hidden characters marked, double quotation marks inside made single. Longer than
 * `max` characters, it is cut after them and the rest is counted: `“Long na” … (12 more characters)`.
 */
export function quote(text: string, max: number): string {
  const characters = Array.from(text);
  const kept = visible(characters.slice(0, max).join("")).replace(/["“”„‟«»″＂〝〞〟]/g, "'");
  const rest = characters.length - max;
  return rest <= 0 ? `“${kept}”` : `“${kept}” … (${rest} more ${rest === 1 ? "character" : "characters"})`;
}

/** Whether two names are the same to a reader who does not mind capitals: equal after NFKC, case folding and trimming. */
export function sameName(a: string, b: string): boolean {
  return folded(a) === folded(b);
}

/**
 * Whether two names can be taken for one another by eye (Unicode confusables, UTS 39), capitals minded or not. True for the same names
 * as well. A reason to warn and show identifiers, never to refuse.
 */
export function looksLike(a: string, b: string): boolean {
  return skeleton(a) === skeleton(b) || skeleton(folded(a)) === skeleton(folded(b));
}

/** Whether there is no white space at either end, by ECMAScript's own set of it. */
export function isTrimmed(text: string): boolean {
  return text.trim() === text;
}

/** Whether there are no control characters (C0, DEL, C1), line ends and tabs included. */
export function isPlain(text: string): boolean {
  return !/\p{Cc}/u.test(text);
}

/**
 * Case folding, which ECMAScript lacks, by going down, up and down again: ẞ, ß and ss become one, as do the three sigmas.
 * Normalised before (full-width capitals fold) and after (folding can leave a mark apart).
 */
export function folded(text: string): string {
  return text.normalize("NFKC").toLowerCase().toUpperCase().toLowerCase().normalize("NFKC").trim();
}

/** Tabs and line ends, which a view of several lines shows by themselves; a carriage return alone is none of them. */
function isLayout(text: string, index: number, character: string): boolean {
  return character === "\t" || character === "\n" || (character === "\r" && text[index + 1] === "\n");
}

const JOINING = [
  "Arabic",
  "Syriac",
  "Mongolian",
  "Nko",
  "Devanagari",
  "Bengali",
  "Gurmukhi",
  "Gujarati",
  "Oriya",
  "Tamil",
  "Telugu",
  "Kannada",
]
  .concat(["Malayalam", "Sinhala", "Myanmar", "Khmer", "Tibetan", "Balinese", "Javanese"])
  .map((script) => `\\p{Script=${script}}`);
/** What must stand right before a joiner or a variation selector for it to be part of ordinary writing. */
const BEFORE_JOINER = new RegExp(`[${JOINING.join("")}]$`, "u");
const PICTURE = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Extended_Pictographic}\uFE0F)$/u;

/** Whether a character that UNSEEN matches is drawn after all, or is part of ordinary writing where it stands. */
function isSeen(text: string, index: number, character: string): boolean {
  if (character === " ") return true;
  if (character === "\r" || character === "\n" || !SOMETIMES.test(character)) return false;
  if (DRAWN.test(character)) return true;
  const before = text.slice(Math.max(0, index - 3), index);
  const after = text.slice(index + character.length, index + character.length + 2);
  if (character === "\u200C") return BEFORE_JOINER.test(before);
  if (character === "\u200D") return BEFORE_JOINER.test(before) || (PICTURE.test(before) && /^\p{Extended_Pictographic}/u.test(after));
  if (character === "\uFE0F" || character === "\uFE0E") {
    return /\p{Extended_Pictographic}$/u.test(before) || (/[0-9#*]$/.test(before) && after.startsWith("\u20E3"));
  }
  if (character < "\u200C") return /\p{Script=Mongolian}$/u.test(before);
  return /\p{Ideographic}$/u.test(before);
}

function segments(text: string, hidden: readonly HiddenCharacter[]): Segment[] {
  const result: Segment[] = [];
  let at = 0;
  for (const { index, codePoint, name } of hidden) {
    if (index > at) result.push({ kind: "text", text: text.slice(at, index) });
    result.push({ kind: "mark", text: mark(codePoint), name, codePoint });
    at = index + (codePoint > 0xffff ? 2 : 1);
  }
  if (at < text.length) result.push({ kind: "text", text: text.slice(at) });
  return result;
}

function mark(codePoint: number): string {
  return `‹U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}›`;
}

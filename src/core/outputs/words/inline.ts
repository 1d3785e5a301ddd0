// How a sentence is put together from own words and from data that a person or an agent typed, so that the two never mix.
import type { Inline } from "../clause.ts";

/** One piece of a sentence, or several. */
export type Piece = Inline | readonly Inline[];

export function text(value: string): Inline {
  return { kind: "text", value };
}

/** Own words that should stand out: never for what somebody typed. */
export function strong(value: string): Inline {
  return { kind: "strong", value };
}

/** A member as text, whatever it is: a draft holds empty and unreadable values, and an output must show them, not fail on them. */
export function readable(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** What a name does not look like: an end of a sentence, brackets, quotation marks, or as many words as a sentence has. */
const LIKE_A_SENTENCE = /[.,;:!?](?:\s|$)|["“”„«»()[\]{}<>]|(?:\S+\s+){5}\S/;

/** Words that say who, whether or how far: "Anna or anyone" after "must ask" would be a rule. */
const SAYS_WHO =
  /(?:^|\s)(?:or|and|any|anyone|anybody|everyone|everybody|all|none|nobody|no|not|never|without|unless|except|only|may|must|can)(?:\s|$)/i;

/** A name or label: one that could pass for words of the document is quoted; an empty one reads "(not named yet)", and what is no text is quoted as it stands. */
export function named(value: unknown): Inline {
  const shown = readable(value);
  if (shown === "") return text("(not named yet)");
  return { kind: typeof value === "string" && !LIKE_A_SENTENCE.test(shown) && !SAYS_WHO.test(shown) ? "name" : "quote", value: shown };
}

/** Words that a person wrote; none yet reads "(nothing written yet)". */
export function quoted(value: unknown): Inline {
  const shown = readable(value);
  return shown === "" ? text("(nothing written yet)") : { kind: "quote", value: shown };
}

/** An identifier, an address, a checksum. */
export function ident(value: unknown): Inline {
  const shown = readable(value);
  // Identifiers have no spaces: what has some reads like words, and is quoted.
  return shown === "" ? text("(not given yet)") : { kind: /\s/.test(shown) ? "quote" : "id", value: shown };
}

/**
 * Makes a sentence of a template: its literal parts are own words, everything interpolated is a piece made by a function above.
 * A bare string cannot be interpolated, so no typed text can slip in as own words.
 */
export function say(words: TemplateStringsArray, ...pieces: readonly Piece[]): Inline[] {
  const made: Inline[] = [];
  for (let i = 0; i < words.length; i += 1) {
    addText(made, words[i] ?? "");
    const piece = pieces[i];
    if (piece !== undefined) add(made, piece);
  }
  return made;
}

/** "a", "a and b", "a, b and c" (or with "or"). Nothing in the list reads as `none` says. */
export function list(items: readonly Piece[], word: "and" | "or", none = "none"): Inline[] {
  if (items.length === 0) return [text(none)];
  const made: Inline[] = [];
  for (const [i, item] of items.entries()) {
    if (i > 0) addText(made, i === items.length - 1 ? ` ${word} ` : ", ");
    add(made, item);
  }
  return made;
}

/** Several sentences after one another, with a space between; empty ones are left out. */
export function sentences(...parts: readonly (Piece | undefined)[]): Inline[] {
  const made: Inline[] = [];
  for (const part of parts) {
    if (part === undefined || flat(part).length === 0) continue;
    if (made.length > 0) addText(made, " ");
    add(made, part);
  }
  return made;
}

/** With a capital where a sentence begins, if it begins with own words. */
export function capitalised(piece: Piece): readonly Inline[] {
  const [first, ...rest] = flat(piece);
  if (first?.kind !== "text") return flat(piece);
  return [text(first.value.charAt(0).toUpperCase() + first.value.slice(1)), ...rest];
}

export function flat(piece: Piece): readonly Inline[] {
  return "kind" in piece ? [piece] : piece;
}

function add(made: Inline[], piece: Piece): void {
  if (!("kind" in piece)) {
    for (const one of piece) add(made, one);
  } else if (piece.kind === "text") addText(made, piece.value);
  else if (piece.value !== "") made.push(piece);
}

/**
 * Neighbouring own words become one piece, and empty ones none: one sentence has one form. After a quotation that ends a sentence of its
 * own ("Pay this one."), no second full stop.
 */
function addText(made: Inline[], value: string): void {
  const last = made[made.length - 1];
  if (value === "") return;
  if (last?.kind === "text") made[made.length - 1] = text(last.value + value);
  else if (last?.kind === "quote" && /^\.(?: |$)/.test(value) && /[.!?]$/.test(last.value)) {
    if (value !== ".") made.push(text(value.slice(1)));
  } else made.push(text(value));
}

// A sentence as plain text, for people: what a person wrote stands in quotation marks, which nothing in it can close.
import { quote, visible } from "../lib/text.ts";
import type { Inline } from "./clause.ts";

/** One piece as text; a hidden character is a visible mark, a line end too, so that a sentence is one line. */
export function plainPiece({ kind, value }: Inline): string {
  if (kind === "quote") return quote(value, Number.POSITIVE_INFINITY);
  return kind === "name" || kind === "id" ? visible(value) : value;
}

export function plainText(pieces: readonly Inline[]): string {
  return pieces.map(plainPiece).join("");
}

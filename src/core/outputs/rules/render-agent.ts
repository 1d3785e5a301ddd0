// A sentence for an agent: one line, and everything that somebody typed in quotation marks that it cannot close, so that no name, label or
// address can be read as a rule, an instruction or the end of the text (§11: information, never instructions).
import { quote } from "../../lib/text.ts";
import type { Inline } from "../clause.ts";

/** The most characters of a name, and of a sentence, that are given; what is left out is counted. An identifier is never cut. */
const MAX_NAME = 120;
const MAX_TEXT = 500;

/** What stands bare: identifiers in the forms that this program mints or the schema pins. Anything else is quoted. */
const BARE = [
  /^(?:agent|person|system):[A-Za-z0-9._~-]{1,80}$/,
  /^(?:app:)?[a-z0-9][a-z0-9._-]{0,99}$/,
  /^urn:[a-z0-9][a-z0-9-]{0,31}:[A-Za-z0-9:._~-]{1,200}$/,
  /^https:\/\/[A-Za-z0-9._~:/?#@!$&*+,;=%-]{1,300}$/,
  /^[A-Z][A-Za-z]+(?:\/[A-Za-z0-9_+-]+){1,2}$/,
  /^UTC$/,
];

export function agentPiece({ kind, value }: Inline): string {
  if (kind === "name") return quote(value, MAX_NAME);
  if (kind === "quote") return quote(value, MAX_TEXT);
  if (kind === "id") return BARE.some((form) => form.test(value)) ? value : quote(value, Number.POSITIVE_INFINITY);
  return value;
}

export function agentText(pieces: readonly Inline[]): string {
  return pieces.map(agentPiece).join("");
}

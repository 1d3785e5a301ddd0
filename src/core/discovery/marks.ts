// What a reader of the text would not see: hidden characters, controls of direction, ids that only look the same; and secrets, which
// should not be seen (§3a: shown, never removed, and the hash stands over the real bytes).
import { skeleton } from "../lib/confusables.ts";
import type { JsonValue } from "../lib/json.ts";
import { pointer } from "../lib/pointer.ts";
import { findSecrets, secretsIn } from "../lib/secrets.ts";
import { hiddenCharacters, visible } from "../lib/text.ts";
import type { AreaName } from "./codes.ts";
import { isArray, isObject, own, textOf } from "./form.ts";
import { flag, type Notes } from "./notes.ts";
import type { Area } from "./shapes.ts";

/** Flags every text and every member name in a value that holds hidden characters. The value is at most as deep as it was read. */
export function flagHiddenValues(value: JsonValue, path: string, notes: Notes): void {
  if (typeof value === "string") flagHiddenString(value, path, notes);
  else if (isArray(value)) {
    value.forEach((one, index) => {
      flagHiddenValues(one, path + pointer(index), notes);
    });
  } else if (isObject(value)) {
    for (const [name, one] of Object.entries(value)) {
      flagHiddenString(name, path + pointer(name), notes);
      flagHiddenValues(one, path + pointer(name), notes);
    }
  }
}

function flagHiddenString(text: string, path: string, notes: Notes): void {
  const hidden = hiddenCharacters(text);
  if (hidden.some(({ kind }) => kind === "bidi")) flag(notes, "bidi_control", path, text);
  if (hidden.some(({ kind }) => kind !== "bidi")) flag(notes, "hidden_characters", path, text);
}

/** Long texts are looked through in pieces of about this length: a list of ten million hidden characters need never stand in memory. */
const PIECE = 65_536;

/** Flags the hidden characters of running text, each kind of character once with how often it stands there. */
export function flagHiddenText(text: string, notes: Notes): void {
  const counts = new Map<number, { readonly name: string; readonly bidi: boolean; count: number }>();
  for (let at = 0; at < text.length; ) {
    const end = pieceEnd(text, at);
    for (const { codePoint, name, kind } of hiddenCharacters(text.slice(at, end))) {
      const known = counts.get(codePoint);
      if (known === undefined) counts.set(codePoint, { name, bidi: kind === "bidi", count: 1 });
      else known.count += 1;
    }
    at = end;
  }
  for (const [codePoint, { name, bidi, count }] of counts) {
    const times = count === 1 ? "once" : `${count} times`;
    flag(notes, bidi ? "bidi_control" : "hidden_characters", "", `${visible(String.fromCodePoint(codePoint))} ${name}, ${times}`);
  }
}

/** The end of a piece: after its last line end if it has one, and never within a pair of surrogates. */
function pieceEnd(text: string, at: number): number {
  const end = at + PIECE;
  if (end >= text.length) return text.length;
  const line = text.slice(at, end).lastIndexOf("\n");
  if (line > 0) return at + line + 1;
  const next = text.charCodeAt(end);
  return next >= 0xdc00 && next <= 0xdfff ? end + 1 : end;
}

/** Flags an id of a capability or of a commit boundary that looks like an earlier one and is written otherwise. */
export function flagLookAlikes(areas: Readonly<Record<AreaName, Area>>, notes: Notes): void {
  const first = new Map<string, string>();
  for (const [area, member] of [
    ["capabilities", "id"],
    ["commit_boundaries", "capability"],
  ] as const) {
    for (const [index, item] of areas[area].items.entries()) {
      const id = isObject(item) ? textOf(own(item, member)) : undefined;
      if (id === undefined) continue;
      const look = skeleton(id);
      const earlier = first.get(look);
      if (earlier === undefined) first.set(look, id);
      else if (earlier !== id) flag(notes, "look_alike", `/areas/${area}/items${pointer(index, member)}`, id);
    }
  }
}

/** Flags every secret in running text. `raw` says what it looks like and where it stands, and never quotes it. */
export function flagSecretText(text: string, notes: Notes, offset = 0): void {
  for (const { start, end, message } of findSecrets(text))
    flag(notes, "secret", "", `${message} It has ${end - start} characters, from character ${offset + start + 1} on.`);
}

/**
 * Flags the secrets of an answer at their places in it; one that is written with escapes is found so, too. Where its text shows more of
 * them than its values do, those of the text are flagged instead.
 */
export function flagSecretValues(value: JsonValue, json: string, offset: number, notes: Notes): void {
  const inText = findSecrets(json);
  // Looking through each value by itself takes a hundred times as long as one text: it is done where there is something to find.
  const unescaped = inText.length > 0 ? inText : findSecrets(JSON.stringify(value));
  if (unescaped.length === 0) return;
  const inValues = secretsIn(value);
  if (inText.length > inValues.length) flagSecretText(json, notes, offset);
  else if (inValues.length > 0) for (const { path, message } of inValues) flag(notes, "secret", path, message);
  else for (const { message } of unescaped) flag(notes, "secret", "", message);
}

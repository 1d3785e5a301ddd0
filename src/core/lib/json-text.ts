/**
 * The words of strict JSON (RFC 8259) in a text: white space, strings and numbers, and how to say where something is wrong.
 * Used by json.ts alone; kept apart so that the grammar of values can be read by itself.
 */

/** True where a UTF-16 surrogate stands without its other half: such text has no UTF-8 form, so it cannot be hashed. */
export function hasLoneSurrogate(text: string): boolean {
  return /\p{Surrogate}/u.test(text);
}

/** "line 3, column 14" of an offset. Lines end at LF, CR or CRLF; columns count UTF-16 units from 1, as editors do. */
export function placeOf(text: string, offset: number): string {
  let line = 1;
  let lineStart = 0;
  for (let i = 0; i < offset; i += 1) {
    const code = text.charCodeAt(i);
    if (code === 0x0a || (code === 0x0d && text.charCodeAt(i + 1) !== 0x0a)) {
      line += 1;
      lineStart = i + 1;
    }
  }
  return `line ${line}, column ${offset - lineStart + 1}`;
}

/** The offset of the first character at or after `at` that is not JSON's white space (space, tab, LF, CR). */
export function skipSpace(text: string, at: number): number {
  let i = at;
  for (;;) {
    const code = text.charCodeAt(i);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return i;
    i += 1;
  }
}

/** A number of RFC 8259, by its text. */
export function numberAt(text: string, at: number): string | undefined {
  const number = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
  number.lastIndex = at;
  return number.exec(text)?.[0];
}

/** A string that was read: its value and the offset after its closing quotation mark; or what is wrong with it, and where. */
export type StringRead = { readonly value: string; readonly end: number } | { readonly wrong: string; readonly at: number };

/** Reads the string whose opening quotation mark stands at `at`. */
export function stringAt(text: string, at: number): StringRead {
  let i = at + 1;
  let escaped = false;
  for (;;) {
    const code = text.charCodeAt(i);
    if (code === 0x22) break;
    if (Number.isNaN(code)) return { wrong: "the text ends inside this string; it may have been cut off", at };
    if (code < 0x20) return { wrong: `${nameOf(code)} stands unescaped inside a string`, at: i };
    if (code === 0x5c) {
      escaped = true;
      const next = text[i + 1];
      if (next === "u") {
        if (!/^[0-9a-fA-F]{4}$/.test(text.slice(i + 2, i + 6))) return { wrong: "\\u is not followed by four hexadecimal digits", at: i };
        i += 6;
      } else if (next !== undefined && '"\\/bfnrt'.includes(next)) {
        i += 2;
      } else {
        return { wrong: "this escape is not one of JSON's", at: i };
      }
    } else {
      i += 1;
    }
  }
  const raw = text.slice(at, i + 1);
  const value: string = escaped ? JSON.parse(raw) : raw.slice(1, -1);
  // Both are looked at: an escaped half beside a literal half would make a pair, in a text that is itself not well formed.
  if (hasLoneSurrogate(raw) || hasLoneSurrogate(value)) {
    return { wrong: "this string holds half of a surrogate pair, which is not a character", at };
  }
  return { value, end: i + 1 };
}

/** What stands at an offset where something else was expected, in words; long and invisible input is shortened and named. */
export function whatStandsAt(text: string, at: number): string {
  const code = text.codePointAt(at);
  if (code === undefined) return "the text ends";
  if (code === 0xfeff) return "a byte order mark (U+FEFF) stands";
  const word = /[A-Za-z_$][A-Za-z0-9_$]{0,30}/y;
  word.lastIndex = at;
  const found = word.exec(text)?.[0];
  if (found !== undefined) return `${JSON.stringify(found)} stands`;
  if (text.startsWith("//", at) || text.startsWith("/*", at)) return "a comment stands";
  return `${nameOf(code)} stands`;
}

function nameOf(code: number): string {
  if (code === 0x0a || code === 0x0d) return "a line break";
  if (code === 0x09) return "a tab";
  const hex = code.toString(16).toUpperCase().padStart(4, "0");
  return code > 0x20 && code < 0x7f ? `the character ${String.fromCodePoint(code)}` : `the character U+${hex}`;
}

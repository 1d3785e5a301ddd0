// Numbers in an answer that a program cannot hold as they were written: their text is kept in their place, and flagged (§3a: kept and
// flagged, never guessed). A price or an id that was silently rounded would be another one.
import { numberAt, stringAt } from "../lib/json-text.ts";
import { pointer } from "../lib/pointer.ts";

export interface UnsafeNumber {
  /** JSON Pointer of the number. */
  readonly path: string;
  readonly raw: string;
  /** Where its text begins in the JSON text. */
  readonly at: number;
}

/** An open array or object while the text is gone through: where in it the next value stands. */
interface Open {
  readonly array: boolean;
  index: number;
  name: string;
}

/**
 * The numbers in a JSON text that a double does not hold exactly, in order, up to the first place that is nested deeper than `maxDepth`.
 * In a text that is not JSON the places mean nothing.
 */
export function unsafeNumbers(json: string, maxDepth: number): UnsafeNumber[] {
  const found: UnsafeNumber[] = [];
  const open: Open[] = [];
  for (let i = 0; i < json.length; ) {
    const character = json[i] ?? "";
    const within = open.at(-1);
    if (character === '"') {
      const string = stringAt(json, i);
      if ("wrong" in string) return found;
      // Each string in an object is taken for a name: a value is followed by a comma and the next name before any number.
      if (within !== undefined) within.name = string.value;
      i = string.end;
      continue;
    }
    if (character === "{" || character === "[") open.push({ array: character === "[", index: 0, name: "" });
    else if (character === "}" || character === "]") open.pop();
    else if (character === "," && within !== undefined) within.index += 1;
    if (open.length > maxDepth) return found;
    const raw = numberAt(json, i);
    if (raw !== undefined && !isExact(raw))
      found.push({ path: pointer(...open.map(({ array, index, name }) => (array ? index : name))), raw, at: i });
    i += raw?.length ?? 1;
  }
  return found;
}

/** The JSON text with each of these numbers as a string that holds its text. */
export function withNumbersAsText(json: string, numbers: readonly UnsafeNumber[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const { raw, at } of numbers) {
    parts.push(json.slice(end, at), '"', raw, '"');
    end = at + raw.length;
  }
  return parts.join("") + json.slice(end);
}

/** Any decimal with at most this many significant digits comes back from a double as it was written. */
const EXACT_DIGITS = 15;

function isExact(number: string): boolean {
  const value = Number(number);
  if (String(value) === number) return !Number.isInteger(value) || Number.isSafeInteger(value);
  const mantissa = number.split(/[eE]/, 1)[0] ?? "";
  const digits = mantissa.replace("-", "").replace(".", "").replace(/^0+/, "");
  if (digits === "") return true;
  const size = Math.abs(value);
  return digits.length <= EXACT_DIGITS && size > 1e-300 && size < 1e300;
}

// Numbers in an answer that a program cannot hold as they were written: their text is kept (§3a: kept and flagged, never guessed).
import { numberAt, stringAt } from "../lib/json-text.ts";

/** Any decimal with at most this many significant digits comes back from a double as it was written. */
const EXACT_DIGITS = 15;

/** The texts of the numbers in a strict JSON text that a double cannot hold exactly, in order. The text must have been read as JSON. */
export function unsafeNumbers(json: string): string[] {
  const found: string[] = [];
  for (let i = 0; i < json.length; ) {
    const code = json.charCodeAt(i);
    if (code === 0x22) {
      const string = stringAt(json, i);
      if ("wrong" in string) return found;
      i = string.end;
    } else if (code === 0x2d || (code >= 0x30 && code <= 0x39)) {
      const number = numberAt(json, i);
      if (number !== undefined && !isExact(number)) found.push(number);
      i += number?.length ?? 1;
    } else i += 1;
  }
  return found;
}

function isExact(number: string): boolean {
  const value = Number(number);
  if (String(value) === number) return !Number.isInteger(value) || Number.isSafeInteger(value);
  const mantissa = number.split(/[eE]/, 1)[0] ?? "";
  const digits = mantissa.replace("-", "").replace(".", "").replace(/^0+/, "");
  if (digits === "") return true;
  const size = Math.abs(value);
  return digits.length <= EXACT_DIGITS && size > 1e-300 && size < 1e300;
}

/**
 * Reading an amount that a person typed. One form is read: digits with a point before the decimals.
 * "1.000,50" and "1,50" mean different amounts in different countries, so they are refused with both readings shown, never guessed.
 */
import { minorUnits } from "./money.ts";

/** `readings`: the plain amounts that the typed text could mean, where there is more than one or it needs the person's word. */
export type AmountRead =
  | { readonly ok: true; readonly amount: string }
  | { readonly ok: false; readonly message: string; readonly readings?: readonly string[] };

const FORM = 'Write it in digits with a point before the decimals, as in "1000.50".';

/** An amount as it is kept: at most 15 digits before the point and four after it. */
const PLAIN = /^(?:0|[1-9][0-9]{0,14})(?:\.[0-9]{1,4})?$/;

/**
 * Reads a typed amount; spaces around it do not count, and the amount read is what was typed without them.
 * Three decimals ("1.000") could also be thousands: they are read only where the currency is given and has three or four.
 * Whether the amount suits its currency is for checkMoney to say.
 */
export function readAmount(typed: string, currency?: string): AmountRead {
  const text = typed.trim();
  if (text === "") return { ok: false, message: `No amount is written here. ${FORM}` };
  const shown = text.length > 40 ? `${JSON.stringify(text.slice(0, 40))} … (${text.length - 40} more characters)` : JSON.stringify(text);
  const plain = /^([0-9]+)(?:\.([0-9]+))?$/.exec(text);
  if (plain === null) return unsure(shown, readingsOf(text));
  const [, whole = "", decimals = ""] = plain;
  const usual = currency === undefined ? 2 : (minorUnits(currency) ?? 2);
  if (decimals.length === 3 && whole.length <= 3 && usual < 3) return unsure(shown, readingsOf(text));
  if (whole.length > 1 && whole.startsWith("0")) return unsure(shown, [plainly(whole, decimals)]);
  if (whole.length > 15)
    return { ok: false, message: `${shown} is larger than any amount here may be: at most 15 digits before the point.` };
  if (decimals.length > 4) return { ok: false, message: `${shown} has more than four decimals, which no currency has.` };
  return { ok: true, amount: text };
}

function unsure(shown: string, all: readonly string[]): AmountRead {
  // What is offered can be picked, so it must be an amount that is read here.
  const readings = all.filter((reading) => PLAIN.test(reading));
  if (readings.length === 0) return { ok: false, message: `${shown} is not an amount that can be read here. ${FORM}` };
  const could = readings.length === 1 ? `It looks like ${readings[0]}` : `It could mean ${readings.join(" or ")}`;
  return { ok: false, message: `${shown} is not read, so that nothing is guessed. ${could}. ${FORM}`, readings };
}

/** What digits grouped or parted by commas, points, spaces or apostrophes could mean, as plain amounts; none for anything else. */
function readingsOf(text: string): string[] {
  if (text.length > 30 || !/^[0-9][0-9.,'’ \u00a0\u202f]*[0-9]$/.test(text)) return [];
  const readings = isGrouped(text) ? [plainly(text, "")] : [];
  const last = text.search(/[.,][0-9]{1,4}$/);
  if (last === -1) return readings;
  const head = text.slice(0, last);
  if (/^[0-9]+$/.test(head) || (isGrouped(head) && !head.includes(text.charAt(last)))) readings.push(plainly(head, text.slice(last + 1)));
  return readings;
}

/** Digits in groups of three after the first group, parted by one separator throughout. */
function isGrouped(text: string): boolean {
  return /^[0-9]{1,3}([.,'’ \u00a0\u202f])[0-9]{3}(?:\1[0-9]{3})*$/.test(text);
}

/** The plain amount of some digits: without separators and zeros in front; without decimals that are all zero. */
function plainly(whole: string, decimals: string): string {
  const digits = whole.replace(/[^0-9]/g, "").replace(/^0+(?=[0-9])/, "");
  return /[1-9]/.test(decimals) ? `${digits}.${decimals}` : digits;
}

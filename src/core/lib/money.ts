/**
 * Amounts of money (Money of a Grant): exact decimals as strings, never binary floats, never converted between currencies.
 * Sums and comparisons are big.js's; minor units are ISO 4217's, from the package currency-codes (5 kB gzipped), not from Intl,
 * which follows CLDR and takes HUF for a currency without decimals.
 */
import Big from "big.js";
import { data as list } from "currency-codes";
import type { Finding } from "./finding.ts";

/** `amount`: a plain decimal string in the currency's main unit, such as "50" or "50.00"; `currency`: an ISO 4217 code. */
export interface Money {
  readonly amount: string;
  readonly currency: string;
}

const AMOUNT = /^(0|[1-9][0-9]{0,14})(\.[0-9]{1,4})?$/;

/** ISO 4217's amendments after the package's list of 25 June 2024: number 176 (XCG for ANG), 178 (CUC) and the euro in Bulgaria (BGN). */
const ADDED: readonly (readonly [string, number])[] = [["XCG", 2]];
const WITHDRAWN: readonly string[] = ["ANG", "CUC", "BGN"];

/** Of the codes that begin with X, only these are money that people pay with; the others are metals, units of account, tests or nothing. */
const SUPRANATIONAL: readonly string[] = ["XAF", "XCD", "XCG", "XOF", "XPF"];

const DIGITS: ReadonlyMap<string, number> = new Map(
  [...list.map(({ code, digits }) => [code, digits] as const), ...ADDED].filter(
    ([code]) => !WITHDRAWN.includes(code) && (!code.startsWith("X") || SUPRANATIONAL.includes(code)),
  ),
);

/** How many decimals an amount in this currency may have; undefined for a code that is unknown, withdrawn, not money, or not in capitals. */
export function minorUnits(currency: string): number | undefined {
  return DIGITS.get(currency);
}

/** Every currency code that an amount may have, in alphabetical order: what a currency picker offers. */
export function currencies(): readonly string[] {
  return [...DIGITS.keys()].toSorted();
}

/** What is wrong with an amount of money, in a plain sentence; undefined when nothing is. Both members are strings. */
export function checkMoney(money: Money): string | undefined {
  if (!AMOUNT.test(money.amount)) {
    return `The amount ${written(money)} is not written as an amount is here: digits, at most 15 of them, then at most a point and up to four decimals, as in "1000.50".`;
  }
  const digits = minorUnits(money.currency);
  if (digits === undefined) return `The currency of ${written(money)} is not a current ISO 4217 code in capital letters, such as EUR.`;
  const point = money.amount.indexOf(".");
  const decimals = point < 0 ? 0 : money.amount.length - point - 1;
  if (decimals <= digits) return undefined;
  const allowed = digits === 0 ? "has no decimals" : `has at most ${digits} decimals`;
  return `The amount ${written(money)} has ${decimals} ${decimals === 1 ? "decimal" : "decimals"}, and an amount in ${money.currency} ${allowed}.`;
}

/** `checkMoney` as a blocking finding at `path` (the pointer of the Money); undefined when nothing is wrong. */
export function moneyFinding(money: Money, path: string): Finding | undefined {
  const message = checkMoney(money);
  return message === undefined ? undefined : { rule: "limits", path, message, blocks: true };
}

/** -1, 0 or 1 as `a` is less than, equal to or more than `b`; undefined when the currencies differ. Exact: "1" equals "1.00". Amounts are valid ones. */
export function compareMoney(a: Money, b: Money): -1 | 0 | 1 | undefined {
  if (a.currency !== b.currency) return undefined;
  return a.amount === b.amount ? 0 : new Big(a.amount).cmp(new Big(b.amount));
}

/** The exact sum, with as many decimals as the longer of the two; undefined when the currencies differ. It may be longer than an amount may be. */
export function addMoney(a: Money, b: Money): Money | undefined {
  if (a.currency !== b.currency) return undefined;
  const decimals = Math.max(...[a, b].map(({ amount }) => amount.split(".")[1]?.length ?? 0));
  return { amount: new Big(a.amount).plus(new Big(b.amount)).toFixed(decimals), currency: a.currency };
}

/** Signs that name one currency only; every other one is written by its code. */
const SIGNS: Readonly<Record<string, string>> = { EUR: "€", GBP: "£", USD: "$" };

/**
 * For people: "€1,200.00", "SEK 50.00", "JPY 500". At least the currency's decimals are shown, and never fewer than are written.
 * Takes a Money that checkMoney has nothing to say about, or a sum of such.
 */
export function formatMoney({ amount, currency }: Money): string {
  const [whole = "", decimals = ""] = amount.split(".");
  const fraction = decimals.padEnd(minorUnits(currency) ?? 0, "0");
  const first = whole.length % 3 || 3;
  const grouped = [whole.slice(0, first), ...(whole.slice(first).match(/.{3}/g) ?? [])].join(",");
  const sign = Object.hasOwn(SIGNS, currency) ? SIGNS[currency] : `${currency} `;
  return `${sign}${grouped}${fraction === "" ? "" : `.${fraction}`}`;
}

function written({ amount, currency }: Money): string {
  return quoted(`${amount} ${currency}`.trim());
}

function quoted(text: string): string {
  return text.length > 40 ? `${JSON.stringify(text.slice(0, 40))} … (${text.length - 40} more characters)` : JSON.stringify(text);
}

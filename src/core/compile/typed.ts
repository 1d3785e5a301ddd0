// From what was typed to what is written: trimmed texts, whole numbers, amounts. What cannot be read is passed on as it was typed, so that
// the schema refuses it by name: never guessed, never dropped.
import type { MoneyAnswer, Typed } from "../answers/answers.ts";
import type { Hours, Money } from "../schema/grant.gen.ts";

/** The text without the white space around it (what the schema calls trimmed). */
export function text(typed: Typed): string {
  return typed.trim();
}

/** Each text trimmed; their number and order stay, so that a finding's pointer finds its line. */
export function texts(typed: readonly Typed[]): string[] {
  return typed.map(text);
}

/** `{ member: text }`, or nothing when there is no text: what is left unset is not written. */
export function textMember<K extends string>(member: K, typed: Typed | undefined): { [P in K]?: string } {
  const trimmed = text(typed ?? "");
  return (trimmed === "" ? {} : { [member]: trimmed }) as { [P in K]?: string };
}

/** `{ member: list }`, or nothing for an empty list. */
export function listMember<K extends string, T>(member: K, list: readonly T[] | undefined): { [P in K]?: T[] } {
  return (list === undefined || list.length === 0 ? {} : { [member]: [...list] }) as { [P in K]?: T[] };
}

const WHOLE = /^(?:0|[1-9][0-9]*)$/;

/** The whole number that a text is, at least `least`; nothing for any other text (signs, points, groups, other digits, 2^53 and more). */
export function readWhole(typed: Typed, least: 0 | 1): number | undefined {
  const trimmed = text(typed);
  const value = WHOLE.test(trimmed) ? Number(trimmed) : Number.NaN;
  return Number.isSafeInteger(value) && value >= least ? value : undefined;
}

/** The same, with what cannot be read passed on as its text: the schema then refuses that text where it stands. */
export function whole(typed: Typed, least: 0 | 1): number {
  return readWhole(typed, least) ?? (text(typed) as unknown as number);
}

/** `{ member: number }`, or nothing when there is no text. */
export function wholeMember<K extends string>(member: K, typed: Typed): { [P in K]?: number } {
  return (text(typed) === "" ? {} : { [member]: whole(typed, 1) }) as { [P in K]?: number };
}

/** `{ member: amount }`, or nothing while no amount is typed (a currency alone says nothing). */
export function moneyMember<K extends string>(member: K, typed: MoneyAnswer | undefined): { [P in K]?: Money } {
  if (typed === undefined || text(typed.amount) === "") return {};
  return { [member]: { amount: text(typed.amount), currency: text(typed.currency) } } as { [P in K]?: Money };
}

/** `{ hours }` with its texts trimmed, or nothing. */
export function hoursMember(typed: Hours | undefined): { hours?: Hours } {
  if (typed === undefined) return {};
  return { hours: { days: [...typed.days], start: text(typed.start), end: text(typed.end), timezone: text(typed.timezone) } };
}

// Money, hours, durations, instants and counts in words. What an unfinished draft holds and cannot be read is quoted as it stands.
import { formatDuration, isDuration } from "../../lib/duration.ts";
import { checkHours, formatHours } from "../../lib/hours.ts";
import { formatInstant, isInstant } from "../../lib/instant.ts";
import { checkMoney, formatMoney } from "../../lib/money.ts";
import { isTimeZone, zoneName } from "../../lib/zone.ts";
import type { Hours, Money } from "../../schema/grant.gen.ts";
import { ident, type Piece, quoted, readable, say, text } from "./inline.ts";
import type { Words } from "./words.ts";

const isText = (value: unknown): value is string => typeof value === "string";

/** "€50.00". */
export function money(amount: Money | undefined): Piece {
  if (amount === undefined) return quoted(undefined);
  if (isText(amount.amount) && isText(amount.currency) && checkMoney(amount) === undefined)
    return { kind: "money", value: formatMoney(amount) };
  return quoted(`${readable(amount.amount)} ${readable(amount.currency)}`.trim());
}

/** "weekdays from 09:00 to 17:00, Stockholm time"; to the agent with the zone's full name, which the short one need not tell apart. */
export function hours(w: Words, value: Hours | undefined): Piece {
  if (value === undefined) return quoted(undefined);
  const { days, start, end, timezone } = value;
  const readableHours =
    Array.isArray(days) && days.every(isText) && isText(start) && isText(end) && isText(timezone) && checkHours(value).length === 0;
  if (!readableHours) return quoted(value);
  const words = text(formatHours(value));
  return w.style === "agent" && zoneName(timezone) !== timezone ? say`${words} (${ident(timezone)})` : words;
}

/** A time zone for people: "Stockholm time". */
export function zone(name: unknown): Piece {
  return isText(name) && isTimeZone(name) ? text(zoneName(name)) : quoted(name);
}

/** "7 days". */
export function duration(value: unknown): Piece {
  return isText(value) && isDuration(value) ? text(formatDuration(value)) : quoted(value);
}

/** "1 December 2026 at 00:00 UTC", or in the zone given. */
export function instant(value: unknown, inZone?: string): Piece {
  return isText(value) && isInstant(value) ? text(formatInstant(value, inZone)) : quoted(value);
}

/** "1 time", "20 times". */
export function count(value: unknown, one: string, many = `${one}s`): Piece {
  if (typeof value !== "number" || !Number.isSafeInteger(value)) return say`${quoted(value)} ${text(many)}`;
  return text(`${value} ${value === 1 ? one : many}`);
}

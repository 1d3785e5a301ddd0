/**
 * Instants of a Grant (validity, §7 step 3): exactly YYYY-MM-DDTHH:MM:SSZ, whole seconds in UTC, and only moments that exist.
 * A date that does not exist must never pass as another one, nor compare as "not yet": hence one form, checked by writing it back.
 */
import { wallClock, zoneName } from "./zone.ts";

const FORM = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$/;
const DAY = 86_400_000;

/** True for a real instant in the one form: no 30 February, no hour 24, no leap second, no fraction, no offset. */
export function isInstant(text: string): boolean {
  if (!FORM.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && written(time) === text;
}

/** -1, 0 or 1 as `a` is before, at or after `b`. Throws a RangeError for what is no instant. */
export function compareInstants(a: string, b: string): -1 | 0 | 1 {
  const [first, second] = [toMilliseconds(a), toMilliseconds(b)];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** The instant `days` times 24 hours later, or earlier when negative. Throws a RangeError for no instant, parts of a day, or years beyond 0 to 9999. */
export function addDays(instant: string, days: number): string {
  if (!Number.isInteger(days)) throw new RangeError(`not a whole number of days: ${days}`);
  const result = written(toMilliseconds(instant) + days * DAY);
  if (!FORM.test(result)) throw new RangeError(`no instant is ${days} days from ${instant}`);
  return result;
}

/** How many whole 24-hour days lie between two instants, parts of a day left off; negative when `to` is the earlier. */
export function daysBetween(from: string, to: string): number {
  // Adding 0 turns -0, which a part of a day backwards gives, into 0.
  return Math.trunc((toMilliseconds(to) - toMilliseconds(from)) / DAY) + 0;
}

/** Milliseconds since 1970 of an instant. Throws a RangeError for what is no instant: NaN would compare as neither before nor after. */
export function toMilliseconds(instant: string): number {
  if (!isInstant(instant)) throw new RangeError(`not an instant: ${JSON.stringify(instant.slice(0, 40))}`);
  return Date.parse(instant);
}

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

/**
 * An instant for people: "1 December 2026 at 00:00 UTC", or in a zone "1 December 2026 at 01:00, Stockholm time".
 * Seconds are shown when there are any, so that nothing is rounded. Throws a RangeError for no instant or no zone.
 */
export function formatInstant(instant: string, zone?: string): string {
  const { year, month, day, hour, minute, second } = wallClock(toMilliseconds(instant), zone ?? "UTC");
  const time = [hour, minute, ...(second === 0 ? [] : [second])].map((part) => String(part).padStart(2, "0")).join(":");
  const place = zone === undefined || zone === "UTC" ? " UTC" : `, ${zoneName(zone)}`;
  return `${day} ${MONTHS[month - 1]} ${year} at ${time}${place}`;
}

function written(milliseconds: number): string {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? "" : date.toISOString().replace(".000Z", "Z");
}

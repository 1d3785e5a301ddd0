/**
 * A date and a time as a clock on the wall of a zone shows them, and the instants they stand for: what a person picks, and what a Grant holds.
 * A clock that is put forward never shows some times, and one that is put back shows some twice: neither is settled by a guess.
 */
import { isInstant, toMilliseconds } from "./instant.ts";
import { type WallClock, wallClock } from "./zone.ts";

const FORM = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(?::[0-9]{2})?$/;
const DAY = 86_400_000;

/**
 * The instants at which clocks in `zone` (one that isTimeZone knows) show `local`, "YYYY-MM-DDTHH:MM" or with ":SS", the earlier first.
 * None where there is no such date or time, or the clock skips it; two where the clock shows it twice.
 */
export function instantsOf(local: string, zone: string): string[] {
  if (!FORM.test(local)) return [];
  const shown = local.length === 16 ? `${local}:00` : local;
  const asUtc = Date.parse(`${shown}Z`);
  if (Number.isNaN(asUtc)) return [];
  // No zone is a day away from UTC, and none is changed twice within two days.
  const offsets = [-DAY, 0, DAY].map((away) => Date.parse(`${written(wallClock(asUtc + away, zone))}Z`) - (asUtc + away));
  const times = [...new Set(offsets.filter((offset) => !Number.isNaN(offset)).map((offset) => asUtc - offset))].toSorted((a, b) => a - b);
  return times
    .map((time) => new Date(time).toISOString().replace(".000Z", "Z"))
    .filter((instant) => isInstant(instant) && written(wallClock(toMilliseconds(instant), zone)) === shown);
}

/** What clocks in `zone` show at an instant: "YYYY-MM-DDTHH:MM", with ":SS" where there are seconds. Throws a RangeError for what is no instant. */
export function localOf(instant: string, zone: string): string {
  return written(wallClock(toMilliseconds(instant), zone)).replace(/:00$/, "");
}

function written({ year, month, day, hour, minute, second }: WallClock): string {
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`;
}

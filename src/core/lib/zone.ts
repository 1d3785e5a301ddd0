/**
 * Time zones: the one file that knows temporal-polyfill (its function form: 6 kB gzipped, against 19 kB for the classes).
 * Where the engine has Temporal, the package uses it; the zones' rules are the engine's own.
 */
import { fromEpochMilliseconds, toZonedDateTimeISO } from "temporal-polyfill/fns/Instant";
import { offsetNanoseconds } from "temporal-polyfill/fns/ZonedDateTime";

/** A reading of a wall clock and calendar. `weekday` is 1 for Monday to 7 for Sunday, `month` 1 to 12. */
export interface WallClock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/**
 * True for the name of a time zone in the IANA database that this engine knows, in its own capitals ("Europe/Stockholm", "UTC").
 * Not for offsets ("+02:00"), which know no daylight saving, nor for other capitals, which would give one meaning two seals.
 */
export function isTimeZone(name: string): boolean {
  if (name.length > 100 || !/^[A-Za-z]/.test(name)) return false;
  try {
    return toZonedDateTimeISO(fromEpochMilliseconds(0), name).timeZoneId === name;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** What clock and calendar show in a zone at a moment (milliseconds since 1970, UTC). Throws a RangeError for a zone that isTimeZone refuses as unknown. */
export function wallClock(epochMilliseconds: number, zone: string): WallClock {
  const offset = offsetNanoseconds(toZonedDateTimeISO(fromEpochMilliseconds(epochMilliseconds), zone)) / 1_000_000;
  const local = new Date(epochMilliseconds + offset);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    weekday: local.getUTCDay() === 0 ? 7 : local.getUTCDay(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
  };
}

/** A zone for people: "Stockholm time" for Europe/Stockholm; "UTC" and names without a place as they are. */
export function zoneName(zone: string): string {
  const slash = zone.lastIndexOf("/");
  return slash === -1 || zone.startsWith("Etc/") ? zone : `${zone.slice(slash + 1).replaceAll("_", " ")} time`;
}

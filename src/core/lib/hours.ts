/**
 * The hours in which an agent may make something official (question 2; §7 step 17; hours within the parent's, G9a).
 * They are hours of the local wall clock, daylight saving included: the start is inside, the end is not, a window that runs past
 * midnight belongs to the day it starts on, and a start equal to the end means the whole of the listed days.
 */
import { toMilliseconds } from "./instant.ts";
import { isTimeZone, wallClock, zoneName } from "./zone.ts";

export type Weekday = "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";

/** The days in calendar order; a Monday is day 1 of a wall clock. */
export const WEEKDAYS: readonly Weekday[] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** `start` and `end` are "HH:MM", 00:00 to 23:59; `timezone` is a name of the IANA database. */
export interface Hours {
  readonly days: readonly Weekday[];
  readonly start: string;
  readonly end: string;
  readonly timezone: string;
}

const MINUTE = 60_000;
const TIME = /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/;

/** What is wrong with some hours, a plain sentence each; none when nothing is. */
export function checkHours(hours: Hours): string[] {
  const wrong: string[] = [];
  if (hours.days.length === 0) wrong.push("These hours never open, because no day is chosen: choose at least one day.");
  const unknown = hours.days.filter((day) => !WEEKDAYS.includes(day));
  if (unknown.length > 0) wrong.push(`Days are written ${WEEKDAYS.join(", ")}; ${shown(unknown[0])} is none of them.`);
  if (new Set(hours.days).size < hours.days.length) wrong.push("A day is listed twice in these hours: keep one of them.");
  for (const [name, time] of [
    ["start", hours.start],
    ["end", hours.end],
  ] as const) {
    if (!TIME.test(time))
      wrong.push(`The ${name} of these hours is ${shown(time)}; write it as hours and minutes from 00:00 to 23:59, as in 09:00.`);
  }
  if (!isTimeZone(hours.timezone)) {
    wrong.push(
      `The time zone ${shown(hours.timezone)} is not known here; write its full name, such as Europe/Stockholm. An offset such as +02:00 is not enough, because it knows no summer time.`,
    );
  }
  return wrong;
}

/** Whether the hours are open at an instant. The hours are ones that checkHours has nothing to say about; the instant is a real one (else a RangeError). */
export function withinHours(hours: Hours, instant: string): boolean {
  return openAt(hours, toMilliseconds(instant));
}

/** The same at a moment in milliseconds since 1970. */
export function openAt(hours: Hours, milliseconds: number): boolean {
  const clock = wallClock(milliseconds, hours.timezone);
  return isOpen(hours, clock.weekday - 1, clock.hour * 60 + clock.minute);
}

/**
 * Whether every moment of `inner` is one of `outer`, over the whole week. False for different time zones, also where they agree today:
 * that they always will cannot be known.
 */
export function hoursWithin(inner: Hours, outer: Hours): boolean {
  if (inner.timezone !== outer.timezone) return false;
  // Between these minutes nothing changes on any day, so looking at them is looking at every minute.
  const edges = new Set([0, ...[inner.start, inner.end, outer.start, outer.end].map(minuteOf)]);
  for (let day = 0; day < 7; day += 1) {
    for (const minute of edges) if (isOpen(inner, day, minute) && !isOpen(outer, day, minute)) return false;
  }
  return true;
}

/**
 * Whether the hours open at all from one instant to before another: a Grant for a Tuesday whose hours are on Mondays never opens.
 * Looks at the first 15 days at most, in which each weekday comes twice (a window that a clock change skips is there the next time).
 */
export function opensBetween(hours: Hours, from: string, to: string): boolean {
  const end = Math.min(toMilliseconds(to), toMilliseconds(from) + 15 * 24 * 60 * MINUTE);
  const edges = [0, minuteOf(hours.start), minuteOf(hours.end)];
  const minuteAt = (time: number) => {
    const clock = wallClock(time, hours.timezone);
    return { day: clock.weekday - 1, minute: clock.hour * 60 + clock.minute };
  };
  for (let time = toMilliseconds(from); time < end; ) {
    const { day, minute } = minuteAt(time);
    if (isOpen(hours, day, minute)) return true;
    const wait = Math.min(...edges.map((edge) => (edge > minute ? edge - minute : edge + 1440 - minute)));
    const next = Math.floor(time / MINUTE + wait) * MINUTE;
    // Nothing changes before the next edge, unless the clock itself is changed on the way: then every minute is looked at.
    time = minuteAt(next).minute === (minute + wait) % 1440 ? next : Math.floor(time / MINUTE + 1) * MINUTE;
  }
  return false;
}

const NAMES: Readonly<Record<Weekday, string>> = {
  mon: "Mondays",
  tue: "Tuesdays",
  wed: "Wednesdays",
  thu: "Thursdays",
  fri: "Fridays",
  sat: "Saturdays",
  sun: "Sundays",
};

/** For people: "weekdays from 09:00 to 17:00, Stockholm time"; "Mondays and Fridays from 22:00 to 06:00 the next day, Berlin time"; "every day, all day, UTC". */
export function formatHours(hours: Hours): string {
  const { start, end } = hours;
  const until = end === "00:00" ? "midnight" : `${end}${minuteOf(start) > minuteOf(end) ? " the next day" : ""}`;
  const time = start === end ? ", all day" : ` from ${start} to ${until}`;
  return `${formatDays(hours.days)}${time}, ${zoneName(hours.timezone)}`;
}

function formatDays(days: readonly Weekday[]): string {
  const listed = WEEKDAYS.filter((day) => days.includes(day));
  if (listed.length === 7) return "every day";
  if (listed.join() === "mon,tue,wed,thu,fri") return "weekdays";
  if (listed.join() === "sat,sun") return "weekends";
  const names = listed.map((day) => NAMES[day]);
  const last = names.pop() ?? "no day";
  return names.length === 0 ? last : `${names.join(", ")} and ${last}`;
}

/** Whether the hours are open on a day (0 for Monday) at a minute of that day, by the wall clock. */
function isOpen(hours: Hours, day: number, minute: number): boolean {
  const [start, end] = [minuteOf(hours.start), minuteOf(hours.end)];
  const lists = (index: number) => hours.days.some((listed) => listed === WEEKDAYS[(index + 7) % 7]);
  if (start === end) return lists(day);
  if (start < end) return lists(day) && start <= minute && minute < end;
  return (lists(day) && minute >= start) || (lists(day - 1) && minute < end);
}

function minuteOf(time: string): number {
  if (!TIME.test(time)) throw new RangeError(`not a time of day: ${JSON.stringify(time.slice(0, 40))}`);
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function shown(text: string | undefined): string {
  return text === undefined || text === "" ? "empty" : JSON.stringify(text.slice(0, 60));
}

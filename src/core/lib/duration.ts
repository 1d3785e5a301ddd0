/**
 * Durations of a Grant (how fresh a source must be): ISO 8601 of weeks, days, hours, minutes and seconds only.
 * Months and years are left out because their length depends on the calendar, so that none could be compared (G2, G9a).
 */

const UNITS = [
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** At most six digits a unit, nine for seconds, as in the schema: every sum of seconds is a safe integer. */
const FORM = /^P(?:([0-9]{1,6})W)?(?:([0-9]{1,6})D)?(?:T(?=[0-9])(?:([0-9]{1,6})H)?(?:([0-9]{1,6})M)?(?:([0-9]{1,9})S)?)?$/;

/** True for a duration such as P7D, P2W, PT12H or P1DT6H30M: whole numbers, at least one unit, no sign. */
export function isDuration(text: string): boolean {
  // The form leaves every unit out only in "P": after a T it wants a digit.
  return text !== "P" && FORM.test(text);
}

/** -1, 0 or 1 as `a` is shorter than, as long as or longer than `b` (a day is 24 hours). Throws a RangeError for what is no duration. */
export function compareDurations(a: string, b: string): -1 | 0 | 1 {
  const [first, second] = [toSeconds(a), toSeconds(b)];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** The whole length in seconds. Throws a RangeError for what is no duration. */
export function toSeconds(duration: string): number {
  return required(duration).reduce((sum, count, i) => sum + count * (UNITS[i]?.[1] ?? 0), 0);
}

/** For people: "7 days", "1 day and 12 hours", "1 week, 2 days and 3 hours"; a duration of nothing is "0 days". */
export function formatDuration(duration: string): string {
  const named = required(duration).flatMap((count, i) => (count === 0 ? [] : [`${count} ${UNITS[i]?.[0]}${count === 1 ? "" : "s"}`]));
  const last = named.pop() ?? "0 days";
  return named.length === 0 ? last : `${named.join(", ")} and ${last}`;
}

/** Weeks, days, hours, minutes and seconds as written; undefined for what is no duration. */
function parts(text: string): number[] | undefined {
  const found = FORM.exec(text);
  if (found === null) return undefined;
  const written = found.slice(1);
  return written.every((part) => part === undefined) ? undefined : written.map((part) => Number(part ?? 0));
}

function required(duration: string): number[] {
  const found = parts(duration);
  if (found === undefined) throw new RangeError(`not a duration: ${JSON.stringify(duration.slice(0, 40))}`);
  return found;
}

/** Hours in words, and the hours that a person begins with. Pure. */
import { checkHours, formatHours, type Hours, WEEKDAYS, type Weekday } from "../../../core/lib/hours.ts";

export const DAY_NAMES = {
  mon: { short: "Mon", long: "Monday" },
  tue: { short: "Tue", long: "Tuesday" },
  wed: { short: "Wed", long: "Wednesday" },
  thu: { short: "Thu", long: "Thursday" },
  fri: { short: "Fri", long: "Friday" },
  sat: { short: "Sat", long: "Saturday" },
  sun: { short: "Sun", long: "Sunday" },
} as const satisfies Record<Weekday, { short: string; long: string }>;

/** The hours that open first when somebody wants hours at all: Monday to Friday from nine to five, in the suggested zone. */
export function suggestedHours(timezone: string): Hours & { days: Weekday[] } {
  return { days: [...WEEKDAYS.slice(0, 5)], start: "09:00", end: "17:00", timezone };
}

/** The hours as a phrase; nothing while they cannot be read. */
export function hoursPhrase(hours: Hours | undefined): string | undefined {
  const read = hours && trimmed(hours);
  return read && checkHours(read).length === 0 ? formatHours(read) : undefined;
}

/** Whole sentences that say what the hours come to; none while they cannot be read. */
export function hoursSentences(hours: Hours): readonly string[] {
  const phrase = hoursPhrase(hours);
  if (phrase === undefined) return [];
  const { start, end } = trimmed(hours);
  const shape =
    start === end
      ? "The beginning and the end are the same, which means the whole of the days that are ticked."
      : start > end
        ? "These hours run past midnight: they begin on each day that is ticked and end on the next."
        : `They end at ${end}, and the moment itself is outside.`;
  return [`Official acts may happen ${phrase}.`, shape, "Outside these hours it stops and asks you."];
}

/** As they are compiled. */
function trimmed(hours: Hours): Hours {
  return { ...hours, start: hours.start.trim(), end: hours.end.trim(), timezone: hours.timezone.trim() };
}

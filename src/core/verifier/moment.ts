// The moment at which a host asks (the context's `now`): RFC 3339 with any offset, as milliseconds since 1970. What is no real moment must
// never compare as "not expired yet".

const FORM = /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
/** The calendar repeats itself after so many years, which have so many milliseconds. Date.UTC takes the years below 100 for others. */
const CYCLE = { years: 400, milliseconds: 146_097 * 86_400_000 };

/**
 * The milliseconds since 1970, parts of one left off; undefined for what is no real moment: no 30 February, no hour 24, no leap second
 * (whose second the clocks of this program do not have), no offset of a day or more, no date without an offset.
 */
export function momentOf(text: string): number | undefined {
  const parts = FORM.exec(text);
  if (parts === null) return undefined;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const [hour, minute, second] = [Number(parts[4]), Number(parts[5]), Number(parts[6])];
  if (day < 1 || day > daysIn(year, month) || hour > 23 || minute > 59 || second > 59) return undefined;
  const utc = Date.UTC(year + CYCLE.years, month - 1, day, hour, minute, second) - CYCLE.milliseconds;
  const fraction = parts[7] === undefined ? 0 : Number(parts[7].padEnd(3, "0").slice(0, 3));
  if (parts[8] === undefined) return utc + fraction;
  const [hours, minutes] = [Number(parts[9]), Number(parts[10])];
  if (hours > 23 || minutes > 59) return undefined;
  return utc - (hours * 60 + minutes) * 60_000 * (parts[8] === "-" ? -1 : 1) + fraction;
}

/** None for a month that is none. */
function daysIn(year: number, month: number): number {
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return leap ? 29 : (DAYS[month - 1] ?? 0);
}

// The moment at which a host asks (the context's `now`): RFC 3339 with any offset, as milliseconds since 1970. What is no real moment must
// never compare as "not expired yet".

const FORM = /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;

/**
 * The milliseconds since 1970, parts of one left off; undefined for what is no real moment: no 30 February, no hour 24, no leap second
 * (whose second the clocks of this program do not have), no offset of a day or more, no date without an offset.
 */
export function momentOf(text: string): number | undefined {
  const [, date, time, fraction = "", sign, hours = "00", minutes = "00"] = FORM.exec(text) ?? [];
  if (date === undefined || time === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  const utc = Date.parse(`${date}T${time}Z`);
  // A date that rolled over into another one was no date.
  if (Number.isNaN(utc) || !new Date(utc).toISOString().startsWith(`${date}T${time}`)) return undefined;
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === "-" ? -1 : 1);
  return utc - offset + Number(fraction.padEnd(3, "0").slice(0, 3));
}

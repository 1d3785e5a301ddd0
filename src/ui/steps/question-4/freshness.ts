/**
 * How old a fact may be: an ISO 8601 duration in the answers, a number and a unit on the page. What cannot be read is kept as it was typed, never
 * as "any age": it is then refused in words (§4 question 4). Pure.
 */
import { formatDuration, isDuration, toSeconds } from "../../../core/lib/duration.ts";

const UNITS = { weeks: 604_800, days: 86_400, hours: 3_600, minutes: 60, seconds: 1 } as const;

export type AgeUnit = keyof typeof UNITS;

/** What can be chosen: seconds are offered only where they are needed to say what is there. */
export const AGE_UNITS: readonly AgeUnit[] = ["minutes", "hours", "days", "weeks"];

export interface Age {
  readonly number: string;
  readonly unit: AgeUnit;
}

const WHOLE = /^[0-9]{1,6}$/;

/** The duration that a number and a unit are; the typed words themselves where they are none. */
export function writeAge({ number, unit }: Age): string {
  const typed = number.trim();
  if (!WHOLE.test(typed)) return `${typed} ${unit}`.trim();
  const count = Number(typed);
  switch (unit) {
    case "weeks":
      return `P${count}W`;
    case "days":
      return `P${count}D`;
    case "hours":
      return `PT${count}H`;
    case "minutes":
      return `PT${count}M`;
    case "seconds":
      return `PT${count}S`;
  }
}

/** A stored answer as a number and the largest unit that says it whole; typed words as they were typed. */
export function readAge(text: string): Age {
  const stored = text.trim();
  if (stored === "") return { number: "", unit: "days" };
  if (!isDuration(stored)) {
    const unit = (Object.keys(UNITS) as AgeUnit[]).find((one) => stored === one || stored.endsWith(` ${one}`));
    return unit ? { number: stored.slice(0, -unit.length).trim(), unit } : { number: stored, unit: "days" };
  }
  const seconds = toSeconds(stored);
  const own = (Object.keys(UNITS) as AgeUnit[]).find((unit) => stored === writeAge({ number: String(seconds / UNITS[unit]), unit }));
  if (own) return { number: String(seconds / UNITS[own]), unit: own };
  const unit = (Object.keys(UNITS) as AgeUnit[]).find((one) => seconds % UNITS[one] === 0) ?? "seconds";
  return { number: String(seconds / UNITS[unit]), unit };
}

/** "7 days"; typed words that are no duration within quotation marks. */
export function sayAge(text: string): string {
  const stored = text.trim();
  return isDuration(stored) ? formatDuration(stored) : `“${stored}”`;
}

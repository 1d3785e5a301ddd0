// When a Grant begins and ends (§4 question 2): chosen as "when it is sealed" and "after so many days", or as instants; and read back.
import type { EndAnswer, ProgressAnswer, StartAnswer } from "../answers/answers.ts";
import { addDays, daysBetween, isInstant } from "../lib/instant.ts";
import type { Instant, Validity } from "../schema/grant.gen.ts";
import { readWhole, text } from "./typed.ts";

/** The last instant that the Grant's form can write. */
const LAST = "9999-12-31T23:59:59Z";

/** The validity of a Grant that is issued at this instant. A start or an end that cannot be read stands as it was typed. */
export function compileValidity({ starts, ends }: Pick<ProgressAnswer, "starts" | "ends">, issued_at: Instant): Validity {
  const not_before = starts.kind === "when_sealed" ? issued_at : text(starts.at);
  return { issued_at, not_before, expires: ends.kind === "at" ? text(ends.at) : expiryAfter(ends.days, not_before) };
}

/** So many days after the start; the days as they were typed where they, or the start, cannot be read or lie beyond the year 9999. */
function expiryAfter(typed: string, not_before: Instant): Instant {
  const days = readWhole(typed, 1);
  const reachable = days !== undefined && isInstant(not_before) && days <= daysBetween(not_before, LAST);
  return reachable ? addDays(not_before, days) : text(typed);
}

/**
 * The answers, read back. A Grant that begins when it is issued and runs a whole number of days was chosen so, and a new one made from it
 * runs as long; any other instants are kept as they are.
 */
export function validityFrom({ issued_at, not_before, expires }: Validity): { starts: StartAnswer; ends: EndAnswer } {
  const starts: StartAnswer = not_before === issued_at ? { kind: "when_sealed" } : { kind: "at", at: not_before };
  const days = starts.kind === "when_sealed" ? wholeDays(not_before, expires) : undefined;
  return { starts, ends: days === undefined ? { kind: "at", at: expires } : { kind: "after_days", days: String(days) } };
}

function wholeDays(from: Instant, to: Instant): number | undefined {
  if (!isInstant(from) || !isInstant(to)) return undefined;
  const days = daysBetween(from, to);
  return days >= 1 && addDays(from, days) === to ? days : undefined;
}

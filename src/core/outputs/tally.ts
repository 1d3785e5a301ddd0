// How many acts there are of each outcome: the three numbers above the live panel.
import type { GrantDocument } from "../grant/valid-grant.ts";
import { clauses } from "./clauses.ts";

export interface Tally {
  /** Acts that may be done without asking. */
  readonly can: number;
  /** Acts that ask first, each time. */
  readonly asks: number;
  /** Acts marked as never, and acts that are listed and yet refused or only prepared. */
  readonly never: number;
}

/** Counts the authorities and the denials by what §7 answers for them; the same as the lines of the review that state them. */
export function tally(grant: GrantDocument): Tally {
  const acts = clauses(grant).filter(({ id }) => id.startsWith("authority:") || id.startsWith("denial:"));
  const count = (...sections: readonly string[]) => acts.filter(({ section }) => sections.includes(section)).length;
  return { can: count("alone"), asks: count("asks"), never: count("prepares", "never") };
}

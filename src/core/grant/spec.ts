// What a rule's file says of itself, so that one test can hold all of them against the list of the specification's clauses.
import type { RuleId } from "../lib/finding.ts";

export interface RuleSpec {
  /** The clause ("G3", "F6"), or the plain check's own name. */
  readonly id: RuleId;
  /** The rule in a few words. */
  readonly title: string;
  /** The specification's own words, or where they stand. */
  readonly clause: string;
}

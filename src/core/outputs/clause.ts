// One sentence of what a Grant says. The Letter, the review, the rules block and the panel are all made of these (§9).

/**
 * A piece of a sentence. `text`, `strong` and `money` are own words. `name`, `quote` and `id` are data that a person or an agent typed, as
 * they typed it: to be shown as text, never markup, with hidden characters made visible (`visible` or `showHidden` of lib/text.ts), and
 * `quote` within quotation marks.
 */

export interface Inline {
  readonly kind: "text" | "name" | "money" | "id" | "quote" | "strong";
  readonly value: string;
}

export type ClauseSection =
  | "parties"
  | "validity"
  | "alone"
  | "asks"
  /** What it may prepare but never finish itself (a proposal, or the working mode Plan). */
  | "prepares"
  | "channels"
  | "never"
  | "limits"
  | "progress"
  | "grounds"
  | "participants"
  | "formations"
  | "conflicts"
  | "standing"
  | "enforcement"
  | "revocation"
  | "record"
  | "discovery"
  | "seal";

export type ClauseWeight = "allow" | "ask" | "never" | "limit" | "gate" | "settlement" | "conflict" | "standing" | "about";

/** What holds a clause, in the enforcement mode the outputs are made for (§7a, F10). `nothing`: asked, not checked. */
export type EnforcedBy = "verifier" | "provider" | "runner" | "nothing";

export interface Clause {
  /** Stable within one Grant: the same statement keeps its id when others change. */
  readonly id: string;
  readonly section: ClauseSection;
  /** Whole sentences, in plain English. */
  readonly text: readonly Inline[];
  /**
   * JSON Pointers of the members of the Grant that the sentence states: each a single value, a list of single values, an amount of money
   * or hours, never a wider part. Empty where the sentence holds for every Grant.
   */
  readonly refs: readonly string[];
  readonly weight: ClauseWeight;
  readonly enforced_by: EnforcedBy;
}

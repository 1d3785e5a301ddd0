// One sentence of what a Grant says. The Letter, the review, the rules block and the panel are all made of these (§9).

/** A piece of a sentence. `name`, `quote` and `id` are data that a person or an agent typed: shown as text, never markup. */

export interface Inline {
  readonly kind: "text" | "name" | "money" | "id" | "quote" | "strong";
  readonly value: string;
}

export type ClauseSection =
  | "parties"
  | "validity"
  | "alone"
  | "asks"
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
  /** One whole sentence (or two), in plain English. */
  readonly text: readonly Inline[];
  /** JSON Pointers of the members of the Grant that the sentence states. */
  readonly refs: readonly string[];
  readonly weight: ClauseWeight;
  readonly enforced_by: EnforcedBy;
}

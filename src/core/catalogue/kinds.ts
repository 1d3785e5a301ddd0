// The eight kinds of result (§1) and how officially each may end: the ceilings (§4 question 6).
import type { CeilingLevel, Kind } from "../schema/grant.gen.ts";

/** A kind that a commit makes real: every kind but none. Each has a ceiling. */
export type BindingKind = Exclude<Kind, "none">;

interface KindRow {
  /** What happened, as the specification names it. */
  readonly label: string;
  /** The same as a noun phrase: "Ceiling for …". */
  readonly noun: string;
  /** The ceiling that is chosen before anyone answers, once an act of the kind is allowed. */
  readonly ceiling: CeilingLevel;
  /** The ceiling while no act of the kind is allowed. */
  readonly untouched: CeilingLevel;
}

export const KINDS = {
  sent: { label: "sent", noun: "what is sent", ceiling: "on_confirm", untouched: "on_confirm" },
  purchased: { label: "purchased", noun: "what is purchased", ceiling: "on_confirm", untouched: "proposal" },
  transferred: { label: "transferred", noun: "what is paid or transferred", ceiling: "on_confirm", untouched: "proposal" },
  submitted: { label: "submitted", noun: "what is submitted or signed", ceiling: "on_confirm", untouched: "proposal" },
  changed: { label: "changed", noun: "what is changed", ceiling: "on_confirm", untouched: "on_confirm" },
  deleted: { label: "deleted", noun: "what is deleted", ceiling: "on_confirm", untouched: "proposal" },
  shared: { label: "shared", noun: "what is shared or published", ceiling: "on_confirm", untouched: "proposal" },
} as const satisfies Record<BindingKind, KindRow>;

export const BINDING_KINDS = Object.keys(KINDS) as readonly BindingKind[];

/** An act is binding if and only if its kind is not none (G1). */
export function isBinding(kind: Kind): kind is BindingKind {
  return kind !== "none";
}

interface CeilingRow {
  readonly label: string;
  readonly means: string;
  /** Strictness: 0 is the strictest (G3: proposal < on_confirm < self_within_limits). */
  readonly rank: 0 | 1 | 2;
}

export const CEILINGS = {
  proposal: { label: "Proposal only", means: "The agent prepares it. You take the final step yourself.", rank: 0 },
  on_confirm: { label: "On confirmation", means: "The agent asks, and goes on when you have said yes.", rank: 1 },
  self_within_limits: { label: "By itself, within limits", means: "The agent finishes it by itself, inside the limits.", rank: 2 },
} as const satisfies Record<CeilingLevel, CeilingRow>;

// A sealed proposal and what becomes of it: restated by the agents, then accepted or rejected, then perhaps stood down (§3 Restatement,
// Acceptance). Pure; what may not happen returns nothing.
import type { Enforcement } from "../core/catalogue/enforcement.ts";
import type { GrantDocument } from "../core/grant/valid-grant.ts";

/** What an agent answered in its window. `block`: the number of the block that the person picked, where the text holds several. */
export interface RestatedText {
  readonly window: string;
  readonly text: string;
  readonly block?: number;
}

/** The principal's answer to a proposal. Never changed: a later edit makes a new proposal. */
export interface Decision {
  readonly decision: "ACCEPT" | "REJECT";
  /** A whole second of UTC. */
  readonly at: string;
  /** Who decided: the principal's identifier in the Grant. */
  readonly by: string;
  readonly enforcement: Enforcement;
  /** SHA-256 of the Letter that was on screen, and of the restatement, in lower-case hex. */
  readonly letter_sha256: string;
  readonly restatement_sha256?: string;
}

/** A sealed proposal. `reviewed`: its review has been on screen, so its rules block may be copied (§11). */
export interface Proposal {
  readonly grant: GrantDocument;
  readonly sealed_at: string;
  readonly reviewed: boolean;
  /** Its decision was read from a file: that it was taken in this page is only claimed. */
  readonly imported?: true;
  /** One a window. */
  readonly restatements?: readonly RestatedText[];
  /** Windows whose text was there and is not kept, because it seemed to hold a secret. Only the fact is kept. */
  readonly held_back?: readonly string[];
  readonly decision?: Decision;
  readonly stood_down?: { readonly at: string };
}

/** The proposals with one of them changed; nothing where it is not among them or `next` refuses. */
export function withProposal(
  proposals: readonly Proposal[],
  grantId: string,
  next: (proposal: Proposal) => Proposal | undefined,
): readonly Proposal[] | undefined {
  const proposal = proposals.find(({ grant }) => grant.grant_id === grantId);
  const changed = proposal && next(proposal);
  return changed && proposals.map((other) => (other === proposal ? changed : other));
}

/** Shows another text as what the window's agent restated, or none. What was restated to a decision stays with it. */
export function withRestatement(proposal: Proposal, window: string, text: string | undefined): Proposal | undefined {
  if (proposal.decision !== undefined) return undefined;
  const others = (proposal.restatements ?? []).filter((one) => one.window !== window);
  return withTexts(proposal, window, text === undefined ? others : [...others, { window, text }]);
}

/** Picks the block of the window's text that is the restatement; none is picked for the person. */
export function withPick(proposal: Proposal, window: string, block: number): Proposal | undefined {
  const all = proposal.restatements ?? [];
  if (proposal.decision !== undefined || !all.some((one) => one.window === window)) return undefined;
  return { ...proposal, restatements: all.map((one) => (one.window === window ? { ...one, block } : one)) };
}

/** Decides, once. */
export function withDecision(proposal: Proposal, decision: Decision): Proposal | undefined {
  return proposal.decision === undefined ? { ...proposal, decision } : undefined;
}

/** Stands down what was accepted, once. What was done before is not undone by it. */
export function withStoodDown(proposal: Proposal, at: string): Proposal | undefined {
  if (proposal.decision?.decision !== "ACCEPT" || proposal.stood_down !== undefined) return undefined;
  return { ...proposal, stood_down: { at } };
}

function withTexts(proposal: Proposal, window: string, restatements: readonly RestatedText[]): Proposal {
  const { restatements: _before, held_back, ...rest } = proposal;
  const stillHeld = (held_back ?? []).filter((other) => other !== window);
  return {
    ...rest,
    ...(restatements.length === 0 ? {} : { restatements }),
    ...(stillHeld.length === 0 ? {} : { held_back: stillHeld }),
  };
}

/** What became of a proposal, in a word or two. Pure. */
import type { Proposal } from "../../../state/draft.ts";

/** `isLast`: no later proposal was sealed from the same draft. */
export function becameOf({ decision, stood_down }: Pick<Proposal, "decision" | "stood_down">, isLast: boolean): string {
  if (decision === undefined) return isLast ? "Proposed" : "Proposed, and replaced by a later one";
  if (decision.decision === "REJECT") return "Rejected";
  return stood_down === undefined ? "Accepted" : "Accepted, and stood down";
}

/** The accepted proposal that is in force beside a later one: the newest that was accepted and not stood down, the last one left aside. */
export function acceptedBefore<T extends Pick<Proposal, "decision" | "stood_down">>(proposals: readonly T[]): T | undefined {
  return proposals.slice(0, -1).findLast(({ decision, stood_down }) => decision?.decision === "ACCEPT" && stood_down === undefined);
}

/** When the rules block may leave: after its proposal's review was on screen (§11), and once the person has said who answers (§3a). Pure. */

import type { Draft } from "../../state/draft.ts";

export interface RulesGate {
  readonly reviewed: boolean;
  /** Absent when the rules block may be copied; else until when not, as a sentence. */
  readonly why?: string;
}

/** Of the draft's current proposal. `unread` is how many lines of its review have not been on screen in this tab. */
export function rulesGate(draft: Draft, unread: number): RulesGate {
  const reviewed = draft.proposals.at(-1)?.reviewed === true;
  if (!reviewed)
    return { reviewed, why: `The review of this proposal has not been on screen yet${unread === 0 ? "" : `: ${lines(unread)}`}.` };
  return draft.answering === undefined ? { reviewed, why: "Say in Hand over which agent is answering first." } : { reviewed };
}

function lines(unread: number): string {
  return unread === 1 ? "one line of it is unread" : `${unread} lines of it are unread`;
}

// One restatement per window in a team (§3a: "in a team each agent usually has its own window and its own permissions, so the principal …
// gives each the Grant in its own window (or the lead's, where the team takes its instructions)").
import { namedAgents } from "../formations/f03-defaults.ts";
import type { SealedDocument } from "../outputs/rules/head.ts";
import type { ActorRef } from "../schema/grant.gen.ts";
import { agentRef, judgeRestatement } from "./judge-restatement.ts";
import type { RestatementReading } from "./read-restatement.ts";
import type { Verdict } from "./verdicts.ts";

/** What was read from one agent's window. */
export interface WindowReading {
  readonly window: ActorRef;
  readonly reading: RestatementReading;
}

export interface WindowVerdicts {
  readonly window: ActorRef;
  readonly verdicts: readonly Verdict[];
}

/**
 * Judges each window's restatement by itself: what one window says makes no other's right. Only who is who is asked of all of them together:
 * an agent that one window maps needs no other window to know it. Acceptance is open when it is for the verdicts of all of them.
 */
export function judgeWindows(grant: SealedDocument, windows: readonly WindowReading[]): readonly WindowVerdicts[] {
  const named = new Set(namedAgents(grant));
  const mapped = windows.flatMap(({ reading }) =>
    (reading.restatement?.agents ?? []).filter(({ named: agent, runtime = "" }) => named.has(agent) && runtime.trim() !== ""),
  );
  const known = new Set(mapped.map(({ named: agent }) => agentRef(grant, agent)));
  const answered = ({ code, stated, refs }: Verdict) =>
    code === "unmapped_agent" && stated === undefined && refs.every((ref) => known.has(ref));
  return windows.map(({ window, reading }) => ({
    window,
    verdicts: judgeRestatement(grant, reading).filter((verdict) => !answered(verdict)),
  }));
}

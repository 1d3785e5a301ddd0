/** Whose windows the rules block goes into, by who is answering (§3a: each its own, or the lead's). Pure. */

import type { SealedDocument } from "../../../core/outputs/rules/head.ts";
import type { Answering } from "../../../state/draft.ts";

export interface AgentWindow {
  /** The agent's reference. */
  readonly actor: string;
  readonly name: string;
  readonly role: string;
  /** Where it runs, where the Grant says so; a member without it runs where the delegate does. */
  readonly platform?: string;
}

/** The only agent and the main system have one window; of a team each agent has its own. */
export function windowsOf({ delegate, work_system }: SealedDocument, answering: Answering): readonly AgentWindow[] {
  const platform = delegate.platform === undefined ? {} : { platform: delegate.platform };
  const first: AgentWindow = { actor: delegate.sub, name: delegate.name, role: delegate.role, ...platform };
  if (answering !== "member") return [first];
  const members = work_system.members.map(
    (member): AgentWindow => ({
      ...platform,
      ...(member.platform === undefined ? {} : { platform: member.platform }),
      actor: member.actor,
      name: member.name,
      role: member.role,
    }),
  );
  return [first, ...members];
}

// G7: "Each member of a work system holds only the acts assigned to it." Whoever holds an act is the delegate or a member, each named once.

import { namedAgents } from "../formations/f03-defaults.ts";
import { isHuman } from "../formations/f07-transitions.ts";
import type { RuleSpec } from "../grant/spec.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { pointer } from "../lib/pointer.ts";

export const spec: RuleSpec = {
  id: "G7",
  title: "Members hold only their own acts",
  clause:
    "Each member of a work system holds only the acts assigned to it. Collaboration, shared work and shared memory do not widen any member's authority. Authority follows the work, not the topology.",
};

const TEAMS: readonly string[] = ["team", "lead_with_specialists"];

export function checkMembers(grant: ValidGrant): Finding[] {
  const found: Finding[] = [];
  const add = (blocks: boolean, message: string, ...segments: (string | number)[]) =>
    found.push({ rule: "G7", path: pointer(...segments), message, blocks });
  const { delegate, work_system } = grant;
  const { arrangement, members } = work_system;
  if (isHuman(delegate.sub)) {
    add(true, `The delegate is ${delegate.sub}, a person, but a Grant delegates to an agent. Name the agent.`, "delegate", "sub");
  }
  const seen = new Set<string>();
  for (const [i, { actor }] of members.entries()) {
    const path = ["work_system", "members", i, "actor"];
    if (actor === delegate.sub) add(true, `The delegate ${actor} is listed among its own team. List only the others.`, ...path);
    else if (seen.has(actor)) add(true, `The member ${actor} is listed twice. Keep one of the entries.`, ...path);
    seen.add(actor);
  }
  if (TEAMS.includes(arrangement) && members.length === 0) {
    add(
      true,
      `The work is arranged as ${arrangement}, but there are no members. Name them, or choose one agent.`,
      "work_system",
      "members",
    );
  }
  if (arrangement === "one_agent" && members.length > 0) {
    add(false, "The work is arranged for one agent, but members are listed. Choose a team, or remove them.", "work_system", "arrangement");
  }
  const named = new Set(namedAgents(grant));
  for (const [i, { act, actors }] of grant.authorities.entries()) {
    for (const [k, actor] of actors.entries()) {
      if (named.has(actor)) continue;
      const message = `${actor} holds the act ${act} but is neither the delegate nor a member. Make it a member, or take the act from it.`;
      add(true, message, "authorities", i, "actors", k);
    }
  }
  return found;
}

// "Your agents" and "Discover": principal, delegate, work system, what was asked and accepted; written and read back.
import type { Answers } from "../answers/answers.ts";
import type { GrantDocument } from "../grant/valid-grant.ts";
import type { Delegate, Grant, Member } from "../schema/grant.gen.ts";
import { listMember, text, textMember } from "./typed.ts";

type Described = Pick<Delegate, "name" | "role" | "platform">;

/** Names are metadata; the identifiers beside them are carried as they are (G4). */
function described({ name, role, platform }: Described): Described {
  return { name: text(name), role: text(role), ...textMember("platform", platform) };
}

/** Who grants, who receives, who works beside it, and which answers were reviewed (G15). */
export function compileAgents({
  iss,
  principal,
  agents,
  participants,
  discovery,
}: Answers): Pick<Grant, "iss" | "principal" | "delegate" | "work_system" | "discovery"> {
  const members = agents.members.map((member): Member => ({ actor: member.actor, ...described(member) }));
  return {
    iss: text(iss),
    principal: { sub: principal.sub, name: text(principal.name) },
    delegate: { sub: agents.delegate.sub, ...described(agents.delegate) },
    work_system: { arrangement: agents.arrangement, members, unnamed_agents: participants.unnamed_agents },
    discovery: {
      ...(discovery.request ? { request: discovery.request } : {}),
      ...(discovery.formation_section ? { formation_section: discovery.formation_section } : {}),
      ...listMember("inventories", discovery.inventories),
    },
  };
}

/** The answers of both pages, read back from a Grant. */
export function agentsFrom(grant: GrantDocument): Pick<Answers, "iss" | "principal" | "agents" | "discovery"> {
  const { arrangement, members } = grant.work_system;
  return {
    iss: grant.iss,
    principal: grant.principal,
    agents: { delegate: grant.delegate, arrangement, members },
    discovery: { ...grant.discovery, inventories: grant.discovery.inventories ?? [] },
  };
}

// Question 3, "Who participates, and how are they related?": on whose behalf, handing work on, counterparties; written and read back.
import type { ActAnswer, ParticipantsAnswer } from "../answers/answers.ts";
import { effectRow } from "../catalogue/effects.ts";
import type { GrantDocument } from "../grant/valid-grant.ts";
import type { Authority, Delegation, Grant } from "../schema/grant.gen.ts";
import { readWhole, textMember, texts, whole } from "./typed.ts";

/** On whose behalf, and whether work may be handed to other agents. */
export function compileParticipants(answer: ParticipantsAnswer): Pick<Grant, "on_behalf_of" | "delegation"> {
  const behalf = answer.on_behalf_of;
  return {
    ...(behalf ? { on_behalf_of: { kind: behalf.kind, ...textMember("name", behalf.name) } } : {}),
    delegation: compileDelegation(answer.delegation),
  };
}

/**
 * Agents are named only where there is a level left to hand work to. An empty list is written as it is, and refused: left out it would
 * mean any agent.
 */
function compileDelegation({ depth, max_depth, agents, chain }: ParticipantsAnswer["delegation"]): Delegation {
  const deepest = readWhole(max_depth, 0);
  const further = deepest === undefined || deepest > depth;
  return { depth, max_depth: whole(max_depth, 0), ...(further && agents ? { agents } : {}), chain };
}

/** Who may be on the other side: only where the effect has a counterparty, or is an extension, which may have any. */
export function targetsOf(act: ActAnswer): Pick<Authority, "targets"> {
  const row = effectRow(act.effect);
  if (act.targets === undefined || (row && row.counterparties === undefined)) return {};
  return { targets: { class: act.targets.class, scope: act.targets.scope, ids: texts(act.targets.ids) } };
}

/** The answers to question 3, read back from a Grant. */
export function participantsFrom(grant: GrantDocument): ParticipantsAnswer {
  return {
    ...(grant.on_behalf_of ? { on_behalf_of: grant.on_behalf_of } : {}),
    unnamed_agents: grant.work_system.unnamed_agents,
    delegation: { ...grant.delegation, max_depth: String(grant.delegation.max_depth) },
  };
}

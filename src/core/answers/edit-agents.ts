// Edits of who takes part. Names are metadata: a new name never touches an identifier (G4), and nobody gets an act by somebody's leaving.
import type { ActorRef, Delegate, Member, WorkSystem } from "../schema/grant.gen.ts";
import type { Answers } from "./answers.ts";
import { type Edited, type Patch, patched, without, withWork } from "./edited.ts";

type Described = Pick<Delegate, "name" | "role" | "platform">;

/** Changes how the delegate is named; its identifier stays. */
export function patchDelegate(answers: Answers, patch: Patch<Described>): Answers {
  const { agents } = answers;
  return { ...answers, agents: { ...agents, delegate: patched<Delegate>(agents.delegate, patch as Patch<Delegate>) } };
}

/** Changes how a member is named; its identifier stays. */
export function patchMember(answers: Answers, actor: ActorRef, patch: Patch<Described>): Answers {
  const { agents } = answers;
  const members = agents.members.map((member) => (member.actor === actor ? patched<Member>(member, patch as Patch<Member>) : member));
  return { ...answers, agents: { ...agents, members } };
}

/** Adds a member, which holds no act yet (G7). Throws a RangeError for an identifier that is in use: it is minted by the caller. */
export function addMember(answers: Answers, member: Member): Answers {
  const { agents, principal } = answers;
  const taken = [principal.sub, agents.delegate.sub, ...agents.members.map(({ actor }) => actor)];
  if (taken.includes(member.actor)) throw new RangeError(`the identifier ${member.actor} is in use`);
  return { ...answers, agents: { ...agents, members: [...agents.members, member] } };
}

/**
 * Takes a member out, with the acts that it alone held: an act left without a holder is not allowed any more, and is named. Formations that
 * still name the member are named too, and left for the person to change.
 */
export function removeMember(answers: Answers, actor: ActorRef): Edited {
  const { agents, discovery, participants, work, formations } = answers;
  const is = (other: ActorRef) => other === actor;
  const name = agents.members.find((member) => is(member.actor))?.name.trim() || actor;
  const without_ = work.acts.map((act) => patched(act, { actors: without(act.actors, is) }));
  const left = without_.filter((act, i) => act.actors.length > 0 || work.acts[i]?.actors.length === 0);
  const lost = work.acts.filter((act) => act.actors.length > 0 && act.actors.every(is)).map(({ act }) => act);
  const { agents: named } = participants.delegation;
  const delegation = named ? { ...participants.delegation, agents: without(named, is) } : participants.delegation;
  return {
    answers: withWork(
      {
        ...answers,
        agents: { ...agents, members: without(agents.members, (member) => is(member.actor)) },
        discovery: { ...discovery, inventories: without(discovery.inventories, ({ agent }) => is(agent)) },
        participants: { ...participants, delegation },
      },
      { acts: left },
    ),
    notices: [
      ...[...new Set(lost)].map((act) => `“${act}” is not allowed any more under the rules that only “${name}” held.`),
      ...(discovery.inventories.some(({ agent }) => is(agent))
        ? [`The reviewed answer of “${name}” is no longer part of this Grant.`]
        : []),
      ...formations
        .map((formation, i) => (JSON.stringify(formation).includes(JSON.stringify(actor)) ? (formation.name ?? String(i + 1)) : undefined))
        .filter((formation) => formation !== undefined)
        .map((formation) => `The formation “${formation}” still names “${name}”: change it on the page “Together”.`),
    ],
  };
}

/** Sets how the agents work. Members are kept: where one agent is chosen they are named, because it has none. */
export function setArrangement(answers: Answers, arrangement: WorkSystem["arrangement"]): Edited {
  const { agents } = answers;
  const next = { ...answers, agents: { ...agents, arrangement } };
  if (arrangement !== "one_agent" || agents.members.length === 0) return { answers: next, notices: [] };
  const names = agents.members.map(({ actor, name }) => `“${name.trim() || actor}”`).join(", ");
  return { answers: next, notices: [`One agent works without members, but ${names} still take part: take them out, or choose a team.`] };
}

// Edits of question 3 that are not about one act: on whose behalf, agents that are not named, handing work on.
import type { OnBehalfOf } from "../schema/grant.gen.ts";
import type { Answers, ParticipantsAnswer } from "./answers.ts";
import { type Patch, patched } from "./edited.ts";

type Delegation = ParticipantsAnswer["delegation"];

/** Changes answers to question 3; `undefined` takes an optional one away. */
export function patchParticipants(answers: Answers, patch: Patch<ParticipantsAnswer>): Answers {
  const participants = patched(answers.participants, patch);
  return participants === answers.participants ? answers : { ...answers, participants };
}

/** Says on whose behalf the work is done; `undefined`: nothing is said. A typed name stays among others, and is not made one's own. */
export function setOnBehalf(answers: Answers, kind: OnBehalfOf["kind"] | undefined): Answers {
  const before = answers.participants.on_behalf_of;
  if (before?.kind === kind) return answers;
  if (kind === undefined) return patchParticipants(answers, { on_behalf_of: undefined });
  const name = kind === "self" ? undefined : before?.name;
  return patchParticipants(answers, { on_behalf_of: { kind, ...(name === undefined ? {} : { name }) } });
}

/** Names the person or the organization. Nobody is named while nothing is said. */
export function setBehalfName(answers: Answers, name: string): Answers {
  const before = answers.participants.on_behalf_of;
  if (before === undefined || before.name === name) return answers;
  return patchParticipants(answers, { on_behalf_of: { ...before, name } });
}

/** Whether work may be handed on: some level below this Grant's is typed, or something that is not a level at all (it is refused in words). */
export function handsOn({ depth, max_depth }: Pick<Delegation, "depth" | "max_depth">): boolean {
  return max_depth.trim() !== String(depth);
}

/**
 * Lets work be handed on, or not. It begins with one level, and with no agent named: the person names them, or says that any will do.
 * Not any more takes the list of agents away, because it says nothing then.
 */
export function setHandingOn(answers: Answers, on: boolean): Answers {
  const { delegation } = answers.participants;
  if (on === handsOn(delegation)) return answers;
  const change: Patch<Delegation> = on
    ? { max_depth: String(delegation.depth + 1), agents: [] }
    : { max_depth: String(delegation.depth), agents: undefined };
  return patchParticipants(answers, { delegation: patched(delegation, change) });
}

/** How deep work may be handed on, as it was typed, and to which agents; `agents: undefined` is any agent. */
export function patchDelegation(answers: Answers, patch: Patch<Pick<Delegation, "max_depth" | "agents">>): Answers {
  const delegation = patched<Delegation>(answers.participants.delegation, patch as Patch<Delegation>);
  // The depth of this Grant is no level to hand work to: it is the same as not at all.
  const next = handsOn(delegation) ? delegation : patched(delegation, { agents: undefined });
  return patchParticipants(answers, { delegation: next });
}

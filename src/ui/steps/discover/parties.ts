/** Which agents an inventory may come from, each with how far it is: an answer covers only the agent that gave it (§3a Who is answering). */
import type { Answers } from "../../../core/answers/answers.ts";
import { sameName } from "../../../core/lib/text.ts";
import type { Draft, InventoryText } from "../../../state/draft.ts";

/** An agent of the draft. `name` is what the principal calls it, or words for one that has no name yet. */
export interface Party {
  readonly id: string;
  readonly name: string;
  readonly role: string;
}

/** The delegate, then the members, each once. */
export function partiesOf({ agents: { delegate, members } }: Answers): readonly Party[] {
  const others = members.filter(({ actor }) => actor !== delegate.sub);
  return [
    { id: delegate.sub, name: delegate.name.trim() || "Your agent", role: delegate.role },
    ...others.map(({ actor, name, role }, i) => ({ id: actor, name: name.trim() || `Agent ${i + 2}, without a name`, role })),
  ];
}

/** How far one agent is. `held_back`: its text was here and was not kept, because it seemed to hold a secret. `mismatch`: the text is not the one that was accepted. `bound_elsewhere`: the draft began from a Grant that names an inventory, and its text is not here. */
export type PartyState =
  | { readonly kind: "not_asked" }
  | { readonly kind: "no_answer" }
  | { readonly kind: "held_back" }
  | { readonly kind: "shown"; readonly entry: InventoryText }
  | { readonly kind: "accepted"; readonly entry: InventoryText; readonly sha256: string }
  | { readonly kind: "mismatch"; readonly entry: InventoryText; readonly sha256: string }
  | { readonly kind: "bound_elsewhere"; readonly sha256: string };

export function stateOf(
  { answers: { discovery }, inventories, held_back }: Draft,
  id: string,
  mismatched?: ReadonlySet<string>,
): PartyState {
  const bound = discovery.inventories.find(({ agent }) => agent === id);
  const entry = inventories.find(({ agent }) => agent === id);
  if (entry?.accepted !== undefined && bound?.sha256 === entry.accepted.sha256)
    return { kind: mismatched?.has(id) === true ? "mismatch" : "accepted", entry, sha256: entry.accepted.sha256 };
  if (entry !== undefined) return { kind: "shown", entry };
  if (bound !== undefined) return { kind: "bound_elsewhere", sha256: bound.sha256 };
  if (held_back?.includes(id) === true) return { kind: "held_back" };
  return { kind: discovery.request === undefined ? "not_asked" : "no_answer" };
}

/** The state in two or three words, as it stands on the agent's tab; the hash stands beside "accepted". */
export const STATE_WORDS: Readonly<Record<PartyState["kind"], string>> = {
  not_asked: "not asked yet",
  no_answer: "no answer yet",
  held_back: "its answer was not kept",
  shown: "shown, not accepted",
  accepted: "accepted",
  mismatch: "not what was accepted",
  bound_elsewhere: "accepted earlier",
};

/** Answers and bindings of agents that are no longer among the agents of the draft. */
export function strays({ answers, inventories }: Draft): readonly string[] {
  const known = new Set(partiesOf(answers).map(({ id }) => id));
  const named = [...inventories.map(({ agent }) => agent), ...answers.discovery.inventories.map(({ agent }) => agent)];
  return [...new Set(named.filter((id) => !known.has(id)))];
}

/** Whose answer a text is, where it names another agent than the one it is given for: asked about, never moved by itself. */
export interface OtherName {
  /** As the answer names the agent. */
  readonly named: string;
  /** The one agent of the draft that is called so. */
  readonly party?: Party;
}

/** Nothing when the answer names no agent, or this one. */
export function otherName(named: string | undefined, here: Party, parties: readonly Party[]): OtherName | undefined {
  if (named === undefined || sameName(named, here.name)) return undefined;
  const called = parties.filter(({ id, name }) => id !== here.id && sameName(name, named));
  return { named, ...(called.length === 1 && called[0] !== undefined ? { party: called[0] } : {}) };
}

// F8: a formation never widens a Grant. What it names is only ever what the Grant already holds; what it names beyond that gives nothing.
import type { RuleSpec } from "../grant/spec.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { pointer } from "../lib/pointer.ts";
import type { ActorRef, Formation } from "../schema/grant.gen.ts";
import { namedAgents, participantsOf } from "./f03-defaults.ts";
import { isHuman } from "./f07-transitions.ts";

export const spec: RuleSpec = {
  id: "F8",
  title: "A formation never widens a Grant",
  clause:
    "A formation never widens a Grant. It may make an act ask; it never makes one standing. Each participant holds only its own acts (G7); joining a formation grants nothing.",
};

/** Every act that a formation names, with its place in it. */
function namedActs({ acts = [], transitions = [] }: Formation): { act: string; path: string; inFormation: boolean }[] {
  return [
    ...acts.map((act, k) => ({ act, path: pointer("acts", k), inFormation: true })),
    ...transitions.flatMap((transition, t) =>
      (transition.acts ?? []).map((act, k) => ({
        act,
        path: pointer("transitions", t, "acts", k),
        inFormation: acts.length === 0 || acts.includes(act),
      })),
    ),
  ];
}

/** Every actor that a hand-off or a transition names, with its place in the formation. */
function namedEnds({ handoffs = [], transitions = [] }: Formation): { actor: ActorRef; path: string }[] {
  const ends = (list: readonly { from: ActorRef; to: ActorRef }[], name: string) =>
    list.flatMap(({ from, to }, k) => [
      { actor: from, path: pointer(name, k, "from") },
      { actor: to, path: pointer(name, k, "to") },
    ]);
  return [...ends(handoffs, "handoffs"), ...ends(transitions, "transitions")];
}

function checkParticipants(formation: Formation, named: readonly ActorRef[], add: Add): void {
  const seen = new Set<ActorRef>();
  for (const [k, { actor, membership, authority }] of (formation.participants ?? []).entries()) {
    const path = pointer("participants", k);
    if (seen.has(actor)) add(`The participant ${actor} stands in this formation twice. Keep one of the entries.`, path, true);
    seen.add(actor);
    if (membership === "member" && !named.includes(actor) && !isHuman(actor)) {
      const message = `The participant ${actor} is neither the delegate nor a member of the work system. Joining a formation grants nothing: make it a member first, or an adjacent participant.`;
      add(message, path, true);
    }
    if (membership === "adjacent" && authority === "delegates") {
      add(
        `The participant ${actor} is adjacent, so it is consulted and does not act, yet it leads. Make it a member to lead.`,
        path,
        false,
      );
    }
  }
  if (formation.participants?.length === 0) {
    const message = "This formation lists no participants, so nobody may do its acts. Name them, or leave the list out for all agents.";
    add(message, pointer("participants"), false);
  }
}

type Add = (message: string, path: string, blocks: boolean) => void;

export function checkNeverWider(grant: ValidGrant): Finding[] {
  const found: Finding[] = [];
  const named = namedAgents(grant);
  const held = new Set(grant.authorities.map(({ act }) => act));
  for (const [i, formation] of (grant.formations ?? []).entries()) {
    const add: Add = (message, path, blocks) => found.push({ rule: "F8", path: pointer("formations", i) + path, message, blocks });
    checkParticipants(formation, named, add);
    for (const { act, path, inFormation } of namedActs(formation)) {
      if (!held.has(act))
        add(`This formation names the act ${act}, which the Grant does not hold. It gives nothing: remove it.`, path, false);
      else if (!inFormation)
        add(`This transition names the act ${act}, which the formation does not govern. Add it, or remove it.`, path, false);
    }
    const present = new Set(participantsOf(grant, formation).map(({ actor }) => actor));
    for (const { actor, path } of namedEnds(formation)) {
      if (actor === "principal" || present.has(actor)) continue;
      add(
        `${actor} takes part here but is no participant of this formation. List it among the participants, or name another.`,
        path,
        false,
      );
    }
  }
  return found;
}

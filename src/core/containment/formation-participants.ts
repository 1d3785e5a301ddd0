// G9a formations, who stands in it: members ⊆, who ratifies ⊇, and the hand-offs that divide duties ⊇, the parent's delegate replaced by
// the child's. Where that replacement makes one actor of the two sides of a divided duty, the duty is divided no longer.
import { membersOf } from "../formations/f03-defaults.ts";
import { segregationHandoffs } from "../formations/f06-segregation.ts";
import { ratifiersOf } from "../formations/f09-decisions.ts";
import { pointer } from "../lib/pointer.ts";
import type { Formation, Handoff } from "../schema/grant.gen.ts";
import { type Add, inChild, listed, missingFrom, type Pair } from "./row.ts";

export function compareParticipants(pair: Pair, own: Formation, theirs: Formation, path: string, add: Add): void {
  const { parent, child } = pair;
  const known = new Set(membersOf(parent, theirs).map((actor) => inChild(pair, actor)));
  const places = new Map(own.participants?.map(({ actor }, k) => [actor, k]));
  for (const actor of membersOf(child, own)) {
    if (known.has(actor)) continue;
    const k = places.get(actor);
    const at = path + pointer("participants", ...(k === undefined ? [] : [k]));
    add(at, `${actor} acts in this formation, and in the parent's it does not. Take it out, or let it be adjacent.`, { child: actor });
  }
  const ratify = new Set(ratifiersOf(parent, theirs).map((actor) => inChild(pair, actor)));
  const dropped = missingFrom(ratify, new Set(ratifiersOf(child, own)));
  if (dropped.length > 0) {
    const message = `In the parent's formation ${listed(dropped)} ratifies the result, and here not. Let everyone ratify who does there.`;
    add(path + pointer("participants"), message, { parent: dropped });
  }
  compareSegregation(pair, own, theirs, path + pointer("handoffs"), add);
}

function compareSegregation(pair: Pair, own: Formation, theirs: Formation, path: string, add: Add): void {
  const key = ({ from, to }: Handoff) => JSON.stringify([from, to]);
  const kept = new Set(segregationHandoffs(own).map(({ handoff }) => key(handoff)));
  for (const { handoff } of segregationHandoffs(theirs)) {
    const needed = { from: inChild(pair, handoff.from), to: inChild(pair, handoff.to) };
    if (handoff.from !== handoff.to && needed.from === needed.to) {
      const message = `The parent divides duties between ${handoff.from} and ${handoff.to}, and in this child ${needed.to} would stand on both sides. Hand the work on to another agent.`;
      add(path, message, { parent: handoff });
    } else if (!kept.has(key(needed))) {
      const message = `The parent divides duties by a hand-off from ${needed.from} to ${needed.to}, and this child does not. Keep it.`;
      add(path, message, { parent: handoff });
    }
  }
}

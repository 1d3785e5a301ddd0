// G9a formations, who stands in it: members ⊆ and who ratifies ⊇, the parent's delegate replaced by the child's.
import { membersOf } from "../formations/f03-defaults.ts";
import { ratifiersOf } from "../formations/f09-decisions.ts";
import { pointer } from "../lib/pointer.ts";
import type { Formation } from "../schema/grant.gen.ts";
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
}

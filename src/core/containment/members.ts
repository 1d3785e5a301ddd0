// G9a authorities, who is named: the members of the child are members of the parent. The parent's delegate may be one of them, too, but only
// where every formation says who takes part and leaves it out: else it would stand there beside the delegate that took its place.
import { pointer } from "../lib/pointer.ts";
import { pairedFormations } from "./formation-pairs.ts";
import type { Add, Pair } from "./row.ts";

export function compareMembers(pair: Pair, add: Add): void {
  const { parent, child, relation } = pair;
  const { sub } = parent.delegate;
  const known = new Set(parent.work_system.members.map(({ actor }) => actor));
  const handedOn = relation === "child" && child.work_system.members.some(({ actor }) => actor === sub);
  if (handedOn && staysOut(pair)) known.add(sub);
  for (const [k, { actor }] of child.work_system.members.entries()) {
    if (known.has(actor)) continue;
    const message =
      handedOn && actor === sub
        ? `The parent's delegate ${actor} is a member here, and a formation lets it take part beside the delegate that takes its place. Write the participants of every formation without it, or leave it out.`
        : `${actor} is no member of the parent. A child may leave members out, never add one.`;
    add(pointer("work_system", "members", k), message, { child: actor });
  }
}

/** Whether every formation that is compared writes who takes part, without the parent's delegate. */
function staysOut(pair: Pair): boolean {
  const { sub } = pair.parent.delegate;
  return pairedFormations(pair).every(
    ({ child }) => child === undefined || child.formation.participants?.every(({ actor }) => actor !== sub) === true,
  );
}

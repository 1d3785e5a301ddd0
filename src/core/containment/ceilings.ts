// G9a ceilings: how officially each kind of result may end is never looser than in the parent.
import { BINDING_KINDS, CEILINGS, KINDS } from "../catalogue/kinds.ts";
import { pointer } from "../lib/pointer.ts";
import type { Add, Pair, RowSpec } from "./row.ts";

export const spec: RowSpec = {
  id: "G9a.ceilings",
  title: "The same or stricter ceilings",
  clause: "each ≤ the parent's (proposal ≤ on_confirm ≤ self_within_limits)",
};

export function compareCeilings({ parent, child }: Pair, add: Add): void {
  for (const kind of BINDING_KINDS) {
    const [own, theirs] = [child.ceilings[kind], parent.ceilings[kind]];
    if (CEILINGS[own].rank <= CEILINGS[theirs].rank) continue;
    const message = `The ceiling for ${KINDS[kind].noun} is ${own}, above the parent's ${theirs}. Lower it to that or less.`;
    add(pointer("ceilings", kind), message, { parent: theirs, child: own });
  }
}

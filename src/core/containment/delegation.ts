// G9a delegation: how far, and to whom, the child may hand work on.
import { pointer } from "../lib/pointer.ts";
import { type Add, listed, type Pair, type RowSpec } from "./row.ts";

export const spec: RowSpec = {
  id: "G9a.delegation",
  title: "Handing work on no further",
  clause: "may delegate further only below max_depth; max_depth ≤",
};

export function compareDelegation({ parent, child, holds }: Pair, add: Add): void {
  const { depth, max_depth, agents } = child.delegation;
  const above = parent.delegation;
  if (max_depth > above.max_depth) {
    const message = `Work may be handed on to depth ${above.max_depth} in the parent, and to depth ${max_depth} in this child. Lower it.`;
    add(pointer("delegation", "max_depth"), message, { parent: above.max_depth, child: max_depth });
  }
  const path = pointer("delegation", "agents");
  if (depth >= max_depth) {
    if (agents === undefined) return;
    const message = `At depth ${depth} of ${max_depth} nothing can be handed on, and yet agents are named for it. Leave the list out.`;
    add(path, message, { parent: above.agents, child: agents });
  } else if (above.agents !== undefined && agents === undefined) {
    const message = "The parent names the agents that work may be handed on to. Left out here, it would be any agent: name some of them.";
    add(path, message, { parent: above.agents });
  } else if (above.agents !== undefined) {
    for (const [k, agent] of (agents ?? []).entries()) {
      if (holds(above.agents, agent)) continue;
      const message = `The parent does not let work be handed on to ${listed([agent])}. Take it from the list.`;
      add(pointer("delegation", "agents", k), message, { child: agent });
    }
  }
}

// G9a chain: whose child this is. The seal is compared with the one computed from the parent, never with the one the parent carries.
import { isHuman } from "../formations/f07-transitions.ts";
import { pointer } from "../lib/pointer.ts";
import type { ActorRef, ChainLink } from "../schema/grant.gen.ts";
import type { Add, Pair, RowSpec } from "./row.ts";

export const spec: RowSpec = {
  id: "G9a.chain",
  title: "Whose child it is",
  clause:
    "the last link names the parent; issuer, principal and purpose are equal; depth is the parent's plus one and within max_depth; when the parent names agents, the child's delegate is one of them",
};

export function compareChain(pair: Pair, add: Add): void {
  const { parent, child } = pair;
  compareLinks(pair, add);
  compareOrigin(pair, add);
  const [depth, above] = [child.delegation.depth, parent.delegation.depth];
  if (depth !== above + 1) {
    const message = `A child stands one level below its parent, which is at depth ${above}; this one says depth ${depth}. Correct the depth.`;
    add(pointer("delegation", "depth"), message, { parent: above, child: depth });
  }
  const deepest = Math.min(parent.delegation.max_depth, child.delegation.max_depth);
  if (depth > deepest) {
    const message = `Work may be handed on to depth ${deepest} at most, and this child stands at depth ${depth}. It may not be handed on this far.`;
    add(pointer("delegation", "depth"), message, { parent: parent.delegation.max_depth, child: depth });
  }
  const { agents } = parent.delegation;
  const delegate = child.delegate.sub;
  if (agents === undefined ? !isAgent(delegate) : !pair.holds(agents, delegate)) {
    const who = agents === undefined ? "to agents" : "only to the agents that it names";
    const message = `The parent lets work be handed on ${who}, and ${delegate} is none of them. Name another delegate.`;
    add(pointer("delegate", "sub"), message, { parent: agents, child: delegate });
  }
}

/** Every actor is an agent but the principal, persons and systems. */
function isAgent(actor: ActorRef): boolean {
  return !isHuman(actor) && !actor.startsWith("system:");
}

/** The child's chain is the parent's own, and then the parent. */
function compareLinks({ parent, child, seal }: Pair, add: Add): void {
  const [chain, above] = [child.delegation.chain, parent.delegation.chain];
  const last = chain.at(-1);
  if (last === undefined) {
    add(pointer("delegation", "chain"), "This child names no parent. Add a link to the parent as the last of its chain.");
    return;
  }
  const expected = { grant_id: parent.grant_id, delegate: parent.delegate.sub, seal };
  for (const name of ["grant_id", "delegate", "seal"] as const) {
    if (last[name] === expected[name]) continue;
    const message = `The last link of the chain holds another ${name} than the parent's. The last link names the immediate parent.`;
    add(pointer("delegation", "chain", chain.length - 1, name), message, { parent: expected[name], child: last[name] });
  }
  const before = chain.slice(0, -1);
  if (before.length !== above.length || before.some((link, i) => !sameLink(link, above[i]))) {
    const message = "The links before the last are not the parent's own chain. A child names its parents, root first.";
    add(pointer("delegation", "chain"), message, { parent: above, child: chain });
  }
}

function sameLink(a: ChainLink, b: ChainLink | undefined): boolean {
  return a.grant_id === b?.grant_id && a.delegate === b.delegate && a.seal === b.seal;
}

function compareOrigin({ parent, child }: Pair, add: Add): void {
  const origin = [
    [["iss"], "issuer", parent.iss, child.iss],
    [["principal", "sub"], "principal", parent.principal.sub, child.principal.sub],
    [["purpose"], "purpose", parent.purpose, child.purpose],
  ] as const;
  for (const [place, name, theirs, own] of origin) {
    if (own === theirs) continue;
    add(pointer(...place), `The ${name} is not the parent's. A child keeps it as it is.`, { parent: theirs, child: own });
  }
}

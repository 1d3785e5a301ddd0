// Cases under a child Grant: what the parent's delegate hands on whole, beside its parents, root first. The runner fills in the seals of the
// links. Each is allowed at step 20 as it stands.
import { childOf, copy, HELPER, parentOf } from "../../../containment/testing/family.ts";
import type { Grant } from "../../../schema/grant.gen.ts";
import { scenario2 } from "../../../testing/sample-grants.ts";
import type { Case } from "./authoring.ts";
import { groceries } from "./bases.ts";

export { HELPER };

/** Stands between the root's delegate and the helper. */
export const MIDDLE = "agent:middle";

/** A link's seal where no parent is there to compute it from, or that is another's. */
export const OTHER_SEAL = "5e".repeat(32);

/** The child with links whose seals are computed from the parents that are presented. */
export function handedOn(parent: Grant, delegate: string): Grant {
  const child = childOf(parent, delegate);
  for (const link of child.delegation.chain) link.seal = "computed";
  return child;
}

function underChain(parents: readonly Grant[], child: Grant): Case {
  const vector = groceries();
  vector.request.actor = child.delegate.sub;
  vector.context.grant = child;
  vector.context.parents = parents.map((grant) => ({ grant, status: "active" }));
  return copy(vector);
}

/** The helper buys groceries: a child of the Grant of the groceries, one level below it. */
export function helped(): Case {
  const root = parentOf(scenario2());
  return underChain([root], handedOn(root, HELPER));
}

/** The same two levels below it: the root's delegate handed it to the middle agent, and that one to the helper. */
export function helpedTwice(): Case {
  const root = parentOf(scenario2());
  const middle = handedOn(root, MIDDLE);
  const child = handedOn(middle, HELPER);
  child.grant_id = "urn:uuid:00000000-0000-4000-8000-00000000c42d";
  return underChain([root, middle], child);
}

/** The links of a child whose parents are not all presented: their seals are some digits, since nothing is there to compute them from. */
export function written(vector: Case): void {
  for (const { grant } of [vector.context, ...(vector.context.parents ?? [])]) {
    for (const link of grant.delegation.chain) link.seal = OTHER_SEAL;
  }
}

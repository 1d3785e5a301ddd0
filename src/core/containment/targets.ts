// G9a authorities, the counterparties: the same class, a scope no wider (named ≤ known ≤ any), and the listed ids among the parent's.
// The ids of a known scope count as well: the verifier takes an id that is listed for a known one.
import { SCOPES } from "../catalogue/counterparties.ts";
import { pointer } from "../lib/pointer.ts";
import type { Targets } from "../schema/grant.gen.ts";
import { counterpartyKey } from "./counterparty-key.ts";
import { type Add, listed, type Pair } from "./row.ts";

/** Compares who may be on the other side; `path` is the pointer of the child's authority. */
export function compareTargets(pair: Pair, own: Targets | undefined, theirs: Targets | undefined, path: string, add: Add): void {
  if (own === undefined && theirs === undefined) return;
  if (own === undefined) {
    add(
      path + pointer("targets"),
      "The parent says who may be on the other side of this act, and this child does not. Write it here too.",
      { parent: theirs },
    );
    return;
  }
  if (theirs === undefined) {
    add(path + pointer("targets"), "The parent names no other side for this act, so this child may not either. Leave the targets out.", {
      child: own,
    });
    return;
  }
  if (own.class !== theirs.class) {
    const message = `The other side of this act is ${theirs.class} in the parent and ${own.class} here. A child keeps the class.`;
    add(path + pointer("targets", "class"), message, { parent: theirs.class, child: own.class });
  }
  if (SCOPES[own.scope].rank > SCOPES[theirs.scope].rank) {
    const message = `The other side may be ${own.scope} here, which is wider than the parent's ${theirs.scope}. Choose that or a narrower one.`;
    add(path + pointer("targets", "scope"), message, { parent: theirs.scope, child: own.scope });
  }
  if (theirs.scope === "any") return;
  for (const [k, id] of own.ids.entries()) {
    if (pair.holds(theirs.ids, id) || pair.counterpartiesOf(theirs.ids).has(counterpartyKey(id))) continue;
    const message = `${listed([id])} is not among those that the parent names for this act. A child may name fewer, never another.`;
    add(path + pointer("targets", "ids", k), message, { child: id });
  }
}

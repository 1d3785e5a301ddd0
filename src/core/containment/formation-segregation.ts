// G9a formations, the hand-offs that divide duties ⊇, the parent's delegate replaced by the child's. Where that replacement makes one actor of the
// two sides, the duty is divided no longer. And where duties are in one hand in the parent, a verifier denies what the formation governs (§7
// step 13): a child that leaves the acts of one side behind would be allowed it, and no child is allowed what its parent is not (invariant 5).
import { isBinding } from "../catalogue/kinds.ts";
import { governedBy } from "../formations/f03-defaults.ts";
import { segregationFaults, segregationHandoffs } from "../formations/f06-segregation.ts";
import type { GrantDocument } from "../grant/valid-grant.ts";
import type { ActorRef, Formation, Handoff } from "../schema/grant.gen.ts";
import { type Add, inChild, listed, type Pair } from "./row.ts";

export function compareSegregation(pair: Pair, own: Formation, theirs: Formation, path: string, add: Add): void {
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
  compareHands(pair, own, theirs, path, add);
}

/** In whose hands the divided duties come together: everybody's, where both sides hold one act; else those who hold official acts of both. */
interface Hands {
  readonly all: boolean;
  readonly of: ReadonlySet<ActorRef>;
}

function handsOf(grant: GrantDocument, formation: Formation): Hands {
  const faults = segregationHandoffs(formation).flatMap(({ handoff }) => segregationFaults(grant, formation, handoff));
  return {
    all: faults.some(({ kind }) => kind !== "third_party"),
    of: new Set(faults.flatMap((fault) => (fault.kind === "third_party" ? [fault.actor] : []))),
  };
}

/** Whoever is denied the formation's official acts in the parent, and would hold some in the child, is denied them there too. */
function compareHands(pair: Pair, own: Formation, theirs: Formation, path: string, add: Add): void {
  const denied = handsOf(pair.parent, theirs);
  if (!denied.all && denied.of.size === 0) return;
  const still = handsOf(pair.child, own);
  if (still.all) return;
  const known = new Set([...denied.of].map((actor) => inChild(pair, actor)));
  const official = governedBy(pair.child, theirs).filter(({ kind }) => isBinding(kind));
  const freed = official.flatMap(({ actors }) => actors).filter((actor) => (denied.all || known.has(actor)) && !still.of.has(actor));
  if (freed.length === 0) return;
  const message = `In the parent the duties that this formation divides are in one hand, so that ${listed([...new Set(freed)])} may do nothing official there. A child cannot be handed it.`;
  add(path, message, { parent: segregationHandoffs(theirs).map(({ handoff }) => handoff) });
}

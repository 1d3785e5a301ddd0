// G9a, the grounds of the defaults and of an authority: allowed sources ⊆, prohibited sources ⊇, as fresh or fresher, and the same or a
// stricter way where facts disagree.
import { DISAGREEMENT } from "../catalogue/sources.ts";
import { compareDurations, isDuration } from "../lib/duration.ts";
import { pointer } from "../lib/pointer.ts";
import type { Duration, Grounding } from "../schema/grant.gen.ts";
import { type Add, listed, type Pair } from "./row.ts";

/** Compares the grounds of what stands at `path` in the child. `inherited` is the freshness that holds in the parent where it writes none there. */
export function compareGrounding(
  { holds }: Pair,
  [own, theirs, inherited]: readonly [Grounding, Grounding, Duration | undefined],
  path: string,
  add: Add,
): void {
  for (const [k, source] of own.allowed.entries()) {
    if (holds(theirs.allowed, source)) continue;
    const message = `The parent does not allow the source ${listed([source])} here. A child may leave sources out, never add one.`;
    add(path + pointer("grounding", "allowed", k), message, { child: source });
  }
  const isDropped = (source: string) => !holds(own.prohibited, source);
  if (theirs.prohibited.some(isDropped)) {
    const dropped = theirs.prohibited.filter(isDropped);
    const message = `The parent prohibits the sources ${listed(dropped)} here, and this child does not. Prohibit them too.`;
    add(path + pointer("grounding", "prohibited"), message, { parent: theirs.prohibited, child: own.prohibited });
  }
  compareFreshness(own.freshness, theirs.freshness, inherited, path, add);
  if (DISAGREEMENT[own.on_disagreement].rank > DISAGREEMENT[theirs.on_disagreement].rank) {
    const message = `When facts disagree this child does ${own.on_disagreement}, which is looser than the parent's ${theirs.on_disagreement}. Choose that or a stricter one.`;
    add(path + pointer("grounding", "on_disagreement"), message, { parent: theirs.on_disagreement, child: own.on_disagreement });
  }
}

function compareFreshness(
  own: Duration | undefined,
  theirs: Duration | undefined,
  inherited: Duration | undefined,
  path: string,
  add: Add,
): void {
  const bound = theirs ?? inherited;
  if (own === undefined) {
    if (theirs === undefined) return;
    add(
      path + pointer("grounding", "freshness"),
      `The parent says how fresh a source must be (${theirs}) and this child does not. Write it here too.`,
      { parent: theirs },
    );
  } else if (bound !== undefined && !isAsFresh(own, bound)) {
    add(
      path + pointer("grounding", "freshness"),
      `A source as old as ${own} is not shown to be within the parent's ${bound}. Shorten it.`,
      { parent: bound, child: own },
    );
  }
}

function isAsFresh(own: Duration, bound: Duration): boolean {
  if (own === bound) return isDuration(own);
  return isDuration(own) && isDuration(bound) && compareDurations(own, bound) <= 0;
}

// G9a formations, which is compared with which: a formation of the parent that governs an act of the child is paired by its name, else by
// its arrangement (one without a name first with one without). A name is display, so that a renamed formation is still found; but the pair
// has to be single, or nothing is shown.
import type { ActId, Formation } from "../schema/grant.gen.ts";
import type { Pair } from "./row.ts";

/** A formation with its index in its Grant. */
export interface Placed {
  readonly formation: Formation;
  readonly index: number;
}

/** A formation of the parent, the acts of the child that it governs (at least one), and its counterpart in the child. */
export interface FormationPair {
  readonly parent: Placed;
  readonly governed: ReadonlySet<ActId>;
  readonly child?: Placed;
  /** How many formations of the child it could be: the counterpart is there exactly when this is 1. */
  readonly candidates: number;
}

/** Every formation of the parent that governs an act of the child. One without `acts` governs every act. */
export function pairedFormations({ parent, child }: Pair): FormationPair[] {
  if (parent.formations === undefined || parent.formations.length === 0) return [];
  const acts = new Set(child.authorities.map(({ act }) => act));
  const own = placed(child.formations);
  const exact = group(own, calledBy);
  // What is called as another formation of the parent is that one's.
  const taken = new Set((parent.formations ?? []).map(calledBy));
  const byArrangement = group(
    own.filter(({ formation }) => !taken.has(calledBy(formation))),
    ({ arrangement }) => arrangement,
  );
  return placed(parent.formations).flatMap((theirs) => {
    const governed = governedOf(theirs.formation, acts);
    if (governed.size === 0) return [];
    const found = exact.get(calledBy(theirs.formation)) ?? byArrangement.get(theirs.formation.arrangement) ?? [];
    const [only] = found;
    const single = only !== undefined && found.length === 1 ? { child: only } : {};
    return { parent: theirs, governed, ...single, candidates: found.length };
  });
}

/** The name, or where there is none the arrangement. */
function calledBy({ name, arrangement }: Formation): string {
  return JSON.stringify(name === undefined ? { arrangement } : { name });
}

/** Those of some acts that a formation governs. */
export function governedOf({ acts }: Formation, among: ReadonlySet<ActId>): ReadonlySet<ActId> {
  return acts === undefined ? among : new Set(acts.filter((act) => among.has(act)));
}

function placed(formations: readonly Formation[] = []): Placed[] {
  return formations.map((formation, index) => ({ formation, index }));
}

function group(list: readonly Placed[], keyOf: (formation: Formation) => string): ReadonlyMap<string, readonly Placed[]> {
  const groups = new Map<string, Placed[]>();
  for (const entry of list) {
    const key = keyOf(entry.formation);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [entry]);
    else known.push(entry);
  }
  return groups;
}

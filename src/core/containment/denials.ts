// G9a denials: nothing that the parent denies is left out. A denial of a whole effect stands for one of an act with that effect; its kind
// and its label are not what it denies by (§7 step 5).
import { pointer } from "../lib/pointer.ts";
import { quote } from "../lib/text.ts";
import type { Denial } from "../schema/grant.gen.ts";
import type { Add, Pair, RowSpec } from "./row.ts";

export const spec: RowSpec = {
  id: "G9a.denials",
  title: "No denial dropped",
  clause: "⊇ the parent's",
};

/** The acts and the whole effects that a Grant denies. */
export interface Denied {
  readonly acts: ReadonlySet<string>;
  readonly effects: ReadonlySet<string>;
}

export function deniedBy(denied: readonly Denial[]): Denied {
  return {
    acts: new Set(denied.flatMap(({ act }) => act ?? [])),
    effects: new Set(denied.flatMap(({ act, effect }) => (act === undefined ? effect : []))),
  };
}

export function compareDenials({ parent, child }: Pair, add: Add): void {
  const key = ({ act, effect }: Denial) => `${act ?? ""} ${effect}`;
  const kept = new Set(child.denied.map(key));
  const { effects } = deniedBy(child.denied);
  for (const denial of parent.denied) {
    if (kept.has(key(denial)) || effects.has(denial.effect)) continue;
    const what = denial.act === undefined ? `the whole effect ${quote(denial.effect, 80)}` : `the act ${denial.act}`;
    add(pointer("denied"), `The parent denies ${what}, and this child does not. Deny it here too.`, { parent: denial });
  }
}

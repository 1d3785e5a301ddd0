// What the rows of "child ⊆ parent, field by field" have in common: the pair that is compared, and how a row says what is wider.
import type { GrantDocument } from "../grant/valid-grant.ts";
import { quote } from "../lib/text.ts";
import type { ActorRef } from "../schema/grant.gen.ts";
import { counterpartyKey } from "./counterparty-key.ts";

/** The rows of G9a's list, in its order. */
export type RowName = "chain" | "validity" | "defaults" | "ceilings" | "denials" | "authorities" | "formations" | "delegation";
export type RowId = `G9a.${RowName}`;

/**
 * One way in which a child reaches beyond its parent, or is not shown to be within it.
 * `path`: a JSON Pointer into the child, to the member that is wider, or to where the member that it lacks would stand.
 * `parent_value` and `child_value`: what the two Grants hold there; left out where one holds nothing, or the message says it all.
 */
export interface Violation {
  readonly rule: RowId;
  readonly path: string;
  readonly parent_value?: unknown;
  readonly child_value?: unknown;
  readonly message: string;
}

/** What a row says of itself; `clause` is G9a's own line. */
export interface RowSpec {
  readonly id: RowId;
  readonly title: string;
  readonly clause: string;
}

/** Two Grants side by side. The sets are made once for each long list of the parent, so that the cost stays linear. */
export interface Pair {
  readonly parent: GrantDocument;
  readonly child: GrantDocument;
  /** The parent's computed seal; absent where the two are not parent and child. Then the row `chain` never passes. */
  readonly seal?: string;
  /** `child`: the child's delegate stands in the place of the parent's. `same`: two documents about one delegate; nobody is replaced. */
  readonly relation: "child" | "same";
  /** Whether a list holds an entry as it is written. */
  readonly holds: (list: readonly string[], entry: string) => boolean;
  /** The counterparties of a list by what they are compared by (§7 step 15). */
  readonly counterpartiesOf: (list: readonly string[]) => ReadonlySet<string>;
}

/** Reports one violation of the row that is being compared. */
export type Add = (path: string, message: string, values?: { readonly parent?: unknown; readonly child?: unknown }) => void;

/** One row: it reports every way in which the child is wider, and throws on no Grant that is valid by schema. */
export interface Row {
  readonly spec: RowSpec;
  readonly compare: (pair: Pair, add: Add) => void;
}

/** A pair ready for the rows. `seal` is given exactly where the two are parent and child. */
export function pairOf(parent: GrantDocument, child: GrantDocument, seal?: string): Pair {
  const setOf = forLong((list) => new Set(list));
  return {
    parent,
    child,
    ...(seal === undefined ? { relation: "same" } : { relation: "child", seal }),
    holds: (list, entry) => (list.length <= SHORT ? list.includes(entry) : setOf(list).has(entry)),
    counterpartiesOf: forLong((list) => new Set(list.map(counterpartyKey))),
  };
}

/** The actor that stands in the child where this one stood in the parent: the parent's delegate is replaced by the child's. */
export function inChild({ parent, child, relation }: Pair, actor: ActorRef): ActorRef {
  return relation === "child" && actor === parent.delegate.sub ? child.delegate.sub : actor;
}

/** The entries of `needed` that `held` lacks, without going through a long list when nothing is missing. Neither holds an entry twice. */
export function missingFrom(needed: ReadonlySet<string>, held: ReadonlySet<string>): string[] {
  if (needed.size > held.size) return [...needed].filter((entry) => !held.has(entry));
  let found = 0;
  for (const entry of held) if (needed.has(entry)) found += 1;
  return found === needed.size ? [] : [...needed].filter((entry) => !held.has(entry));
}

/** Some names in a sentence: the first three, quoted, and how many more. */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, 3).map((name) => quote(name, 80));
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}

/**
 * Up to here a list is gone through each time, which costs no more than a set and is nothing to keep: most lists are short and are asked
 * about once, and ten thousand kept sets cost more than the comparison.
 */
const SHORT = 16;

/** Keeps what was made of a long list. */
function forLong<V>(make: (list: readonly string[]) => V): (list: readonly string[]) => V {
  const made = new Map<readonly string[], V>();
  return (list) => {
    if (list.length <= SHORT) return make(list);
    const known = made.get(list);
    if (known !== undefined) return known;
    const value = make(list);
    made.set(list, value);
    return value;
  };
}

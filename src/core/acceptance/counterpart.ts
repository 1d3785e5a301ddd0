// Where a member of one Grant stands in another one: lists are in any order, so that their entries are found by what they are about.
import type { GrantDocument } from "../grant/valid-grant.ts";
import { parsePointer, pointer, resolvePointer } from "../lib/pointer.ts";

/** A list whose entries are parts of their own, and what tells one entry from another; the first key that finds a single one decides. */
const LISTS: readonly (readonly [RegExp, readonly ((entry: Entry) => string)[]])[] = [
  [/^\/authorities$/, [({ act, actors }) => JSON.stringify([act, actors]), ({ act }) => JSON.stringify(act)]],
  [/^\/denied$/, [({ act, effect }) => JSON.stringify([act ?? "", effect])]],
  [/^\/resources$/, [({ id }) => JSON.stringify(id)]],
  [/^\/work_system\/members$/, [({ actor }) => JSON.stringify(actor)]],
  [/^\/confirmation\/channels$/, [({ kind, label, address }) => JSON.stringify([kind, label, address])]],
  [/^\/formations$/, [({ name, arrangement }) => JSON.stringify(name ?? [arrangement]), ({ arrangement }) => JSON.stringify(arrangement)]],
  [/^\/formations\/\d+\/participants$/, [({ actor }) => JSON.stringify(actor)]],
  [/^\/formations\/\d+\/(?:handoffs|transitions)$/, [({ from, to, authority }) => JSON.stringify([from, to, authority])]],
];

type Entry = Readonly<Record<string, unknown>>;

/** The pointer in `to` of what stands at `path` in `from`, whether or not `to` holds the very member; nothing where its entry is not there. */
export function counterpart(path: string, from: GrantDocument, to: GrantDocument): string | undefined {
  let here = "";
  let there = "";
  for (const segment of parsePointer(path)) {
    const keys = LISTS.find(([pattern]) => pattern.test(here))?.[1];
    const at = keys === undefined ? segment : indexOf(resolvePointer(from, here + pointer(segment)), resolvePointer(to, there), keys);
    if (at === undefined) return undefined;
    here += pointer(segment);
    there += pointer(at);
  }
  return there;
}

function indexOf(entry: unknown, list: unknown, keys: readonly ((entry: Entry) => string)[]): number | undefined {
  if (typeof entry !== "object" || entry === null || !Array.isArray(list)) return undefined;
  for (const keyOf of keys) {
    const key = keyOf(entry as Entry);
    const found = list.flatMap((other: Entry, i) => (keyOf(other) === key ? [i] : []));
    if (found.length === 1) return found[0];
  }
  return undefined;
}

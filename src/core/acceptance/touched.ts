// Which clauses say something of a member of the Grant, so that a verdict or a difference stands beside the sentences it concerns.
import { parsePointer, pointer, resolvePointer } from "../lib/pointer.ts";
import type { Clause } from "../outputs/clause.ts";

/** The ids of the clauses that state the member at a pointer, a part of it, or the list or value that it is an entry of; in their order. */
export function statedAt(clauses: readonly Clause[], at: string): string[] {
  return clauses
    .filter(({ refs }) => refs.some((ref) => ref === at || at.startsWith(`${ref}/`) || ref.startsWith(`${at}/`)))
    .map(({ id }) => id);
}

/**
 * The same; and where no clause states that member (one that the Grant does not hold), those of the nearest part around it: of a whole
 * authority the sentence that allows it. Never those of a whole section of the Grant, such as all of its defaults.
 */
export function touchedBy(clauses: readonly Clause[], path: string): string[] {
  const segments = parsePointer(path);
  const exact = statedAt(clauses, path);
  if (exact.length > 0) return exact;
  for (let length = segments.length - 1; length > 1; length -= 1) {
    const at = pointer(...segments.slice(0, length));
    const found = statedAt(clauses, at);
    const main = /^\/authorities\/\d+$/.test(at) ? found.filter((id) => id.startsWith("authority:")) : found;
    if (main.length > 0) return main;
  }
  return [];
}

/** The pointer itself where the document holds something there, else that of the nearest part around it that is there. */
export function nearest(document: unknown, path: string): string {
  const segments = parsePointer(path);
  while (segments.length > 0 && resolvePointer(document, pointer(...segments)) === undefined) segments.pop();
  return pointer(...segments);
}

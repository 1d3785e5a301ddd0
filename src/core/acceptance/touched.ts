// Which clauses say something of a member of the Grant, so that a verdict or a difference stands beside the sentences it concerns.
import { parsePointer, pointer, resolvePointer } from "../lib/pointer.ts";
import type { Clause } from "../outputs/clause.ts";

/**
 * The ids of the clauses that state a member, in their order. Where no clause does (a member that the Grant does not hold), those of the
 * nearest part around it; of a whole authority, the sentence that allows it. Never of the Grant as a whole.
 */
export function touchedBy(clauses: readonly Clause[], path: string): string[] {
  const segments = parsePointer(path);
  for (let length = segments.length; length > 0; length -= 1) {
    const at = pointer(...segments.slice(0, length));
    const around = length < segments.length;
    const found = clauses.filter(({ refs }) => refs.some((ref) => ref === at || at.startsWith(`${ref}/`) || ref.startsWith(`${at}/`)));
    const main = around && /^\/authorities\/\d+$/.test(at) ? found.filter(({ id }) => id.startsWith("authority:")) : found;
    if (main.length > 0 && !(around && length === 1)) return main.map(({ id }) => id);
    if (around && length === 1) return main.filter(({ refs }) => refs.includes(at)).map(({ id }) => id);
  }
  return [];
}

/** The pointer itself where the document holds something there, else that of the nearest part around it that is there. */
export function nearest(document: unknown, path: string): string {
  const segments = parsePointer(path);
  while (segments.length > 0 && resolvePointer(document, pointer(...segments)) === undefined) segments.pop();
  return pointer(...segments);
}

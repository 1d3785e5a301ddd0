// Where a location lies (§7 step 14): inside another by exact string, or by prefix on "/" boundaries, one slash at the end not counted;
// never by substring. One with segments of dots, an empty part, a backslash, a percent sign or hidden characters lies nowhere.
import { unmatchable } from "../rules/g12-resource-bounds.ts";

interface Node {
  ends: boolean;
  readonly next: Map<string, Node>;
}

/** The parts of a location between slashes; undefined for a location that matches nothing. */
function parts(location: string): string[] | undefined {
  if (unmatchable(location) !== undefined) return undefined;
  return (location.endsWith("/") ? location.slice(0, -1) : location).split("/");
}

/** Says for any location whether it lies inside one of these; made once, and then linear in the length of what is asked about. */
export function insideOf(locations: readonly string[]): (location: string) => boolean {
  const root: Node = { ends: false, next: new Map() };
  for (const location of locations) {
    const path = parts(location);
    if (path === undefined) continue;
    let at = root;
    for (const part of path) {
      const next = at.next.get(part) ?? { ends: false, next: new Map() };
      at.next.set(part, next);
      at = next;
    }
    at.ends = true;
  }
  return (location) => {
    let at: Node | undefined = root;
    for (const part of parts(location) ?? []) {
      at = at.next.get(part);
      if (at === undefined) return false;
      if (at.ends) return true;
    }
    return false;
  };
}

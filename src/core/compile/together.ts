// How the agents act together (§4b): the formations are carried as they are, but for white space around texts and texts left empty.
import type { Formation } from "../schema/grant.gen.ts";

/**
 * The formations with every text trimmed, and without members whose text is empty (what is left unset is not written: F3's default stands
 * by itself). Nothing else is touched: a formation of a Grant that was opened is given back exactly.
 */
export function compileFormations(formations: readonly Formation[]): { formations?: Formation[] } {
  return formations.length === 0 ? {} : { formations: formations.map((formation) => tidied(formation) as Formation) };
}

function tidied(value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return value.map(tidied);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, tidied(member)] as const);
  return Object.fromEntries(members.filter(([, member]) => member !== ""));
}

// A new proposal from an opened Grant whose inventories nobody read here. G15 binds what the principal reviewed: the hashes of the opened
// Grant say what was read for that one, so they are not taken over; and neither is the request that the answers were given to.
import type { GrantDocument } from "../grant/valid-grant.ts";
import { type Difference, type Started, startFrom } from "./start-from.ts";

/** `startFrom` without the bindings of the opened Grant; that they are gone is the first of the differences. */
export function startUnread(grant: GrantDocument): Started {
  const { answers, differences } = startFrom(grant);
  const { inventories, request: _, formation_section: _section, ...discovery } = answers.discovery;
  if (inventories.length === 0) return { answers, differences };
  return { answers: { ...answers, discovery: { ...discovery, inventories: [] } }, differences: [unbound(inventories), ...differences] };
}

function unbound(inventories: readonly unknown[]): Difference {
  const count = inventories.length === 1 ? "One inventory is" : `${inventories.length} inventories are`;
  return {
    path: "/discovery/inventories",
    before: inventories,
    sentence: `${count} not bound any more: a hash says that you read that very text, and this proposal is a new one. Read and accept the agents’ answers again in Discover.`,
  };
}

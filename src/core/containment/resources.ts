// G9a authorities, the systems: every resource of the child is one of the parent's, with the same provider, no other effects, the same
// account where the parent names one, and locations within the parent's. All of them count, also those that no authority uses: they are
// the apps that information may be moved between (data_movement: listed_apps).
import { pointer } from "../lib/pointer.ts";
import { quote } from "../lib/text.ts";
import type { Resource } from "../schema/grant.gen.ts";
import { insideOf } from "./locations.ts";
import { type Add, listed, type Pair } from "./row.ts";

export function compareResources(pair: Pair, add: Add): void {
  const theirs = new Map<string, Resource[]>();
  for (const resource of pair.parent.resources) {
    const known = theirs.get(resource.id);
    if (known === undefined) theirs.set(resource.id, [resource]);
    else known.push(resource);
  }
  // Made once for each resource of the parent, however often the child lists it.
  const inside = new Map<Resource, (location: string) => boolean>();
  for (const [k, own] of pair.child.resources.entries()) {
    const path = pointer("resources", k);
    const [bound, second] = theirs.get(own.id) ?? [];
    if (bound === undefined) {
      add(path + pointer("id"), `The parent has no system ${own.id}. A child may leave systems out, never add one.`, { child: own.id });
    } else if (second !== undefined) {
      add(path + pointer("id"), `The parent lists the system ${own.id} twice, so that nothing can be compared with it.`, { child: own.id });
    } else {
      compareResource(pair, own, bound, path, add);
      const { locations } = bound;
      if (locations === undefined) continue;
      const within = inside.get(bound) ?? insideOf(locations);
      inside.set(bound, within);
      compareLocations(own, (location) => within(location) || pair.holds(locations, location), path + pointer("locations"), add);
    }
  }
}

function compareResource({ holds }: Pair, own: Resource, theirs: Resource, path: string, add: Add): void {
  if (own.provider !== theirs.provider) {
    const message = `The system ${own.id} is ${quote(theirs.provider, 80)} in the parent and ${quote(own.provider, 80)} here. A child keeps the provider.`;
    add(path + pointer("provider"), message, { parent: theirs.provider, child: own.provider });
  }
  if (theirs.account !== undefined && own.account !== theirs.account) {
    const message = `The parent holds the system ${own.id} to the account ${quote(theirs.account, 80)}. Name the same one here.`;
    add(path + pointer("account"), message, { parent: theirs.account, child: own.account });
  }
  for (const [e, effect] of own.effects.entries()) {
    if (holds(theirs.effects, effect)) continue;
    add(path + pointer("effects", e), `The parent does not list the effect ${listed([effect])} for the system ${own.id}. Take it away.`, {
      child: effect,
    });
  }
}

/** `isWithin` also holds for the very text that the parent writes: what lies nowhere in the parent lies nowhere here. */
function compareLocations(own: Resource, isWithin: (location: string) => boolean, path: string, add: Add): void {
  if (own.locations === undefined) {
    add(path, `The parent holds the system ${own.id} to some locations. Left out here, it would be the whole app: name some of them.`);
    return;
  }
  for (const [l, location] of own.locations.entries()) {
    if (isWithin(location)) continue;
    const message = `The location ${quote(location, 80)} is not within the parent's for the system ${own.id}. Keep it inside, written as the app shows it.`;
    add(path + pointer(l), message, { child: location });
  }
}

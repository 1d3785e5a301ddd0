// §7 step 14: the app, the account and the place in it.
import { quote } from "../../lib/text.ts";
import type { NamedResource } from "../../schema/request.gen.ts";
import type { BoundResource, Held, Lookup } from "../lookup.ts";
import { type Found, found, type Judged, PASSES, type Said, type StepSpec, says } from "../step.ts";

export const spec: StepSpec = {
  step: 14,
  title: "App, account and place",
  clause:
    "resource within the act's scopes, else DENY; unbound act → DENY; unstated → ASK_USER; a different account than the resource names → DENY; outside the resource's locations → DENY, location unstated → ASK_USER",
};

export function judge({ request: { resource = {} }, lookup, held }: Judged): Said {
  if (held === undefined) return PASSES;
  const path = `/authorities/${held.index}/resources`;
  if (held.resources.size === 0) return says("resource_unbound", path);
  if (resource.id === undefined && resource.provider === undefined) return says("resource_unstated", path);
  const bound = resolved(resource, held, lookup);
  if (bound === "several") return says("resource_unstated", path, "Several apps of the act have this provider: name one by its id.");
  if (bound === undefined) return says("resource_outside_act", path, `It is ${quote(resource.id ?? resource.provider ?? "", 80)}.`);
  const at = `/resources/${bound.index}`;
  const said = [...account(resource, bound, at), ...location(resource, bound, at)];
  return said.length === 0 ? PASSES : said;
}

/** By its id, and then of no other provider; or by its provider, where the act has one app of it. */
function resolved({ id, provider }: NamedResource, held: Held, { resources }: Lookup): BoundResource | "several" | undefined {
  if (id !== undefined) {
    const bound = held.resources.has(id) ? resources.get(id) : undefined;
    return provider === undefined || bound?.resource.provider === provider ? bound : undefined;
  }
  const ofProvider = [...held.resources].flatMap((ref) => {
    const bound = resources.get(ref);
    return bound?.resource.provider === provider ? [bound] : [];
  });
  return ofProvider.length > 1 ? "several" : ofProvider[0];
}

/** The first code is this project's own: the words have "unstated" for the app only. A resource that names no account is not held to one. */
function account({ account }: NamedResource, { resource }: BoundResource, at: string): Found[] {
  if (resource.account === undefined || resource.account === account) return [];
  return [
    account === undefined
      ? found("account_unstated", `${at}/account`)
      : found("account_differs", `${at}/account`, `It is ${quote(account, 80)}.`),
  ];
}

function location({ location }: NamedResource, { inside }: BoundResource, at: string): Found[] {
  if (inside === undefined) return [];
  if (location === undefined) return [found("location_unstated", `${at}/locations`)];
  return inside(location) ? [] : [found("location_outside", `${at}/locations`, `It is ${quote(location, 120)}.`)];
}

// §7 step 10: a read through an app that appeared after the Grant.
import { isBinding } from "../../catalogue/kinds.ts";
import { quote } from "../../lib/text.ts";
import type { NamedResource } from "../../schema/request.gen.ts";
import type { Lookup } from "../lookup.ts";
import { type Judged, PASSES, type Said, type StepSpec, says } from "../step.ts";

export const spec: StepSpec = {
  step: 10,
  title: "Apps that appeared later",
  clause: "a read through an app that appeared after the Grant, when new apps are not covered → DENY",
};

/** Every act of kind none counts as a read: nothing official comes of it. Official acts are held to their own apps at step 14. */
export function judge({ request: { resource }, lookup, held }: Judged): Said {
  if (held === undefined || isBinding(held.authority.kind) || resource === undefined) return PASSES;
  if (lookup.grant.defaults.new_connectors === "covered" || isKnown(resource, lookup)) return PASSES;
  return says("new_app_not_covered", "/defaults/new_connectors", `It is ${quote(resource.id ?? resource.provider ?? "", 80)}.`);
}

/** An app of the Grant: by its id, and then of no other provider; or by its provider. */
function isKnown({ id, provider }: NamedResource, { resources, providers }: Lookup): boolean {
  if (id === undefined) return provider === undefined || providers.has(provider);
  const bound = resources.get(id);
  return bound !== undefined && (provider === undefined || bound.resource.provider === provider);
}

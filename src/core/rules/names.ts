// On whose behalf the work is done (§4 question 3): a person or an organization has a name, or the Letter cannot say who it is.
import type { RuleSpec } from "../grant/spec.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { pointer } from "../lib/pointer.ts";

export const spec: RuleSpec = { id: "names", title: "On whose behalf", clause: "§4 question 3: on whose behalf" };

export function checkOnBehalfOf({ on_behalf_of }: ValidGrant): Finding[] {
  if (on_behalf_of === undefined || on_behalf_of.kind === "self" || on_behalf_of.name !== undefined) return [];
  const message = `The work is done on behalf of ${on_behalf_of.kind === "person" ? "a person" : "an organization"} that is not named. Name it.`;
  return [{ rule: "names", path: pointer("on_behalf_of", "name"), message, blocks: false }];
}

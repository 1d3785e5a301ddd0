// Apps and counterparties: each app has an id of its own, and an act has counterparties exactly where its effect has (§4 question 3).
import { effectRow } from "../catalogue/effects.ts";
import type { RuleSpec } from "../grant/spec.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { pointer } from "../lib/pointer.ts";
import { folded, quote } from "../lib/text.ts";
import type { Authority } from "../schema/grant.gen.ts";

export const spec: RuleSpec = {
  id: "resources",
  title: "Apps and counterparties",
  clause: "§4 question 3: counterparties compiled onto the act classes they apply to; §7 steps 14 and 15",
};

function checkApps(grant: ValidGrant): Finding[] {
  const found: Finding[] = [];
  const ids = new Set<string>();
  const labels = new Set<string>();
  for (const [i, { id, label }] of grant.resources.entries()) {
    const name = folded(label);
    if (ids.has(id)) {
      const message = `Two apps have the id ${id}, so that an act could mean either. Give each an id of its own.`;
      found.push({ rule: "resources", path: pointer("resources", i, "id"), message, blocks: true });
    } else if (labels.has(name)) {
      const message = `Two apps are called ${quote(label, 80)}, so that the Letter cannot tell them apart. Give them different names.`;
      found.push({ rule: "resources", path: pointer("resources", i, "label"), message, blocks: false });
    }
    ids.add(id);
    labels.add(name);
  }
  return found;
}

function checkTargets({ act, effect, targets }: Authority, path: string): Finding[] {
  const found: Finding[] = [];
  const add = (blocks: boolean, message: string, ...segments: string[]) =>
    found.push({ rule: "resources", path: path + pointer("targets", ...segments), message, blocks });
  const row = effectRow(effect);
  if (targets === undefined) {
    if (row?.counterparties !== undefined) {
      add(true, `The act ${act} has ${row.counterparties} on the other side, but does not say which. Say who they may be.`);
    }
    return found;
  }
  // An extension effect is a name whose meaning is not known here: it may carry any class.
  if (row !== undefined && row.counterparties === undefined) {
    add(true, `The act ${act} has nobody on the other side, because its effect ${effect} has none. Remove the targets.`);
  } else if (row !== undefined && row.counterparties !== targets.class) {
    add(true, `The act ${act} has ${row.counterparties} on the other side, not ${targets.class}. Correct the class.`, "class");
  }
  if (targets.scope === "named" && targets.ids.length === 0) {
    add(false, `The act ${act} is held to those named, and nobody is named, so a verifier denies it every time. Name them.`, "ids");
  }
  if (targets.scope === "any" && targets.ids.length > 0) {
    add(
      false,
      `The act ${act} may have anyone on the other side, so the list of names holds it to nothing. Choose those named or known.`,
      "ids",
    );
  }
  return found;
}

export function checkResources(grant: ValidGrant): Finding[] {
  return [...checkApps(grant), ...grant.authorities.flatMap((authority, i) => checkTargets(authority, pointer("authorities", i)))];
}

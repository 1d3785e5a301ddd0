// G6: "A discovered system that was not selected MUST NOT appear in any authority." The selected systems are the Grant's resources; an
// authority names them where it acts and where it reads (app: sources).
import { isBinding } from "../catalogue/kinds.ts";
import { sourceApp } from "../catalogue/sources.ts";
import type { RuleSpec } from "../grant/spec.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { pointer } from "../lib/pointer.ts";
import { quote } from "../lib/text.ts";

export const spec: RuleSpec = {
  id: "G6",
  title: "Only selected systems",
  clause: "A discovered system that was not selected MUST NOT appear in any authority. Discovery never grants authority.",
};

export function checkSelected(grant: ValidGrant): Finding[] {
  const found: Finding[] = [];
  const selected = new Map(grant.resources.map((resource) => [resource.id, resource]));
  for (const [i, { act, effect, kind, resources, grounding }] of grant.authorities.entries()) {
    const add = (blocks: boolean, message: string, ...segments: (string | number)[]) =>
      found.push({ rule: "G6", path: pointer("authorities", i, ...segments), message, blocks });
    for (const [k, id] of resources.entries()) {
      const resource = selected.get(id);
      if (resource === undefined) {
        add(
          true,
          `The act ${act} uses the app ${id}, which is not among the apps that were selected. Select it, or take it from the act.`,
          "resources",
          k,
        );
      } else if (!resource.effects.includes(effect)) {
        const message = `The app ${id} (${quote(resource.label, 80)}) does not list the effect ${quote(effect, 80)} of the act ${act}. List it there, or take the app from the act.`;
        add(true, message, "resources", k);
      }
    }
    if (resources.length === 0 && isBinding(kind)) {
      add(false, `The act ${act} is bound to no app, so a verifier denies it everywhere. Name the apps it may use.`, "resources");
    }
    for (const [k, source] of grounding.allowed.entries()) {
      const app = sourceApp(source);
      if (app === undefined || selected.has(app)) continue;
      const message = `The act ${act} relies on the app ${app}, which is not among the apps that were selected. Select it, or take the source away.`;
      add(true, message, "grounding", "allowed", k);
    }
  }
  return found;
}

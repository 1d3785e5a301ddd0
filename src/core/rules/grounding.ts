// What grounds the work (§4 question 4): "Memory is a lead, not proof: before anything official the agent checks what it remembers against
// the system of record." So memory is in no binding authority's allowed sources.
import { isBinding } from "../catalogue/kinds.ts";
import { sourceApp } from "../catalogue/sources.ts";
import type { RuleSpec } from "../grant/spec.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { pointer } from "../lib/pointer.ts";
import type { Grounding } from "../schema/grant.gen.ts";

export const spec: RuleSpec = {
  id: "grounding",
  title: "Memory is a lead, not proof",
  clause:
    "Memory is a lead, not proof: before anything official the agent checks what it remembers against the system of record. (§4 question 4)",
};

function checkSources(grounding: Grounding, apps: ReadonlySet<string>, path: string, isDefault: boolean): Finding[] {
  const found: Finding[] = [];
  const warn = (message: string, ...segments: (string | number)[]) =>
    found.push({ rule: "grounding", path: path + pointer("grounding", ...segments), message, blocks: false });
  const { allowed, prohibited } = grounding;
  for (const [k, source] of allowed.entries()) {
    if (!prohibited.includes(source)) continue;
    warn(`The source ${source} is both allowed and prohibited here. It counts as prohibited: take it from one of the lists.`, "allowed", k);
  }
  // An unselected app among an authority's allowed sources is G6's; elsewhere it is a reference to nothing.
  for (const list of isDefault ? (["allowed", "prohibited"] as const) : (["prohibited"] as const)) {
    for (const [k, source] of grounding[list].entries()) {
      const app = sourceApp(source);
      if (app === undefined || apps.has(app)) continue;
      warn(`The source ${source} names no app of this Grant. Correct it, or take it from the list.`, list, k);
    }
  }
  return found;
}

export function checkGrounding(grant: ValidGrant): Finding[] {
  const apps = new Set(grant.resources.map(({ id }) => id));
  const found = checkSources(grant.defaults.grounding, apps, pointer("defaults"), true);
  for (const [i, { act, kind, grounding }] of grant.authorities.entries()) {
    found.push(...checkSources(grounding, apps, pointer("authorities", i), false));
    const memory = grounding.allowed.indexOf("agent_memory");
    if (!isBinding(kind)) continue;
    if (memory >= 0) {
      const message = `The act ${act} is official, and what an agent remembers is a lead, not proof. Take agent_memory from its sources.`;
      found.push({ rule: "grounding", path: pointer("authorities", i, "grounding", "allowed", memory), message, blocks: true });
    }
    if (grounding.allowed.length === 0) {
      const message = `The act ${act} may rely on no source, so a verifier denies it on any evidence. Name its sources.`;
      found.push({ rule: "grounding", path: pointer("authorities", i, "grounding", "allowed"), message, blocks: false });
    }
  }
  return found;
}

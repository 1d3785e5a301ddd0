// §7 step 7: an agent that the Grant does not name. People, systems and the principal are no agents: step 12 is about them.
import { isBinding } from "../../catalogue/kinds.ts";
import { isHuman } from "../../formations/f07-transitions.ts";
import { quote } from "../../lib/text.ts";
import { type Judged, PASSES, type Said, type StepSpec, says } from "../step.ts";

export const spec: StepSpec = {
  step: 7,
  title: "Agents the Grant does not name",
  clause: "an agent the Grant does not name, held to the rule for unnamed agents",
};

/** `non_binding` lets an act of kind none go on and denies the rest, a change to itself too. */
export function judge({ request: { actor }, lookup: { grant, named }, held }: Judged): Said {
  if (actor === undefined || named.has(actor) || isHuman(actor) || actor.startsWith("system:")) return PASSES;
  const path = "/work_system/unnamed_agents";
  const rule = grant.work_system.unnamed_agents;
  if (rule === "ask") return says("unnamed_agent_asks", path, `It is ${quote(actor, 80)}.`);
  if (rule === "non_binding" && held !== undefined && !isBinding(held.authority.kind)) return PASSES;
  return says("unnamed_agent", path, `It is ${quote(actor, 80)}.`);
}

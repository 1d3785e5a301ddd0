// §7 step 8: what started it.
import { quote } from "../../lib/text.ts";
import { type Judged, PASSES, type Said, type StepSpec, says } from "../step.ts";

export const spec: StepSpec = {
  step: 8,
  title: "What started it",
  clause: "what started it is not a listed trigger → ASK_USER",
};

export function judge({ request: { trigger }, lookup: { triggers } }: Judged): Said {
  if (trigger === undefined) return says("trigger_unstated", "/defaults/triggers");
  return triggers.has(trigger) ? PASSES : says("trigger_unlisted", "/defaults/triggers", `It is ${quote(trigger, 80)}.`);
}

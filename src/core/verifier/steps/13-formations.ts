// §7 step 13 (F9, F6): every formation that governs the act has to have the actor for a member, and its divided duties have to be divided.
import { quote } from "../../lib/text.ts";
import { type Judged, PASSES, type Said, type StepSpec, says } from "../step.ts";

export const spec: StepSpec = {
  step: 13,
  title: "Formations",
  clause:
    "formations (§4b) that govern the act: the actor is not a member → DENY not_in_formation; one actor on both sides of a segregation-of-duties handoff, or an authority held by both → DENY segregation_violated",
};

export function judge({ request: { actor }, held }: Judged): Said {
  if (held === undefined || held.formations.length === 0) return PASSES;
  // Duties in one hand are in one hand whoever acts; who is a member cannot be told where nobody is stated.
  if (actor !== undefined) {
    const outside = held.formations.find(({ members }) => !members.has(actor));
    if (outside !== undefined) return says("not_in_formation", `/formations/${outside.index}`, `It is ${quote(actor, 80)}.`);
  }
  const mixed = held.formations.find(({ undivided, straddling }) => undivided || (actor !== undefined && straddling.has(actor)));
  if (mixed !== undefined) return says("segregation_violated", `/formations/${mixed.index}/handoffs`);
  return actor === undefined ? "unknown" : PASSES;
}

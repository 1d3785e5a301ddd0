// §7 step 12: who acts. A named member who is not the holder already ended at step 6.
import { quote } from "../../lib/text.ts";
import { type Judged, PASSES, type Said, type StepSpec, says } from "../step.ts";

export const spec: StepSpec = {
  step: 12,
  title: "Who acts",
  clause:
    "actor: unstated → ASK_USER; an actor the Grant does not name and the authority does not list → DENY (a named member who is not the holder already ended at step 6)",
};

/** The principal, people and systems pass only where the authority lists them; for a change to itself there is no authority. */
export function judge({ request: { actor }, lookup: { named }, held }: Judged): Said {
  const path = held === undefined ? "/work_system" : `/authorities/${held.index}/actors`;
  if (actor === undefined) return says("actor_unstated", path);
  if (named.has(actor) || held?.actors.has(actor) === true) return PASSES;
  return says("actor_not_named", path, `It is ${quote(actor, 80)}.`);
}

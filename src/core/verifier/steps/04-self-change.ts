// §7 step 4: a change that the agent would make to itself. Judged only where the request states one.
import { type Judged, PASSES, type Said, type StepSpec, says } from "../step.ts";

export const spec: StepSpec = {
  step: 4,
  title: "A change to itself",
  clause: "a change it would make to itself, judged by defaults.self_changes (never → DENY · ask → ASK_USER)",
};

/** An allowed change goes on: to the other steps where an act or effect is named, too, else to who acts, what started it and what it moves (`verify`). */
export function judge({ request: { self_change }, lookup: { grant } }: Pick<Judged, "request" | "lookup">): Said {
  if (self_change === undefined) return PASSES;
  const path = `/defaults/self_changes/${self_change}`;
  const rule = grant.defaults.self_changes[self_change];
  if (rule === "allowed") return PASSES;
  return says(rule === "ask" ? "self_change_asks" : "self_change_never", path);
}

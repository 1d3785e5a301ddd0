// §7 step 5: denials beat allowances.
import { type Judged, PASSES, type Said, type StepSpec, says } from "../step.ts";

export const spec: StepSpec = {
  step: 5,
  title: "Denials",
  clause: "a denial for the act or effect → DENY (denials beat allowances)",
};

/**
 * A denial of an act matches the act as it is named, also where §7b.2 drops it. A denial of a whole effect matches whatever the act. A request
 * that names no act the Grant knows, or whose act was dropped, is matched by the effect of every denial.
 */
export function judge({ request: { act }, lookup: { denials }, resolution }: Pick<Judged, "request" | "lookup" | "resolution">): Said {
  const named = act === undefined ? undefined : denials.byAct.get(act);
  const { effect, namesNoAct } = resolution;
  const byEffect = effect === undefined ? undefined : (namesNoAct ? denials.anyEffect : denials.byEffect).get(effect);
  const denial = named ?? byEffect;
  return denial === undefined ? PASSES : says("denied", `/denied/${denial}`);
}

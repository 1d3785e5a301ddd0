// §7 step 11: an act of kind none makes nothing official.
import { isBinding } from "../../catalogue/kinds.ts";
import { type Judged, PASSES, type Said, type StepSpec, says } from "../step.ts";

export const spec: StepSpec = {
  step: 11,
  title: "Nothing official",
  clause: "non-binding kind → ALLOW",
};

export function judge({ held }: Judged): Said {
  if (held === undefined || isBinding(held.authority.kind)) return PASSES;
  return says("non_binding", `/authorities/${held.index}/kind`);
}

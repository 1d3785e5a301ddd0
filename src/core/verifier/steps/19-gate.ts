// §7 step 19 (F9, F3): a gate that the act crosses, where it needs the go-ahead each time. It fires whoever acts; a standing go-ahead is kept.
import { type Judged, PASSES, type Said, type StepSpec, says } from "../step.ts";

export const spec: StepSpec = {
  step: 19,
  title: "Gates",
  clause:
    "a human_gate the act crosses, when the act needs the go-ahead each time → ASK_USER gate_requires_ask; a standing go-ahead is preserved",
};

export function judge({ held }: Judged): Said {
  if (held === undefined || held.authority.go_ahead?.mode !== "each_time") return PASSES;
  const gate = held.formations.find(({ gated }) => gated.has(held.authority.act));
  return gate === undefined ? PASSES : says("gate_requires_ask", `/formations/${gate.index}`);
}

// §7 step 16: what it is based on. Sources are the names of where the grounds were read; how old they are, and whether facts agree, is asked of
// the agent and checked by nobody (the Letter says so).
import { quote } from "../../lib/text.ts";
import { type Judged, PASSES, type Said, type StepSpec, says } from "../step.ts";

export const spec: StepSpec = {
  step: 16,
  title: "What it is based on",
  clause: "evidence ⊆ the act's allowed sources, else DENY; none stated for a binding act → ASK_USER",
};

/** A source that is both allowed and prohibited is prohibited. */
export function judge({ request: { evidence = [] }, held }: Judged): Said {
  if (held === undefined) return PASSES;
  const path = `/authorities/${held.index}/grounding`;
  if (evidence.length === 0) return says("evidence_unstated", path);
  const refused = evidence.find((source) => held.prohibited.has(source) || !held.allowed.has(source));
  return refused === undefined ? PASSES : says("source_not_allowed", path, `It is ${quote(refused, 80)}.`);
}

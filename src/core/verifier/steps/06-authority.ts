// §7 step 6 and §7b.4–5: the effect resolves to an authority of this Grant, and a named agent acts on its own authorities only.
import { quote } from "../../lib/text.ts";
import type { ActorRef } from "../../schema/grant.gen.ts";
import type { Held } from "../lookup.ts";
import { type Judged, PASSES, type Said, type StepSpec, says } from "../step.ts";

export const spec: StepSpec = {
  step: 6,
  title: "The authority",
  clause:
    "the effect resolves to an authority of THIS grant (§7b), else DENY effect_not_delegated; a named member acting on an authority assigned to other members → DENY actor_not_authorized here, before any later step could ask",
};

type Given = Pick<Judged, "request" | "lookup" | "resolution">;

/** The first code is this project's own, stricter than the printed words: what is stated and what is named must not be two things. */
export function judge({ request: { effect, actor }, lookup, resolution }: Given): Said {
  const { own, candidates } = resolution;
  if (effect !== undefined && effect !== own && effect !== resolution.effect) {
    return says("effect_mismatch", undefined, `Stated is ${quote(effect, 80)}; the act's own is ${quote(own ?? "none", 80)}.`);
  }
  if (candidates.length === 0) return says("effect_not_delegated", "/authorities");
  if (actor === undefined) return candidates.length > 1 ? says("actor_unstated") : PASSES;
  if (!lookup.named.has(actor) || holdersOf(candidates, actor).length > 0) return PASSES;
  const path = candidates.length === 1 ? `/authorities/${candidates[0]?.index}/actors` : "/authorities";
  return says("actor_not_authorized", path, `${quote(actor, 80)} does not hold it.`);
}

/**
 * The authorities that the act is judged by, once this step lets it pass: those that list the actor; all candidates for somebody whom none
 * lists (an agent that the Grant does not name: step 7; a person or a system: step 12), and where nobody is stated.
 */
export function authoritiesFor({ request: { actor }, lookup, resolution: { candidates } }: Given): readonly Held[] {
  if (actor === undefined || candidates.length === 1) return candidates;
  const holders = holdersOf(candidates, actor);
  return holders.length > 0 || lookup.named.has(actor) ? holders : candidates;
}

function holdersOf(candidates: readonly Held[], actor: ActorRef): readonly Held[] {
  return candidates.filter(({ actors }) => actors.has(actor));
}

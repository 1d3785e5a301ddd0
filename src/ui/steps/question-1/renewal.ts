/** What is said at an act that may renew itself: as what it is then judged (§7b.2), and what was decided about that. Pure. */
import type { WorkAnswer } from "../../../core/answers/answers.ts";
import { renewsAs } from "../../../core/catalogue/effects.ts";
import type { Effect } from "../../../core/schema/grant.gen.ts";

/** A sentence, or nothing for an act that cannot renew itself into something else. */
export function renewalOf(effect: Effect, { acts, nevers }: Pick<WorkAnswer, "acts" | "nevers">): string | undefined {
  const as = renewsAs(effect);
  if (as === undefined) return undefined;
  const decided = nevers.some((denial) => denial.effect === as)
    ? "which you have set to Never"
    : acts.some((act) => act.effect === as)
      ? "which you have allowed, on its own terms"
      : "which is not allowed";
  return `A purchase that renews itself counts as a subscription, ${decided}.`;
}

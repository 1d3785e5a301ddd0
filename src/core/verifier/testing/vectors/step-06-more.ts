// Step 6, the strictest of several: at one step the order of its reasons decides, wherever the authorities stand, and each yes is a yes in all.
import { euros } from "../../../testing/grant-parts.ts";
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { twoActs } from "./bases-resolving.ts";

const step6 = section("§7 step 6");
const CATEGORY: Decided = ["ASK_USER", 17, "limit_category"];
const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];

const authority = ({ context }: Case, k: number) => context.grant.authorities[k];

/** The one act is limited to another category, and the other to less than what is spent. */
const differ =
  (category: number, amount: number, ...answered: string[]) =>
  (vector: Case): void => {
    authority(vector, category).limits.categories = ["household"];
    authority(vector, amount).limits.per_act = euros("11.99");
    vector.context.answered = answered;
  };

export const vectors: readonly Vector[] = [
  step6(
    "step-06-strictest-order-of-reasons",
    "Two acts of the effect are the actor's own: the first asks for the category and the second for the amount, which comes first in step 17.",
    twoActs,
    differ(0, 1),
    ["ASK_USER", 17, "limit_per_act"],
  ),
  step6(
    "step-06-strictest-order-of-reasons-turned",
    "Two acts of the effect are the actor's own: the first asks for the amount and the second for the category, and the amount comes first.",
    twoActs,
    differ(1, 0),
    ["ASK_USER", 17, "limit_per_act"],
  ),
  step6(
    "step-06-strictest-second-reason",
    "Two acts of the effect are the actor's own, and the amount was answered: the other act's category is asked for next.",
    twoActs,
    differ(0, 1, "limit_per_act"),
    CATEGORY,
  ),
  step6(
    "step-06-strictest-other-answered",
    "Two acts of the effect are the actor's own, and the category was answered: the amount is still asked for.",
    twoActs,
    differ(0, 1, "limit_category"),
    ["ASK_USER", 17, "limit_per_act"],
  ),
  step6(
    "step-06-strictest-all-answered",
    "Two acts of the effect are the actor's own, and the asks of both were answered.",
    twoActs,
    differ(0, 1, "limit_per_act", "limit_category"),
    ALLOWED,
  ),
];

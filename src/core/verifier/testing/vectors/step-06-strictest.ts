// Step 6, several candidates that hold the actor, which is possible only by effect: each is judged, and the strictest decision stands (DENY,
// ASK_USER, ALLOW; then the earliest step).
import { euros } from "../../../testing/grant-parts.ts";
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { alsoHolds, PARTNER, twoActs, withPartner } from "./bases-resolving.ts";

const step6 = section("§7 step 6");
const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];

const authority = ({ context }: Case, k: number) => context.grant.authorities[k];

/** The second of the two acts that buy comes first in the Grant. */
const turned = (): Case => {
  const vector = twoActs();
  vector.context.grant.authorities.reverse();
  return vector;
};

export const vectors: readonly Vector[] = [
  step6(
    "step-06-strictest-both-allow",
    "Two acts of the effect are the actor's own, and each by itself is allowed.",
    twoActs,
    () => {},
    ALLOWED,
  ),
  step6(
    "step-06-strictest-second-asks",
    "Two acts of the effect are the actor's own, and the second one's limit is below the amount: the stricter decision stands.",
    twoActs,
    (vector) => Object.assign(authority(vector, 1).limits, { per_act: euros("11.99") }),
    ["ASK_USER", 17, "limit_per_act"],
  ),
  step6(
    "step-06-strictest-first-asks",
    "Two acts of the effect are the actor's own, and the first one's limit is below the amount: the stricter decision stands wherever it is.",
    twoActs,
    (vector) => Object.assign(authority(vector, 0).limits, { per_act: euros("11.99") }),
    ["ASK_USER", 17, "limit_per_act"],
  ),
  step6(
    "step-06-strictest-denies",
    "Two acts of the effect are the actor's own: one would ask at step 15 and the other denies at step 16, and a denial is stricter than an earlier ask.",
    twoActs,
    (vector) => {
      authority(vector, 0).targets = { class: "merchants", scope: "known", ids: ["corner.example"] };
      authority(vector, 1).grounding.allowed = ["system_of_record"];
    },
    ["DENY", 16, "source_not_allowed"],
  ),
  step6(
    "step-06-strictest-earliest-ask",
    "Two acts of the effect are the actor's own: the first would ask at step 17 and the second at step 15, and the earlier ask stands.",
    twoActs,
    (vector) => {
      authority(vector, 0).limits.per_act = euros("11.99");
      authority(vector, 1).targets = { class: "merchants", scope: "known", ids: ["corner.example"] };
    },
    ["ASK_USER", 15, "counterparty_unknown"],
  ),
  step6(
    "step-06-strictest-earliest-denial",
    "Two acts of the effect are the actor's own: one denies at step 16 and the other at step 15, and the earlier denial stands.",
    turned,
    (vector) => {
      authority(vector, 0).grounding.allowed = ["system_of_record"];
      authority(vector, 1).targets.ids = ["corner.example"];
    },
    ["DENY", 15, "counterparty_not_listed"],
  ),
  step6(
    "step-06-strictest-only-the-actors",
    "Three acts have the effect, and the partner's, which would ask, is not the actor's own: it does not take part.",
    twoActs,
    (vector) => {
      withPartner(vector);
      alsoHolds(vector, "stall.buy", { actors: [PARTNER] }).limits.per_act = euros("1.00");
    },
    ALLOWED,
  ),
  step6(
    "step-06-strictest-answered-one",
    "Both of the actor's own acts would ask for the limit, and the principal has answered yes to that for exactly this request.",
    twoActs,
    (vector) => {
      for (const k of [0, 1]) authority(vector, k).limits.per_act = euros("11.99");
      vector.context.answered = ["limit_per_act"];
    },
    ALLOWED,
  ),
];

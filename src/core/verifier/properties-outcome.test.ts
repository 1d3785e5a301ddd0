// What the review says of an act ("alone", "asks", "prepares", "never") is what a verifier decides on the act as it is meant to be done: the two are
// written apart, and held against each other here.
import { describe } from "vitest";
import { type Outcome, outcomeFor } from "../outputs/outcome.ts";
import type { Decision } from "./decision.ts";
import { arbitraryJudged } from "./testing/arbitrary-judged.ts";
import { drawHeld, drawMeant } from "./testing/requests.ts";
import { broken, judgedProperty } from "./testing/runs.ts";
import { sceneOf } from "./testing/scene.ts";
import { verify } from "./verify.ts";

/** What comes of an act once every ask was answered yes, and the reason that says so: a refusal, else the first ask. */
function cameTo(decision: Decision): { outcome: Outcome; because: string } {
  const all = [decision, ...decision.then];
  const refusal = all.find((one) => one.decision === "DENY");
  if (refusal !== undefined) {
    const prepares = refusal.reason === "mode_plan_prepares_only" || refusal.reason === "commit_prohibited";
    return { outcome: prepares ? "prepares" : "never", because: refusal.reason };
  }
  const ask = all.find((one) => one.decision === "ASK_USER");
  return ask === undefined ? { outcome: "alone", because: decision.reason } : { outcome: "asks", because: ask.reason };
}

describe("an act as it is meant to be done", () => {
  judgedProperty("comes to what the review says of it, and for the reason it says", {
    of: arbitraryJudged,
    prepare: (grant) => sceneOf(grant),
    holds: (scene, draw) => {
      const held = drawHeld(scene, draw);
      const authority = scene.prepared.grant.authorities[held.index];
      if (authority === undefined) return;
      const said = outcomeFor(scene.prepared.grant, authority, held.actor);
      const { request, context } = drawMeant(scene, draw, held);
      const decision = verify(request, context);
      const came = cameTo(decision);
      // Where the Grant has no app at all, information has nowhere to go (step 9): the review tells of what a person mends, that the act has no app.
      const isNowhere = came.because === "movement_app_unlisted" && scene.grant.resources.length === 0;
      if (said.outcome !== came.outcome || (said.because !== came.because && !isNowhere)) {
        broken(
          "The review and the verifier differ:",
          { said, came, request, context: { ...context, grant: undefined } },
          decision.then,
          authority,
          scene.grant,
        );
      }
    },
  });
});

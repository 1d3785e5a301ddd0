// What must change nothing: members that no form names, and the order in which things are written.
import { describe } from "vitest";
import type { Decision } from "./decision.ts";
import { arbitraryJudged } from "./testing/arbitrary-judged.ts";
import { reordered } from "./testing/reordered.ts";
import { broken, judgedProperty } from "./testing/runs.ts";
import { sceneOf } from "./testing/scene.ts";
import { drawAsked } from "./testing/straying.ts";
import { withUnnamed } from "./testing/unnamed.ts";
import { verify } from "./verify.ts";

const essence = ({ decision, step, reason, then }: Decision) => JSON.stringify({ decision, step, reason, then });

describe("it changes nothing", () => {
  judgedProperty("what no form names, in a request and in what a host says: byte for byte of the decision", {
    of: arbitraryJudged,
    prepare: (grant) => sceneOf(grant),
    holds: (scene, draw) => {
      const asked = drawAsked(scene, draw);
      const more = withUnnamed(asked, draw);
      const [before, after] = [verify(asked.request, asked.context), verify(more.request, more.context)];
      if (JSON.stringify(before) !== JSON.stringify(after))
        broken("It changed:", { before, after, asked: asked.request, more: more.request }, scene.grant);
    },
  });

  judgedProperty("the order of the Grant's members and lists", {
    of: arbitraryJudged,
    prepare: async (grant, draw) => ({ scene: await sceneOf(grant), other: await sceneOf(reordered(grant, draw, ["chain"])) }),
    holds: ({ scene, other }, draw) => {
      const { request, context } = drawAsked(scene, draw);
      const { seal } = context.acceptance ?? {};
      const accepted = seal === scene.prepared.seal ? { acceptance: { ...context.acceptance, seal: other.prepared.seal } } : {};
      const before = verify(request, context);
      const after = verify(request, { ...context, ...accepted, grant: other.prepared } as typeof context);
      if (essence(before) !== essence(after)) broken("It changed:", { before, after, request }, scene.grant, other.grant);
    },
  });

  judgedProperty("the order of a request's and a context's members and lists", {
    of: arbitraryJudged,
    prepare: (grant) => sceneOf(grant),
    holds: (scene, draw) => {
      const { request, context } = drawAsked(scene, draw);
      const { grant: _, attested = [], ...plain } = context;
      const turned = {
        ...reordered(plain, draw),
        ...(context.attested === undefined ? {} : { attested: reordered(attested, draw, ["evidence"]) }),
      };
      const before = verify(request, context);
      const after = verify(reordered(request, draw, ["settlement_evidence"]), { ...turned, grant: scene.prepared });
      if (essence(before) !== essence(after)) broken("It changed:", { before, after, request }, scene.grant);
    },
  });
});

// The random Grants and requests of these properties reach every step of §7: a property over requests that are all refused at step 0 would say
// nothing.

import fc from "fast-check";
import { expect, it } from "vitest";
import type { Reason } from "../catalogue/reasons.ts";
import { arbitraryJudged } from "./testing/arbitrary-judged.ts";
import { drawOf } from "./testing/draw.ts";
import { TIMEOUT } from "./testing/runs.ts";
import { sceneOf } from "./testing/scene.ts";
import { drawAsked } from "./testing/straying.ts";
import { verify } from "./verify.ts";

it("x", { timeout: TIMEOUT }, async () => {
  const seen = new Map<Reason | string, number>();
  const first = new Map<string, number>();
  for (const [i, grant] of fc.sample(arbitraryJudged(), { numRuns: 300, seed: 7 }).entries()) {
    const scene = await sceneOf(grant);
    const draw = drawOf(i);
    for (let k = 0; k < 100; k += 1) {
      const { request, context } = drawAsked(scene, draw);
      const decision = verify(request, context);
      first.set(decision.reason, (first.get(decision.reason) ?? 0) + 1);
      for (const { step, reason } of [decision, ...decision.then]) seen.set(`${step} ${reason}`, (seen.get(`${step} ${reason}`) ?? 0) + 1);
    }
  }
  console.log(
    [...seen]
      .sort((a, b) => parseInt(a[0]) - parseInt(b[0]))
      .map(([k, n]) => `${k}: ${n} first ${first.get(k.split(" ")[1])}`)
      .join("\n"),
  );
  expect(1).toBe(1);
});

// What the bench compares is the same policy on both sides, or it says so and stops.
import cedar from "@cedar-policy/cedar-wasm/nodejs";
import { expect, it } from "vitest";
import { comparisonOf, grantOf, judgeOf, policiesOf } from "./judge.ts";

it.each([10, 101])("gives the same answers as Cedar, with %i acts", async (count) => {
  const judge = await judgeOf(count, cedar);
  expect(judge.decisions).toBe(10);
  expect(() => [judge.poa(), judge.cedar()]).not.toThrow();
});

it("stops where the two differ, and where Cedar cannot judge", async () => {
  const answering = (change) => ({ ...cedar, statefulIsAuthorized: (call) => change(cedar.statefulIsAuthorized(call)) });
  const generous = answering((answer) => ({ ...answer, response: { ...answer.response, decision: "allow" } }));
  await expect(judgeOf(10, generous)).rejects.toThrow("over the limit: ASK_USER limit_per_act here, allow with 0 errors there");
  const broken = answering((answer) => ({ ...answer, response: { ...answer.response, diagnostics: { errors: [{}], reason: [] } } }));
  await expect(judgeOf(10, broken)).rejects.toThrow("the first act: ALLOW commit_automatic here, allow with 1 errors there");
  await expect(
    judgeOf(
      10,
      answering(() => ({ type: "failure", errors: [], warnings: [] })),
    ),
  ).rejects.toThrow("failure with 1 errors there");
});

it("writes a policy for each act and each denial", () => {
  const policies = policiesOf(grantOf(101));
  expect([policies.match(/^permit /gm)?.length, policies.match(/^forbid /gm)?.length]).toEqual([101, 3]);
  expect(() => comparisonOf(50)()).not.toThrow();
});

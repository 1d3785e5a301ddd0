// The random Grants and requests of these properties reach every step of §7, and every reason that a verifier gives: a property over requests that are
// all refused at step 0 would say nothing.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALL_REASONS, type Reason } from "../catalogue/reasons.ts";
import { TIMEOUT } from "../testing/property-runs.ts";
import { arbitraryJudged } from "./testing/arbitrary-judged.ts";
import { drawOf } from "./testing/draw.ts";
import { familyOf } from "./testing/family.ts";
import { sceneOf } from "./testing/scene.ts";
import { drawAsked } from "./testing/straying.ts";
import { verify } from "./verify.ts";

/** What `prepare` refuses a Grant for, and what only carriers and parents can give: neither is drawn here. */
const ELSEWHERE: readonly Reason[] = [
  "unsupported_version",
  "invalid_grant",
  "unresolved_formation",
  "seal_mismatch",
  "parent_not_authenticated",
  "parent_grant_missing",
  "parent_revoked",
  "child_wider_than_parent",
];

const GRANTS = 120;
const REQUESTS = 60;

describe("what the properties are tried on", () => {
  it("reaches every reason, as what decides or as what would follow, and each decision often", { timeout: TIMEOUT }, async () => {
    const seen = new Map<string, number>();
    const count = (key: string) => seen.set(key, (seen.get(key) ?? 0) + 1);
    for (const [seed, grant] of fc.sample(arbitraryJudged(), { numRuns: GRANTS, seed: 20 }).entries()) {
      const [scene, draw] = [await sceneOf(grant), drawOf(seed)];
      for (let i = 0; i < REQUESTS; i += 1) {
        const { request, context } = drawAsked(scene, draw);
        const decision = verify(request, context);
        count(decision.decision);
        for (const { step, reason } of [decision, ...decision.then]) {
          count(reason);
          count(`step ${step}`);
        }
      }
    }
    const wanted = ALL_REASONS.filter((reason) => !ELSEWHERE.includes(reason));
    expect(wanted.filter((reason) => !seen.has(reason))).toEqual([]);
    // Step 2 judges children only, which are drawn below.
    const steps = Array.from({ length: 21 }, (_, step) => step).filter((step) => step !== 2);
    expect(steps.filter((step) => (seen.get(`step ${step}`) ?? 0) < 10)).toEqual([]);
    for (const decision of ["ALLOW", "ASK_USER", "DENY"]) expect(seen.get(decision)).toBeGreaterThan((GRANTS * REQUESTS) / 10);
  });

  it("makes children that are allowed official acts and others, and some that are children of children", { timeout: TIMEOUT }, async () => {
    const seen = new Map<string, number>();
    const count = (key: string) => seen.set(key, (seen.get(key) ?? 0) + 1);
    for (const [seed, grant] of fc.sample(arbitraryJudged(), { numRuns: GRANTS, seed: 21 }).entries()) {
      const draw = drawOf(seed);
      const family = await familyOf(grant, draw);
      if (family === undefined) continue;
      count(`${family.parents.length} parents`);
      const parents = family.parents.map(({ prepared }) => ({ grant: prepared, status: "active" as const }));
      for (let i = 0; i < REQUESTS; i += 1) {
        const { request, context } = drawAsked(family.child, draw);
        const { decision, reason } = verify({ ...request, actor: family.child.grant.delegate.sub }, { ...context, parents });
        count(decision === "ALLOW" ? reason : decision);
      }
    }
    for (const wanted of ["1 parents", "2 parents", "commit_automatic", "non_binding", "self_change_allowed", "ASK_USER", "DENY"]) {
      expect([wanted, (seen.get(wanted) ?? 0) >= 5]).toEqual([wanted, true]);
    }
    expect(seen.has("parent_grant_missing") || seen.has("child_wider_than_parent")).toBe(false);
  });
});

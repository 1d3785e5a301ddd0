// A clause's refs are no promise but a fact: the sentence holds the value, as people read it.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Grant } from "../schema/grant.gen.ts";
import { arbitraryGrant } from "../testing/arbitrary-grant.ts";
import { clauses } from "./clauses.ts";
import { plainText } from "./render-text.ts";
import { leaves, stating } from "./testing/coverage.ts";
import { renderings } from "./testing/renderings.ts";
import { SEAL, samples } from "./testing/samples.ts";

/** Acts that differ only in their own apps are said together; the apps stand in the acts' own sentences. */
const SAID_BY_GROUP = /\/grounding\//;

function unsaid(grant: Grant): string[] {
  const all = clauses(grant);
  return leaves(grant).flatMap((leaf) => {
    const expected = renderings(grant, leaf);
    if (expected.length === 0 || (SAID_BY_GROUP.test(leaf.path) && !leaf.path.endsWith("freshness"))) return [];
    const text = stating(leaf.path, all)
      .map((clause) => plainText(clause.text))
      .join("\n");
    return expected.some((words) => text.includes(words)) ? [] : [`${leaf.path}: ${expected.join(" / ")}`];
  });
}

test.each(Object.entries(samples()))("%s: the sentences hold the values", (_, grant) => {
  expect(unsaid(grant as Grant)).toEqual([]);
});

test("the sentences of every Grant hold its values", () => {
  fc.assert(
    fc.property(arbitraryGrant(), (grant) => {
      expect(unsaid({ ...grant, seal: SEAL })).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

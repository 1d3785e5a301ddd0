// For every Grant that the writer can write, the answers read back from it make exactly that Grant again.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Grant } from "../schema/grant.gen.ts";
import { draftWith } from "../testing/answers-parts.ts";
import { arbitraryGrant } from "../testing/arbitrary-grant.ts";
import { sampleGrant, scenario1, scenario2, scenario3, scenario4, scenario6 } from "../testing/sample-grants.ts";
import { answersFrom } from "./answers-from.ts";
import { compile } from "./compile.ts";

function again(grant: Grant): Grant {
  return compile(answersFrom(grant), { grant_id: grant.grant_id, issued_at: grant.validity.issued_at });
}

test("a random Grant comes back exactly", () => {
  fc.assert(
    fc.property(arbitraryGrant(), (grant) => {
      expect(again(grant)).toStrictEqual(grant);
    }),
    { numRuns: 200 },
  );
});

test.each([sampleGrant, scenario1, scenario2, scenario3, scenario4, scenario6])("%o comes back exactly", (sample) => {
  expect(again(sample())).toStrictEqual(sample());
});

test("what was left open comes back open: sources, ceilings, commits, the apps' effects, start and end", () => {
  const answers = draftWith("mail.read", "mail.send", "shop.buy");
  const grant = compile(answers, { grant_id: "urn:uuid:33333333-3333-4333-8333-333333333333", issued_at: "2027-01-01T12:00:00Z" });
  expect(answersFrom(grant)).toEqual(answers);
});

test("reading back what answers made gives them again", () => {
  fc.assert(
    fc.property(arbitraryGrant(), (grant) => {
      const answers = answersFrom(grant);
      expect(answersFrom(again(grant))).toStrictEqual(answers);
    }),
    { numRuns: 50 },
  );
});

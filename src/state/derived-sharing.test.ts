// Clauses that say the same stay the same objects, whatever else changed.
import fc from "fast-check";
import { expect, test } from "vitest";
import { clauses } from "../core/outputs/clauses.ts";
import { arbitraryGrant } from "../core/testing/arbitrary-grant.ts";
import { scenario1 } from "../core/testing/sample-grants.ts";
import { shareClauses } from "./derived.ts";

test("where nothing differs the list itself is the one before", () => {
  const before = clauses(scenario1());
  expect(shareClauses(before, clauses(scenario1()))).toBe(before);
});

test("a change of one sentence keeps every other object, and their order is the new one", () => {
  const before = clauses(scenario1());
  const grant = scenario1();
  grant.purpose = "Something else";
  const after = clauses(grant);
  const shared = shareClauses(before, after);
  expect(shared).toEqual(after);
  const fresh = shared.filter((clause) => !before.includes(clause));
  expect(fresh.length).toBeGreaterThan(0);
  expect(fresh.every(({ refs }) => refs.includes("/purpose"))).toBe(true);
});

test("for all pairs of Grants, what is shared says what the new ones say", () => {
  fc.assert(
    fc.property(arbitraryGrant(), arbitraryGrant(), (a, b) => {
      const after = clauses(b);
      expect(shareClauses(clauses(a), after)).toEqual(after);
    }),
    { numRuns: 60 },
  );
});

// Clauses that say the same stay the same objects, whatever else changed.
import fc from "fast-check";
import { expect, test } from "vitest";
import { freshAnswers } from "../core/answers/fresh.ts";
import { clauses } from "../core/outputs/clauses.ts";
import { arbitraryGrant } from "../core/testing/arbitrary-grant.ts";
import { scenario1 } from "../core/testing/sample-grants.ts";
import { createDerived, derive, shareClauses } from "./derived.ts";

const IDS = {
  principal: "urn:bot0:principal:6fa459ea-ee8a-4ca4-894e-db77e160355e",
  delegate: "urn:bot0:agent:1b4e28ba-2fa1-4d3b-a3f5-0c8a3e1b9f10",
};

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

test("what was prepared is taken up for the same answers, and only for them", () => {
  const derivedOf = createDerived();
  const a = freshAnswers(IDS);
  const b = { ...a, principal: { ...a.principal, name: "Maren" } };
  const asked: string[] = [];
  const now = (): string => {
    asked.push("now");
    return "2026-12-01T09:00:00Z";
  };
  derivedOf.prepare(b, now);
  expect(derivedOf(b, "advisory", now)).toEqual(derive(b, "advisory", "2026-12-01T09:00:00Z"));
  expect(asked).toHaveLength(1);
  derivedOf.prepare(b, now);
  expect(asked).toHaveLength(1);
  expect(derivedOf(a, "advisory", now)).toEqual(derive(a, "advisory", "2026-12-01T09:00:00Z"));
  expect(derivedOf(b, "advisory", now).grant.principal.name).toBe("Maren");
  expect(asked).toHaveLength(2);
});

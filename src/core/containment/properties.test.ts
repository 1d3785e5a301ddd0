import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Grant } from "../schema/grant.gen.ts";
import { arbitraryGrant } from "../testing/arbitrary-grant.ts";
import { arbitraryValidGrant } from "../testing/arbitrary-valid.ts";
import { valid } from "../testing/valid.ts";
import { contains, ROWS, TERMS, within } from "./g09-contained.ts";
import { childOf, copy, found, HELPER, parentOf, SEAL } from "./testing/family.ts";
import { NARROWER, WIDER } from "./testing/steps.ts";

/** A parent that may hand on something to anybody, and the child that gets it whole. */
const family = () =>
  arbitraryGrant()
    .map((grant) => {
      const parent = parentOf(grant);
      delete parent.delegation.agents;
      return { parent, child: childOf(parent) };
    })
    .filter(({ child }) => child.authorities.length > 0);

const RUNS = { numRuns: 60 };

describe("for every Grant", () => {
  it("the child that gets all of it is within, under its own delegate and under another", () => {
    fc.assert(
      fc.property(family(), ({ parent, child }) => {
        expect(found(parent, child)).toEqual([]);
        expect(found(parent, childOf(parent, parent.delegate.sub))).toEqual([]);
        expect(found(valid(parent) as Grant, valid(child) as Grant)).toEqual([]);
      }),
      RUNS,
    );
  });

  it("two documents of one text are within each other, whoever holds what", () => {
    fc.assert(
      fc.property(arbitraryGrant(), (grant) => {
        expect(within(grant, copy(grant))).toEqual([]);
      }),
      RUNS,
    );
  });

  it("each step that narrows stays within, and any number of them", () => {
    fc.assert(
      fc.property(family(), fc.nat(), fc.subarray([...NARROWER]), ({ parent, child }, pick, several) => {
        for (const step of NARROWER) {
          const narrower = copy(child);
          step.take(narrower, pick, parent);
          expect([step.name, found(parent, narrower)]).toEqual([step.name, []]);
        }
        for (const step of several) step.take(child, pick, parent);
        expect(found(parent, child)).toEqual([]);
      }),
      RUNS,
    );
  });

  it("each step that widens is found in its row, and each kind of step is met", () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(family(), fc.nat(), ({ parent, child }, pick) => {
        for (const step of WIDER) {
          const wider = copy(child);
          if (!step.take(wider, pick, parent)) continue;
          met.add(step.name);
          const rows = found(parent, wider).map((violation) => violation.split(" ")[0]);
          expect([step.name, rows.includes(step.row)]).toEqual([step.name, true]);
        }
      }),
      { numRuns: 100 },
    );
    expect([...met].toSorted()).toEqual([...new Set(WIDER.map(({ name }) => name))].toSorted());
  });

  it("a child of a child is within the first parent", () => {
    fc.assert(
      fc.property(family(), fc.nat(), fc.subarray([...NARROWER]), fc.subarray([...NARROWER]), ({ parent, child }, pick, some, more) => {
        for (const step of some) step.take(child, pick, parent);
        const grandchild = childOf(child, "agent:second");
        fc.pre(grandchild.authorities.length > 0);
        for (const step of more) step.take(grandchild, pick + 1, child);
        expect(found(parent, child)).toEqual([]);
        expect(found(child, grandchild)).toEqual([]);
        expect(found(parent, { ...grandchild, delegation: child.delegation })).toEqual([]);
      }),
      RUNS,
    );
  });

  it("the order of lists changes nothing", () => {
    const turned = <T>(value: T): T => {
      if (Array.isArray(value)) return value.map(turned).toReversed() as T;
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, turned(inner)])) as T;
    };
    /** Every list turned round but the chain, whose order means something. */
    const reversed = (grant: Grant) => ({ ...turned(grant), delegation: grant.delegation });
    const rows = (parent: Grant, child: Grant) => found(parent, child).map((violation) => violation.split(" ")[0]);
    fc.assert(
      fc.property(family(), fc.nat(), fc.subarray([...WIDER], { maxLength: 4 }), ({ parent, child }, pick, steps) => {
        for (const step of steps) step.take(child, pick, parent);
        const expected = rows(parent, child);
        expect(rows(reversed(parent), child)).toEqual(expected);
        expect(rows(parent, reversed(child))).toEqual(expected);
        expect(rows(reversed(parent), reversed(child))).toEqual(expected);
      }),
      RUNS,
    );
  });
});

describe("for every document that fits the schema, whatever else it breaks", () => {
  it("nothing throws, and every violation says its row, its place and a sentence", () => {
    fc.assert(
      fc.property(arbitraryValidGrant(), arbitraryValidGrant(), (one, other) => {
        const [parent, child] = [one as Grant, other as Grant];
        const violations = [...contains({ grant: parent, seal: SEAL }, child), ...within(parent, child), ...within(child, child)];
        for (const { rule, path, message } of violations) {
          expect(ROWS.map(({ spec }) => spec.id)).toContain(rule);
          expect(path).toMatch(/^\//);
          expect(message).toMatch(/^[\p{L}@“‹].*\.$/su);
        }
        expect(contains({ grant: parent, seal: SEAL }, childOf(parent, HELPER), TERMS)).toBeInstanceOf(Array);
      }),
      { numRuns: 100 },
    );
  });

  it("no Grant is its own child", () => {
    fc.assert(
      fc.property(arbitraryValidGrant(), (grant) => {
        const itself = grant as Grant;
        expect(contains({ grant: itself, seal: SEAL }, itself).map(({ rule }) => rule)).toContain("G9a.chain");
      }),
      RUNS,
    );
  });
});

import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Grant } from "../schema/grant.gen.ts";
import { arbitraryGrant } from "../testing/arbitrary-grant.ts";
import { arbitraryValidGrant } from "../testing/arbitrary-valid.ts";
import { breathe, settings, TIMEOUT } from "../testing/property-runs.ts";
import { valid } from "../testing/valid.ts";
import { contains, ROWS, TERMS, within } from "./g09-contained.ts";
import { childOf, copy, found as foundIn, HELPER, parentOf, SEAL } from "./testing/family.ts";
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

/** A run is one pair that is compared, and at least this many Grants are tried however few runs are wanted. */
const LEAST = 60;
let runs = 0;

beforeEach(() => {
  runs = 0;
});
afterEach(({ task }) => {
  task.meta.runs = runs;
});

function found(parent: Grant, child: Grant): string[] {
  runs += 1;
  return foundIn(parent, child);
}

describe("for every Grant", () => {
  it("the child that gets all of it is within, under its own delegate and under another", { timeout: TIMEOUT }, async () => {
    await fc.assert(
      fc.asyncProperty(family(), async ({ parent, child }) => {
        await breathe();
        expect(found(parent, child)).toEqual([]);
        expect(found(parent, childOf(parent, parent.delegate.sub))).toEqual([]);
        expect(found(valid(parent) as Grant, valid(child) as Grant)).toEqual([]);
      }),
      settings(10, LEAST),
    );
  });

  it("two documents of one text are within each other, whoever holds what", { timeout: TIMEOUT }, async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryGrant(), async (grant) => {
        await breathe();
        runs += 1;
        expect(within(grant, copy(grant))).toEqual([]);
      }),
      settings(10, LEAST),
    );
  });

  it("each step that narrows stays within, and any number of them", { timeout: TIMEOUT }, async () => {
    await fc.assert(
      fc.asyncProperty(family(), fc.nat(), fc.subarray([...NARROWER]), async ({ parent, child }, pick, several) => {
        await breathe();
        for (const step of NARROWER) {
          const narrower = copy(child);
          step.take(narrower, pick, parent);
          expect([step.name, found(parent, narrower)]).toEqual([step.name, []]);
        }
        for (const step of several) step.take(child, pick, parent);
        expect(found(parent, child)).toEqual([]);
      }),
      settings(NARROWER.length + 1, LEAST),
    );
  });

  it("each step that widens is found in its row, and each kind of step is met", { timeout: TIMEOUT }, async () => {
    const met = new Set<string>();
    await fc.assert(
      fc.asyncProperty(family(), fc.nat(), async ({ parent, child }, pick) => {
        await breathe();
        for (const step of WIDER) {
          const wider = copy(child);
          if (!step.take(wider, pick, parent)) continue;
          met.add(step.name);
          const rows = found(parent, wider).map((violation) => violation.split(" ")[0]);
          expect([step.name, rows.includes(step.row)]).toEqual([step.name, true]);
        }
      }),
      settings(WIDER.length, 100),
    );
    expect([...met].toSorted()).toEqual([...new Set(WIDER.map(({ name }) => name))].toSorted());
  });

  it("a child of a child is within the first parent", { timeout: TIMEOUT }, async () => {
    await fc.assert(
      fc.asyncProperty(
        family(),
        fc.nat(),
        fc.subarray([...NARROWER]),
        fc.subarray([...NARROWER]),
        async ({ parent, child }, pick, some, more) => {
          await breathe();
          for (const step of some) step.take(child, pick, parent);
          const grandchild = childOf(child, "agent:second");
          fc.pre(grandchild.authorities.length > 0);
          for (const step of more) step.take(grandchild, pick + 1, child);
          expect(found(parent, child)).toEqual([]);
          expect(found(child, grandchild)).toEqual([]);
          expect(found(parent, { ...grandchild, delegation: child.delegation })).toEqual([]);
        },
      ),
      settings(10, LEAST),
    );
  });

  it("the order of lists changes nothing", { timeout: TIMEOUT }, async () => {
    const turned = <T>(value: T): T => {
      if (Array.isArray(value)) return value.map(turned).toReversed() as T;
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, turned(inner)])) as T;
    };
    /** Every list turned round but the chain, whose order means something. */
    const reversed = (grant: Grant) => ({ ...turned(grant), delegation: grant.delegation });
    const rows = (parent: Grant, child: Grant) => found(parent, child).map((violation) => violation.split(" ")[0]);
    await fc.assert(
      fc.asyncProperty(family(), fc.nat(), fc.subarray([...WIDER], { maxLength: 4 }), async ({ parent, child }, pick, steps) => {
        await breathe();
        for (const step of steps) step.take(child, pick, parent);
        const expected = rows(parent, child);
        expect(rows(reversed(parent), child)).toEqual(expected);
        expect(rows(parent, reversed(child))).toEqual(expected);
        expect(rows(reversed(parent), reversed(child))).toEqual(expected);
      }),
      settings(10, LEAST),
    );
  });
});

describe("for every document that fits the schema, whatever else it breaks", () => {
  it("nothing throws, and every violation says its row, its place and a sentence", { timeout: TIMEOUT }, async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryValidGrant(), arbitraryValidGrant(), async (one, other) => {
        await breathe();
        const [parent, child] = [one as Grant, other as Grant];
        runs += 4;
        const violations = [...contains({ grant: parent, seal: SEAL }, child), ...within(parent, child), ...within(child, child)];
        for (const { rule, path, message } of violations) {
          expect(ROWS.map(({ spec }) => spec.id)).toContain(rule);
          expect(path).toMatch(/^\//);
          expect(message).toMatch(/^[\p{L}@“‹].*\.$/su);
        }
        expect(contains({ grant: parent, seal: SEAL }, childOf(parent, HELPER), TERMS)).toBeInstanceOf(Array);
      }),
      settings(10, 100),
    );
  });

  it("no Grant is its own child", { timeout: TIMEOUT }, async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryValidGrant(), async (grant) => {
        await breathe();
        const itself = grant as Grant;
        runs += 1;
        expect(contains({ grant: itself, seal: SEAL }, itself).map(({ rule }) => rule)).toContain("G9a.chain");
      }),
      settings(10, LEAST),
    );
  });
});

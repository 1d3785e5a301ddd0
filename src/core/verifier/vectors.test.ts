// The published vectors, all of them, against this verifier; and that they leave nothing out that the specification names.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ALL_REASONS, REASONS } from "../catalogue/reasons.ts";
import { ROWS } from "../containment/g09-contained.ts";
import type { ContainmentVector, Vector } from "./testing/vectors/authoring.ts";
import { runVectors } from "./vectors.ts";

// Read, not imported: the compiler would work out the type of every vector.
const file: { vectors: Vector[]; containment: ContainmentVector[] } = JSON.parse(
  readFileSync(new URL("../../../schemas/test-vectors.json", import.meta.url), "utf8"),
);

describe("the published vectors", () => {
  it("are what this verifier decides, every one", async () => {
    const failures = (await runVectors(file)).filter(({ passed }) => !passed);
    expect(failures).toEqual([]);
  });

  it("reach every reason, but the one that only a verified carrier could", () => {
    const reached = new Set<string>(file.vectors.map(({ expect }) => expect.reason));
    expect(ALL_REASONS.filter((reason) => !reached.has(reason))).toEqual([]);
  });

  it("state for each reason its own decision and step, and no other reasons", () => {
    for (const { id, expect: stated } of file.vectors) {
      const row = REASONS[stated.reason as keyof typeof REASONS];
      expect(row?.decision, id).toBe(stated.decision);
      const steps = stated.reason === "ask_undeliverable" ? [stated.step] : [row.step, "also" in row ? row.also : row.step];
      expect(steps, id).toContain(stated.step);
    }
  });

  it("hold for every row of G9a a pair within and a pair that is wider in it", () => {
    const stated = new Set(file.containment.flatMap(({ expect: { violations } }) => violations));
    expect([...stated].toSorted()).toEqual(ROWS.map(({ spec }) => spec.id).toSorted());
    expect(file.containment.some(({ expect: { violations } }) => violations.length === 0)).toBe(true);
  });
});

describe("the runner", () => {
  const [vector] = file.vectors;
  const run = async (changed: object) => (await runVectors({ poa_version: "1.2", vectors: [{ ...vector, ...changed }] }))[0];

  it("fails a vector whose expectation is not met, with both", async () => {
    const outcome = await run({ expect: { decision: "DENY", step: 5, reason: "denied" } });
    expect(outcome?.passed).toBe(false);
    expect(outcome?.expected).toBe("DENY 5 denied");
    expect(outcome?.got).not.toBe(outcome?.expected);
  });

  it.each([
    ["an unknown member", { extra: 1 }],
    ["an unknown member of what is expected", { expect: { ...vector?.expect, then: [] } }],
    ["no request", { request: undefined, expect: {} }],
  ])("refuses %s", async (_, changed) => {
    expect((await run(changed))?.passed).toBe(false);
  });

  it("refuses a file of another version, with unknown members, or that is none, and an id that stands twice", async () => {
    const all = [{ poa_version: "1.1" }, { poa_version: "1.2", vektors: [] }, [], null, "text", { poa_version: "1.2", vectors: {} }];
    for (const one of all) expect((await runVectors(one)).map(({ passed }) => passed)).toEqual([false]);
    const twice = await runVectors({ poa_version: "1.2", vectors: [vector, vector] });
    expect(twice.map(({ passed }) => passed)).toEqual([false, false]);
  });
});

// The published vectors as one test each. `npm run mutation` alone runs this: everywhere else they are run together, in a quarter of the time.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ContainmentVector, Vector } from "../../src/core/verifier/testing/vectors/authoring.ts";
import { decide, runVectors } from "../../src/core/verifier/vectors.ts";

const file: { vectors: Vector[]; containment: ContainmentVector[] } = JSON.parse(
  readFileSync(new URL("../../schemas/test-vectors.json", import.meta.url), "utf8"),
);

const cache = new Map();

describe("the vector", () => {
  for (const { id, request, context, expect: wanted } of file.vectors) {
    it(id, async () => {
      const { decision, step, reason } = await decide(request, context, cache);
      expect(`${decision} ${step} ${reason}`).toBe(`${wanted.decision} ${wanted.step} ${wanted.reason}`);
    });
  }
});

describe("the pair", () => {
  for (const pair of file.containment) {
    it(pair.id, async () => {
      expect((await runVectors({ poa_version: "1.2", containment: [pair] })).filter(({ passed }) => !passed)).toEqual([]);
    });
  }
});

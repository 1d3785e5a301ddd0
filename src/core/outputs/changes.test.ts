// A change of any member changes what is said of it: no two Grants that mean different things read the same.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryGrant } from "../testing/arbitrary-grant.ts";
import { clauses } from "./clauses.ts";
import { plainText } from "./render-text.ts";
import type { SealedDocument } from "./rules/head.ts";
import { changed, optionalMembers, otherValues, without } from "./testing/changes.ts";
import { leaves } from "./testing/coverage.ts";
import { SEAL, samples } from "./testing/samples.ts";

const said = (grant: SealedDocument): string =>
  clauses(grant)
    .map(({ text }) => plainText(text))
    .join("\n");

const { books, everything } = samples();

describe.each(Object.entries({ books, everything }))("%s", (_, grant) => {
  if (!grant) throw new Error("a sample is missing");
  test("each member at another value reads differently", () => {
    const before = said(grant);
    const silent = leaves(grant).flatMap((leaf) =>
      otherValues(grant, leaf)
        .slice(0, 2)
        .flatMap((value) => (said(changed(grant, leaf.path, value)) === before ? [`${leaf.path} → ${String(value)}`] : [])),
    );
    expect(silent).toEqual([]);
  });

  test("each optional member taken out reads differently, but where it is the default", () => {
    const before = said(grant);
    const silent = optionalMembers(grant).filter((path) => said(without(grant, path)) === before);
    expect(silent.filter((path) => !DEFAULTS.some((pattern) => pattern.test(path)))).toEqual([]);
  });
});

/** Where a default says the same as what is written: F2's and F3's, and the freshness that an authority inherits. */
const DEFAULTS = [
  /\/routing_authority$/,
  /\/settlement$/,
  /\/evaluator$/,
  /\/interaction$/,
  /\/on_limit$/,
  /^\/authorities\/\d+\/grounding\/freshness$/,
];

test("over random Grants, too", () => {
  fc.assert(
    fc.property(arbitraryGrant(), fc.nat(), fc.nat(), (unsealed, which, other) => {
      const grant = { ...unsealed, seal: SEAL };
      const all = leaves(grant);
      const leaf = all[which % all.length];
      if (!leaf) return;
      const values = otherValues(grant, leaf);
      if (values.length === 0) return;
      const value = values[other % values.length];
      expect(said(changed(grant, leaf.path, value)), `${leaf.path} → ${String(value)}`).not.toBe(said(grant));
    }),
    { numRuns: 100 },
  );
});

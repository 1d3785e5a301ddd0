import { describe, expect, it } from "vitest";
import schema from "../../../schemas/grant.schema.json";
import schema11 from "../../../schemas/grant-1.1.schema.json";
import type { JsonValue } from "../lib/json.ts";
import type { Grant } from "../schema/grant.gen.ts";
import { scenario2, scenario3 } from "../testing/sample-grants.ts";
import { parseGrantValue } from "./parse.ts";
import { PATTERNS } from "./schema-patterns.ts";

// biome-ignore lint/suspicious/noExplicitAny: the point of these tests is documents that the types do not allow.
type Loose = any;

/** Path and message of every finding about a sample Grant with something done to it. */
function findings(change: (grant: Loose) => void, make: () => Grant = scenario2): [string, string][] {
  const grant = make();
  change(grant);
  const read = parseGrantValue(grant as unknown as JsonValue);
  return read.ok ? [] : read.findings.map(({ path, message }) => [path, message]);
}

describe("what a schema error says", () => {
  it("names an unknown member at its own place", () => {
    expect(findings((grant) => Object.assign(grant.authorities[0].limits, { per_moth: grant.authorities[0].limits.per_month }))).toEqual([
      [
        "/authorities/0/limits/per_moth",
        "The member “per_moth” is not one this schema knows: an unknown member makes a Grant invalid. Remove it, or correct its name.",
      ],
    ]);
  });

  it("names a missing member at its own place", () => {
    expect(findings((grant) => delete grant.record)).toEqual([["/record", 'The member "record" is missing here.']]);
  });

  it.each<[string, (grant: Loose) => void, string, RegExp]>([
    [
      "text for a number",
      (g) => Object.assign(g.defaults, { max_recipients: "3" }),
      "/defaults/max_recipients",
      /whole number.*the text “3”/,
    ],
    [
      "a number for money",
      (g) => Object.assign(g.authorities[0].limits.per_act, { amount: 80 }),
      "/authorities/0/limits/per_act/amount",
      /text.*the number 80/,
    ],
    ["null", (g) => Object.assign(g.delegate, { platform: null }), "/delegate/platform", /null.*left out/],
    ["an object for a list", (g) => Object.assign(g, { authorities: {} }), "/authorities", /a list.*an object/],
    ["an unknown kind", (g) => Object.assign(g.authorities[0], { kind: "bought" }), "/authorities/0/kind", /"purchased".*“bought”/],
    ["a fixed value", (g) => Object.assign(g.defaults.grounding, { memory: "trusted" }), "/defaults/grounding/memory", /"lead_only"/],
    ["an empty list", (g) => Object.assign(g.authorities[0], { actors: [] }), "/authorities/0/actors", /at least one entry/],
    ["too long a name", (g) => Object.assign(g.principal, { name: "x".repeat(201) }), "/principal/name", /201 characters; 200/],
    ["too small a number", (g) => Object.assign(g.defaults, { max_recipients: 0 }), "/defaults/max_recipients", /at least 1.*it is 0/],
    ["a space at the end", (g) => Object.assign(g, { purpose: "Buy. " }), "/purpose", /without spaces at its ends/],
    [
      "an act id in capitals",
      (g) => Object.assign(g.authorities[0], { act: "SHOP.BUY" }),
      "/authorities/0/act",
      /“SHOP\.BUY” must be an act id/,
    ],
    ["no effect at all", (g) => Object.assign(g.authorities[0], { effect: "buy" }), "/authorities/0/effect", /“buy” is no effect/],
    ["a number for an effect", (g) => Object.assign(g.authorities[0], { effect: 3 }), "/authorities/0/effect", /An effect must be text/],
  ])("says once what is wrong with %s", (_, change, path, message) => {
    const found = findings(change);
    expect(found.map(([where]) => where)).toEqual([path]);
    expect(found[0]?.[1]).toMatch(message);
  });

  it("shows the second of two equal entries", () => {
    expect(findings((grant) => grant.authorities[0].resources.push("green-grocer"))).toEqual([
      ["/authorities/0/resources/2", "The entries 1 and 3 of this list are the same; each may stand once."],
    ]);
  });

  it("says once that an entry of a list is no text", () => {
    expect(findings((grant) => grant.authorities[0].resources.push(7)).map(([path]) => path)).toEqual(["/authorities/0/resources/2"]);
  });

  it("lists a hundred and counts the rest, in time that grows with the document only", () => {
    const started = performance.now();
    const found = findings((grant) => Object.assign(grant.resources[0], { reach: Array.from({ length: 20_000 }, (_, i) => `reach ${i}`) }));
    expect(found).toHaveLength(101);
    expect(found.at(-1)).toEqual(["", "There are 19900 more places where this document does not fit the schema, not listed here."]);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it("reads a list of twenty thousand counterparties in a moment", () => {
    const started = performance.now();
    expect(
      findings((grant) => Object.assign(grant.authorities[0].targets, { ids: Array.from({ length: 20_000 }, (_, i) => `shop ${i}`) })),
    ).toEqual([]);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it("tells each cause where there are several", () => {
    const paths = findings((grant) => {
      delete grant.purpose;
      grant.validity.expires = "tomorrow";
    }).map(([path]) => path);
    expect(paths.toSorted()).toEqual(["/purpose", "/validity/expires"]);
  });
});

describe("go-ahead and commit, which depend on the kind", () => {
  it("wants a go-ahead from an act that is binding", () => {
    expect(findings((grant) => delete grant.authorities[0].go_ahead)).toEqual([
      ["/authorities/0/go_ahead", 'The member "go_ahead" is missing here. An act whose kind is not none says how it gets its go-ahead.'],
    ]);
  });

  it("wants none, and an automatic commit, from an act of kind none", () => {
    const found = findings(
      (grant) => Object.assign(grant.authorities[0], { go_ahead: { mode: "standing" }, commit: "prohibited" }),
      scenario3,
    );
    expect(found.map(([path]) => path).toSorted()).toEqual(["/authorities/0/commit", "/authorities/0/go_ahead"]);
    expect(found.every(([, message]) => message.startsWith("An act of kind none"))).toBe(true);
  });

  it("says nothing about them where the kind itself is wrong or missing", () => {
    const wrong = findings(
      (grant) => Object.assign(grant.authorities[0], { kind: "bought", go_ahead: undefined }) && delete grant.authorities[0].go_ahead,
    );
    expect(wrong.map(([path]) => path)).toEqual(["/authorities/0/kind"]);
    const missing = findings((grant) => delete grant.authorities[0].kind && delete grant.authorities[0].go_ahead);
    expect(missing.map(([path]) => path)).toEqual(["/authorities/0/kind"]);
  });

  it("names a commit that is none once", () => {
    expect(findings((grant) => Object.assign(grant.authorities[0], { commit: "soon" }), scenario3).map(([path]) => path)).toEqual([
      "/authorities/0/commit",
    ]);
  });
});

describe("the list of patterns", () => {
  it("has a phrase for every pattern of the schemas, and none beside", () => {
    const used = new Set<string>();
    const walk = (node: unknown): void => {
      if (typeof node !== "object" || node === null) return;
      for (const [name, value] of Object.entries(node)) {
        if (name === "pattern" && typeof value === "string") used.add(value);
        walk(value);
      }
    };
    walk(schema);
    walk(schema11);
    expect([...PATTERNS.keys()].toSorted()).toEqual([...used].toSorted());
  });
});

// Nothing omitted, nothing merged (§9): by machine, over the samples and over random Grants, formations included.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { validateGrant } from "../schema/validators.gen.js";
import { arbitraryGrant } from "../testing/arbitrary-grant.ts";
import { clauses } from "./clauses.ts";
import { ruleIds } from "./rules/rule-list.ts";
import { broad, uncovered } from "./testing/coverage.ts";
import { everything, SEAL, samples } from "./testing/samples.ts";

test("the sample that says everything fits the schema", () => {
  validateGrant(everything());
  expect(validateGrant.errors ?? []).toEqual([]);
});

describe.each(Object.entries(samples()))("%s", (_, grant) => {
  test("every member is in the refs of a clause", () => {
    expect(uncovered(grant, clauses(grant))).toEqual([]);
  });

  test("no ref is broader than what a sentence states", () => {
    expect(broad(grant, clauses(grant))).toEqual([]);
  });
});

test("a member that no clause states is found", () => {
  const grant = everything();
  const all = clauses(grant).filter(({ id }) => !id.startsWith("denial:") && id !== "purpose");
  expect(uncovered(grant, all)).toEqual(expect.arrayContaining(["/denied/0/act", "/denied/1/kind", "/purpose"]));
});

test("a ref to more than a sentence states, or to nothing, is found", () => {
  const [first] = clauses(everything());
  if (!first) throw new Error("no clause");
  expect(broad(everything(), [{ ...first, refs: ["/defaults", "/authorities/0", "/nowhere", "/purpose"] }])).toHaveLength(3);
});

test("every member of every Grant is stated, sealed or not, and no ref is too broad", () => {
  fc.assert(
    fc.property(arbitraryGrant(), fc.boolean(), (unsealed, seal) => {
      const grant = seal ? { ...unsealed, seal: SEAL } : unsealed;
      const all = clauses(grant);
      expect(uncovered(grant, all)).toEqual([]);
      expect(broad(grant, all)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test("every authority, denial, limit, gate, settlement and conflict has a clause of its own", () => {
  fc.assert(
    fc.property(arbitraryGrant(), (grant) => {
      const all = clauses(grant);
      const count = (prefix: string) => all.filter(({ id }) => id.startsWith(prefix)).length;
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      expect(count("authority:")).toBeGreaterThanOrEqual(grant.authorities.length);
      expect(count("denial:")).toBe(grant.denied.length);
      expect(count("conflict:")).toBe(grant.conflicts?.length ?? 0);
      const limits = [grant.defaults, ...grant.authorities].flatMap((holder) => Object.keys(holder.limits)).length;
      // Besides: what happens above a limit, the recipients, and a purchase that renews itself where one may be made.
      expect(count("limit:")).toBe(limits + 2);
      expect(all.filter(({ weight }) => weight === "settlement")).toHaveLength(grant.formations?.length ?? 0);
      const gates = (grant.formations ?? []).flatMap(({ transitions = [] }) =>
        transitions.length === 0
          ? ["by default"]
          : transitions.map(({ authority }) => authority).filter((authority) => authority === "human_gate"),
      );
      expect(all.filter(({ weight }) => weight === "gate")).toHaveLength(gates.length);
    }),
    { numRuns: 60 },
  );
});

/** Of no concern to an agent, or said in the head or the foot of the rules block. */
const NO_RULE =
  /^(?:principal|delegate|names|on_behalf_of|purpose|scope|member|holds|work_system|ceiling|issued|formation:intent|enforcement|revocation:status|revocation:residue|delegation:purse|discovery|seal)/;

test("every clause that an agent has to follow is in exactly one rule of the rules block", () => {
  fc.assert(
    fc.property(arbitraryGrant(), (grant) => {
      const inRules = [...ruleIds(grant).values()].flat();
      expect(new Set(inRules).size).toBe(inRules.length);
      const expected = clauses(grant).flatMap(({ id }) => (NO_RULE.test(id) ? [] : [id]));
      expect(new Set(inRules)).toEqual(new Set(expected));
    }),
    { numRuns: 60 },
  );
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isBinding } from "../catalogue/kinds.ts";
import type { RuleSpec } from "../grant/spec.ts";
import { arbitraryGrant } from "../testing/arbitrary-grant.ts";
import { arbitraryValidGrant } from "../testing/arbitrary-valid.ts";
import { sampleGrant, scenario1, scenario2, scenario3, scenario4, scenario6 } from "../testing/sample-grants.ts";
import { at, brief, changed, valid } from "../testing/valid.ts";
import { check, RULES } from "./check.ts";

const files: Record<string, Record<string, unknown>> = {
  ...import.meta.glob(["./*.ts", "!./*.test.ts"], { eager: true }),
  ...import.meta.glob(["../formations/*.ts", "!../formations/*.test.ts"], { eager: true }),
  ...import.meta.glob(["../seal/*.ts", "!../seal/*.test.ts"], { eager: true }),
};
const specs = Object.entries(files).flatMap(([file, { spec }]) => (spec === undefined ? [] : [[file, spec as RuleSpec] as const]));

describe("the rules", () => {
  it("are every clause of the specification, one file each, named for its clause", () => {
    const ids = specs.map(([, { id }]) => id as string);
    const clauses = [...Array.from({ length: 15 }, (_, i) => `G${i + 1}`), ...Array.from({ length: 10 }, (_, i) => `F${i + 1}`)];
    const plain = ["channels", "denials", "grounding", "hours", "limits", "names", "resources", "secrets", "unicode", "validity"];
    expect(ids.toSorted()).toEqual([...clauses, ...plain].toSorted());
    for (const [file, { id }] of specs) {
      const prefix = /^[GF]\d+$/.test(id) ? `${id[0]?.toLowerCase()}${id.slice(1).padStart(2, "0")}-` : `${id}.ts`;
      expect(file.split("/").at(-1)?.startsWith(prefix)).toBe(true);
    }
  });

  it("are all run by check: every function of their files that checks a Grant", () => {
    const own = Object.entries(files).filter(([file]) => file.startsWith("./") && !/\/(?:check|texts)\.ts$/.test(file));
    const checks = own.flatMap(([, exported]) => Object.entries(exported).filter(([name]) => name.startsWith("check")));
    for (const [name, rule] of checks) expect([name, (RULES as readonly unknown[]).includes(rule)]).toEqual([name, true]);
    // The formations' rules are run by their own list.
    expect(RULES).toHaveLength(checks.length + 1);
  });

  it("each say their clause in words", () => {
    for (const [, { title, clause }] of specs) expect([title.length > 3, clause.length > 8]).toEqual([true, true]);
  });
});

describe("check", () => {
  const samples = { sampleGrant, scenario1, scenario2, scenario3, scenario4, scenario6 };

  it.each(Object.entries(samples))("finds nothing in %s, which may be sealed", (_, make) => {
    const grant = valid(make());
    const checked = check(grant);
    expect(checked.findings).toEqual([]);
    expect(checked.sealable).toBe(grant);
    expect(grant).toEqual(make());
  });

  it("takes a 1.1 Grant by the same rules", () => {
    expect(check(valid({ ...sampleGrant(), poa_version: "1.1" })).findings).toEqual([]);
  });

  it("makes a Grant sealable exactly when nothing blocks", () => {
    const warned = check(valid(changed(scenario2, (grant) => Object.assign(at(grant.authorities), { limits: {} }))));
    expect(brief(warned.findings)).toEqual(["limits /authorities/0/limits warns"]);
    expect(warned.sealable).toBeDefined();
    const blocked = check(valid(changed(scenario2, (grant) => Object.assign(grant.ceilings, { purchased: "on_confirm" }))));
    expect(brief(blocked.findings)).toEqual(["G3 /authorities/0/commit blocks"]);
    expect(blocked.sealable).toBeUndefined();
  });

  it("refuses the bookkeeping Grant in which one agent drafts and pays (F6)", () => {
    const grant = changed(scenario3, (draft) => at(draft.authorities).actors.push("agent:payer"));
    expect(brief(check(valid(grant)).findings)).toEqual(["F6 /formations/0/handoffs/0 blocks"]);
  });

  it("lets the writer refuse equal names, which only warn in a Grant from elsewhere", () => {
    const grant = () => valid(changed(sampleGrant, (draft) => Object.assign(draft.delegate, { name: "anna berg" })));
    expect(brief(check(grant()).findings)).toEqual(["G4 /delegate/name warns"]);
    expect(brief(check(grant(), { equalNames: "block" }).findings)).toEqual(["G4 /delegate/name blocks"]);
  });
});

describe("for every Grant", () => {
  it("that the rules allow, nothing blocks", () => {
    fc.assert(
      fc.property(arbitraryGrant(), (grant) => {
        // Hours and validity are made apart from one another there: a year in which any hours open.
        const year = { issued_at: "2027-01-01T00:00:00Z", not_before: "2027-01-01T00:00:00Z", expires: "2028-01-01T00:00:00Z" };
        const { findings } = check(valid({ ...grant, validity: year }));
        expect(findings.filter(({ blocks }) => blocks)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it("that fits the schema, check returns, alters nothing, and says whole sentences about places that can be", () => {
    fc.assert(
      fc.property(arbitraryValidGrant(), (document) => {
        const before = structuredClone(document);
        const { findings, sealable } = check(valid(document));
        expect(document).toEqual(before);
        expect(sealable === undefined).toBe(findings.some(({ blocks }) => blocks));
        for (const { path, message } of findings) {
          expect(path).toMatch(/^\/[a-z_]+/);
          expect(message).toMatch(/^[^\s].*\.$/su);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("that fits the schema, an act is binding exactly when its kind is not none, and then alone has a go-ahead (G1)", () => {
    fc.assert(
      fc.property(arbitraryValidGrant(), (document) => {
        for (const { kind, go_ahead } of valid(document).authorities) {
          expect(isBinding(kind)).toBe(kind !== "none");
          expect(go_ahead !== undefined).toBe(isBinding(kind));
        }
      }),
      { numRuns: 100 },
    );
  });
});

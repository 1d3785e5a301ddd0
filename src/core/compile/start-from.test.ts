// "Start from this" on Grants that the writer cannot write exactly: each difference is named, and nothing becomes wider.
import fc from "fast-check";
import { expect, test } from "vitest";
import { COMMIT_RANK } from "../answers/derived.ts";
import { parsePointer, resolvePointer } from "../lib/pointer.ts";
import type { Grant } from "../schema/grant.gen.ts";
import { validateGrant } from "../schema/validators.gen.js";
import { arbitraryGrant } from "../testing/arbitrary-grant.ts";
import { arbitraryValidGrant } from "../testing/arbitrary-valid.ts";
import { sampleGrant, scenario1, scenario2 } from "../testing/sample-grants.ts";
import { compile } from "./compile.ts";
import { startFrom } from "./start-from.ts";

const minted = (grant: Grant) => ({ grant_id: grant.grant_id, issued_at: grant.validity.issued_at });
const paths = (grant: Grant) => startFrom(grant).differences.map(({ path }) => path);

test("a Grant that the writer can write has no differences, whatever its seal says", () => {
  fc.assert(
    fc.property(arbitraryGrant(), (grant) => {
      const { answers, differences } = startFrom({ ...grant, seal: { alg: "sha-256", value: "0".repeat(64) } });
      expect(differences).toEqual([]);
      expect(compile(answers, minted(grant))).toStrictEqual(grant);
    }),
    { numRuns: 50 },
  );
});

test("a Grant of version 1.1 starts as the 1.2 Grant that it is read as", () => {
  const { answers, differences } = startFrom({ ...sampleGrant(), poa_version: "1.1" });
  expect(differences).toMatchObject([{ path: "/poa_version", before: "1.1", after: "1.2" }]);
  expect(compile(answers, minted(sampleGrant()))).toStrictEqual(sampleGrant());
});

test("a commit that is looser than its ceiling becomes the ceiling's", () => {
  const grant = sampleGrant();
  grant.ceilings.changed = "proposal";
  const { answers, differences } = startFrom(grant);
  expect(differences).toMatchObject([{ path: "/authorities/2/commit", before: "user_approval", after: "prohibited" }]);
  expect(compile(answers, minted(grant)).authorities[2]?.commit).toBe("prohibited");
});

test("memory is not what a binding act may rely on", () => {
  const grant = scenario1();
  grant.authorities[1]?.grounding.allowed.push("agent_memory");
  const { answers, differences } = startFrom(grant);
  expect(differences).toMatchObject([
    {
      path: "/authorities/1/grounding/allowed",
      before: ["app:mail", "app:files", "agent_memory"],
      after: ["app:mail", "app:files"],
    },
  ]);
  expect(differences[0]?.sentence).toContain("mail.reply");
  expect(compile(answers, minted(grant)).authorities[1]?.grounding.allowed).toEqual(["app:mail", "app:files"]);
});

test("an app is not given an effect that the Grant does not list for it", () => {
  const grant = scenario2();
  const [shop] = grant.resources;
  if (shop) shop.effects = ["read"];
  const { answers } = startFrom(grant);
  expect(paths(grant)).toEqual(["/authorities/0/resources"]);
  const again = compile(answers, minted(grant));
  expect(again.authorities[0]?.resources).toEqual(["corner-shop"]);
  expect(again.resources.map(({ effects }) => effects)).toEqual([["read"], ["purchase"]]);
});

test("of two apps with one id, each has to list the effect", () => {
  const grant = scenario2();
  grant.resources.push({ id: "corner-shop", provider: "other.example", label: "Other", effects: [] });
  expect(paths(grant)).toEqual(["/authorities/0/resources"]);
  expect(compile(startFrom(grant).answers, minted(grant)).resources[2]?.effects).toEqual([]);
});

test("an act whose counterparties cannot be written is left out, and later acts keep their places in what is told", () => {
  const grant = scenario1();
  const [first, second] = grant.authorities;
  if (!first || !second) throw new Error("two acts");
  first.targets = { class: "recipients", scope: "named", ids: ["kim@example.org"] };
  second.grounding.allowed.push("agent_memory");
  const { answers, differences } = startFrom(grant);
  expect(differences.map(({ path }) => path)).toEqual(["/authorities/0", "/authorities/1/grounding/allowed"]);
  expect(answers.work.acts.map(({ act }) => act)).toEqual(["mail.reply"]);
  expect(compile(answers, minted(grant)).resources).toEqual(grant.resources);
});

/** One way each in which a Grant can be valid by the schema and still be none that the writer writes. */
const SPOILS: ((grant: Grant, index: number) => void)[] = [
  (grant) => {
    grant.ceilings = { ...grant.ceilings, sent: "proposal", purchased: "proposal", changed: "proposal" };
  },
  (grant, i) => {
    const authority = at(grant.authorities, i);
    if (authority && authority.kind !== "none") authority.commit = "automatic";
  },
  (grant, i) => {
    at(grant.authorities, i)?.grounding.allowed.push("agent_memory");
  },
  (grant, i) => {
    const authority = at(grant.authorities, i);
    if (authority) authority.targets = { class: "audience", scope: "named", ids: ["everyone"] };
  },
  (grant, i) => {
    const app = at(grant.resources, i);
    if (app) app.effects = [];
  },
  (grant, i) => {
    const app = at(grant.resources, i);
    if (app) app.reach = [];
  },
  (grant) => {
    grant.discovery.inventories = [];
  },
  (grant) => {
    grant.audit.report = "daily_summary";
  },
  (grant) => {
    grant.delegation.agents = ["agent:sub-9"];
  },
];
const at = <T>(list: readonly T[], i: number) => list[i % Math.max(1, list.length)];

/** Checks that what a Grant is started as is nowhere wider than it, and that each difference is a place in it with a sentence of its own. */
function expectNarrower(grant: Grant): void {
  const { answers, differences } = startFrom(grant);
  const again = compile(answers, minted(grant));
  for (const { path, before, sentence } of differences) {
    expect(resolvePointer(grant, path)).toEqual(before);
    expect(sentence).toMatch(/^[A-Z].*\.$/s);
    expect(sentence).not.toContain("differently");
  }
  const gone = differences.map(({ path }) => parsePointer(path)).filter((path) => path.length === 2 && path[0] === "authorities");
  const kept = grant.authorities.filter((_, i) => !gone.some((path) => path[1] === String(i)));
  expect(again.authorities).toHaveLength(kept.length);
  for (const [i, authority] of again.authorities.entries()) {
    const was = kept[i];
    if (!was) throw new Error("an authority more than before");
    expect(COMMIT_RANK[authority.commit]).toBeLessThanOrEqual(COMMIT_RANK[was.commit]);
    expect(was.resources).toEqual(expect.arrayContaining(authority.resources));
    expect(was.grounding.allowed).toEqual(expect.arrayContaining(authority.grounding.allowed));
    const open = { commit: 0, resources: 0, grounding: { ...was.grounding, allowed: 0 } };
    expect({ ...authority, ...open, grounding: { ...authority.grounding, allowed: 0 } }).toEqual({ ...was, ...open });
  }
  expect(again.resources.map(({ effects }) => effects)).toEqual(grant.resources.map(({ effects }) => effects));
  const { authorities: _a, resources: _r, audit, delegation, discovery, ...rest } = again;
  expect(grant).toMatchObject(rest);
  expect(audit.level).toBe(grant.audit.level);
  expect({ ...delegation, agents: 0 }).toEqual({ ...grant.delegation, agents: 0 });
  if (delegation.agents === undefined && grant.delegation.agents !== undefined)
    expect(delegation.max_depth).toBeLessThanOrEqual(delegation.depth);
  expect(discovery.inventories ?? []).toEqual(grant.discovery.inventories ?? []);
}

test("whatever Grant it starts from, spoilt in any of these ways, nothing becomes wider", () => {
  fc.assert(
    fc.property(arbitraryGrant(), fc.subarray(SPOILS), fc.nat(20), (grant, spoils, index) => {
      for (const spoil of spoils) spoil(grant, index);
      for (const authority of grant.authorities) authority.grounding.allowed = [...new Set(authority.grounding.allowed)];
      fc.pre(validateGrant(grant));
      expectNarrower(grant);
    }),
    { numRuns: 150 },
  );
});

test("whatever document fits the schema, whatever rules it breaks, nothing becomes wider", () => {
  fc.assert(
    fc.property(arbitraryValidGrant(), (document) => {
      if (!validateGrant(document)) throw new Error("not valid by the schema");
      expectNarrower(document);
    }),
    { numRuns: 300 },
  );
});

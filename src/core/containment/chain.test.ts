import { describe, expect, it } from "vitest";
import type { Grant } from "../schema/grant.gen.ts";
import { AGENT } from "../testing/grant-parts.ts";
import { at } from "../testing/valid.ts";
import { childOf, found, judged, parentOf, rich, SEAL } from "./testing/family.ts";

const chain = (child: Grant) => child.delegation.chain;

describe("whose child it is (G9a chain)", () => {
  it("passes what the delegate hands on whole", () => {
    expect(judged(rich, () => {})).toEqual([]);
  });

  it.each<[string, (child: Grant) => unknown, string[]]>([
    ["another id", (child) => Object.assign(at(chain(child)), { grant_id: child.grant_id }), ["chain /delegation/chain/0/grant_id"]],
    ["another delegate", (child) => Object.assign(at(chain(child)), { delegate: "agent:x" }), ["chain /delegation/chain/0/delegate"]],
    ["another seal", (child) => Object.assign(at(chain(child)), { seal: "0".repeat(64) }), ["chain /delegation/chain/0/seal"]],
    ["no link at all", (child) => chain(child).pop(), ["chain /delegation/chain"]],
    ["a link too many before it", (child) => chain(child).unshift(at(chain(child))), ["chain /delegation/chain"]],
    ["another issuer", (child) => Object.assign(child, { iss: "urn:example:issuer" }), ["chain /iss"]],
    ["another principal", (child) => Object.assign(child.principal, { sub: "urn:x:eve" }), ["chain /principal/sub"]],
    ["another purpose", (child) => Object.assign(child, { purpose: "Buy anything." }), ["chain /purpose"]],
    ["the parent's own depth", (child) => Object.assign(child.delegation, { depth: 0 }), ["chain /delegation/depth"]],
    ["two levels at once", (child) => Object.assign(child.delegation, { depth: 2, agents: undefined }), ["chain /delegation/depth"]],
    ["a delegate that the parent does not name", (child) => Object.assign(child.delegate, { sub: "agent:eve" }), ["chain /delegate/sub"]],
  ])("refuses %s", (_, change, expected) => {
    expect(judged(rich, change).filter((violation) => violation.startsWith("chain"))).toEqual(expected);
  });

  it("takes the computed seal, not the one that the parent carries", () => {
    const parent = { ...parentOf(rich()), seal: { alg: "sha-256" as const, value: "ab".repeat(32) } };
    const child = childOf(parent);
    expect(found(parent, child)).toEqual([]);
    Object.assign(at(chain(child)), { seal: "ab".repeat(32) });
    expect(found(parent, child)).toEqual(["chain /delegation/chain/0/seal"]);
  });

  it("keeps the parent's own chain before the link to the parent", () => {
    const parent = childOf(parentOf(rich()));
    const child = childOf(parent, "agent:other");
    expect(child.delegation.chain).toHaveLength(2);
    expect(found(parent, child)).toEqual([]);
    Object.assign(at(chain(child)), { seal: "0".repeat(64) });
    expect(found(parent, child)).toEqual(["chain /delegation/chain"]);
    expect(at(chain(child), 1).seal).toBe(SEAL);
  });

  it("goes no deeper than the parent lets work be handed on", () => {
    const depthOf = (deepest: number) =>
      judged(
        rich,
        () => {},
        (parent) => Object.assign(parent.delegation, { max_depth: deepest }),
      );
    expect(depthOf(1)).toEqual([]);
    expect(depthOf(0)).toEqual(["chain /delegation/depth"]);
    const own = judged(rich, (child) => {
      child.delegation.max_depth = 0;
      delete child.delegation.agents;
    });
    expect(own).toEqual(["chain /delegation/depth"]);
  });

  it("takes any agent where the parent names none, and never a person, the principal or a system", () => {
    const handedTo = (sub: string) => {
      const parent = parentOf(rich());
      delete parent.delegation.agents;
      return found(parent, childOf(parent, sub));
    };
    expect(handedTo("agent:anyone")).toEqual([]);
    expect(handedTo("urn:example:agent:1")).toEqual([]);
    expect(handedTo(AGENT)).toEqual([]);
    for (const sub of ["person:anna", "principal", "system:cron"]) expect(handedTo(sub)).toEqual(["chain /delegate/sub"]);
  });

  it("does not compare display names and conflicts", () => {
    const renamed = judged(rich, (child) => {
      child.principal.name = "Anna B.";
      child.delegate.name = "Helper";
      at(child.resources).label = "Post";
      child.conflicts = [{ about: "a", tool_permission: "b", work_rule: "c", applies: "work_rule", chosen: "d", why: "e" }];
    });
    expect(renamed).toEqual([]);
  });
});

describe("the validity (G9a validity)", () => {
  const validity = (not_before: string, expires: string) => judged(rich, (child) => Object.assign(child.validity, { not_before, expires }));

  it("is the same or shorter", () => {
    expect(validity("2027-01-01T00:00:00Z", "2028-01-01T00:00:00Z")).toEqual([]);
    expect(validity("2027-01-01T00:00:01Z", "2027-12-31T23:59:59Z")).toEqual([]);
    expect(validity("2026-12-31T23:59:59Z", "2028-01-01T00:00:00Z")).toEqual(["validity /validity/not_before"]);
    expect(validity("2027-01-01T00:00:00Z", "2028-01-01T00:00:01Z")).toEqual(["validity /validity/expires"]);
  });

  it("is within nothing where it is no moment", () => {
    expect(validity("2027-02-30T00:00:00Z", "2027-12-31T23:59:60Z")).toEqual([
      "validity /validity/not_before",
      "validity /validity/expires",
    ]);
  });
});

describe("handing work on (G9a delegation)", () => {
  const delegation = (change: Partial<Grant["delegation"]>) =>
    judged(rich, (child) => {
      Object.assign(child.delegation, change);
    });

  it("goes no further, and to no others", () => {
    expect(delegation({ agents: ["agent:other"] })).toEqual([]);
    expect(delegation({ max_depth: 3 })).toEqual(["delegation /delegation/max_depth"]);
    expect(delegation({ agents: ["agent:other", "agent:eve"] })).toEqual(["delegation /delegation/agents/1"]);
    expect(judged(rich, (child) => delete child.delegation.agents)).toEqual(["delegation /delegation/agents"]);
  });

  it("names nobody where nothing can be handed on", () => {
    const last = (child: Grant) => {
      child.delegation.max_depth = 1;
      delete child.delegation.agents;
    };
    expect(judged(rich, last)).toEqual([]);
    expect(delegation({ max_depth: 1 })).toEqual(["delegation /delegation/agents"]);
  });

  it("may name agents where the parent names none", () => {
    const named = judged(
      rich,
      (child) => Object.assign(child.delegation, { agents: ["agent:x"] }),
      (parent) => delete parent.delegation.agents,
    );
    expect(named).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import type { Delegation } from "../schema/grant.gen.ts";
import { sampleGrant } from "../testing/sample-grants.ts";
import { finder } from "../testing/valid.ts";
import { checkChain } from "./g09-chain.ts";

const found = (delegation: Partial<Delegation>) => finder(checkChain, sampleGrant)((grant) => Object.assign(grant.delegation, delegation));
const link = (end: string) => ({
  grant_id: `urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c${end}`,
  delegate: "agent:lead",
  seal: "a".repeat(64),
});

describe("the shape of a chain (G9)", () => {
  it("passes a root Grant and a child with as many parents as it is deep", () => {
    expect(found({})).toEqual([]);
    expect(found({ max_depth: 2, agents: ["agent:helper"] })).toEqual([]);
    expect(found({ depth: 2, max_depth: 3, chain: [link("0001"), link("0002")], agents: ["agent:helper"] })).toEqual([]);
    expect(found({ depth: 1, max_depth: 1, chain: [link("0001")] })).toEqual([]);
  });

  it("refuses more or fewer parents than the depth says", () => {
    expect(found({ depth: 1, max_depth: 1 })).toEqual(["G9 /delegation/chain blocks"]);
    expect(found({ max_depth: 1, chain: [link("0001")] })).toEqual(["G9 /delegation/chain blocks"]);
  });

  it("refuses a parent that was given to a person", () => {
    const chain = [{ ...link("0001"), delegate: "person:bob" }];
    expect(found({ depth: 1, max_depth: 1, chain })).toEqual(["G9 /delegation/chain/0/delegate blocks"]);
  });

  it("refuses a Grant deeper than the greatest depth", () => {
    expect(found({ depth: 2, max_depth: 1, chain: [link("0001"), link("0002")] })).toEqual(["G9 /delegation/depth blocks"]);
  });

  it("refuses agents to hand work to where none can be handed on", () => {
    expect(found({ agents: ["agent:helper"] })).toEqual(["G9 /delegation/agents blocks"]);
  });

  it.each(["principal", "person:anna"])("refuses %s among the agents", (agent) => {
    expect(found({ max_depth: 1, agents: ["agent:helper", agent] })).toEqual(["G9 /delegation/agents/1 blocks"]);
  });

  it("refuses a chain that comes back to itself", () => {
    expect(found({ depth: 2, max_depth: 2, chain: [link("0001"), link("0001")] })).toEqual(["G9 /delegation/chain/1/grant_id blocks"]);
    const own = { ...link("0001"), grant_id: sampleGrant().grant_id.toUpperCase().replace("URN:UUID", "urn:uuid") };
    expect(found({ depth: 1, max_depth: 1, chain: [own] })).toEqual(["G9 /delegation/chain/0/grant_id blocks"]);
    const shouted = finder(
      checkChain,
      sampleGrant,
    )((grant) => {
      Object.assign(grant, { grant_id: own.grant_id });
      Object.assign(grant.delegation, { depth: 1, max_depth: 1, chain: [{ ...own, grant_id: sampleGrant().grant_id }] });
    });
    expect(shouted).toEqual(["G9 /delegation/chain/0/grant_id blocks"]);
  });
});

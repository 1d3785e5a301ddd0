import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { InventoryRef } from "../schema/grant.gen.ts";
import { scenario1, scenario3 } from "../testing/sample-grants.ts";
import { finder } from "../testing/valid.ts";
import { checkInventories } from "./g15-inventories.ts";

const found = (...inventories: InventoryRef[]) =>
  finder(checkInventories, scenario3)((grant) => Object.assign(grant.discovery, { inventories }));
const one = { agent: "agent:books", sha256: "a".repeat(64) };
const other = { agent: "agent:payer", sha256: "b".repeat(64) };

describe("the inventories that were reviewed (G15)", () => {
  it("passes one for each agent, or none", () => {
    expect(finder(checkInventories, scenario1)()).toEqual([]);
    expect(found()).toEqual([]);
    expect(found(one, other)).toEqual([]);
  });

  it("refuses two for one agent", () => {
    expect(found(one, { ...other, agent: "agent:books" })).toEqual(["G15 /discovery/inventories/1/agent blocks"]);
  });

  it("warns of one for an agent that the Grant does not name", () => {
    expect(found({ ...one, agent: "agent:stranger" })).toEqual(["G15 /discovery/inventories/0/agent warns"]);
  });

  it("warns of the hash of nothing, and of one text for two agents", () => {
    const nothing = createHash("sha256").update("").digest("hex");
    expect(found({ ...one, sha256: nothing })).toEqual(["G15 /discovery/inventories/0/sha256 warns"]);
    expect(found(one, { ...other, sha256: one.sha256 })).toEqual(["G15 /discovery/inventories/1/sha256 warns"]);
  });
});

import { describe, expect, it } from "vitest";
import type { Formation } from "../schema/grant.gen.ts";
import { sampleGrant, scenario3, scenario4 } from "../testing/sample-grants.ts";
import { brief, changed, valid } from "../testing/valid.ts";
import { checkFormations } from "./check-formations.ts";

const check = (...formations: Formation[]) =>
  brief(
    checkFormations(
      valid(
        changed(scenario4, (grant) => {
          grant.formations = formations;
        }),
      ),
    ),
  );

describe("checkFormations", () => {
  it("has nothing to say about a Grant without formations, or with sound ones", () => {
    for (const make of [sampleGrant, scenario3, scenario4]) expect(checkFormations(valid(make()))).toEqual([]);
    expect(checkFormations(valid({ ...sampleGrant(), poa_version: "1.1" }))).toEqual([]);
  });

  it("takes formations side by side as long as they can be told apart", () => {
    const hub: Formation = { arrangement: "hub.manager_worker" };
    const loop: Formation = { arrangement: "path.bounded_loop" };
    expect(check(hub, loop)).toEqual([]);
    expect(check({ ...hub, name: "Desk" }, { ...hub, name: "Other desk" })).toEqual([]);
    expect(check({ ...hub, name: "Desk" }, { ...loop, name: "Desk" })).toEqual(["formations /formations/1/name blocks"]);
    expect(check({ ...hub, name: "Desk" }, { ...loop, name: "DESK" })).toEqual(["formations /formations/1/name warns"]);
    expect(check(hub, hub)).toEqual(["formations /formations/1 warns"]);
  });

  it("brings together what every rule finds", () => {
    const broken: Formation = {
      arrangement: "habitat.mesh",
      settlement: { kind: "rule_fires", evaluator: "agent:stranger" },
      configuration: { plan_provenance: "runtime" },
      participants: [{ actor: "agent:stranger", membership: "member" }],
      handoffs: [{ from: "agent:lead", to: "agent:lead", seam: "segregation_of_duties" }],
      transitions: [{ from: "agent:lead", to: "agent:writer", authority: "human_gate", acts: ["publish_campaign"] }],
    };
    const rules = new Set(check(broken).map((line) => line.split(" ")[0]));
    expect([...rules].toSorted()).toEqual(["F2", "F4", "F6", "F7", "F8"]);
  });
});

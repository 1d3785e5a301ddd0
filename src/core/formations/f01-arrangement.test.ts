import fc from "fast-check";
import { describe, expect, it } from "vitest";
import schema from "../../../schemas/grant.schema.json";
import { ARRANGEMENTS } from "../catalogue/arrangements.ts";
import { validateGrant } from "../schema/validators.gen.js";
import { scenario4 } from "../testing/sample-grants.ts";
import { at, changed } from "../testing/valid.ts";
import { INDUSTRY_NAMES, resolveArrangement } from "./f01-arrangement.ts";

describe("the ten arrangements (F1)", () => {
  it("are the schema's, and closed", () => {
    expect(Object.keys(ARRANGEMENTS)).toEqual(schema.$defs.Formation.properties.arrangement.enum);
    expect(Object.keys(ARRANGEMENTS)).toHaveLength(10);
    const supervised = changed(scenario4, (grant) => Object.assign(at(grant.formations), { arrangement: "supervisor" }));
    expect(validateGrant(supervised)).toBe(false);
  });

  it("are what each industry name of the specification resolves to", () => {
    const names = [
      "supervisor",
      "orchestrator-worker",
      "relay",
      "triage handoff",
      "panel",
      "ensemble",
      "auction",
      "contract net",
      "shared board",
      "round-table",
    ];
    const resolved = names.map((name) => resolveArrangement(name));
    expect(resolved).toEqual(
      [
        "hub.manager_worker",
        "hub.manager_worker",
        "habitat.handoff",
        "habitat.handoff",
        "habitat.committee",
        "habitat.committee",
        "habitat.market",
        "habitat.market",
        "habitat.blackboard",
        "habitat.mesh",
      ].map((arrangement) => ({ arrangement })),
    );
    expect(Object.keys(INDUSTRY_NAMES)).toHaveLength(names.length);
  });

  it.each(["Supervisor", " round table ", "ROUND_TABLE", "triage hand-off", "Contract  Net"])("does not mind how %j is spelt", (name) => {
    expect(resolveArrangement(name)).toHaveProperty("arrangement");
  });

  it("takes the ten ids as they are", () => {
    for (const id of Object.keys(ARRANGEMENTS)) expect(resolveArrangement(id)).toEqual({ arrangement: id });
  });

  it("resolves a dynamic planner with its configuration (F5)", () => {
    expect(resolveArrangement("dynamic planner")).toEqual({
      arrangement: "hub.manager_worker",
      configuration: { plan_provenance: "runtime" },
    });
  });

  it.each(["swarm", "a supervisor of sorts", "not an auction", "", "constructor", "__proto__", "toString"])(
    "asks about %j instead of guessing",
    (name) => {
      expect(resolveArrangement(name)).toEqual({ unresolved: expect.stringMatching(/^Which of the ten arrangements is meant by “.*”\?$/) });
    },
  );

  it("never gives anything but one of the ten, or a question", () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const resolved = resolveArrangement(name);
        expect("unresolved" in resolved || Object.hasOwn(ARRANGEMENTS, resolved.arrangement)).toBe(true);
      }),
    );
  });
});

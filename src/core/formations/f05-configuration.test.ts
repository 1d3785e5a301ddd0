import { describe, expect, it } from "vitest";
import type { Formation } from "../schema/grant.gen.ts";
import { scenario4 } from "../testing/sample-grants.ts";
import { brief, changed, valid } from "../testing/valid.ts";
import { checkConfiguration } from "./f05-configuration.ts";

const withFormation = (formation: Formation) =>
  valid(
    changed(scenario4, (grant) => {
      grant.formations = [formation];
    }),
  );

describe("the configuration (F5)", () => {
  it("never changes the arrangement: a planner at run time is a lead, not a path", () => {
    const configuration = { plan_provenance: "runtime" as const };
    expect(checkConfiguration(withFormation({ arrangement: "hub.manager_worker", configuration }))).toEqual([]);
    expect(brief(checkConfiguration(withFormation({ arrangement: "path.sequential", configuration })))).toEqual([
      "F5 /formations/0/configuration/plan_provenance warns",
    ]);
    expect(checkConfiguration(withFormation({ arrangement: "path.sequential", configuration: { plan_provenance: "authored" } }))).toEqual(
      [],
    );
  });
});

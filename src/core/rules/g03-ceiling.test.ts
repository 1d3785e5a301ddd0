import { describe, expect, it } from "vitest";
import type { Authority, CeilingLevel } from "../schema/grant.gen.ts";
import { sampleGrant, scenario1 } from "../testing/sample-grants.ts";
import { at, finder } from "../testing/valid.ts";
import { checkCeiling } from "./g03-ceiling.ts";

const found = finder(checkCeiling, sampleGrant);
const LINE = "G3 /authorities/2/commit blocks";

describe("never looser than the ceiling (G3)", () => {
  it("passes the sample Grants", () => {
    expect(found()).toEqual([]);
    expect(finder(checkCeiling, scenario1)()).toEqual([]);
  });

  // proposal = prohibited < on_confirm = user_approval < self_within_limits = automatic
  it.each<[CeilingLevel, Authority["commit"], boolean]>([
    ["proposal", "prohibited", true],
    ["proposal", "user_approval", false],
    ["proposal", "automatic", false],
    ["on_confirm", "prohibited", true],
    ["on_confirm", "user_approval", true],
    ["on_confirm", "automatic", false],
    ["self_within_limits", "prohibited", true],
    ["self_within_limits", "user_approval", true],
    ["self_within_limits", "automatic", true],
  ])("under the ceiling %s the commit %s is within it: %s", (ceiling, commit, within) => {
    const lines = found((grant) => {
      grant.ceilings.changed = ceiling;
      Object.assign(at(grant.authorities, 2), { commit, go_ahead: { mode: "standing" } });
    });
    expect(lines).toEqual(within ? [] : [LINE]);
  });

  it("is the ceiling of the act's own kind, and no other's", () => {
    expect(found((grant) => Object.assign(grant.ceilings, { sent: "proposal", changed: "self_within_limits" }))).toEqual([]);
  });

  it("refuses each time beside automatic, whatever the ceiling", () => {
    const lines = found((grant) => {
      grant.ceilings.changed = "self_within_limits";
      Object.assign(at(grant.authorities, 2), { commit: "automatic", go_ahead: { mode: "each_time" } });
    });
    expect(lines).toEqual([LINE]);
  });

  it("leaves acts of kind none alone: they end in nothing official", () => {
    expect(found((grant) => Object.assign(grant.ceilings, { sent: "proposal", changed: "on_confirm" }))).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import type { Conflict } from "../schema/grant.gen.ts";
import { sampleGrant } from "../testing/sample-grants.ts";
import { finder } from "../testing/valid.ts";
import { checkStricterApplies } from "./g11-stricter-applies.ts";

const conflict: Conflict = {
  about: "Sending mail",
  tool_permission: "The mail tool may send to anyone",
  work_rule: "Only known clients are answered",
  applies: "work_rule",
  chosen: "Only known clients are answered",
  why: "The work rule is the stricter",
};
const found = (...conflicts: Conflict[]) => finder(checkStricterApplies, sampleGrant)((grant) => Object.assign(grant, { conflicts }));

describe("the stricter applies (G11)", () => {
  it("passes a Grant without conflicts, and conflicts that are told once", () => {
    expect(finder(checkStricterApplies, sampleGrant)()).toEqual([]);
    expect(found(conflict, { ...conflict, about: "Deleting mail" })).toEqual([]);
  });

  it("warns where both sides say the same", () => {
    expect(found({ ...conflict, tool_permission: "only known clients are ANSWERED" })).toEqual(["G11 /conflicts/0 warns"]);
  });

  it("warns where one conflict is told twice, above all with two outcomes", () => {
    expect(found(conflict, { ...conflict, about: "SENDING mail" })).toEqual(["G11 /conflicts/1/about warns"]);
    expect(found(conflict, { ...conflict, applies: "tool_permission" })).toEqual(["G11 /conflicts/1/applies warns"]);
  });
});

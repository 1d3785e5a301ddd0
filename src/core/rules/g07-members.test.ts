import { describe, expect, it } from "vitest";
import { sampleGrant, scenario3, scenario4 } from "../testing/sample-grants.ts";
import { at, finder } from "../testing/valid.ts";
import { checkMembers } from "./g07-members.ts";

const found = finder(checkMembers, scenario4);
const alone = finder(checkMembers, sampleGrant);

describe("members hold only their own acts (G7)", () => {
  it("passes the sample Grants", () => {
    for (const make of [sampleGrant, scenario3, scenario4]) expect(finder(checkMembers, make)()).toEqual([]);
  });

  it.each(["agent:stranger", "principal", "person:anna", "system:crm"])("refuses an act held by %s, who is no member", (actor) => {
    expect(found((grant) => at(grant.authorities, 1).actors.push(actor))).toEqual(["G7 /authorities/1/actors/2 blocks"]);
  });

  it("refuses the delegate among its own team, and a member twice", () => {
    const again = (actor: string) => found((grant) => grant.work_system.members.push({ actor, name: "Again", role: "Twice" }));
    expect(again("agent:lead")).toEqual(["G7 /work_system/members/3/actor blocks"]);
    expect(again("agent:writer")).toEqual(["G7 /work_system/members/3/actor blocks"]);
  });

  it.each(["team", "lead_with_specialists"] as const)("refuses %s without members", (arrangement) => {
    expect(alone((grant) => Object.assign(grant.work_system, { arrangement }))).toEqual(["G7 /work_system/members blocks"]);
  });

  it("takes an external system without members, and warns of one agent with some", () => {
    expect(alone((grant) => Object.assign(grant.work_system, { arrangement: "external_system" }))).toEqual([]);
    expect(found((grant) => Object.assign(grant.work_system, { arrangement: "one_agent" }))).toEqual(["G7 /work_system/arrangement warns"]);
  });

  it.each(["principal", "person:anna"])("refuses %s as the delegate: a delegate is an agent", (sub) => {
    expect(alone((grant) => Object.assign(grant.delegate, { sub }))).toContain("G7 /delegate/sub blocks");
  });
});

import { describe, expect, it } from "vitest";
import { sampleGrant, scenario1, scenario3, scenario6 } from "../testing/sample-grants.ts";
import { at, finder } from "../testing/valid.ts";
import { checkGrounding } from "./grounding.ts";

const found = finder(checkGrounding, sampleGrant);

describe("what grounds the work", () => {
  it("passes the sample Grants", () => {
    for (const make of [sampleGrant, scenario1, scenario3, scenario6]) expect(finder(checkGrounding, make)()).toEqual([]);
  });

  it("refuses memory as proof for an official act; one of kind none may go by it", () => {
    expect(
      found((grant) => (at(grant.authorities, 2).grounding = { ...grant.defaults.grounding, allowed: ["principal", "agent_memory"] })),
    ).toEqual(["grounding /authorities/2/grounding/allowed/1 blocks"]);
    expect(found((grant) => (at(grant.authorities).grounding = { ...grant.defaults.grounding, allowed: ["agent_memory"] }))).toEqual([]);
  });

  it("warns of an official act that may rely on nothing", () => {
    expect(found((grant) => (at(grant.authorities, 2).grounding = { ...grant.defaults.grounding, allowed: [] }))).toEqual([
      "grounding /authorities/2/grounding/allowed warns",
    ]);
  });

  it("warns of a source that is allowed and prohibited", () => {
    expect(found((grant) => (at(grant.authorities).grounding = { ...grant.defaults.grounding, prohibited: ["principal", "web"] }))).toEqual(
      ["grounding /authorities/0/grounding/allowed/0 warns"],
    );
  });

  it("warns of a source that names no app of the Grant", () => {
    expect(found((grant) => (grant.defaults.grounding = { ...grant.defaults.grounding, allowed: ["app:mail", "app:chat"] }))).toEqual([
      "grounding /defaults/grounding/allowed/1 warns",
    ]);
    expect(found((grant) => (at(grant.authorities).grounding = { ...grant.defaults.grounding, prohibited: ["app:chat"] }))).toEqual([
      "grounding /authorities/0/grounding/prohibited/0 warns",
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { sampleGrant, scenario1, scenario6 } from "../testing/sample-grants.ts";
import { at, finder } from "../testing/valid.ts";
import { checkSelected } from "./g06-selected.ts";

const found = finder(checkSelected, scenario1);

describe("only selected systems (G6)", () => {
  it("passes the sample Grants", () => {
    for (const make of [sampleGrant, scenario1, scenario6]) expect(finder(checkSelected, make)()).toEqual([]);
  });

  it("refuses an app that was not selected", () => {
    expect(found((grant) => at(grant.authorities, 1).resources.push("chat"))).toEqual(["G6 /authorities/1/resources/1 blocks"]);
  });

  it("refuses an app that does not list the act's effect", () => {
    expect(found((grant) => at(grant.authorities, 1).resources.push("files"))).toEqual(["G6 /authorities/1/resources/1 blocks"]);
    expect(found((grant) => Object.assign(at(grant.resources), { effects: ["read"] }))).toEqual(["G6 /authorities/1/resources/0 blocks"]);
  });

  it("refuses to rely on an app that was not selected", () => {
    expect(found((grant) => at(grant.authorities).grounding.allowed.push("app:chat"))).toEqual([
      "G6 /authorities/0/grounding/allowed/3 blocks",
    ]);
  });

  it("warns of a binding act that is bound to no app; one of kind none needs none", () => {
    expect(found((grant) => Object.assign(at(grant.authorities, 1), { resources: [] }))).toEqual(["G6 /authorities/1/resources warns"]);
    expect(found((grant) => Object.assign(at(grant.authorities), { resources: [] }))).toEqual([]);
  });

  it("lets an app be selected and used by no act: discovery and selection grant nothing", () => {
    expect(found((grant) => grant.resources.push({ id: "chat", provider: "Chat", label: "Chat", effects: [] }))).toEqual([]);
  });
});

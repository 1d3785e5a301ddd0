import { describe, expect, it } from "vitest";
import type { Grant } from "../schema/grant.gen.ts";
import { sampleGrant, scenario3, scenario4 } from "../testing/sample-grants.ts";
import { at, brief, changed, finder, valid } from "../testing/valid.ts";
import { checkOpaqueIds } from "./g04-opaque-ids.ts";

const found = finder(checkOpaqueIds, scenario4);
const named = (delegate: string, member: string, equalNames?: "warn" | "block") => {
  const grant = changed(scenario3, (draft: Grant) => {
    draft.delegate.name = delegate;
    at(draft.work_system.members).name = member;
  });
  return checkOpaqueIds(valid(grant), equalNames ? { equalNames } : {});
};
const LINE = "G4 /work_system/members/0/name warns";

describe("names are not identifiers (G4)", () => {
  it("passes the sample Grants", () => {
    expect(found()).toEqual([]);
    expect(finder(checkOpaqueIds, sampleGrant)()).toEqual([]);
  });

  it("refuses a member that speaks as the principal", () => {
    const member = { actor: "principal", name: "Me", role: "Says yes" };
    expect(found((grant) => grant.work_system.members.push(member))).toContain("G4 /work_system/members/3/actor blocks");
  });

  it.each([
    ["Mail Helper", "Mail Helper"],
    ["Mail Helper", "mail HELPER"],
    ["Mail Helper", "Ｍａｉｌ Helper"],
    ["Straße", "STRASSE"],
  ])("takes %j and %j for the same name", (one, other) => {
    expect(brief(named(one, other))).toEqual([LINE]);
    expect(brief(named(one, other, "block"))).toEqual([LINE.replace("warns", "blocks")]);
  });

  it.each([
    ["Mail Helper", "Mаil Helper"],
    ["Paul", "PauI"],
    ["Mail Helper", "Mail \u200BHelper"],
    ["Mail  Helper", "Mail Helper"],
  ])("warns that %j looks like %j, and shows both identifiers, but never refuses it", (one, other) => {
    const findings = named(one, other, "block");
    expect(findings.every(({ blocks }) => !blocks)).toBe(true);
    expect(findings[0]?.message).toContain("agent:books");
    expect(findings[0]?.message).toContain("agent:payer");
  });

  it.each([
    ["Бухгалтер", "Кассир"],
    ["Λογιστής", "Ταμίας"],
    ["会计", "出纳"],
    ["كاتب", "أمين الصندوق"],
    ["Books", "Payer"],
  ])("has nothing against %j and %j", (one, other) => expect(named(one, other)).toEqual([]));

  it("compares the principal's name with the agents'", () => {
    expect(brief(named("Anna Berg", "Payer"))).toEqual(["G4 /delegate/name warns"]);
  });

  it("warns of a name that is somebody else's identifier", () => {
    expect(brief(named("agent:payer", "Payer"))).toEqual(["G4 /delegate/name warns"]);
    expect(named("Books", "agent:payer")).toEqual([]);
  });

  it("refuses an agent that has the principal's identifier", () => {
    expect(found((grant) => Object.assign(grant.delegate, { sub: grant.principal.sub }))).toContain("G4 /delegate/sub blocks");
    expect(found((grant) => Object.assign(at(grant.work_system.members), { actor: grant.principal.sub }))).toContain(
      "G4 /work_system/members/0/actor blocks",
    );
  });

  it.each([
    "urn:example:anna-berg",
    "https://people.example/Anna.Berg",
    "https://people.example/anna",
    "mailto:anna@berg.example",
    "urn:example:anna@berg.example",
  ])("warns of the principal's identifier %s, which is made from a name", (sub) =>
    expect(found((grant) => Object.assign(grant.principal, { sub }))).toEqual(["G4 /principal/sub warns"]),
  );

  it("warns of a root delegate's made from its name, and takes the readable part of an agent: reference", () => {
    expect(found((grant) => Object.assign(grant.delegate, { sub: "urn:bot0:agent:lead" }))).toEqual(["G4 /delegate/sub warns"]);
    expect(found((grant) => Object.assign(grant.delegate, { sub: "agent:lead-x7q2" }))).toEqual([]);
  });

  it("compares a thousand members in a moment", () => {
    const members = Array.from({ length: 1000 }, (_, i) => ({ actor: `agent:a${i}`, name: `Agent number ${i}`, role: "Helps" }));
    const started = performance.now();
    expect(found((grant) => Object.assign(grant.work_system, { members }))).toEqual([]);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

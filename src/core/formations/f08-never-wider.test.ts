import { describe, expect, it } from "vitest";
import type { Formation, Grant } from "../schema/grant.gen.ts";
import { scenario3, scenario4 } from "../testing/sample-grants.ts";
import { at, brief, changed, the, valid } from "../testing/valid.ts";
import { checkNeverWider } from "./f08-never-wider.ts";

const wider = (change: (formation: Formation, grant: Grant) => void) =>
  brief(checkNeverWider(valid(changed(scenario4, (grant) => change(at(grant.formations), grant)))));

describe("a formation never widens a Grant (F8)", () => {
  it("passes formations that name only what the Grant holds", () => {
    expect(checkNeverWider(valid(scenario3()))).toEqual([]);
    expect(checkNeverWider(valid(scenario4()))).toEqual([]);
  });

  it("refuses a member that the work system does not have", () => {
    expect(wider((formation) => the(formation.participants).push({ actor: "agent:stranger", membership: "member" }))).toEqual([
      "F8 /formations/0/participants/4 blocks",
    ]);
  });

  it("takes adjacent people and systems, and people who are members", () => {
    expect(wider((formation) => the(formation.participants).push({ actor: "agent:stranger", membership: "adjacent" }))).toEqual([]);
    expect(wider((formation) => the(formation.participants).push({ actor: "principal", membership: "member" }))).toEqual([]);
  });

  it("refuses an actor that is listed twice", () => {
    expect(wider((formation) => the(formation.participants).push({ actor: "agent:lead", membership: "adjacent" }))).toEqual([
      "F8 /formations/0/participants/4 blocks",
    ]);
  });

  it("warns of a lead that is only adjacent, and of an empty list", () => {
    expect(wider((formation) => Object.assign(at(formation.participants, 3), { authority: "delegates" }))).toEqual([
      "F8 /formations/0/participants/3 warns",
    ]);
    expect(wider((formation) => Object.assign(formation, { participants: [], handoffs: [], transitions: [] }))).toEqual([
      "F8 /formations/0/participants warns",
    ]);
  });

  it("warns of acts that the Grant, or the formation, does not hold", () => {
    expect(wider((formation) => the(formation.acts).push("bank.pay"))).toEqual(["F8 /formations/0/acts/1 warns"]);
    expect(wider((formation) => the(at(formation.transitions).acts).push("bank.pay", "post_social"))).toEqual([
      "F8 /formations/0/transitions/0/acts/1 warns",
      "F8 /formations/0/transitions/0/acts/2 warns",
    ]);
  });

  it("warns of a hand-off or a transition to somebody who takes no part", () => {
    expect(wider((formation) => Object.assign(at(formation.handoffs), { to: "person:stranger" }))).toEqual([
      "F8 /formations/0/handoffs/0/to warns",
    ]);
    expect(wider((formation) => Object.assign(at(formation.transitions), { from: "agent:social" }))).toEqual([
      "F8 /formations/0/transitions/0/from warns",
    ]);
  });
});

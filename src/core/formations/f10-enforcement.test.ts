import { describe, expect, it } from "vitest";
import { ENFORCEMENT, type Enforcement } from "../catalogue/enforcement.ts";
import { enforcementSentence, enforcerOf, FORMATION_ENFORCEMENT, type FormationRule } from "./f10-enforcement.ts";

const rules = Object.keys(FORMATION_ENFORCEMENT) as FormationRule[];
const modes = Object.keys(ENFORCEMENT) as Enforcement[];
const heldBy = (mode: Enforcement, by: string) => rules.filter((rule) => enforcerOf(rule, mode) === by);

describe("what enforces each rule of a formation (F10)", () => {
  it("is nothing at all in advisory mode", () => {
    expect(heldBy("advisory", "nothing")).toEqual(rules);
  });

  it("is the verifier for gates, settlement, membership and segregation at the commit boundary, and no more", () => {
    expect(heldBy("commit_boundary", "verifier")).toEqual(["human_gate", "settlement", "membership", "segregation"]);
    expect(heldBy("commit_boundary", "nothing")).toEqual(["routing", "handoffs", "join", "termination"]);
  });

  it("is the provider's own approval for gates alone in provider-native mode", () => {
    expect(heldBy("provider_native", "provider")).toEqual(["human_gate"]);
    expect(heldBy("provider_native", "nothing")).toEqual(rules.filter((rule) => rule !== "human_gate"));
  });

  it("is said in one whole sentence for every rule and mode", () => {
    for (const rule of rules) {
      for (const mode of modes) {
        const sentence = enforcementSentence(rule, mode);
        expect(sentence).toMatch(/^[A-Z][^.]*\.$/);
        expect(sentence.includes("instruction only")).toBe(enforcerOf(rule, mode) !== "verifier");
      }
    }
  });
});

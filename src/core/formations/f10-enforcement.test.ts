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
    expect(heldBy("commit_boundary", "nothing")).toEqual(["agent_delegates", "routing", "handoffs", "join", "termination"]);
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

  it("names the app's own approval before the verifier at a gate, and a runner beside it for what a runner can hold", () => {
    expect(enforcementSentence("human_gate", "commit_boundary")).toBe(
      "Where a person approves: the app's own approval holds this where it has one, otherwise the verifier whenever it is called.",
    );
    expect(enforcementSentence("human_gate", "advisory")).toContain("the app's own approval holds this where it has one");
    for (const rule of ["settlement", "membership", "segregation"] as const) {
      expect(enforcementSentence(rule, "commit_boundary")).toContain("or a program that runs the agents");
    }
  });
});

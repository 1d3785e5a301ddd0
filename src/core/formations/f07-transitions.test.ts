import { describe, expect, it } from "vitest";
import type { Formation } from "../schema/grant.gen.ts";
import { scenario3, scenario4 } from "../testing/sample-grants.ts";
import { at, brief, changed, the, valid } from "../testing/valid.ts";
import { checkTransitions, readsLikeProcedure } from "./f07-transitions.ts";

const check = (change: (formation: Formation) => void) =>
  checkTransitions(valid(changed(scenario4, (grant) => change(at(grant.formations)))));

describe("transitions (F7)", () => {
  it("pass where a person approves", () => {
    expect(checkTransitions(valid(scenario4()))).toEqual([]);
    expect(checkTransitions(valid(scenario3()))).toEqual([]);
  });

  it("are noticed where no person stands at a gate", () => {
    const found = check((formation) => Object.assign(at(formation.transitions), { to: "agent:writer" }));
    expect(brief(found)).toEqual(["F7 /formations/0/transitions/0 warns"]);
    expect(check((formation) => Object.assign(at(formation.transitions), { to: "person:legal" }))).toEqual([]);
    expect(check((formation) => Object.assign(at(formation.transitions), { to: "agent:writer", authority: "agent_delegates" }))).toEqual(
      [],
    );
  });

  it("are noticed where they lead back to the same actor", () => {
    expect(brief(check((formation) => Object.assign(at(formation.transitions), { to: "agent:lead" })))).toEqual([
      "F7 /formations/0/transitions/0 warns",
    ]);
  });

  it("are noticed where a gate stops nothing: no act, or one with a standing go-ahead", () => {
    expect(brief(check((formation) => Object.assign(at(formation.transitions), { acts: [] })))).toEqual([
      "F7 /formations/0/transitions/0/acts warns",
    ]);
    const standing = check((formation) => Object.assign(at(formation.transitions), { acts: ["post_social"] }));
    expect(standing[0]?.message).toContain("The act post_social has a standing go-ahead");
  });
});

describe("a text that counts steps", () => {
  it.each([
    "1. Draft it 2. Check it 3. Send it",
    "1) draft 2) check",
    "(1) draft, then (2) check",
    "Step 1 draft the text, step 2: check it",
    "First 1: draft and later 2: check",
    "Step one: Books drafts. Step two: Payer pays.",
    "First Books drafts the entry, then Payer checks it, and finally Anna signs.",
  ])("is one: %s", (text) => expect(readsLikeProcedure(text)).toBe(true));

  it.each([
    "Legal approves every external claim",
    "At least 2 of 3 members agree",
    "Step in when 1 of the 2 agents is stuck",
    "Version 1. is final",
    "2. before 1. is no counting",
    "The first to answer wins, and then nobody else may",
    "In the ratio 3: 4: of parts",
    "",
  ])("is none: %s", (text) => expect(readsLikeProcedure(text)).toBe(false));

  it("takes time that grows with its length only", () => {
    const started = performance.now();
    readsLikeProcedure("step ".repeat(20_000));
    readsLikeProcedure(" ".repeat(100_000));
    readsLikeProcedure(`(${"1".repeat(100_000)}`);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it.each<[string, (formation: Formation) => void]>([
    ["settlement/rule", (f) => Object.assign(the(f.settlement), { rule: "1. vote 2. count" })],
    ["termination/stop_rule", (f) => Object.assign(f, { termination: { kind: "construction", stop_rule: "1. vote 2. count" } })],
    ["configuration/performer_composition", (f) => Object.assign(f, { configuration: { performer_composition: "1. vote 2. count" } })],
    ["handoffs/0/acceptance", (f) => Object.assign(at(f.handoffs), { acceptance: "1. vote 2. count" })],
    ["protocol/conflict", (f) => Object.assign(f, { protocol: { conflict: "1. vote 2. count" } })],
  ])("is warned about in %s", (path, change) => {
    expect(brief(check(change))).toEqual([`F7 /formations/0/${path} warns`]);
  });
});

// What holds the Grant's rules in each enforcement mode (§7a), the working mode (§5 Working modes), and what no Grant can do (§10, §11).
import { describe, expect, test } from "vitest";
import type { Enforcement } from "../../catalogue/enforcement.ts";
import type { WorkingMode } from "../../schema/grant.gen.ts";
import { scenario2, scenario4 } from "../../testing/sample-grants.ts";
import { clauses } from "../clauses.ts";
import { plainText } from "../render-text.ts";
import { rulesBlock } from "../rules-block.ts";
import { inLetterOnly, said, withDefaults } from "../testing/said.ts";
import { sealed } from "../testing/samples.ts";

/** The whole statement of the Letter, sentence group by sentence group. */
const statement = (enforcement: Enforcement) =>
  clauses(sealed(scenario2()), { enforcement })
    .filter(({ id }) => /^enforcement:mode/.test(id))
    .map(({ text }) => plainText(text));
const lineOf = (enforcement: Enforcement) =>
  rulesBlock(sealed(scenario2()), { enforcement })
    .text.split("\n")
    .filter((line) => line.startsWith("Enforcement:"));

describe("advisory: nothing checks, and every rule is an instruction", () => {
  test("to people", () => {
    expect(statement("advisory")).toEqual([
      "Nothing checks these rules before an act. This Grant runs in advisory mode: Assistant is given the rules and asked to follow them. Every rule here, the standing rules included, is an instruction, and none of them can stop an act.",
      "What can stop an act: the permissions and approvals of each app, and Anna Berg. Without a gate that checks and without a program that runs the agents, this Grant is a statement of intent.",
    ]);
  });
  test("to the agent", () => {
    expect(lineOf("advisory")).toEqual([
      "Enforcement: advisory. Nothing checks these rules before an act. They are instructions that you are asked to follow, every one of them.",
    ]);
  });
});

describe("at the commit boundary: what passes the gate is checked, what does not is advisory", () => {
  test("to people", () => {
    expect(statement("commit_boundary")).toEqual([
      "A gate that the agents cannot go around checks each official act before it happens (a verifier at the commit boundary). An act that does not pass the gate is only advised. Between agents, this mode needs the Grant as a signed token, not as a document.",
      "Of acts that are not official, such as reading and drafting, the gate checks that this Grant is in force, that they are allowed, who does them, what started them, how many people they reach, that information stays where it may be, and that the app is not a new one. In which account, folder or limit they stay is asked, not checked.",
      "The gate does not check how fresh facts are, what happens when they disagree, whether an agent pauses, what it records or reports, the standing rules, or how agents hand work to one another. These are asked.",
      "A gate that cannot learn whether this Grant was revoked treats it as revoked. Where it is not told what was spent or done before, it asks.",
    ]);
  });
  test("to the agent", () => {
    expect(lineOf("commit_boundary")).toEqual([
      "Enforcement: a gate that you cannot go around checks each official act before it happens (verifier at the commit boundary). What does not pass the gate, and what it does not check, you are asked to follow all the same.",
    ]);
  });
});

describe("with the provider's own controls: usually gates and lists, rarely limits, counterparties or settlement", () => {
  test("to people", () => {
    expect(statement("provider_native")).toEqual([
      "The provider’s own controls carry part of this Grant: usually approvals and lists of what is allowed, rarely limits, counterparties or how a result is settled. What they can express holds.",
      "Everything else here, the standing rules included, is an instruction that the agents are asked to follow. No other gate checks it.",
    ]);
  });
  test("to the agent", () => {
    expect(lineOf("provider_native")).toEqual([
      "Enforcement: the provider's own controls carry part of these rules. The rest you are asked to follow all the same.",
    ]);
  });
});

describe("the working mode, word for word as §5 has it", () => {
  const quotes: Record<WorkingMode, [string, string]> = {
    plan: ["Plan", "Plan — nothing official happens: every official act is prepared only and the principal takes the final step."],
    ask: ["Ask", "Ask — every official act asks each time, standing ones included."],
    auto: ["Auto", "Auto — acts with a standing go-ahead proceed inside their limits and are reported right after; everything else asks."],
    full_auto: ["Full auto", "Full auto — as Auto, with reports batched into one summary a day."],
  };
  test.each(Object.entries(quotes))("%s", (working_mode, [label, quote]) => {
    expect(said(withDefaults(scenario2(), { working_mode: working_mode as WorkingMode }), "working_mode")).toEqual({
      letter: `The working mode is ${label}: “${quote}” “No mode grants anything the Grant does not; denials and limits hold in all four.”`,
      rules: `The working mode: ${quote}`,
    });
  });
});

describe("what no Grant can do", () => {
  test.each([
    [
      "enforcement:no_force",
      "No Grant can force an AI system to follow it. It stands beside the provider’s own permissions, approvals and data controls, never in their place.",
    ],
    ["enforcement:provider_data", "No Grant changes what a provider itself keeps, trains on or indexes. Its data controls do that."],
  ])("%s", (id, sentence) => {
    expect(said(scenario2(), id)).toEqual(inLetterOnly(sentence));
  });
});

describe("what holds the arrangements where no verifier checks them (F10)", () => {
  test.each<[Enforcement, string | undefined]>([
    [
      "advisory",
      "No verifier checks these arrangements. Unless a program runs the agents and holds them to this, it is a statement of intent.",
    ],
    ["commit_boundary", undefined],
    [
      "provider_native",
      "Beyond the provider’s own approvals, no verifier checks these arrangements. Unless a program runs the agents and holds them to this, the rest is a statement of intent.",
    ],
  ])("%s", (enforcement, letter) => {
    expect(said(scenario4(), "formation:intent", enforcement)).toEqual({ letter, rules: undefined });
  });
});

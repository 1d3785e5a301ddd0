// What the work may rely on (§4 question 4; §7 step 16): each source and each answer to facts that disagree, and the sentence that states it.
import { describe, expect, test } from "vitest";
import type { Grant, Grounding, SourceRef } from "../../schema/grant.gen.ts";
import { sampleGrant, scenario2, scenario3 } from "../../testing/sample-grants.ts";
import { inBoth, said, withDefaults } from "../testing/said.ts";

const rowsOf = <K extends string, V>(table: Record<K, V>) => Object.entries(table) as [K, V][];

/** Every authority of the Grant, and its defaults, with these members of the grounding. */
function grounded(grant: Grant, own: Partial<Grounding>): Grant {
  const changed = withDefaults(grant, { grounding: { ...grant.defaults.grounding, ...own } });
  return { ...changed, authorities: grant.authorities.map((held) => ({ ...held, grounding: { ...held.grounding, ...own } })) };
}
/** One authority alone. */
function groundedAct(grant: Grant, act: string, own: Partial<Grounding>): Grant {
  return {
    ...grant,
    authorities: grant.authorities.map((held) => (held.act === act ? { ...held, grounding: { ...held.grounding, ...own } } : held)),
  };
}

describe("where facts disagree", () => {
  const reactions = rowsOf<Grounding["on_disagreement"], string>({
    stop: "stops and tells Anna Berg",
    ask: "asks Anna Berg which of them holds",
    system_of_record: "takes what the system of record says",
  });

  test.each(reactions)("for all acts: %s", (on_disagreement, reaction) => {
    expect(said(grounded(scenario3(), { on_disagreement }), "grounds:disagreement")).toEqual(
      inBoth(`Where facts disagree, an agent ${reaction}.`, "Anna Berg"),
    );
  });

  test.each(reactions)("for one act: %s", (on_disagreement, reaction) => {
    const all = grounded(scenario3(), { on_disagreement: on_disagreement === "ask" ? "stop" : "ask" });
    const grant = groundedAct(all, "bank.pay", { on_disagreement });
    expect(said(grant, "grounds:disagreement:bank.pay")).toEqual({
      letter: `To pay a bill (the act bank.pay), where facts disagree, an agent ${reaction}.`,
      rules: `For bank.pay, where facts disagree, an agent ${reaction.replace("Anna Berg", "“Anna Berg”")}.`,
    });
    expect(said(grant, "grounds:disagreement").letter).toMatch(/, unless an act’s own rule says otherwise\.$/);
  });
});

describe("each source by its name", () => {
  const sources: Record<Exclude<SourceRef, `app:${string}`>, { letter: string; rules: string }> = {
    principal: { letter: "what Anna Berg told it", rules: "what “Anna Berg” told it" },
    system_of_record: { letter: "the system of record (the place where the fact is kept)", rules: "system_of_record" },
    documents: { letter: "documents given to it", rules: "documents" },
    web: { letter: "the web", rules: "web" },
    agent_memory: { letter: "what it remembers, as a lead only", rules: "agent_memory" },
    other_agents: { letter: "what other agents say", rules: "other_agents" },
    "app:ledger": { letter: "what it reads in Ledger", rules: "app:ledger" },
  };

  test.each(Object.entries(sources))("%s is allowed, and nothing more than that", (source, { letter, rules }) => {
    const grant = withDefaults(scenario3(), {
      grounding: { ...scenario3().defaults.grounding, allowed: [source as SourceRef], prohibited: [] },
    });
    expect(said(grant, "grounds:sources")).toEqual({
      letter: `At most, an act may rely on ${letter}.`,
      rules: `At most, an act may rely on ${rules}.`,
    });
  });

  test.each(Object.entries(sources))("%s is prohibited", (source, { letter, rules }) => {
    const grant = withDefaults(scenario3(), {
      grounding: { ...scenario3().defaults.grounding, allowed: [], prohibited: [source as SourceRef] },
    });
    expect(said(grant, "grounds:sources")).toEqual({
      letter: `At most, an act may rely on nothing. No act may rely on ${letter}.`,
      rules: `At most, an act may rely on nothing. No act may rely on ${rules}.`,
    });
  });
});

describe("the sources of acts", () => {
  test("narrower than the Grant's, and never on more than the Grant's", () => {
    const grant = groundedAct(scenario3(), "bank.pay", { prohibited: ["web", "other_agents", "documents"] });
    expect(said(grant, "grounds:sources:bank.pay")).toEqual({
      letter:
        "To pay a bill (the act bank.pay), an agent may rely only on what it reads in Ledger and what it reads in Supplier file, never on the web, what other agents say or documents given to it.",
      rules: "For bank.pay, an agent may rely only on app:ledger and app:supplier-file, never on web, other_agents or documents.",
    });
  });

  test("official acts apart from the others", () => {
    const all = "an agent may rely on every source that this Grant allows.";
    expect(said(scenario3(), "grounds:sources:bank.draft")).toEqual(inBoth(`For every act that is not official, ${all}`));
    expect(said(scenario2(), "grounds:sources:shop.buy")).toEqual(inBoth(`For every official act, ${all}`));
  });

  test("are said to the agent once where official acts and the others have the same", () => {
    const all = "an agent may rely on every source that this Grant allows.";
    expect(said(sampleGrant(), "grounds:sources:calendar.schedule")).toEqual({
      letter: `For every official act, ${all}`,
      rules: "For every official act, an agent may rely on the same.",
    });
  });

  test("are said to the agent again where each act reads in its own app: the same phrase, and not the same sources", () => {
    const own = groundedAct(sampleGrant(), "mail.read", { allowed: ["principal", "app:mail"] });
    const drafts = groundedAct(own, "mail.draft", { allowed: ["principal", "app:mail"] });
    const grant = groundedAct(drafts, "calendar.schedule", { allowed: ["principal", "app:calendar"] });
    expect(said(grant, "grounds:sources:calendar.schedule").rules).toBe(
      "For every official act, an agent may rely only on what “Anna Berg” told it and app:calendar.",
    );
  });

  test("each act's own apps, where that is what acts of several apps may read in", () => {
    const pay = groundedAct(scenario3(), "bank.pay", { allowed: ["principal", "app:bank"] });
    const grant = groundedAct(pay, "vat.submit", { allowed: ["principal", "app:tax-office"] });
    expect(said(grant, "grounds:sources:bank.pay+vat.submit")).toEqual(
      inBoth(
        "For every official act, an agent may rely only on what Anna Berg told it and what it reads in the apps the act is bound to.",
        "Anna Berg",
      ),
    );
  });
});

test("how fresh a fact has to be: for all acts, and for one", () => {
  expect(said(scenario3(), "grounds:freshness")).toEqual(inBoth("No act may rely on facts older than 7 days."));
  expect(said(groundedAct(scenario3(), "bank.pay", { freshness: "PT12H" }), "grounds:freshness:bank.pay")).toEqual({
    letter: "To pay a bill (the act bank.pay), an agent relies on no facts older than 12 hours.",
    rules: "For bank.pay, an agent relies on no facts older than 12 hours.",
  });
});

test("memory is a lead, not proof (§4 question 4)", () => {
  expect(said(scenario3(), "grounds:memory")).toEqual(
    inBoth("Memory is a lead, not proof: before anything official, an agent checks what it remembers against the system of record."),
  );
});

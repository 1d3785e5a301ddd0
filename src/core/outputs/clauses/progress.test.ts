// How the work progresses (§4 question 2; §7 steps 4, 8, 9, 10): each value of each enumeration and the sentence that states it.
import { describe, expect, test } from "vitest";
import type { Defaults, Grant, SelfChanges, Trigger } from "../../schema/grant.gen.ts";
import { scenario2, scenario3 } from "../../testing/sample-grants.ts";
import { inBoth, said, withDefaults } from "../testing/said.ts";

const rowsOf = <K extends string, V>(table: Record<K, V>) => Object.entries(table) as [K, V][];
const shop = (own: Partial<Defaults>): Grant => withDefaults(scenario2(), own);

describe("what may start or continue the work (§4 question 2): whatever is not listed asks (§7 step 8)", () => {
  const STARTS = "Work may start or go on";
  const ELSE = "Whatever else starts it, or keeps it going, has to be asked about first.";

  test.each(
    rowsOf<Trigger, string>({
      asked: "when Anna Berg asks for it",
      routine: "by a routine",
      message: "when a message arrives",
      notification: "when a notification arrives",
      app_event: "when something happens in an app",
      handoff: "by another agent's hand-off",
      autonomous: "by itself",
    }),
  )("%s", (trigger, way) => {
    expect(said(shop({ triggers: [trigger] }), "triggers")).toEqual(inBoth(`${STARTS} ${way}. ${ELSE}`, "Anna Berg"));
  });

  test("several are joined by “or”", () => {
    expect(said(shop({ triggers: ["asked", "routine", "message"] }), "triggers")).toEqual(
      inBoth(`${STARTS} when Anna Berg asks for it, by a routine or when a message arrives. ${ELSE}`, "Anna Berg"),
    );
  });
});

describe("changes to itself (§7 step 4: never denies, ask asks)", () => {
  const rules = rowsOf<SelfChanges["memory"], (what: string) => string>({
    never: (what) => `An agent may never change ${what}.`,
    ask: (what) => `An agent must ask before it changes ${what}.`,
    allowed: (what) => `An agent may change ${what} without asking.`,
  });
  const parts = rowsOf<keyof SelfChanges, string>({
    memory: "what it remembers",
    schedule: "its own schedules",
    account_settings: "account settings",
  });
  const each = parts.flatMap(([part, what]) => rules.map(([rule, sentence]) => ({ part, rule, sentence: sentence(what) })));

  test.each(each)("$part: $rule", ({ part, rule, sentence }) => {
    // The others stand at another rule, so that a sentence about the wrong one is seen.
    const other = rule === "never" ? "allowed" : "never";
    const self_changes = { memory: other, schedule: other, account_settings: other, [part]: rule } as SelfChanges;
    expect(said(shop({ self_changes }), `self:${part}`)).toEqual(inBoth(sentence));
  });
});

describe("apps that appear after the Grant (§7 step 10: a read through one, when they are not covered, is denied)", () => {
  test.each(
    rowsOf<Defaults["new_connectors"], string>({
      not_covered: "An app or tool that appears later is not covered until Anna Berg makes a new Grant.",
      covered: "An agent may also read in apps and tools that appear later. Official acts stay in the apps named here.",
    }),
  )("%s", (new_connectors, sentence) => {
    expect(said(shop({ new_connectors }), "new_connectors")).toEqual(inBoth(sentence, "Anna Berg"));
  });
});

describe("moving information (§7 step 9: never denies, ask asks, an app that is not listed is denied)", () => {
  test.each(
    rowsOf<Defaults["data_movement"], string>({
      never: "No agent may move information from one app to another.",
      ask: "An agent must ask before it moves information from one app to another.",
      listed_apps: "An agent may move information only among the apps this Grant names; anywhere else is refused.",
    }),
  )("%s", (data_movement, sentence) => {
    expect(said(shop({ data_movement }), "data_movement")).toEqual(inBoth(sentence));
  });
});

describe("pausing on anything unexpected (§4 question 2)", () => {
  test("by default", () => {
    expect(said(shop({ pause_on_unexpected: true }), "pause")).toEqual(inBoth("Where anything is unexpected, an agent pauses and asks."));
    expect(said(shop({ pause_on_unexpected: false }), "pause")).toEqual(
      inBoth("An agent need not pause where something is unexpected, except where an act’s own rule says so."),
    );
  });

  test("for one act", () => {
    const grant = scenario3();
    const authorities = grant.authorities.map((held) => (held.act === "bank.pay" ? { ...held, pause_on_unexpected: true as const } : held));
    expect(said({ ...grant, authorities }, "pause:bank.pay")).toEqual({
      letter: "To pay a bill (the act bank.pay), it must pause and ask where anything is unexpected.",
      rules: "Pause and ask where anything is unexpected.",
    });
    expect(said(grant, "pause:bank.pay")).toEqual({ letter: undefined, rules: undefined });
  });
});

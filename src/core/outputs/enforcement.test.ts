// What holds a clause is said as it is (§7a, F10): nothing in advisory mode, and at the commit boundary only what §7 checks.
import { describe, expect, test } from "vitest";
import type { FormationRule } from "../formations/f10-enforcement.ts";
import { enforcerOf } from "../formations/f10-enforcement.ts";
import { clauses } from "./clauses.ts";
import { everything } from "./testing/samples.ts";

const held = (enforcement: "advisory" | "commit_boundary" | "provider_native") =>
  new Map(clauses(everything(), { enforcement }).map(({ id, enforced_by }) => [id, enforced_by]));

test("in advisory mode nothing holds anything", () => {
  expect([...new Set(held("advisory").values())]).toEqual(["nothing"]);
});

describe("at the commit boundary", () => {
  const by = held("commit_boundary");

  test.each([
    "authority:press.buy_space",
    "denial:act:files.delete",
    "denial:effect:sign",
    "limit:press.buy_space:per_act",
    "limit:per_month",
    "limit:max_recipients",
    "triggers",
    "self:memory",
    "new_connectors",
    "data_movement",
    "unnamed_agents",
    "validity",
    "channels:unreachable",
    "working_mode",
    "grounds:sources:publish_campaign+post_social",
  ])("the verifier checks %s", (id) => expect(by.get(id)).toBe("verifier"));

  test.each([
    "authority:docs.draft",
    "grounds:sources",
    "grounds:sources:docs.draft",
    "grounds:freshness",
    "grounds:disagreement",
    "grounds:memory",
    "pause",
    "pause:post_social",
    "record",
    "audit",
    "standing:instructions",
    "standing:irreversible",
    "standing:revocation",
    "standing:discrepancy",
    "revocation:command",
    "conflict:publishing",
  ])("%s is asked, not checked", (id) => expect(by.get(id)).toBe("nothing"));
});

describe("the rules of a formation are held by what F10's table says", () => {
  const clauseOf: Partial<Record<FormationRule, string>> = {
    human_gate: "formation:Campaign desk:gate:agent:lead>principal",
    settlement: "formation:Campaign desk:settlement",
    membership: "formation:Campaign desk:participant:agent:lead",
    routing: "formation:Campaign desk:routing",
    handoffs: "formation:Campaign desk:handoff:agent:writer>person:legal",
    join: "formation:path.fanout_fanin:join",
    termination: "formation:Draft loop:termination",
  };
  test.each(Object.entries(clauseOf))("%s", (rule, id) => {
    for (const enforcement of ["advisory", "commit_boundary", "provider_native"] as const) {
      expect(held(enforcement).get(id)).toBe(enforcerOf(rule as FormationRule, enforcement));
    }
  });

  test("a settlement that asks for no evidence is checked by nothing (step 18)", () => {
    expect(held("commit_boundary").get("formation:path.fanout_fanin:settlement")).toBe("nothing");
  });
});

test("a provider's controls are said to hold gates, denials and plain permissions, and nothing else", () => {
  const provider = [...held("provider_native")].flatMap(([id, by]) => (by === "provider" ? [id] : []));
  expect(provider.every((id) => /^(?:denial:|never:unnamed|authority:|formation:[^:]+:gate)/.test(id))).toBe(true);
  expect(provider).not.toContain("authority:press.buy_space");
  expect([...held("provider_native").values()]).not.toContain("verifier");
});

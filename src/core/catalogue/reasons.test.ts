// The codes by which a verifier answers: closed, each with the decision and the step that §7 gives it. The table is written out again here, from
// the specification's list and this project's own page, so that neither changes unnoticed.
import { describe, expect, it } from "vitest";
import { ALL_REASONS, decisionOf, isReason, isUnstated, placeOf, REASONS, type Reason } from "./reasons.ts";

const TABLE = `
0 DENY invalid_request unsupported_version invalid_grant unresolved_formation seal_mismatch not_accepted
1 DENY not_authenticated parent_not_authenticated
2 DENY parent_grant_missing parent_revoked child_wider_than_parent
3 DENY revoked not_yet_valid expired
4 DENY self_change_never
4 ASK_USER self_change_asks
4 ALLOW self_change_allowed
5 DENY denied
6 DENY effect_mismatch effect_not_delegated actor_not_authorized
6 ASK_USER actor_unstated
7 DENY unnamed_agent
7 ASK_USER unnamed_agent_asks
8 ASK_USER trigger_unstated trigger_unlisted
9 DENY movement_never
9 ASK_USER movement_target_unstated movement_asks
9 DENY movement_app_unlisted
9 ASK_USER too_many_recipients
10 DENY new_app_not_covered
11 ALLOW non_binding
12 DENY actor_not_named
13 DENY not_in_formation segregation_violated
14 DENY resource_unbound
14 ASK_USER resource_unstated
14 DENY resource_outside_act
14 ASK_USER account_unstated
14 DENY account_differs
14 ASK_USER location_unstated
14 DENY location_outside
15 ASK_USER counterparty_unstated
15 DENY counterparty_not_listed
15 ASK_USER counterparty_unknown
16 ASK_USER evidence_unstated
16 DENY source_not_allowed
17 ASK_USER amount_unstated limit_currency limit_per_act limit_per_month category_unstated limit_category limit_daily_count limit_hours
18 ASK_USER not_settled
19 ASK_USER gate_requires_ask
20 DENY mode_plan_prepares_only
20 ASK_USER mode_asks_each_time
20 DENY commit_prohibited
20 ASK_USER commit_user_approval
20 ALLOW commit_automatic
-1 DENY ask_undeliverable`;

const rows = TABLE.trim()
  .split("\n")
  .flatMap((line) => {
    const [step, decision, ...reasons] = line.split(" ");
    return reasons.map((reason) => [reason, decision, Number(step)] as const);
  });

describe("the reasons", () => {
  it("are these and no others", () => {
    expect([...ALL_REASONS].toSorted()).toEqual(rows.map(([reason]) => reason).toSorted());
    for (const [reason] of rows) expect(isReason(reason)).toBe(true);
    for (const other of ["", "toString", "__proto__", "DENIED", "denied ", "allowed"]) expect(isReason(other)).toBe(false);
  });

  it.each(rows)("%s is %s at step %i", (reason, decision, step) => {
    expect(decisionOf(reason as Reason)).toBe(decision);
    expect(REASONS[reason as Reason].step).toBe(step);
  });

  it("fall at one step each, but who acts, which is asked for again before a binding act", () => {
    const twice = ALL_REASONS.filter((reason) => "also" in REASONS[reason]);
    expect(twice).toEqual(["actor_unstated"]);
    expect(REASONS.actor_unstated.also).toBe(12);
  });

  it("stand in the order of the steps, and within a step in the order in which they are tried", () => {
    const steps = ALL_REASONS.map((reason) => REASONS[reason].step).filter((step) => step >= 0);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(ALL_REASONS.map(placeOf)).toEqual(ALL_REASONS.map((_, i) => i));
  });

  it("say which asks only a new request answers: exactly those that are called unstated", () => {
    expect(ALL_REASONS.filter(isUnstated)).toEqual(ALL_REASONS.filter((reason) => reason.endsWith("_unstated")));
    for (const reason of ALL_REASONS.filter(isUnstated)) expect(decisionOf(reason)).toBe("ASK_USER");
  });

  it("have a plain sentence each, no two the same", () => {
    const sentences = ALL_REASONS.map((reason) => REASONS[reason].sentence);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^_]*\.$/);
  });
});

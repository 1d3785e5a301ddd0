/** The panel tells what an answer changed: that clause and the count, nothing else. */

import { describe, expect, it } from "vitest";
import type { Clause, ClauseWeight } from "../../core/outputs/clause.ts";
import { changesOf, sayChanges, tallyOf } from "./clause-changes.ts";

const SECTIONS: Partial<Record<ClauseWeight, Clause["section"]>> = { allow: "alone", ask: "asks", never: "never" };

const clause = (id: string, weight: ClauseWeight, value: string, section = SECTIONS[weight] ?? "limits"): Clause => ({
  id,
  section,
  text: [{ kind: "text", value }],
  refs: [],
  weight,
  enforced_by: "nothing",
});

const read = clause("authority:a", "allow", "Read mail.");
const buy = clause("authority:b", "ask", "Buy supplies, up to €50.00.");
const never = clause("denial:act:c", "never", "Start a subscription.");

describe("what changed", () => {
  it("counts no sentence that only explains: what comes to the same, or that nothing else is allowed", () => {
    const explained = [clause("same-effect:send_email", "ask", "So may forwarding."), clause("never:unnamed", "never", "Nothing else.")];
    expect(tallyOf([read, buy, never, ...explained])).toEqual({ can: 1, asks: 1, never: 1 });
  });
  it("counts allowances, asks and denials, and no limits", () => {
    expect(tallyOf([read, buy, never, clause("l", "limit", "Weekdays."), clause("g", "gate", "You approve.")])).toEqual({
      can: 1,
      asks: 1,
      never: 1,
    });
  });

  it("is nothing when the same sentences come again", () => {
    const changes = changesOf([read, buy], [{ ...read }, { ...buy }]);
    expect(changes.changed.size).toBe(0);
    expect(sayChanges(changes, [read, buy])).toBe("");
  });

  it("says the reworded clause and the tally", () => {
    const reworded = clause("authority:b", "ask", "Buy supplies, up to €60.00.");
    const after = [read, reworded, never];
    const changes = changesOf([read, buy, never], after);
    expect([...changes.changed]).toEqual(["authority:b"]);
    expect(sayChanges(changes, after)).toBe("Now: Buy supplies, up to €60.00. 1 can, 1 asks, 1 never.");
  });

  it("says what is gone", () => {
    expect(sayChanges(changesOf([read, buy], [read]), [read])).toBe("No longer: Buy supplies, up to €50.00. 1 can, 0 ask, 0 never.");
  });

  it("notices a clause that only changed its weight", () => {
    expect(changesOf([buy], [{ ...buy, weight: "allow" }]).changed.has("authority:b")).toBe(true);
  });

  it("counts many changes instead of reading them out", () => {
    expect(sayChanges(changesOf([], [read, buy, never]), [read, buy, never])).toBe("3 sentences changed. 1 can, 1 asks, 1 never.");
  });
});

// What an agent says back of each example, good and bad, and what is found in it. What is expected was worked out from the Grants by hand.
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { judgeWindows } from "../../core/acceptance/judge-windows.ts";
import { readRestatement } from "../../core/acceptance/read-restatement.ts";
import { canAccept } from "../../core/acceptance/verdicts.ts";
import { EXAMPLES, type ExampleId, type ExampleRow } from "./examples.ts";
import { sealedExample } from "./testing/sealed-examples.ts";

/** Of a good one nothing shuts the acceptance. One agent says that it cannot keep one rule, which is shown and shuts nothing. */
const GOOD: Record<ExampleId, readonly string[]> = { inbox: [], shopping: [], bookkeeping: [], team: ["cannot_comply"] };

/** Of a bad one: each verdict with the member of the Grant that it is about. */
const BAD: Record<ExampleId, readonly string[]> = {
  inbox: [
    // Anyone, where the Grant has known clients; and moving mail without asking.
    "widening /authorities/3/targets/scope",
    "widening /authorities/4/commit",
    "missing_denial /denied/4",
    "unknown_inventory",
    "left_out",
    "unmapped_agent /delegate/sub",
  ],
  shopping: [
    "wrong_grant /grant_id",
    "widening /authorities/2/resources",
    "widening /authorities/2/limits/per_month",
    // The subscription, which the Grant denies.
    "widening /denied/0",
    "missing_denial /denied/3",
    "cannot_comply",
    "unread",
  ],
  bookkeeping: [
    "wrong_grant /seal/value",
    // The payments clerk prepares what it pays.
    "widening /authorities/3/actors",
    "widening /authorities/4/targets/ids",
    "widening /authorities/4/limits/per_act",
    "widening /authorities/5/commit",
    "widening /defaults/triggers",
    "missing_denial /denied/4",
    // Both agents are one and the same.
    "unmapped_agent /delegate/sub /work_system/members/0/actor",
  ],
  team: [
    "widening /authorities/4/actors",
    "widening /authorities/4/targets/scope",
    "widening /authorities/2/resources",
    // A post, which the Grant neither holds nor denies.
    "widening",
    "missing_denial /denied/0",
    "missing_denial /denied/1",
    "missing_denial /denied/2",
    "missing_denial /denied/3",
    "unknown_inventory",
    "unmapped_agent /work_system/members/1/actor",
    "left_out",
    // A number that is no number might be a wider one.
    "unread /defaults/max_recipients",
  ],
};

async function judged(row: ExampleRow, kind: "good" | "bad") {
  const grant = await sealedExample(row);
  const text = await readFile(new URL(`./fixtures/${row.id}/restatement-${kind}.txt`, import.meta.url), "utf8");
  const reading = readRestatement(text);
  const [window] = judgeWindows(grant, [{ window: grant.delegate.sub, reading }]);
  return { grant, text, reading, verdicts: window?.verdicts ?? [] };
}

describe.each(EXAMPLES)("$id", (row) => {
  it("takes the good restatement, which names the Grant whole and says something of every rule", async () => {
    const { grant, text, reading, verdicts } = await judged(row, "good");
    expect(text, "the fingerprint of the example has changed: write it into the restatement").toContain(grant.seal.value);
    expect(reading.unread).toEqual([]);
    expect(verdicts.map(({ code }) => code)).toEqual(GOOD[row.id]);
    expect(canAccept(verdicts)).toEqual({ open: true, reasons: [] });
    // The agent answers in words of its own: no runtime agent is called what the Grant calls it.
    const names = [grant.delegate.name, ...grant.work_system.members.map(({ name }) => name)];
    expect(reading.restatement?.agents?.map(({ runtime }) => runtime).filter((runtime) => names.includes(runtime ?? ""))).toEqual([]);
  });

  it("finds exactly what is wrong with the bad one, and shuts the acceptance", async () => {
    const { verdicts } = await judged(row, "bad");
    expect(verdicts.map(({ code, refs }) => [code, ...refs].join(" ")).toSorted()).toEqual(BAD[row.id].toSorted());
    expect(canAccept(verdicts).open).toBe(false);
  });
});

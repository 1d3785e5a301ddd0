// What is kept and what is reported when (§5 record and audit; G13; §5 Working modes): each value and the sentence that states it.
import { describe, expect, test } from "vitest";
import type { Audit } from "../../schema/grant.gen.ts";
import { scenario2 } from "../../testing/sample-grants.ts";
import { inBoth, said } from "../testing/said.ts";

describe("what is reported, and when", () => {
  const levels: Record<Audit["level"], string> = {
    official_acts: "Official acts are reported to Anna Berg",
    all_acts: "Every act, official or not, is reported to Anna Berg",
  };
  /** §5 Working modes: the daily summary "never delays an ask, a gate or a limit breach". */
  const reports: Record<Audit["report"], string> = {
    right_after: "right afterwards",
    daily_summary: "in one summary a day, which delays no ask, no gate and no limit",
  };
  const each = Object.entries(levels).flatMap(([level, which]) =>
    Object.entries(reports).map(([report, when]) => ({ level, report, sentence: `${which}, ${when}.` })),
  );

  test.each(each)("$level, $report", ({ level, report, sentence }) => {
    const audit = { level, report } as Audit;
    expect(said({ ...scenario2(), audit }, "audit")).toEqual(inBoth(sentence, "Anna Berg"));
  });
});

test("a record of every official act is kept (G13): where, and what it contains", () => {
  expect(said(scenario2(), "record")).toEqual(
    inBoth("A record of every official act is kept in “The assistant's log”. It contains “what was done”, “when” and “on what grounds”."),
  );
  expect(said({ ...scenario2(), record: { where: "The log", contains: [] } }, "record")).toEqual(
    inBoth("A record of every official act is kept in “The log”. What it contains is not laid down."),
  );
});

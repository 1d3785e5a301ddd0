import { describe, expect, it } from "vitest";
import type { Audit, WorkingMode } from "../schema/grant.gen.ts";
import { sampleGrant } from "../testing/sample-grants.ts";
import { finder } from "../testing/valid.ts";
import { checkWorkingMode } from "./g10-working-mode.ts";

describe("a working mode only tightens (G10)", () => {
  it.each<[WorkingMode, Audit["report"], string[]]>([
    ["plan", "right_after", []],
    ["ask", "right_after", []],
    ["auto", "right_after", []],
    ["full_auto", "daily_summary", []],
    ["plan", "daily_summary", ["G10 /audit/report blocks"]],
    ["ask", "daily_summary", ["G10 /audit/report blocks"]],
    ["auto", "daily_summary", ["G10 /audit/report blocks"]],
    ["full_auto", "right_after", ["G10 /audit/report warns"]],
  ])("in the mode %s a report %s gives %j", (working_mode, report, expected) => {
    const found = finder(
      checkWorkingMode,
      sampleGrant,
    )((grant) => {
      grant.defaults.working_mode = working_mode;
      grant.audit.report = report;
    });
    expect(found).toEqual(expected);
  });
});

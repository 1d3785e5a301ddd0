// G10: a working mode only ever tightens. It is a member of the defaults and nothing else depends on it but the report: the modes' own words
// (§5 Working modes) put one summary a day with Full auto and a report right after with the others.
import { MODES } from "../catalogue/modes.ts";
import type { RuleSpec } from "../grant/spec.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { pointer } from "../lib/pointer.ts";

export const spec: RuleSpec = {
  id: "G10",
  title: "A working mode only tightens",
  clause: "A working mode only ever tightens: it may make a standing act ask, or make an act prepare-only; it never widens one.",
};

export function checkWorkingMode(grant: ValidGrant): Finding[] {
  const { working_mode } = grant.defaults;
  const path = pointer("audit", "report");
  if (grant.audit.report === "daily_summary" && working_mode !== "full_auto") {
    const message = `One summary a day goes with the working mode Full auto; in the mode ${MODES[working_mode].label} each official act is reported right after. Choose that report, or the mode.`;
    return [{ rule: "G10", path, message, blocks: true }];
  }
  if (grant.audit.report === "right_after" && working_mode === "full_auto") {
    const message =
      "The working mode Full auto reports once a day, but this Grant asks for a report right after each act. Choose Auto to say so.";
    return [{ rule: "G10", path, message, blocks: false }];
  }
  return [];
}

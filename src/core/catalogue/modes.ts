// The working modes (§5 Working modes, G10): a mode only tightens, and the Letter quotes it as the specification words it.
import type { Audit, WorkingMode } from "../schema/grant.gen.ts";

interface ModeRow {
  readonly label: string;
  /** Word for word from the specification. */
  readonly quote: string;
  /** Strictness: 0 is the strictest; auto and full_auto are equally strict. */
  readonly rank: 0 | 1 | 2;
}

export const MODES = {
  plan: {
    label: "Plan",
    quote: "Plan — nothing official happens: every official act is prepared only and the principal takes the final step.",
    rank: 0,
  },
  ask: { label: "Ask", quote: "Ask — every official act asks each time, standing ones included.", rank: 1 },
  auto: {
    label: "Auto",
    quote: "Auto — acts with a standing go-ahead proceed inside their limits and are reported right after; everything else asks.",
    rank: 2,
  },
  full_auto: { label: "Full auto", quote: "Full auto — as Auto, with reports batched into one summary a day.", rank: 2 },
} as const satisfies Record<WorkingMode, ModeRow>;

/** What holds in every mode, word for word. */
export const MODES_COMMON = "No mode grants anything the Grant does not; denials and limits hold in all four.";

export const REPORTS = {
  right_after: { label: "Right after each official act" },
  daily_summary: { label: "One summary a day" },
} as const satisfies Record<Audit["report"], { label: string }>;

/** The reports a mode may have: one summary a day belongs to Full auto alone (G10), which may do without it. */
export function reportsOf(mode: WorkingMode): readonly Audit["report"][] {
  return mode === "full_auto" ? ["daily_summary", "right_after"] : ["right_after"];
}

/** What is reported (§5 audit). */
export const AUDIT_LEVELS = {
  official_acts: { label: "Official acts", means: "Every act that binds you: sent, bought, paid, submitted, changed, deleted or shared." },
  all_acts: { label: "Every act", means: "Reading, searching and drafting as well. It is a long report." },
} as const satisfies Record<Audit["level"], { label: string; means: string }>;

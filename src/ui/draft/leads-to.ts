/** What an act leads to, in words and with its shape. Pure. */
import type { OutcomeOf, OutcomeReason } from "../../core/outputs/outcome.ts";
import type { Outcome as Shape } from "../parts/Mark.tsx";

export interface LeadsTo {
  readonly shape: Shape;
  readonly words: string;
}

const SHAPES: Readonly<Record<OutcomeOf["outcome"], Shape>> = { alone: "can", asks: "ask", prepares: "never", never: "never" };

const WORDS = {
  non_binding: "On its own",
  commit_automatic: "On its own, inside its limits",
  commit_user_approval: "Asks you each time",
  mode_asks_each_time: "Asks you each time: the working mode is Ask (question 2)",
  not_settled: "Asks you each time: the arrangement wants evidence that nobody can give",
  gate_requires_ask: "Asks you each time: a person approves it in the arrangement",
  movement_asks: "Asks you each time: information moves between apps (question 2)",
  unnamed_agent_asks: "Asks you each time: its holder is not named (question 3)",
  commit_prohibited: "Prepares only: you take the final step (question 6)",
  mode_plan_prepares_only: "Prepares only: the working mode is Plan (question 2)",
  resource_unbound: "Refused until you choose an app for it",
  location_outside: "Refused until its app has a place that something can be in",
  counterparty_not_listed: "Refused until somebody is named for it (question 3)",
  source_not_allowed: "Refused until there is a source it may rely on (question 4)",
  movement_never: "Refused: information may never move between apps (question 2)",
  unnamed_agent: "Refused: its holder is not named (question 3)",
  not_in_formation: "Refused: its holder is outside the arrangement",
  segregation_violated: "Refused: the arrangement keeps these duties apart",
  denied: "Refused: it is denied, and a denial beats an allowance",
} as const satisfies Record<OutcomeReason, string>;

const SHORT: Readonly<Record<OutcomeOf["outcome"], string>> = {
  alone: "On its own, inside its limits",
  asks: "Asks you each time",
  prepares: "Prepares only: you take the final step",
  never: "Refused",
};

/** The same without why, where that stands beside it. */
export function leadsToShort({ outcome }: OutcomeOf): LeadsTo {
  return { shape: SHAPES[outcome], words: SHORT[outcome] };
}

/** An allowed act's outcome. */
export function leadsTo({ outcome, because }: OutcomeOf): LeadsTo {
  return { shape: SHAPES[outcome], words: WORDS[because] };
}

/** The currency that a new amount is offered in. Pure. */
import type { Answers } from "../../core/answers/answers.ts";

/** That of the amounts that are there already; none for the first one, which nobody guesses. */
export function usualCurrency({ work, progress }: Answers): string {
  const amounts = [progress.per_act, progress.per_month, ...work.acts.flatMap(({ per_act, per_month }) => [per_act, per_month])];
  return amounts.find((amount) => amount !== undefined && amount.currency !== "")?.currency ?? "";
}

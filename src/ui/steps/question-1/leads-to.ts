/** What an act would lead to, in words, before it is chosen. Pure. */
import type { OutcomeOf } from "../../../core/outputs/outcome.ts";
import { leadsTo } from "../../draft/leads-to.ts";
import { lowerFirst } from "../../parts/phrases.ts";

/** "If allowed: asks you each time". */
export function wouldLeadTo(outcome: OutcomeOf): string {
  return `If allowed: ${lowerFirst(leadsTo(outcome).words)}`;
}

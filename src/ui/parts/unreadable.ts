/** Sentences about something typed that cannot be read, or cannot stand: "until -1" is no sentence that a person could rely on. Pure. */

import type { Clause } from "../../core/outputs/clause.ts";

/** The members that a person types as a number, an amount, a date, hours or a length of time. */
const TYPED = /\/(?:max_recipients|binding_acts_per_day|max_depth|per_act|per_month|hours|freshness|not_before|expires)$/;

/** Whether what blocks lies in a typed value that the clause states: that value, or a part of it. */
export function isUnreadable({ refs }: Pick<Clause, "refs">, blocking: readonly { readonly path: string }[]): boolean {
  return refs.some((ref) => TYPED.test(ref) && blocking.some(({ path }) => path === ref || path.startsWith(`${ref}/`)));
}

// One numbered rule as one line.

import { agentText } from "./render-agent.ts";
import type { Rule } from "./rule-list.ts";

/** A line per rule: `R3 …`. Only such lines begin with R and a number; nothing typed can begin a line. */
export function ruleLine({ id, clauses }: Rule): string {
  const said = clauses.map((clause) => agentText(clause.text));
  const first = clauses[0]?.id ?? "";
  if (first.startsWith("same-effect:") && first !== "same-effect:renewing") {
    return `${id} An act that no rule names is judged by what it does: never where a rule forbids an act that does the same, else only on the terms of an allowed act that does the same, else not at all.`;
  }
  return `${id} ${said.join(" ")}`;
}

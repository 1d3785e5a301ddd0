// G11: disagreements between a tool's permission and a work rule that the principal left in: what was chosen, what applies, and why.
import { pointer } from "../../lib/pointer.ts";
import type { Clause } from "../clause.ts";
import { type Piece, quoted, say } from "../words/inline.ts";
import { clause, row, type Words } from "../words/words.ts";

const MEMBERS = ["about", "tool_permission", "work_rule", "applies", "chosen", "why"] as const;

export function conflictClauses(w: Words): Clause[] {
  return (w.grant.conflicts ?? []).map((conflict, i) => {
    const { about, tool_permission, work_rule, applies, chosen, why } = conflict;
    const which: Record<string, Piece> = {
      tool_permission: say`the tool’s permission applies`,
      work_rule: say`the work rule applies`,
    };
    const refs = MEMBERS.map((member) => pointer("conflicts", i, member));
    const said = say`About ${quoted(about)}, the tool’s permission (${quoted(tool_permission)}) and the work rule (${quoted(work_rule)}) disagree. ${w.principal} chose ${quoted(chosen)}; ${row(which, applies) ?? quoted(applies)}, because ${quoted(why)}.`;
    return clause(w, { id: `conflict:${about}`, section: "conflicts", weight: "conflict", refs, held: "asked", text: said });
  });
}

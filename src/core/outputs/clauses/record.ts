// What is kept of the work, and what is reported when (§5 record and audit; G13; §5 Working modes).
import type { Clause } from "../clause.ts";
import { list, type Piece, quoted, say, text } from "../words/inline.ts";
import { clause, phrase, type Words } from "../words/words.ts";

export function recordClauses(w: Words): Clause[] {
  const { where, contains } = w.grant.record;
  const { level, report } = w.grant.audit;
  const about = (id: string, refs: string[], said: Piece): Clause =>
    clause(w, { id, section: "record", weight: "limit", refs, held: "asked", text: said });
  const what = contains.length === 0 ? text("What it contains is not laid down.") : say`It contains ${list(contains.map(quoted), "and")}.`;
  const levels: Record<string, string> = {
    official_acts: "Official acts are reported",
    all_acts: "Every act, official or not, is reported",
  };
  const reports: Record<string, string> = {
    right_after: "right afterwards",
    daily_summary: "in one summary a day, which delays no ask, no gate and no limit",
  };
  const which = phrase(levels, level);
  const when = phrase(reports, report);
  return [
    about("record", ["/record/where", "/record/contains"], say`A record of every official act is kept in ${quoted(where)}. ${what}`),
    about("audit", ["/audit/level", "/audit/report"], say`${which} to ${w.principal}, ${when}.`),
  ];
}

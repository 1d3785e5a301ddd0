// Which sentences make up each numbered rule: an authority with its limits in one line, everything else a line of its own. The numbering is
// the Grant's alone: the enforcement mode changes no number.
import type { GrantDocument } from "../../grant/valid-grant.ts";
import type { Clause, ClauseSection } from "../clause.ts";
import { agentClauses } from "../clauses.ts";
import { authorityKey } from "../words/words.ts";

/** One numbered rule and the sentences that are said in it. */
export interface Rule {
  readonly id: `R${number}`;
  readonly clauses: readonly Clause[];
}

/** The sections that are rules; the others stand in the head of the rules block, or are about the document. */
const RULES: readonly ClauseSection[] = [
  "alone",
  "asks",
  "prepares",
  "never",
  "channels",
  "limits",
  "progress",
  "grounds",
  "participants",
  "formations",
  "conflicts",
  "standing",
  "enforcement",
  "record",
  "revocation",
  "validity",
];

/**
 * No rules for an agent. Said in the head, or already by another rule: who there is, who holds what, the ceilings (each authority is
 * within its own). Or of no concern to it: when the Grant was issued, where its status is, what holds it.
 */
const ELSEWHERE =
  /^(?:work_system$|member:|holds:|ceiling:|issued$|formation:intent$|enforcement:|revocation:status$|revocation:residue$|delegation:purse$)/;
/** What stands in one rule: where an ask reaches, and what an act that is not named comes to. */
const TOGETHER = [/^channels/, /^same-effect:(?!renewing)/];

export function ruleList(grant: GrantDocument): Rule[] {
  const said = agentClauses(grant, "advisory").filter(({ id }) => !ELSEWHERE.test(id));
  const left = RULES.flatMap((section) => said.filter((clause) => clause.section === section));
  const lines = [...authorityLines(grant, left), ...otherLines(left)];
  return lines.map((clauses, i) => ({ id: `R${i + 1}`, clauses }));
}

/** Takes out of `left` what each authority's line says. */
function authorityLines(grant: GrantDocument, left: Clause[]): Clause[][] {
  return grant.authorities.flatMap((authority) => {
    const key = authorityKey(grant, authority);
    const own = (id: string) =>
      id === `authority:${key}` || id.startsWith(`authority:${key}@`) || id.startsWith(`limit:${key}:`) || id === `pause:${key}`;
    const line = left.filter(({ id }) => own(id));
    for (const clause of line) left.splice(left.indexOf(clause), 1);
    return line.length === 0 ? [] : [line];
  });
}

function otherLines(left: readonly Clause[]): Clause[][] {
  const lines: Clause[][] = [];
  const shared = new Map<RegExp, Clause[]>();
  for (const clause of left) {
    const together = TOGETHER.find((pattern) => pattern.test(clause.id));
    const line = together && shared.get(together);
    if (line) line.push(clause);
    else {
      lines.push([clause]);
      const first = lines.at(-1);
      if (together && first) shared.set(together, first);
    }
  }
  return lines;
}

/** Which clauses each rule of the rules block says: what an agent answers about a rule is shown beside them. */
export function ruleIds(grant: GrantDocument): ReadonlyMap<string, readonly string[]> {
  return new Map(ruleList(grant).map(({ id, clauses }) => [id, clauses.map((clause) => clause.id)]));
}

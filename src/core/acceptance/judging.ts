// What every question about a restatement needs: the Grant, its clauses, its rules by number, and how a verdict is noted.

import { quote } from "../lib/text.ts";
import { clauses } from "../outputs/clauses.ts";
import type { SealedDocument } from "../outputs/rules/head.ts";
import { ruleIds } from "../outputs/rules/rule-list.ts";
import { touchedBy } from "./touched.ts";
import { VERDICTS, type Verdict, type VerdictCode } from "./verdicts.ts";

export interface Judging {
  readonly grant: SealedDocument;
  /** The ids of the clauses that each rule says. */
  readonly rules: ReadonlyMap<string, readonly string[]>;
  /** The number of the rule that says a clause; none for what stands in the head of the rules block. */
  readonly ruleOf: ReadonlyMap<string, string>;
  readonly note: (code: VerdictCode, parts: NotedParts) => void;
  readonly verdicts: readonly Verdict[];
}

export interface NotedParts {
  readonly message: string;
  readonly refs?: readonly string[];
  /** Clauses beside those that the refs lead to. */
  readonly clauses?: readonly string[];
  /** What the agent wrote, as it wrote it. */
  readonly stated?: unknown;
  /** Where it is not what the code says by itself. */
  readonly shuts?: boolean;
}

/** The most characters of what an agent wrote that a verdict repeats. */
const MAX_STATED = 300;

export function judging(grant: SealedDocument): Judging {
  const all = clauses(grant);
  const order = new Map(all.map(({ id }, i) => [id, i]));
  const rules = ruleIds(grant);
  const ruleOf = new Map([...rules].flatMap(([rule, ids]) => ids.map((id): [string, string] => [id, rule])));
  const verdicts: Verdict[] = [];
  const known = new Map<string, readonly string[]>();
  // Looked up once for each member, however often a restatement is wider in it.
  const touched = (ref: string) => {
    const ids = known.get(ref) ?? touchedBy(all, ref);
    known.set(ref, ids);
    return ids;
  };
  const note = (code: VerdictCode, { message, refs = [], clauses: more = [], stated, shuts = VERDICTS[code].shuts }: NotedParts) => {
    const found = new Set([...refs.flatMap(touched), ...more].filter((id) => order.has(id)));
    const ids = [...found].toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
    verdicts.push({ code, refs, clauses: ids, message, ...(stated === undefined ? {} : { stated: asStated(stated) }), shuts });
  };
  return { grant, rules, ruleOf, note, verdicts };
}

/** What an agent wrote, in quotation marks that it cannot close: a text as it is, anything else as JSON. */
export function asStated(value: unknown): string {
  return quote(typeof value === "string" ? value : JSON.stringify(value), MAX_STATED);
}

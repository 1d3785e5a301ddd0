/** What a change of an answer did to the clauses: which are new or reworded, which are gone, and the sentence that says so aloud. */

import type { Clause } from "../../core/outputs/clause.ts";
import { plainText } from "./ClauseLine.tsx";

/** How many clauses of each outcome there are. */
export interface Tally {
  readonly can: number;
  readonly asks: number;
  readonly never: number;
}

/** Whether a sentence states an allowance or a denial; what only explains one, or says what holds besides, is not counted. */
export function statesAnAct({ id }: Pick<Clause, "id">): boolean {
  return id.startsWith("authority:") || id.startsWith("denial:");
}

/** Counts the acts of the same sections as the review: a sentence about what else comes to the same, or about whatever is not named, is no act. */
export function tallyOf(clauses: readonly Clause[]): Tally {
  const acts = clauses.filter(statesAnAct);
  const of = (...sections: readonly Clause["section"][]): number => acts.filter(({ section }) => sections.includes(section)).length;
  return { can: of("alone"), asks: of("asks"), never: of("prepares", "never") };
}

/** The difference between two lists of clauses. */
export interface ClauseChanges {
  /** Ids of clauses that are new, or whose sentence or weight is another. */
  readonly changed: ReadonlySet<string>;
  /** The sentences that are gone. */
  readonly gone: readonly string[];
}

export const NO_CHANGES: ClauseChanges = { changed: new Set(), gone: [] };

/** Compares by id, weight and sentence. */
export function changesOf(before: readonly Clause[], after: readonly Clause[]): ClauseChanges {
  const old = new Map(before.map((clause) => [clause.id, clause]));
  const ids = new Set(after.map((clause) => clause.id));
  const isSame = (clause: Clause, was: Clause | undefined): boolean =>
    was !== undefined && was.weight === clause.weight && plainText(was) === plainText(clause);
  return {
    changed: new Set(after.filter((clause) => !isSame(clause, old.get(clause.id))).map((clause) => clause.id)),
    gone: before.filter((clause) => !ids.has(clause.id)).map(plainText),
  };
}

/** The changed clause and the tally, said once and shortly; nothing when nothing changed. More than two changes are counted, not read out. */
export function sayChanges(changes: ClauseChanges, after: readonly Clause[]): string {
  const changed = after.filter((clause) => changes.changed.has(clause.id));
  const total = changed.length + changes.gone.length;
  if (total === 0) return "";
  const { can, asks, never } = tallyOf(after);
  const tally = `${can} can, ${asks} ${asks === 1 ? "asks" : "ask"}, ${never} never.`;
  if (total > 2) return `${total} sentences changed. ${tally}`;
  return [...changed.map((clause) => `Now: ${plainText(clause)}`), ...changes.gone.map((text) => `No longer: ${text}`), tally].join(" ");
}

/** What stands where in question 1: every act of the catalogue and every act of the person's own, with what has been decided about it. Pure. */

import type { ActAnswer, WorkAnswer } from "../../../core/answers/answers.ts";
import type { ActState } from "../../../core/answers/edit-acts.ts";
import { ACT_GROUPS, actRow } from "../../../core/catalogue/acts.ts";
import { effectRow } from "../../../core/catalogue/effects.ts";
import type { Effect, Kind } from "../../../core/schema/grant.gen.ts";

/** What makes an act: its id, its one effect and its one kind (G1). */
export interface ActKey {
  readonly id: string;
  readonly effect: Effect;
  readonly kind: Kind;
}

/** One allowance of an act: `at` is its place among the authorities. */
export interface Held {
  readonly at: number;
  readonly act: ActAnswer;
}

/** An act as a row. */
export interface ActEntry extends ActKey {
  /** The catalogue's name and meaning; an act of the person's own has none but its id. */
  readonly name?: string;
  readonly means?: string;
  readonly state: ActState;
  /** Usually one; an opened Grant may give one act to several holders on different terms. */
  readonly held: readonly Held[];
  /** The places of the denials that name it. */
  readonly denied: readonly number[];
}

export interface EntryGroup {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly ActEntry[];
}

export type Decided = ReadonlyMap<string, Pick<ActEntry, "held" | "denied">>;

/** What the answers say, by act id. */
export function decidedOf(work: Pick<WorkAnswer, "acts" | "nevers">): Decided {
  const decided = new Map<string, { held: Held[]; denied: number[] }>();
  const of = (id: string) => {
    const one = decided.get(id) ?? { held: [], denied: [] };
    decided.set(id, one);
    return one;
  };
  for (const [at, act] of work.acts.entries()) of(act.act).held.push({ at, act });
  for (const [at, denial] of work.nevers.entries()) if (denial.act !== undefined) of(denial.act).denied.push(at);
  return decided;
}

/** An act's row, given what was decided. */
export function entryOf(key: ActKey, decided: Decided): ActEntry {
  const { held, denied } = decided.get(key.id) ?? { held: [], denied: [] };
  const row = actRow(key.id);
  const state = denied.length > 0 ? "never" : held.length > 0 ? "allowed" : "not_allowed";
  return { ...key, ...(row ? { name: row.name, means: row.means } : {}), state, held, denied };
}

/** The catalogue's groups, in its order. */
export function catalogueGroups(decided: Decided): readonly EntryGroup[] {
  return ACT_GROUPS.map(({ id, title, acts }) => ({
    id,
    title,
    entries: acts.map((act) => entryOf({ id: act.id, effect: act.effect, kind: effectRow(act.effect)?.kind ?? "none" }, decided)),
  }));
}

/** The acts outside the catalogue that the answers hold or deny, in their order, each once. */
export function ownKeys(work: Pick<WorkAnswer, "acts" | "nevers">): readonly ActKey[] {
  const keys = new Map<string, ActKey>();
  const add = (key: ActKey): void => {
    if (!actRow(key.id) && !keys.has(key.id)) keys.set(key.id, key);
  };
  for (const { act, effect, kind } of work.acts) add({ id: act, effect, kind });
  for (const { act, effect, kind } of work.nevers) if (act !== undefined) add({ id: act, effect, kind });
  return [...keys.values()];
}

/** Whether every word of what is looked for stands in the act's name, id, meaning or effect. Nothing looked for finds everything. */
export function isFound(entry: Pick<ActEntry, "id" | "name" | "means" | "effect">, looked: string, more = ""): boolean {
  const words = fold(looked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = fold([entry.name, entry.id, entry.means, effectRow(entry.effect)?.verb ?? entry.effect, more].join(" "));
  return words.every((word) => text.includes(word));
}

const fold = (text: string): string => text.normalize("NFKC").toLowerCase();

/** "3 allowed of 8", "2 allowed · 1 never of 4", "none of 3"; nothing where there is nothing to count. */
export function countOf(states: readonly ActState[]): string {
  if (states.length === 0) return "";
  const allowed = states.filter((state) => state === "allowed").length;
  const never = states.filter((state) => state === "never").length;
  const parts = [...(allowed > 0 ? [`${allowed} allowed`] : []), ...(never > 0 ? [`${never} never`] : [])];
  return `${parts.length === 0 ? "none" : parts.join(" · ")} of ${states.length}`;
}

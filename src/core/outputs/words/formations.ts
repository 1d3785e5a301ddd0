// How a formation is called, and who and what it governs, in words.
import { ARRANGEMENTS } from "../../catalogue/arrangements.ts";
import type { Formation } from "../../schema/grant.gen.ts";
import type { Clause, ClauseWeight } from "../clause.ts";
import { ident, type Piece, quoted, readable, say, text } from "./inline.ts";
import { type HeldBy, row, type Words } from "./words.ts";

/** A formation by the principal's own name for it, else by its arrangement, numbered where that alone does not say which. */
export function formationName(w: Words, index: number): Piece {
  const all = w.grant.formations ?? [];
  const formation = all[index];
  if (formation?.name !== undefined && readable(formation.name) !== "") return quoted(formation.name);
  const alike = all.filter((other) => other.name === undefined && other.arrangement === formation?.arrangement).length > 1;
  if (w.style === "agent") return say`the formation ${ident(formation?.arrangement)}${text(alike ? ` (number ${index + 1})` : "")}`;
  const label = row(ARRANGEMENTS, formation?.arrangement)?.label;
  const number = alike ? ` (number ${index + 1})` : "";
  return label === undefined ? say`the formation ${quoted(formation?.arrangement)}` : text(`the formation “${label}”${number}`);
}

/** The identity of a formation in clause ids: its name, else its arrangement, numbered where two are alike. */
export function formationKey(all: readonly Formation[], index: number): string {
  const key = (formation: Formation | undefined) => formation?.name ?? formation?.arrangement ?? "";
  const own = key(all[index]);
  const before = all.slice(0, index).filter((other) => key(other) === own).length;
  return before === 0 ? own : `${own}#${before + 1}`;
}

/** One formation with what all its clauses need. */
export interface Within {
  readonly w: Words;
  readonly formation: Formation;
  readonly index: number;
  readonly name: Piece;
  readonly at: (...path: (string | number)[]) => string;
  readonly make: (part: string, weight: ClauseWeight, held: HeldBy, refs: readonly string[], said: Piece) => Clause;
}

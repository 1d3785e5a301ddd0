/** The rows of the picture: every act that the Grant decides, by area, and how far it reaches before a person has to be asked. Pure. */

import { ACT_GROUPS, actRow } from "../../../core/catalogue/acts.ts";
import { effectRow } from "../../../core/catalogue/effects.ts";
import type { GrantDocument } from "../../../core/grant/valid-grant.ts";
import { parsePointer } from "../../../core/lib/pointer.ts";
import type { Clause } from "../../../core/outputs/clause.ts";
import type { Review } from "../../../core/outputs/review.ts";
import { upperFirst } from "../../parts/phrases.ts";
import { authorityOf, holdersOf } from "./holders.ts";

export interface ActReach {
  readonly id: string;
  /** The act's plain name, or its id where the catalogue does not know it. */
  readonly name: string;
  readonly isId: boolean;
  /** The id of an act that the catalogue does not know, where its name is what it comes to. */
  readonly actId?: string;
  readonly reach: "can" | "ask" | "never";
  /** Where the mark alone would say too much or too little. */
  readonly note?: string;
  /** Who it holds for, where the holders of one act differ. */
  readonly holders?: readonly string[];
}

export interface ActArea {
  readonly title: string;
  readonly acts: readonly ActReach[];
}

/** The areas of the catalogue in its order, then acts of the person's own, then whole effects. */
export function actMap(grant: GrantDocument, said: Review): readonly ActArea[] {
  const rows = [
    ...said.can.map((clause) => ({ clause, reach: "can" as const })),
    ...said.asks.map((clause) => ({ clause, reach: "ask" as const })),
    ...said.cannot.map((clause) => ({ clause, reach: "never" as const })),
  ].flatMap(({ clause, reach }) => rowOf(grant, clause, reach) ?? []);
  const titles = [...ACT_GROUPS.map((group) => group.title), OWN, WHOLE];
  return titles
    .map((title) => ({ title, acts: rows.filter((row) => row.area === title).map(({ area: _area, ...row }) => row) }))
    .filter((area) => area.acts.length > 0);
}

const OWN = "Your own acts";
const WHOLE = "Whatever does this";

function rowOf(grant: GrantDocument, clause: Clause, reach: ActReach["reach"]): (ActReach & { area: string }) | undefined {
  const authority = authorityOf(grant, clause);
  if (authority) {
    const holders = holdersOf(grant, authority, clause);
    const isShared = grant.authorities.filter(({ act }) => act === authority.act).length > 1;
    return {
      id: clause.id,
      ...nameOf(authority.act, authority.effect),
      reach,
      ...(clause.section === "prepares" ? { note: "prepares only" } : {}),
      ...(isShared || holders.length < authority.actors.length ? { holders } : {}),
    };
  }
  const [list, index] = parsePointer(clause.refs[0] ?? "");
  const denial = list === "denied" && clause.id.startsWith("denial:") ? grant.denied[Number(index)] : undefined;
  return denial && { id: clause.id, ...nameOf(denial.act, denial.effect), reach };
}

function nameOf(act: string | undefined, effect: string): Pick<ActReach, "name" | "isId" | "actId"> & { area: string } {
  const known = act === undefined ? undefined : actRow(act);
  const group = ACT_GROUPS.find(({ acts }) => acts.some(({ id }) => id === act));
  if (known && known.effect === effect && group) return { area: group.title, name: known.name, isId: false };
  const verb = effectRow(effect)?.verb;
  const named = verb === undefined ? undefined : { name: upperFirst(verb), isId: false };
  if (act !== undefined) return { area: OWN, ...(named ? { ...named, actId: act } : { name: act, isId: true }) };
  return { area: WHOLE, ...(named ?? { name: effect, isId: true }) };
}

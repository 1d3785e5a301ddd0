// How an act is named to a person in a sentence about the answers.
import type { ActAnswer } from "../answers/answers.ts";
import { actRow } from "../catalogue/acts.ts";
import { effectRow } from "../catalogue/effects.ts";
import { quote } from "../lib/text.ts";

/**
 * What an act is called: the catalogue's name; where it has none, what its effect comes to, with the id beside it; where the effect is not the
 * catalogue's either, the id alone.
 */
export function actTitle({ act, effect }: Pick<ActAnswer, "act" | "effect">): { readonly name: string; readonly id?: string } {
  const row = actRow(act);
  if (row) return { name: row.name };
  const verb = effectRow(effect)?.verb;
  return verb === undefined ? { name: act } : { name: verb.charAt(0).toUpperCase() + verb.slice(1), id: act };
}

/** The act's plain name within quotation marks, and the id of one that the catalogue does not name. */
export function actName(act: Pick<ActAnswer, "act" | "effect">): string {
  const { name, id } = actTitle(act);
  return id === undefined ? quote(name, 100) : `${quote(name, 100)} (${id})`;
}

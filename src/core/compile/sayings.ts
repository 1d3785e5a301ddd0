// How an act is named to a person in a sentence about the answers.
import type { ActAnswer } from "../answers/answers.ts";
import { actRow } from "../catalogue/acts.ts";
import { quote } from "../lib/text.ts";

/** The act's plain name within quotation marks; an act of the person's own by its id. */
export function actName({ act }: Pick<ActAnswer, "act">): string {
  return quote(actRow(act)?.name ?? act, 100);
}

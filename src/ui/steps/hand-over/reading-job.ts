/** Reading one window's text for its restatement: the same work in the page and beside it. Pure. */
import { type RestatementReading, readRestatement } from "../../../core/acceptance/read-restatement.ts";
import type { RestatedText } from "../../../state/draft.ts";

/** Of several blocks the one that the person picked. Time is linear in the text's length. */
export function readingOf({ text, block }: Pick<RestatedText, "text" | "block">): RestatementReading {
  return readRestatement(text, block === undefined ? {} : { choose: block });
}

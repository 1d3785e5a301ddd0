/** What one accepted answer offers: the acts and the apps that it states. Pure. */
import { type OfferedAct, type OfferedResource, offeredActs, offeredResources } from "../../core/discovery/capabilities.ts";
import { asShown } from "../../core/discovery/decode.ts";
import { readShown } from "../../core/discovery/read.ts";
import type { InventoryText } from "../../state/draft.ts";

/** What one accepted answer offers. `agent` is the identifier of the agent whose answer it is. */
export interface AnswerOffers {
  readonly agent: string;
  readonly acts: readonly OfferedAct[];
  readonly apps: readonly OfferedResource[];
  /** Nothing was read from it as an answer: it is prose, or holds several blocks and none is picked. */
  readonly unread: boolean;
}

/**
 * Reads one accepted answer: of several blocks the one that the person picked. Time is linear in its length; for a text of megabytes that is
 * seconds.
 */
export function offersOf({ agent, text, block }: Pick<InventoryText, "agent" | "text" | "block">): AnswerOffers {
  const reading = readShown(asShown(text), block === undefined ? {} : { choose: block });
  const unread = !reading.blocks.some((block) => block.chosen);
  return { agent, acts: offeredActs(reading), apps: offeredResources(reading), unread };
}

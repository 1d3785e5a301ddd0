/** The acts that one accepted answer states. Pure. */
import { type OfferedAct, offeredActs } from "../../../core/discovery/capabilities.ts";
import { asShown } from "../../../core/discovery/decode.ts";
import { readShown } from "../../../core/discovery/read.ts";
import type { InventoryText } from "../../../state/draft.ts";

/** Of several blocks the one that the person picked. Time is linear in the text's length; for a text of megabytes that is seconds. */
export function statedIn({ text, block }: Pick<InventoryText, "text" | "block">): readonly OfferedAct[] {
  return offeredActs(readShown(asShown(text), block === undefined ? {} : { choose: block }));
}

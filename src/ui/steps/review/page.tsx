/** Review: what the Grant lets the agents do, asks about and refuses, line by line, before it is sealed. */

import { DraftPage } from "../../draft/DraftPage.tsx";
import { Review } from "./Review.tsx";

export function Page() {
  return <DraftPage step="review">{(draft) => <Review key={draft.id} draft={draft} />}</DraftPage>;
}

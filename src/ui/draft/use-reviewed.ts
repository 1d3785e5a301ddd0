/** Watches a review come on screen; a sealed proposal is marked once every line of its review has been there (§11). */

import { useEffect, useMemo } from "react";
import { plainText } from "../../core/outputs/render-text.ts";
import { type Review, reviewLines } from "../../core/outputs/review.ts";
import type { SealedDocument } from "../../core/outputs/rules/head.ts";
import type { Draft } from "../../state/draft.ts";
import { type SeenLines, useSeenLines } from "../parts/use-seen-lines.ts";
import { useSession } from "./session-context.ts";

/**
 * `said` is the review that the page shows; `sealed` the draft's current proposal, verified, whose review it is. Without one nothing is marked,
 * but lines that come on screen count for a proposal that says the very same.
 */
export function useReviewed(draft: Draft, said: Review, sealed: SealedDocument | undefined): SeenLines {
  const { store } = useSession();
  const lines = useMemo(() => reviewLines(said).map(({ text }) => plainText(text)), [said]);
  const seen = useSeenLines(draft.id, lines);
  const proposal = draft.proposals.at(-1);
  const isRead = sealed !== undefined && seen.missing === 0;
  const toMark = isRead && proposal?.reviewed === false && proposal.grant.grant_id === sealed.grant_id ? sealed.grant_id : undefined;
  useEffect(() => {
    if (toMark !== undefined) store.getState().markReviewed(toMark);
  }, [store, toMark]);
  return seen;
}

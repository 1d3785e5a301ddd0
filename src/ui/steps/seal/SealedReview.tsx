/** The review of the sealed proposal. While it comes on screen line by line, it is said how much of it is still to be read, and where. */

import { useState } from "react";
import type { Review } from "../../../core/outputs/review.ts";
import { ReviewColumns, UNREAD_CLASS } from "../../parts/ReviewColumns.tsx";
import { ReviewTerms } from "../../parts/ReviewTerms.tsx";
import { SeenStatus } from "../../parts/SeenStatus.tsx";
import type { SeenLines } from "../../parts/use-seen-lines.ts";

export interface SealedReviewProps {
  readonly said: Review;
  readonly seen: SeenLines;
  readonly reviewed: boolean;
}

const ID = "sealed-review";

export function SealedReview({ said, seen, reviewed }: SealedReviewProps) {
  // Marks that were there once stay until the page is left: a line must not jump when the last one is read.
  const [marks] = useState(!reviewed);
  return (
    <section className="sec" aria-labelledby="sealed-review-title" id={ID} tabIndex={-1} data-lands-on={`.${UNREAD_CLASS}`}>
      <h2 id="sealed-review-title">The review</h2>
      <p>
        The rules block may leave only after every line of this has been on screen. Lines that you read on the page Review, in the same
        words, count: they are the same sentences.
      </p>
      <SeenStatus id="seen" seen={seen} reviewed={reviewed} within={ID} />
      <ReviewColumns said={said} seen={seen} marks={marks} stacked />
      <h3 className="terms-title">What holds for all of it</h3>
      <ReviewTerms
        clauses={[...said.limits, ...said.grounds, ...said.participants, ...said.formations, ...said.conflicts, ...said.standing]}
        seen={seen}
        marks={marks}
      />
      {marks ? (
        <div className="seen-end">
          <SeenStatus seen={seen} reviewed={reviewed} within={ID} />
        </div>
      ) : null}
    </section>
  );
}

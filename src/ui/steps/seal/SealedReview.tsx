/** The review of the sealed proposal. While it comes on screen line by line, it is said how much of it is still to be read. */

import type { Review } from "../../../core/outputs/review.ts";
import { Glyph } from "../../parts/Mark.tsx";
import { ReviewColumns } from "../../parts/ReviewColumns.tsx";
import { ReviewTerms } from "../../parts/ReviewTerms.tsx";
import type { SeenLines } from "../../parts/use-seen-lines.ts";

export interface SealedReviewProps {
  readonly said: Review;
  readonly seen: SeenLines;
  readonly reviewed: boolean;
}

export function SealedReview({ said, seen, reviewed }: SealedReviewProps) {
  return (
    <section className="sec" aria-labelledby="sealed-review-title" id="sealed-review" tabIndex={-1}>
      <h2 id="sealed-review-title">The review</h2>
      <p>The rules block may leave only after every line of this has been on screen.</p>
      <p className="small seen" id="seen">
        {reviewed ? (
          <>
            <Glyph name="tick" /> Every line of it has been on screen.
          </>
        ) : (
          `${seen.missing} ${seen.missing === 1 ? "line has" : "lines have"} not been on screen yet. Scroll through it.`
        )}
      </p>
      <ReviewColumns said={said} seen={seen} stacked />
      <h3 className="terms-title">What holds for all of it</h3>
      <ReviewTerms
        clauses={[...said.limits, ...said.grounds, ...said.participants, ...said.formations, ...said.conflicts, ...said.standing]}
        seen={seen}
      />
    </section>
  );
}

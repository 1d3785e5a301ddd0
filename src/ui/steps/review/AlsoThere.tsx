/** What the three columns have no place for: conflicts and how each was settled (G11), and how the agents act together (§4b). */

import type { GrantDocument } from "../../../core/grant/valid-grant.ts";
import type { Review } from "../../../core/outputs/review.ts";
import { TOGETHER_ID } from "../../draft/place-of.ts";
import { JumpLink } from "../../parts/JumpLink.tsx";
import { type LineExtras, ReviewLine } from "../../parts/ReviewColumns.tsx";
import type { SeenLines } from "../../parts/use-seen-lines.ts";

export interface AlsoThereProps {
  readonly grant: GrantDocument;
  readonly said: Review;
  readonly seen: SeenLines;
  readonly extras: LineExtras;
}

export function AlsoThere({ grant, said: { conflicts, formations }, seen, extras: { change, problem, marks = false } }: AlsoThereProps) {
  const extras = { seen, marks, ...(change ? { change } : {}), ...(problem ? { problem } : {}) };
  return (
    <>
      {conflicts.length === 0 ? null : (
        <section className="sec" aria-labelledby="conflicts-title">
          <h2 id="conflicts-title">Where a tool and a rule disagree</h2>
          <p>The stricter of the two applies.</p>
          <ul className="lines">
            {conflicts.map((clause) => (
              <ReviewLine key={clause.id} clause={clause} {...extras} />
            ))}
          </ul>
        </section>
      )}
      {(grant.formations ?? []).length === 0 ? null : (
        <section className="sec" aria-labelledby="together-title" id={TOGETHER_ID} tabIndex={-1}>
          <h2 id="together-title">How the agents act together</h2>
          <p>
            These arrangements came with the Grant that this draft was started from. They are kept untouched and stand in the Letter. This
            version of the writer cannot change them. If one of them stops the sealing, undo the change of an act or an agent that it names,
            or start again from that Grant. <JumpLink to="whole-letter">Read the whole Letter</JumpLink>
          </p>
          <ul className="lines">
            {formations.map((clause) => (
              <ReviewLine key={clause.id} clause={clause} {...extras} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

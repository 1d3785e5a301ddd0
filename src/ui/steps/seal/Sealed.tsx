/** The sealed proposal: its fingerprint, the Letter, and under it the same Grant as review, rules block and file. */

import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { review } from "../../../core/outputs/review.ts";
import type { SealedDocument } from "../../../core/outputs/rules/head.ts";
import type { Draft } from "../../../state/draft.ts";
import { rulesGate } from "../../draft/rules-gate.ts";
import { useReviewed } from "../../draft/use-reviewed.ts";
import { Go, Page, PageHead } from "../../frame/Page.tsx";
import { LetterSheet } from "../../parts/LetterSheet.tsx";
import { ReviewLine } from "../../parts/ReviewColumns.tsx";
import { stepOf } from "../index.ts";
import { Files } from "./Files.tsx";
import { Fingerprint } from "./Fingerprint.tsx";
import { Older } from "./Older.tsx";
import { Reseal } from "./Reseal.tsx";
import { SealedReview } from "./SealedReview.tsx";
import { GrantText, RulesText } from "./Texts.tsx";
import { Tools } from "./Tools.tsx";

export interface SealedProps {
  readonly draft: Draft;
  /** Verified. */
  readonly grant: SealedDocument;
  /** The answers say something else by now. */
  readonly edited: boolean;
  readonly onSealed: () => void;
}

export function Sealed({ draft, grant, edited, onSealed }: SealedProps) {
  const { enforcement } = draft;
  const said = useMemo(() => review(grant, { enforcement }), [grant, enforcement]);
  const seen = useReviewed(draft, said, grant);
  const gate = rulesGate(draft, seen.missing);
  const { title } = stepOf("seal");
  return (
    <Page title={title} panel={<Tools grant={grant} enforcement={enforcement} />}>
      <div className="screen-only">
        <PageHead
          where="Sealed"
          title={title}
          lede="This is a proposal. It is in force only when the agent has said back what it can comply with and you have answered ACCEPT."
        />
        {edited ? <Edited onSealed={onSealed} /> : null}
        <ul className="lines">
          {said.limits
            .filter(({ section }) => section === "validity")
            .map((clause) => (
              <ReviewLine key={clause.id} clause={clause} seen={seen} />
            ))}
        </ul>
        <Fingerprint grant={grant} />
      </div>
      <LetterSheet grant={grant} enforcement={enforcement} />
      <div className="screen-only">
        <SealedReview said={said} seen={seen} reviewed={gate.reviewed} />
        <RulesText grant={grant} enforcement={enforcement} gate={gate} />
        <GrantText grant={grant} gate={gate} />
        <Files grant={grant} enforcement={enforcement} gate={gate} />
        <Older draft={draft} />
        <Go>
          <Link className="btn btn--main" to="/hand-over">
            Continue to Hand over
          </Link>
          <Link to="/review">Back to Review</Link>
        </Go>
      </div>
    </Page>
  );
}

function Edited({ onSealed }: { readonly onSealed: () => void }) {
  return (
    <div className="note note--ask stack" id="edited">
      <p>
        <b>Your answers have changed since this was sealed.</b> What you see here is the proposal as it was sealed; the changes are not in
        it. Seal them as a new proposal, with an id and a fingerprint of its own. This one is then kept among the older ones.
      </p>
      <div className="btn-row">
        <Reseal label="Seal the changed answers as a new proposal" onSealed={onSealed} />
      </div>
    </div>
  );
}

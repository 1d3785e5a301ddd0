/** The whole page: problems first, then the three columns, the picture, the terms, what else is to be known, and the way on. */

import { useState } from "react";
import type { Draft } from "../../../state/draft.ts";
import { problemsElsewhere } from "../../draft/place-of.ts";
import { Page, PageHead } from "../../frame/Page.tsx";
import { Disclosure } from "../../parts/Disclosure.tsx";
import { ErrorSummary } from "../../parts/ErrorSummary.tsx";
import { JumpLink } from "../../parts/JumpLink.tsx";
import { LetterSheet } from "../../parts/LetterSheet.tsx";
import { ReviewColumns, UNREAD_CLASS } from "../../parts/ReviewColumns.tsx";
import { ReviewTerms } from "../../parts/ReviewTerms.tsx";
import { SeenStatus } from "../../parts/SeenStatus.tsx";
import { stepOf } from "../index.ts";
import { ActMap } from "./ActMap.tsx";
import { AlsoThere } from "./AlsoThere.tsx";
import { ChangeLink } from "./ChangeLink.tsx";
import { Finish } from "./Finish.tsx";
import { errorOfClause, holderNames, nameIn } from "./lines.ts";
import { Rename } from "./Rename.tsx";
import { useShown } from "./use-shown.ts";
import { Warnings } from "./Warnings.tsx";

const LINES = "review-lines";

export function Review({ draft }: { readonly draft: Draft }) {
  const { grant, derived, said, seen, sealed, reviewed } = useShown(draft);
  const [attempt, setAttempt] = useState(0);
  const { title } = stepOf("review");
  const { enforcement } = draft;
  const problems = problemsElsewhere(derived.blocking);
  const extras = {
    seen,
    marks: sealed && !reviewed,
    change: (clause: (typeof said.can)[number]) => <ChangeLink clause={clause} />,
    problem: (clause: (typeof said.can)[number]) => errorOfClause(derived.blocking, clause),
  };
  return (
    <Page title={title} problem={problems.length > 0}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <PageHead
        where={sealed ? "As it was sealed" : "Before you seal it"}
        title={title}
        lede={
          <>
            These are the sentences of the Letter. Anything that is not here, your agents may not do.{" "}
            <JumpLink to="whole-letter">Read the whole Letter</JumpLink>
          </>
        }
      />
      {sealed ? (
        <SeenStatus id="seen" seen={seen} reviewed={reviewed} within={LINES} />
      ) : (
        <p className="small seen">
          Before the rules block may be handed over, every line has to have been on screen. What you read here counts while this tab is
          open: after sealing only what sealing adds is left to read.
        </p>
      )}
      <div id={LINES} tabIndex={-1} data-lands-on={`.${UNREAD_CLASS}`}>
        <ReviewColumns said={said} {...extras} holders={(clause) => holderNames(grant, clause)} />
        <ActMap grant={grant} said={said} nameOf={(actor) => nameIn(grant, actor)} />
        <section className="sec" aria-labelledby="terms-title">
          <h2 id="terms-title">What holds for all of it</h2>
          <p>Limits, dates and rules for every act above.</p>
          <ReviewTerms clauses={[...said.limits, ...said.grounds, ...said.participants, ...said.standing]} {...extras} />
        </section>
        <AlsoThere grant={grant} said={said} seen={seen} extras={extras} />
      </div>
      <Warnings findings={derived.findings} />
      <div className="sec">
        <Disclosure summary={sealed ? "The whole Letter" : "The whole Letter as it would be: not sealed yet"}>
          <div id="whole-letter" tabIndex={-1}>
            <LetterSheet grant={grant} enforcement={enforcement} />
          </div>
        </Disclosure>
      </div>
      <Rename name={draft.name} />
      <Finish draft={draft} problems={problems.length} sealed={sealed} onBlocked={() => setAttempt((count) => count + 1)} />
    </Page>
  );
}

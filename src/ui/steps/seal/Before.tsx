/** Before anything is sealed: what sealing does and does not do, and the button. */

import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { contextFacts } from "../../../platform/secure-context.ts";
import { problemsElsewhere } from "../../draft/place-of.ts";
import { SealButton } from "../../draft/SealButton.tsx";
import { useDerived } from "../../draft/use-derived.ts";
import { Go, Page, PageHead } from "../../frame/Page.tsx";
import { ErrorSummary } from "../../parts/ErrorSummary.tsx";
import { stepOf, whereOf } from "../index.ts";

export function Before({ onSealed }: { readonly onSealed: () => void }) {
  const blocking = useDerived()?.blocking ?? [];
  const [attempt, setAttempt] = useState(0);
  const { title } = stepOf("seal");
  return (
    <Page title={title} problem={attempt > 0 && blocking.length > 0}>
      {attempt === 0 ? null : <ErrorSummary problems={problemsElsewhere(blocking)} attempt={attempt} />}
      <PageHead
        where={whereOf("seal")}
        title={title}
        lede="Sealing turns your answers into a proposal that cannot be altered without its fingerprint telling so."
      />
      <div className="prose">
        <section className="sec">
          <h2>What sealing does</h2>
          <ul className="bullets">
            <li>It gives the Grant an id of its own, and writes down the time.</li>
            <li>
              It takes a fingerprint (SHA-256) of everything in the Grant. Whoever has the Grant can take it again: if one character
              differs, so does the fingerprint.
            </li>
            <li>
              It makes the Letter of Authority, the review and the rules block of exactly this Grant, for you to read, keep and hand over.
            </li>
          </ul>
        </section>
        <section className="sec">
          <h2>What it does not do</h2>
          <ul className="bullets">
            <li>The fingerprint shows that nothing was altered. It does not show who wrote the Grant: it is no signature.</li>
            <li>
              Nothing comes into force. What is sealed is a proposal until the agent has said back what it can comply with and you have
              answered ACCEPT.
            </li>
            <li>
              Your answers stay yours to change. A change makes a new proposal, with a fingerprint of its own; this one stays as it is.
            </li>
          </ul>
        </section>
      </div>
      <Go>
        <SealButton
          label="Seal this Grant"
          problems={blocking.length}
          canDigest={contextFacts().canDigest}
          onBlocked={() => setAttempt((count) => count + 1)}
          onSealed={onSealed}
        />
        <Link to="/review">Back to Review</Link>
      </Go>
    </Page>
  );
}

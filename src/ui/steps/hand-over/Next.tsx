/** What a person does from here by hand: paste, wait for the restatement, compare, and say ACCEPT or REJECT in the agent's window (§3). */

import { Link } from "@tanstack/react-router";
import type { SealedDocument } from "../../../core/outputs/rules/head.ts";
import { CheckedText } from "../../parts/CheckedText.tsx";
import { CopyButton } from "../../parts/CopyButton.tsx";
import { Visible } from "../../parts/Visible.tsx";

export function Next({ grant, reviewed }: { readonly grant: SealedDocument; readonly reviewed: boolean }) {
  const { command, status } = grant.revocation;
  return (
    <section className="sec" aria-labelledby="next-title">
      <h2 id="next-title">What to do next</h2>
      <p>This version of the writer does not read the agent’s restatement and does not record an acceptance. You do both yourself, so:</p>
      <ol className="steps-list">
        <li>
          <b>Paste the rules block</b> into the agent’s window, whole, and send it. Check that its last line arrived.
        </li>
        <li>
          <b>Wait.</b> The agent is asked to do nothing yet, and to answer with one JSON object: what it can comply with, what it cannot and
          why, which rules its own controls enforce and which it would only follow, and which of its agents is which.
        </li>
        <li>
          <b>Compare its answer</b> with <Link to="/review">the review</Link>: the id and the whole fingerprint are these; no act, amount,
          recipient, app or person is there that the review does not have; every denial is kept. Anything wider is a misreading: do not
          accept it.
        </li>
        <li>
          <b>Decide.</b> Until you accept, this is a proposal. To accept, send this line in the agent’s window yourself. To refuse, send
          REJECT: that ends it.
          {reviewed ? (
            <CheckedText
              id="accept-line"
              title="The line that accepts"
              text={`ACCEPT ${grant.grant_id} ${grant.seal.value}`}
              copyLabel="Copy the line"
              main={false}
              short
            />
          ) : (
            <p className="note note--ask" id="accept-held">
              The line is shown here once every line of the review has been on screen.{" "}
              <Link to="/seal" search={{ at: "sealed-review" }}>
                Read the review of the sealed proposal
              </Link>
            </p>
          )}
        </li>
        <li>
          <b>Keep the Grant and the Letter</b> outside this browser, with the day on which you accepted.{" "}
          <Link to="/seal" search={{ at: "files" }}>
            Files to keep
          </Link>
        </li>
      </ol>
      <h3>Standing it down</h3>
      <p>
        To end the authority, say this in the window of every agent that has it. It stops what runs or is scheduled, and tells you what it
        keeps:
      </p>
      <p className="stand-down">
        <q>
          <Visible text={command} />
        </q>
      </p>
      <CopyButton text={command} label="Copy these words" />
      <p className="help">
        That ends future exercise. It does not erase what was already sent, copied or remembered, and an agent that is not running reads it
        only when it runs again: take away its access at the provider too.
        {status === undefined ? null : (
          <>
            {" "}
            The Grant names an address that says whether it still holds:{" "}
            <code>
              <Visible text={status} />
            </code>
          </>
        )}
      </p>
    </section>
  );
}

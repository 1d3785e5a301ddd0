/** Standing an accepted Grant down: the words, what the agent has to answer, and what that does not erase (§6, §11). */

import { useMemo, useState } from "react";
import { standDown } from "../../../core/acceptance/stand-down.ts";
import type { SealedDocument } from "../../../core/outputs/rules/head.ts";
import type { Proposal } from "../../../state/draft.ts";
import { useSession } from "../../draft/session-context.ts";
import { CheckedText } from "../../parts/CheckedText.tsx";
import { ClauseText } from "../../parts/ClauseLine.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { When } from "../../parts/When.tsx";

export function StandDown({ proposal, grant }: { readonly proposal: Proposal; readonly grant: SealedDocument }) {
  const session = useSession();
  const said = useMemo(() => standDown(grant), [grant]);
  const [asked, setAsked] = useState(false);
  const done = proposal.stood_down;
  const title = `stand-${grant.seal.value.slice(0, 8)}`;
  return (
    <section className="sec" aria-labelledby={title}>
      <h2 id={title}>{done ? "Stood down" : "Standing it down"}</h2>
      {done ? (
        <p className="note">
          <b>You stood this Grant down</b> on <When at={done.at} />. Nothing new may be done under it.
        </p>
      ) : (
        <p>To end the authority, send this in the window of every agent that has it, and note it here.</p>
      )}
      <CheckedText id={`${title}-text`} title="What to send" text={said.message} copyLabel="Copy these words" main={false} short />
      <h3>What the agent has to do and to answer</h3>
      <ul className="lines">
        {said.answer.map((clause) => (
          <li className="line" key={clause.id}>
            <p>
              <ClauseText text={clause.text} />
            </p>
          </li>
        ))}
      </ul>
      <h3>What that does not erase</h3>
      <ul className="lines">
        {said.residue.map((clause) => (
          <li className="line" key={clause.id}>
            <p>
              <ClauseText text={clause.text} />
            </p>
          </li>
        ))}
      </ul>
      <p className="help">
        These are words: nothing here reaches the agent or its provider. An agent that is not running reads them only when it runs again, so
        take away its access at the provider too.
      </p>
      {done ? null : (
        <div className="btn-row">
          <button type="button" className="btn" onClick={() => setAsked(true)}>
            I have stood it down …
          </button>
        </div>
      )}
      <Dialog
        open={asked}
        title="Note that it is stood down?"
        onClose={() => setAsked(false)}
        actions={
          <>
            <button type="button" className="btn" onClick={() => setAsked(false)}>
              Not yet
            </button>
            <button
              type="button"
              className="btn btn--main"
              onClick={() => {
                setAsked(false);
                session.store.getState().standDown(grant.grant_id, session.now());
                void session.flush();
              }}
            >
              It is stood down
            </button>
          </>
        }
      >
        <p>This notes that you sent the words. It cannot be taken back: to go on, seal and accept a new proposal.</p>
      </Dialog>
    </section>
  );
}

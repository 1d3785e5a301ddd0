/** The proposals before this one: to be recognised by their fingerprints, and no more. */

import { Link } from "@tanstack/react-router";
import type { Draft, Proposal } from "../../../state/draft.ts";
import { useVerified } from "../../draft/use-verified.ts";
import { Disclosure } from "../../parts/Disclosure.tsx";
import { HashLine } from "../../parts/HashLine.tsx";
import { Visible } from "../../parts/Visible.tsx";

export function Older({ draft }: { readonly draft: Draft }) {
  const older = draft.proposals.slice(0, -1).toReversed();
  if (older.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="older-title" id="older">
      <h2 id="older-title">Older proposals of this draft</h2>
      <p>A proposal never changes. If you handed one of these over, it is by its fingerprint that you know which.</p>
      <Disclosure summary={older.length === 1 ? "One older proposal" : `${older.length} older proposals`}>
        <ul className="files">
          {older.map((proposal, index) => (
            <OlderProposal key={`${older.length - index} ${proposal.sealed_at}`} proposal={proposal} />
          ))}
        </ul>
      </Disclosure>
      <p className="help">
        A Grant that is in force is ended in the agent’s window, by its own words for that. <Link to="/hand-over">Hand over</Link> says
        them.
      </p>
    </section>
  );
}

function OlderProposal({ proposal }: { readonly proposal: Proposal }) {
  const verified = useVerified(proposal.grant);
  return (
    <li>
      <div>
        <p>
          Sealed <Visible text={proposal.sealed_at} />
        </p>
        {verified === undefined ? null : verified.kind === "sound" ? (
          <>
            <p className="small">
              <code>
                <Visible text={verified.grant.grant_id} />
              </code>
            </p>
            <HashLine hex={verified.grant.seal.value} small />
          </>
        ) : (
          <p className="err">What is stored of it is not what was sealed, or cannot be checked. It is not shown.</p>
        )}
      </div>
    </li>
  );
}

/** Every proposal of this draft and what became of it, newest first. A proposal never changes; a later edit makes another. */

import type { Draft, Proposal } from "../../../state/draft.ts";
import { useVerified } from "../../draft/use-verified.ts";
import { Disclosure } from "../../parts/Disclosure.tsx";
import { HashLine } from "../../parts/HashLine.tsx";
import { Visible } from "../../parts/Visible.tsx";
import { When } from "../../parts/When.tsx";
import { Decided } from "./Decided.tsx";
import { becameOf } from "./history.ts";
import { StandDown } from "./StandDown.tsx";

export function History({ draft }: { readonly draft: Draft }) {
  const { proposals } = draft;
  if (proposals.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="history-title" id="history" tabIndex={-1}>
      <h2 id="history-title">History</h2>
      <p>What was sealed from these answers, and what became of it.</p>
      <ul className="files">
        {proposals
          .map((proposal, index) => ({ proposal, index }))
          .toReversed()
          .map(({ proposal, index }) => (
            <OneProposal key={index} proposal={proposal} isLast={index === proposals.length - 1} />
          ))}
      </ul>
    </section>
  );
}

function OneProposal({ proposal, isLast }: { readonly proposal: Proposal; readonly isLast: boolean }) {
  const verified = useVerified(proposal.grant);
  const sound = verified?.kind === "sound" ? verified.grant : undefined;
  return (
    <li>
      <div>
        <p>
          <b>{becameOf(proposal, isLast)}</b> · sealed <When at={proposal.sealed_at} />
        </p>
        {sound === undefined ? (
          verified === undefined ? null : (
            <p className="err">What is stored of it is not what was sealed, or cannot be checked. It is not shown.</p>
          )
        ) : (
          <>
            <p className="small">
              <code>
                <Visible text={sound.grant_id} />
              </code>
            </p>
            <HashLine hex={sound.seal.value} small />
            {isLast || proposal.decision?.decision !== "ACCEPT" ? null : (
              <Disclosure summary={proposal.stood_down ? "Its record" : "Its record, and standing it down"}>
                <Decided proposal={proposal} decision={proposal.decision} grant={sound} />
                <StandDown proposal={proposal} grant={sound} />
              </Disclosure>
            )}
          </>
        )}
      </div>
    </li>
  );
}

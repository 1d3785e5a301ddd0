/** A sealed proposal: verified first, whenever it is shown. Only a sound one is shown at all. */

import { Link } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import { currentProposal } from "../../../state/derived.ts";
import type { Draft, Proposal } from "../../../state/draft.ts";
import { RefusedProposal } from "../../draft/RefusedProposal.tsx";
import { useVerified } from "../../draft/use-verified.ts";
import { Go, Page, PageHead } from "../../frame/Page.tsx";
import { Progress } from "../../parts/Progress.tsx";
import { stepOf, whereOf } from "../index.ts";
import { Older } from "./Older.tsx";
import { Reseal } from "./Reseal.tsx";
import { Sealed } from "./Sealed.tsx";

export interface ProposedProps {
  readonly draft: Draft;
  readonly proposal: Proposal;
  /** It was sealed on this page just now: the heading takes the focus, so that what has changed is read out. */
  readonly takeFocus: boolean;
  readonly onSealed: () => void;
}

export function Proposed({ draft, proposal, takeFocus, onSealed }: ProposedProps) {
  const verified = useVerified(proposal.grant);
  const edited = useMemo(() => currentProposal(draft)?.edited === true, [draft]);
  const isKnown = verified !== undefined;
  useEffect(() => {
    if (takeFocus && isKnown) document.querySelector<HTMLElement>("#main h1")?.focus();
  }, [takeFocus, isKnown]);

  if (verified?.kind === "sound") return <Sealed draft={draft} grant={verified.grant} edited={edited} onSealed={onSealed} />;
  const { title } = stepOf("seal");
  return (
    <Page title={title} problem={isKnown}>
      <PageHead where={whereOf("seal")} title={isKnown ? "This proposal is refused" : title} />
      {verified === undefined ? <Progress label="Checking the seal" /> : <RefusedProposal verified={verified} />}
      {verified === undefined ? null : (
        <Go>
          <Reseal label="Seal my answers as a new proposal" onSealed={onSealed} />
          <Link to="/review">Back to Review</Link>
        </Go>
      )}
      <Older draft={draft} />
    </Page>
  );
}

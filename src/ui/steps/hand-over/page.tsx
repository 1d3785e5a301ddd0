/** Hand over: which agent answers, how the rules are going to be held, the rules block for each window, and what a person does from there. */

import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { currentProposal } from "../../../state/derived.ts";
import type { Draft, Proposal } from "../../../state/draft.ts";
import { DraftPage } from "../../draft/DraftPage.tsx";
import { RefusedProposal } from "../../draft/RefusedProposal.tsx";
import { useVerified } from "../../draft/use-verified.ts";
import { Page as FramePage, Go, PageHead } from "../../frame/Page.tsx";
import { Progress } from "../../parts/Progress.tsx";
import { stepOf, whereOf } from "../index.ts";
import { HandOver } from "./HandOver.tsx";

export function Page() {
  return <DraftPage step="hand-over">{(draft) => <ForDraft key={draft.id} draft={draft} />}</DraftPage>;
}

function ForDraft({ draft }: { readonly draft: Draft }) {
  const current = useMemo(() => currentProposal(draft), [draft]);
  return current === undefined ? <NothingSealed /> : <ForProposal draft={draft} proposal={current.proposal} edited={current.edited} />;
}

function ForProposal({ draft, proposal, edited }: { readonly draft: Draft; readonly proposal: Proposal; readonly edited: boolean }) {
  const verified = useVerified(proposal.grant);
  const { title } = stepOf("hand-over");
  if (verified?.kind === "sound") return <HandOver draft={draft} proposal={proposal} grant={verified.grant} edited={edited} />;
  return (
    <FramePage title={title} problem={verified !== undefined}>
      <PageHead where={whereOf("hand-over")} title={verified === undefined ? title : "This proposal is refused"} />
      {verified === undefined ? <Progress label="Checking the seal" /> : <RefusedProposal verified={verified} />}
      <Go>
        <Link className="btn" to="/seal">
          Go to Seal and Letter
        </Link>
      </Go>
    </FramePage>
  );
}

function NothingSealed() {
  const { title } = stepOf("hand-over");
  return (
    <FramePage title={title}>
      <PageHead
        where={whereOf("hand-over")}
        title={title}
        lede="Nothing is sealed yet, so there is nothing to hand over. An agent is given only what you have read as it was sealed."
      />
      <Go>
        <Link className="btn btn--main" to="/seal">
          Go to Seal and Letter
        </Link>
        <Link to="/review">Back to Review</Link>
      </Go>
    </FramePage>
  );
}

/** The page for a proposal that was verified. */

import { Link } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { clauses } from "../../../core/outputs/clauses.ts";
import { review } from "../../../core/outputs/review.ts";
import type { SealedDocument } from "../../../core/outputs/rules/head.ts";
import { rulesBlock } from "../../../core/outputs/rules-block.ts";
import type { Draft, Proposal } from "../../../state/draft.ts";
import { rulesGate } from "../../draft/rules-gate.ts";
import { useSession } from "../../draft/session-context.ts";
import { useReviewed } from "../../draft/use-reviewed.ts";
import { Go, Page, PageHead } from "../../frame/Page.tsx";
import { HashLine } from "../../parts/HashLine.tsx";
import { Visible } from "../../parts/Visible.tsx";
import { stepOf, whereOf } from "../index.ts";
import { Compare } from "./Compare.tsx";
import { Decide } from "./Decide.tsx";
import { Decided, ReAnchor } from "./Decided.tsx";
import { History } from "./History.tsx";
import { Next } from "./Next.tsx";
import { HowHeld, WhoAnswers } from "./Questions.tsx";
import { RulesForWindows } from "./RulesForWindows.tsx";
import { SaidBack } from "./SaidBack.tsx";
import { StandDown } from "./StandDown.tsx";
import { useSaid } from "./use-said.ts";

export interface HandOverProps {
  readonly draft: Draft;
  readonly proposal: Proposal;
  readonly grant: SealedDocument;
  /** The answers have changed since it was sealed. */
  readonly edited: boolean;
}

export function HandOver({ draft, proposal, grant, edited }: HandOverProps) {
  const { now } = useSession();
  const { enforcement } = draft;
  const [includeGrant, setIncludeGrant] = useState(false);
  const said = useMemo(() => review(grant, { enforcement }), [grant, enforcement]);
  const block = useMemo(() => rulesBlock(grant, { enforcement, includeGrant }), [grant, enforcement, includeGrant]);
  const seen = useReviewed(draft, said, grant);
  const gate = rulesGate(draft, seen.missing);
  const { title } = stepOf("hand-over");
  const all = useMemo(() => clauses(grant, { enforcement }), [grant, enforcement]);
  const answers = useSaid(grant, proposal, draft.answering);
  const { decision } = proposal;
  const over = grant.validity.expires <= now();
  return (
    <Page title={title}>
      <PageHead
        where={whereOf("hand-over")}
        title={title}
        lede="You give the agent the rules block yourself, in its own window. PoA cannot force any AI system to follow it: what this hands over is an instruction, and nothing in PoA applies it by itself."
      />
      <section className="sec" aria-labelledby="which-title">
        <h2 id="which-title">What you hand over</h2>
        <p>
          The proposal{" "}
          <code>
            <Visible text={grant.grant_id} />
          </code>
          , with this fingerprint:
        </p>
        <HashLine hex={grant.seal.value} />
        <Notes edited={edited} over={over} expires={grant.validity.expires} />
      </section>
      {decision === undefined ? <Compare draft={draft} grant={grant} /> : null}
      <WhoAnswers draft={draft} />
      <HowHeld enforcement={enforcement} />
      <RulesForWindows draft={draft} grant={grant} block={block} gate={gate} includeGrant={includeGrant} onIncludeGrant={setIncludeGrant} />
      <Next />
      <SaidBack proposal={proposal} grant={grant} said={answers} clauses={all} />
      {decision === undefined ? (
        <Decide draft={draft} grant={grant} said={answers} held={gate.why} over={over} />
      ) : (
        <Decided proposal={proposal} decision={decision} grant={grant} />
      )}
      {decision?.decision === "ACCEPT" ? (
        <>
          {proposal.stood_down ? null : <ReAnchor grant={grant} />}
          <StandDown proposal={proposal} grant={grant} />
        </>
      ) : null}
      <History draft={draft} />
      <Go>
        <Link to="/seal">Back to Seal and Letter</Link>
      </Go>
    </Page>
  );
}

function Notes({ edited, over, expires }: { readonly edited: boolean; readonly over: boolean; readonly expires: string }) {
  return (
    <>
      {edited ? (
        <p className="note note--ask">
          <b>Your answers have changed since this was sealed.</b> The changes are not in what you hand over here.{" "}
          <Link to="/seal">Seal them as a new proposal</Link> to hand them over instead.
        </p>
      ) : null}
      {over ? (
        <p className="note note--ask">
          <b>This Grant has ended</b> ({expires}). An agent that follows it may do nothing under it.
        </p>
      ) : null}
    </>
  );
}

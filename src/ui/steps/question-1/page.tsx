/** Question 1, "What is the act of work?" (§4): the work in plain words, the apps it may use, the acts, and what is never allowed. */

import { useState } from "react";
import { stepOf as decidedBy } from "../../../core/compile/where.ts";
import type { Derived } from "../../../state/derived.ts";
import type { Draft } from "../../../state/draft.ts";
import { DraftPage } from "../../draft/DraftPage.tsx";
import { findingsOf, problemsOf } from "../../draft/findings-at.ts";
import { useDerived } from "../../draft/use-derived.ts";
import { useOffers } from "../../draft/use-offers.ts";
import { usePageEdit } from "../../draft/use-page-edit.ts";
import { GoOn } from "../../frame/GoOn.tsx";
import { Page as FramePage, PageHead } from "../../frame/Page.tsx";
import { ClausePanel } from "../../parts/ClausePanel.tsx";
import { ErrorSummary } from "../../parts/ErrorSummary.tsx";
import { Progress } from "../../parts/Progress.tsx";
import { stepOf, whereOf } from "../index.ts";
import { Acts } from "./Acts.tsx";
import { Apps } from "./Apps.tsx";
import { LOOK_AT_ALL } from "./act-view.ts";
import { ActionsContext, useNewActions } from "./actions.ts";
import { FIELDS } from "./fields.ts";
import { Scope } from "./Scope.tsx";
import { WholeEffects } from "./WholeEffects.tsx";

const STEP = "question-1";

export function Page() {
  return <DraftPage step={STEP}>{(draft) => <WithDerived key={draft.id} draft={draft} />}</DraftPage>;
}

function WithDerived({ draft }: { readonly draft: Draft }) {
  const derived = useDerived();
  return derived ? <Question draft={draft} derived={derived} /> : null;
}

function Question({ draft, derived }: { readonly draft: Draft; readonly derived: Derived }) {
  const { title } = stepOf(STEP);
  const { answers, inventories } = draft;
  const { edit, epoch } = usePageEdit(answers);
  const actions = useNewActions(edit);
  const { offers, isReading } = useOffers(inventories);
  const [looked, setLooked] = useState(LOOK_AT_ALL);
  const [attempt, setAttempt] = useState(0);

  const findings = findingsOf(derived.findings, STEP);
  const tried = attempt > 0;
  const problems = tried ? problemsOf(findings, FIELDS) : [];
  const nameOf = (agent: string): string => nameIn(draft, agent);
  const unread = offers.filter((offer) => offer.unread).map(({ agent }) => nameOf(agent));
  const mayGo = (): boolean => {
    if (!findings.some((finding) => finding.blocks)) return true;
    // What is wrong may stand in a row that is not looked for.
    setLooked(LOOK_AT_ALL);
    setAttempt((count) => count + 1);
    return false;
  };
  return (
    <FramePage
      title={title}
      problem={problems.length > 0}
      panel={
        <ClausePanel
          clauses={derived.clauses}
          blocking={derived.blocking}
          shown={({ refs }) => refs.some((ref) => decidedBy(ref) === STEP)}
        />
      }
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      <PageHead
        where={whereOf(STEP)}
        title={title}
        lede="An act is one thing that an agent may do, such as sending a mail. Silence is not consent: nothing is allowed until you allow it. But an act that comes to the same as one you allow goes on that act's terms, until you set it to Never; its row then says so. An official act asks you each time, until question 5 says otherwise."
      />
      <ActionsContext value={actions}>
        <div key={epoch}>
          <Scope work={answers.work} edit={edit} findings={findings} tried={tried} />
          <Apps work={answers.work} findings={findings} tried={tried} offers={offers} nameOf={nameOf} />
          {isReading ? <Progress label="Reading your agents' answers" /> : null}
          {unread.length === 0 ? null : (
            <p className="small">
              Nothing could be read from {unread.map((name) => `${name}'s answer`).join(" and ")} as an answer. It is kept as text on the
              page Discover; choose apps and acts by hand.
            </p>
          )}
          <Acts
            answers={answers}
            grant={derived.grant}
            findings={findings}
            tried={tried}
            offers={offers}
            nameOf={nameOf}
            looked={looked}
            onLook={setLooked}
          />
          <WholeEffects work={answers.work} findings={findings} />
        </div>
      </ActionsContext>
      <GoOn step={STEP} mayGo={mayGo} />
    </FramePage>
  );
}

/** The name that the principal gave an agent; while it has none, what tells it apart. */
function nameIn({ answers: { agents } }: Draft, agent: string): string {
  if (agent === agents.delegate.sub) return agents.delegate.name.trim() || (agents.members.length === 0 ? "your agent" : "the lead");
  return agents.members.find(({ actor }) => actor === agent)?.name.trim() || agent;
}

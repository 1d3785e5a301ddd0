/** Question 3, "Who participates, and how are they related?" (§4): on whose behalf, who holds which act, who is on the other side, other agents. */
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { actName } from "../../../core/compile/sayings.ts";
import { stepOf as decidedBy } from "../../../core/compile/where.ts";
import type { Derived } from "../../../state/derived.ts";
import type { Draft } from "../../../state/draft.ts";
import { DraftPage } from "../../draft/DraftPage.tsx";
import { findingsOf, problemsOf } from "../../draft/findings-at.ts";
import { useDerived } from "../../draft/use-derived.ts";
import { usePageEdit } from "../../draft/use-page-edit.ts";
import { Page as FramePage, Go, PageHead } from "../../frame/Page.tsx";
import { ClausePanel } from "../../parts/ClausePanel.tsx";
import { ErrorSummary } from "../../parts/ErrorSummary.tsx";
import { stepOf, whereOf } from "../index.ts";
import { Behalf } from "./Behalf.tsx";
import { Holders } from "./Holders.tsx";
import { Others } from "./Others.tsx";
import { PLACES } from "./places.ts";
import { Targets } from "./Targets.tsx";
import { Team } from "./Team.tsx";

const STEP = "question-3";

export function Page() {
  return <DraftPage step={STEP}>{(draft) => <WithDerived key={draft.id} draft={draft} />}</DraftPage>;
}

function WithDerived({ draft }: { readonly draft: Draft }) {
  const derived = useDerived();
  return derived ? <Question draft={draft} derived={derived} /> : null;
}

function Question({ draft: { answers }, derived }: { readonly draft: Draft; readonly derived: Derived }) {
  const { title } = stepOf(STEP);
  const { agents, participants, work } = answers;
  const { edit, epoch } = usePageEdit(answers);
  const [attempt, setAttempt] = useState(0);
  const { from, at } = useSearch({ strict: false });
  const navigate = useNavigate();

  const findings = useMemo(() => findingsOf(derived.findings, STEP), [derived.findings]);
  const tried = attempt > 0;
  const problems = tried ? problemsOf(findings, PLACES, (index) => work.acts[index] && actName(work.acts[index])) : [];
  const goOn = () => {
    if (findings.some((finding) => finding.blocks)) setAttempt((count) => count + 1);
    else void navigate({ to: from === "review" ? "/review" : "/questions/4" });
  };
  const section = { edit, findings, tried };
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
        lede="Authority follows the work: each agent may do what it holds, with those on the other side whom you allow. Leave what you are not sure of as it is: it is the narrowest answer."
      />
      <div key={epoch}>
        <Behalf {...section} behalf={participants.on_behalf_of} />
        <Team agents={agents} findings={derived.findings} />
        <Holders {...section} answers={answers} />
        <Targets {...section} acts={work.acts} aim={at} />
        <Others {...section} participants={participants} agents={agents} />
      </div>
      <Go>
        <button type="button" className="btn btn--main" onClick={goOn}>
          {from === "review" ? "Continue to Review" : "Continue to question 4"}
        </button>
        <Link to="/questions/2">Back to question 2</Link>
      </Go>
    </FramePage>
  );
}

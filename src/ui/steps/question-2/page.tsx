/** Question 2, "How does the work progress?" (§4): what holds for every act, from when to when, and which acts are held to less. */
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { actName } from "../../../core/compile/sayings.ts";
import { stepOf as decidedBy } from "../../../core/compile/where.ts";
import { browserZone } from "../../../platform/zones.ts";
import type { Derived } from "../../../state/derived.ts";
import type { Draft } from "../../../state/draft.ts";
import { DraftPage } from "../../draft/DraftPage.tsx";
import { findingsOf, problemsOf } from "../../draft/findings-at.ts";
import { useDerived } from "../../draft/use-derived.ts";
import { usePageEdit } from "../../draft/use-page-edit.ts";
import { usualCurrency } from "../../draft/usual-currency.ts";
import { Page as FramePage, Go, PageHead } from "../../frame/Page.tsx";
import { ClausePanel } from "../../parts/ClausePanel.tsx";
import { ErrorSummary } from "../../parts/ErrorSummary.tsx";
import { stepOf, whereOf } from "../index.ts";
import { HoursChoice } from "./HoursChoice.tsx";
import { HoursLists } from "./HoursFields.tsx";
import { suggestedHours } from "./hours-words.ts";
import { type BeyondNote, Limits } from "./Limits.tsx";
import { Mode } from "./Mode.tsx";
import { Narrowing } from "./Narrowing.tsx";
import { PLACES } from "./places.ts";
import { Reach } from "./Reach.tsx";
import { Report } from "./Report.tsx";
import { Starts } from "./Starts.tsx";
import { change } from "./section.ts";
import { Validity } from "./Validity.tsx";

const STEP = "question-2";

export function Page() {
  return <DraftPage step={STEP}>{(draft) => <WithDerived key={draft.id} draft={draft} />}</DraftPage>;
}

function WithDerived({ draft }: { readonly draft: Draft }) {
  const derived = useDerived();
  return derived ? <Question draft={draft} derived={derived} /> : null;
}

function Question({ draft, derived }: { readonly draft: Draft; readonly derived: Derived }) {
  const { title } = stepOf(STEP);
  const { answers, enforcement } = draft;
  const { progress } = answers;
  const { edit, epoch } = usePageEdit(answers);
  const [attempt, setAttempt] = useState(0);
  const [zone] = useState(browserZone);
  const { from, at } = useSearch({ strict: false });
  const navigate = useNavigate();

  const findings = useMemo(() => findingsOf(derived.findings, STEP), [derived.findings]);
  const tried = attempt > 0;
  const problems = tried ? problemsOf(findings, PLACES, (index) => nameAt(answers.work.acts, index)) : [];
  const goOn = () => {
    if (findings.some((finding) => finding.blocks)) setAttempt((count) => count + 1);
    else void navigate({ to: from === "review" ? "/review" : "/questions/3" });
  };
  const section = { progress, edit, findings, tried };
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
        lede="How the work progresses is what may start it, how far it goes before it asks, how much it may do, and until when. These rules hold for every act you allowed. The narrowest of them are chosen already: change what does not suit the work, and leave what you are not sure of."
      />
      <div key={epoch}>
        <Mode progress={progress} edit={edit} findings={findings} grant={derived.grant} enforcement={enforcement} />
        <Starts {...section} />
        <Reach progress={progress} edit={edit} grant={derived.grant} />
        <Limits {...section} usual={usualCurrency(answers)} beyond={beyond(derived, answers.work.acts)} />
        <section className="sec" aria-labelledby="q2-hours">
          <h2 id="q2-hours">Hours</h2>
          <HoursChoice
            path="/defaults/limits/hours"
            label="When may official acts happen?"
            none="At any time"
            some="Only in these hours"
            hours={progress.hours}
            suggested={() => suggestedHours(zone)}
            findings={findings}
            tried={tried}
            onChange={(hours) => change(edit, { hours })}
          />
        </section>
        <Validity {...section} grant={derived.grant} />
        <Report {...section} />
        <Narrowing answers={answers} edit={edit} findings={findings} tried={tried} aim={at} />
        <HoursLists />
      </div>
      <Go>
        <button type="button" className="btn btn--main" onClick={goOn}>
          {from === "review" ? "Continue to Review" : "Continue to question 3"}
        </button>
        <Link to="/questions/1">Back to question 1</Link>
      </Go>
    </FramePage>
  );
}

function nameAt(acts: Draft["answers"]["work"]["acts"], index: number): string | undefined {
  const act = acts[index];
  return act && actName(act);
}

const OWN_LIMIT = /^\/authorities\/([0-9]+)\/limits\/per_(?:act|month)$/;

/** Acts whose own amounts reach beyond the Grant's (G2): decided in question 1, and seen here where the Grant's are lowered. */
function beyond({ findings }: Derived, acts: Draft["answers"]["work"]["acts"]): readonly BeyondNote[] {
  return findings.flatMap((finding) => {
    const act = acts[Number(OWN_LIMIT.exec(finding.path)?.[1] ?? Number.NaN)];
    return finding.rule === "G2" && act ? [{ ...finding, name: actName(act) }] : [];
  });
}

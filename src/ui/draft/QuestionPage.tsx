/** The frame of a question: its heading, what cannot go on yet, "Not sure", the live panel, and the way on. The page itself brings its fields. */
import { useSearch } from "@tanstack/react-router";
import { type ReactNode, useMemo, useState } from "react";
import type { Answers } from "../../core/answers/answers.ts";
import { type StepId as DecidingStep, stepOf as decidedBy } from "../../core/compile/where.ts";
import type { Finding } from "../../core/lib/finding.ts";
import type { Derived } from "../../state/derived.ts";
import type { Draft } from "../../state/draft.ts";
import { GoOn } from "../frame/GoOn.tsx";
import { Page, PageHead } from "../frame/Page.tsx";
import { ClausePanel } from "../parts/ClausePanel.tsx";
import { ErrorSummary } from "../parts/ErrorSummary.tsx";
import { type StepId, stepOf, whereOf } from "../steps/index.ts";
import { DraftPage } from "./DraftPage.tsx";
import { findingsOf, problemsOf } from "./findings-at.ts";
import { NotSure, type NotSureProps } from "./NotSure.tsx";
import { useDerived } from "./use-derived.ts";
import { type Edit, usePageEdit } from "./use-page-edit.ts";

/** What the fields of a question are given. */
export interface Question {
  readonly draft: Draft;
  readonly answers: Answers;
  readonly derived: Derived;
  /** Those that this page decides, in its own words. */
  readonly findings: readonly Finding[];
  /** The person has tried to go on: every error is shown. */
  readonly tried: boolean;
  readonly edit: Edit;
  /** The id of the field that the address names. */
  readonly at: string;
}

export interface QuestionPageProps {
  readonly step: StepId & DecidingStep;
  readonly lede: string;
  /** The places in the Grant that the page's controls decide, "*" for any index: a finding leads to the nearest one. */
  readonly places: readonly [string, ...string[]];
  /** Says a finding in the words of the page's own fields; as it is where the page has none. */
  readonly reword?: (finding: Finding, answers: Answers) => string;
  readonly notSure: Pick<NotSureProps, "cautious" | "means">;
  readonly children: (question: Question) => ReactNode;
}

export function QuestionPage(props: QuestionPageProps) {
  return <DraftPage step={props.step}>{(draft) => <WithDerived key={draft.id} draft={draft} {...props} />}</DraftPage>;
}

function WithDerived(props: QuestionPageProps & { readonly draft: Draft }) {
  const derived = useDerived();
  return derived ? <OneQuestion derived={derived} {...props} /> : null;
}

const AS_IT_IS = (finding: Finding): string => finding.message;

function OneQuestion(props: QuestionPageProps & { readonly draft: Draft; readonly derived: Derived }) {
  const { step, lede, places, reword = AS_IT_IS, notSure, children, draft, derived } = props;
  const { title } = stepOf(step);
  const { answers } = draft;
  const { edit, epoch } = usePageEdit(answers);
  const [attempt, setAttempt] = useState(0);
  const { at = "" } = useSearch({ strict: false });
  const findings = useMemo(
    () => findingsOf(derived.findings, step).map((finding) => ({ ...finding, message: reword(finding, answers) })),
    [derived.findings, step, reword, answers],
  );
  const tried = attempt > 0;
  const problems = tried ? problemsOf(findings, places) : [];
  const mayGo = (): boolean => {
    const may = !findings.some((finding) => finding.blocks);
    if (!may) setAttempt((count) => count + 1);
    return may;
  };
  return (
    <Page
      title={title}
      problem={problems.length > 0}
      panel={
        <ClausePanel
          clauses={derived.clauses}
          blocking={derived.blocking}
          shown={({ refs }) => refs.some((ref) => decidedBy(ref) === step)}
        />
      }
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      <PageHead where={whereOf(step)} title={title} lede={lede} />
      <NotSure answers={answers} {...notSure} />
      <div key={epoch}>{children({ draft, answers, derived, findings, tried, edit, at })}</div>
      <GoOn step={step} mayGo={mayGo} />
    </Page>
  );
}

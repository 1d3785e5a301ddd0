/** Your agents: who gives the Grant, who receives it, who else takes part, and which of them answers. Names are metadata (G4). */

import { useState } from "react";
import { stepOf as stepOfPointer } from "../../../core/compile/where.ts";
import type { Draft } from "../../../state/draft.ts";
import { DraftPage } from "../../draft/DraftPage.tsx";
import { findingsOf, problemsOf } from "../../draft/findings-at.ts";
import { useSession } from "../../draft/session-context.ts";
import { useDerived } from "../../draft/use-derived.ts";
import { GoOn } from "../../frame/GoOn.tsx";
import { Page as FramePage, PageHead } from "../../frame/Page.tsx";
import { ClausePanel } from "../../parts/ClausePanel.tsx";
import { ErrorSummary } from "../../parts/ErrorSummary.tsx";
import { Quiet } from "../../parts/Quiet.tsx";
import { stepOf, whereOf } from "../index.ts";
import { Answering } from "./Answering.tsx";
import { Arrangement } from "./Arrangement.tsx";
import { Members } from "./Members.tsx";
import { Delegate, Issuer, Principal } from "./People.tsx";

/** Every control of this page, by the member of the Grant that it decides. */
const FIELDS = [
  "/principal/name",
  "/delegate/name",
  "/delegate/role",
  "/delegate/platform",
  "/work_system/arrangement",
  "/work_system/members/*/name",
  "/work_system/members/*/role",
  "/work_system/members/*/platform",
  "/work_system/members",
  "/iss",
] as const satisfies readonly [string, ...string[]];

export function Page() {
  return <DraftPage step="agents">{(draft) => <Agents draft={draft} key={draft.id} />}</DraftPage>;
}

function Agents({ draft }: { readonly draft: Draft }) {
  const derived = useDerived();
  const { store } = useSession();
  const [attempt, setAttempt] = useState(0);
  const findings = findingsOf(derived?.findings ?? [], "agents");
  const { title } = stepOf("agents");
  const { agents, principal } = draft.answers;
  const tried = attempt > 0;
  const problems = tried ? problemsOf(findings, FIELDS) : [];
  return (
    <FramePage
      title={title}
      problem={problems.length > 0}
      panel={
        <ClausePanel
          clauses={derived?.clauses ?? []}
          blocking={derived?.blocking ?? []}
          shown={(clause) => clause.refs.some((ref) => stepOfPointer(ref) === "agents")}
        />
      }
    >
      <ErrorSummary problems={problems} attempt={attempt} />
      <PageHead
        where={whereOf("agents")}
        title={title}
        lede="A Grant is given by one person to one agent, alone or with a team. Names are for people: the Grant tells agents apart by identifiers that stay when a name changes."
      />
      <Principal name={principal.name} findings={findings} tried={tried} />
      <Delegate delegate={agents.delegate} findings={findings} tried={tried} />
      <Arrangement arrangement={agents.arrangement} findings={findings} />
      <Members agents={agents} findings={findings} tried={tried} />
      <Answering answering={draft.answering} alone={agents.members.length === 0} />
      <Issuer iss={draft.answers.iss} findings={findings} tried={tried} />
      <Quiet notes={[...new Set(findings.filter((finding) => !finding.blocks).map((finding) => finding.message))]} />
      <GoOn
        step="agents"
        mayGo={() => {
          // The last field commits as it is left, a moment before this is asked; what blocks is shown once, and the rail opens any step anyway.
          const stopped = findings.some((finding) => finding.blocks);
          if (stopped) setAttempt(attempt + 1);
          // Who is alone sees "the only agent" chosen: going on with that is the answer, and it is not asked for again.
          else if (draft.answering === undefined && agents.members.length === 0) store.getState().set({ answering: "only" });
          return !stopped;
        }}
      />
    </FramePage>
  );
}

/** "Discover" (§3a): the request to send to each agent, and the answers that come back. Evidence for the principal, never authority for the agent. */
import { Link } from "@tanstack/react-router";
import type { Draft } from "../../../state/draft.ts";
import { DraftPage } from "../../draft/DraftPage.tsx";
import { Page as FramePage, Go, PageHead } from "../../frame/Page.tsx";
import { stepOf, whereOf } from "../index.ts";
import { Answers } from "./Answers.tsx";
import { WhileItAnswers } from "./notes.tsx";
import { partiesOf, stateOf } from "./parties.ts";
import { Request } from "./Request.tsx";
import { useMismatched } from "./use-mismatched.ts";

const STEP = "discover";

export function Page() {
  return <DraftPage step={STEP}>{(draft) => <Discover key={draft.id} draft={draft} />}</DraftPage>;
}

function Discover({ draft }: { readonly draft: Draft }) {
  const { title } = stepOf(STEP);
  const parties = partiesOf(draft.answers);
  const mismatched = useMismatched(draft.inventories);
  const open = parties.filter(({ id }) => stateOf(draft, id, mismatched).kind !== "accepted").length;
  return (
    <FramePage title={title}>
      <PageHead
        where={whereOf(STEP)}
        title={title}
        lede="Send this request to each agent, in its own window, and bring the answer back here. An answer is evidence for you. It allows nothing."
      />
      <p className="without">
        A Grant can be written without this step: you then choose apps and acts by hand.{" "}
        <Link to="/questions/1">Go on without discovery</Link>
      </p>
      <Request draft={draft} />
      <WhileItAnswers />
      <Answers draft={draft} />
      <Go>
        <Link className="btn" to="/questions/1">
          Continue to question 1
        </Link>
        <Link to="/agents">Back to Your agents</Link>
        <span className="help">{restOf(open, parties.length)}</span>
      </Go>
    </FramePage>
  );
}

function restOf(open: number, all: number): string {
  if (open === 0) return all === 1 ? "Its answer is accepted." : "Every agent's answer is accepted.";
  if (all === 1) return "It can answer later: come back to this page at any time.";
  return `${open === 1 ? "One agent's answer is" : `${open} agents' answers are`} not accepted. They can answer later: come back to this page at any time.`;
}

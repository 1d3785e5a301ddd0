/** A page of the way through: remembers that the person is here, and says so when no draft is open. */
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import type { Draft } from "../../state/draft.ts";
import { Go, Page, PageHead } from "../frame/Page.tsx";
import { type StepId, stepOf, whereOf } from "../steps/index.ts";
import { useSession } from "./session-context.ts";
import { useDraft } from "./use-draft.ts";

export interface DraftPageProps {
  readonly step: StepId;
  readonly children: (draft: Draft) => ReactNode;
}

export function DraftPage({ step, children }: DraftPageProps) {
  const session = useSession();
  const draft = useDraft((open) => open);
  const id = draft?.id;
  useEffect(() => {
    if (id !== undefined) session.store.getState().visit(step, stepOf(step).path);
  }, [session, step, id]);
  return draft === undefined ? <NoDraft step={step} /> : children(draft);
}

function NoDraft({ step }: { readonly step: StepId }) {
  const { title } = stepOf(step);
  return (
    <Page title={title}>
      <PageHead
        where={whereOf(step)}
        title="No draft is open"
        lede={`“${title}” is part of a draft. Start a new Grant, or open a draft that is kept in this browser.`}
      />
      <Go>
        <Link className="btn btn--main" to="/">
          Go to Start
        </Link>
      </Go>
    </Page>
  );
}

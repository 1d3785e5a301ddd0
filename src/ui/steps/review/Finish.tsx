/** The way on from Review: sealing, when nothing stops it; else why not, in words beside the button. */

import { Link, useNavigate } from "@tanstack/react-router";
import { contextFacts } from "../../../platform/secure-context.ts";
import type { Draft } from "../../../state/draft.ts";
import { SealButton } from "../../draft/SealButton.tsx";
import { nameOf, neighbours } from "../../frame/GoOn.tsx";
import { Go } from "../../frame/Page.tsx";

export interface FinishProps {
  readonly draft: Draft;
  readonly problems: number;
  readonly sealed: boolean;
  /** The button was pressed although something stops the sealing. */
  readonly onBlocked: () => void;
}

export function Finish({ draft, problems, sealed, onBlocked }: FinishProps) {
  const navigate = useNavigate();
  const { before } = neighbours("review");
  const changed = draft.proposals.length > 0;
  return (
    <Go>
      {sealed ? (
        <Link className="btn btn--main" to="/seal">
          Continue to Seal and Letter
        </Link>
      ) : (
        <SealButton
          label={changed ? "Seal the changed answers as a new proposal" : "Seal this Grant"}
          problems={problems}
          canDigest={contextFacts().canDigest}
          onBlocked={onBlocked}
          onSealed={() => void navigate({ to: "/seal" })}
        />
      )}
      {before === undefined ? null : <Link to={before.path}>Back to {nameOf(before)}</Link>}
      {sealed ? <span className="help">This is sealed. A change of any answer makes a new proposal.</span> : null}
    </Go>
  );
}

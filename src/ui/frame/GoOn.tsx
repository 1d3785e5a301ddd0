/**
 * The way on from a step: one main button to the next step, or back to Review for someone who came from there to change something, and a link to
 * the step before. The page says whether its answers let it go on; the rail opens any step at any time all the same.
 */

import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { STEPS, type Step, type StepId, type StepPath } from "../steps/index.ts";
import { Go } from "./Page.tsx";

export interface GoOnProps {
  readonly step: StepId;
  /** Commits what is still being typed and says whether the page may be left; it shows its problems if not. */
  readonly mayGo: () => boolean | Promise<boolean>;
  /** Stands beside the button: what is still open, in words. */
  readonly children?: ReactNode;
}

export function GoOn({ step, mayGo, children }: GoOnProps) {
  const navigate = useNavigate();
  const { from } = useSearch({ strict: false });
  const { before, next } = neighbours(step);
  const to = from === "review" ? stepAt("/review") : next;
  const press = async (): Promise<void> => {
    if (to !== undefined && (await mayGo())) await navigate({ to: to.path });
  };
  return (
    <Go>
      {to === undefined ? null : (
        <button type="button" className="btn btn--main" onClick={() => void press()}>
          Continue to {nameOf(to)}
        </button>
      )}
      {before === undefined ? null : <Link to={before.path}>Back to {nameOf(before)}</Link>}
      {children}
    </Go>
  );
}

type Placed = Step & { readonly path: StepPath };

/** The steps before and after `step`. */
export function neighbours(step: StepId): { readonly before: Placed | undefined; readonly next: Placed | undefined } {
  const at = STEPS.findIndex((candidate) => candidate.id === step);
  return { before: STEPS[at - 1], next: STEPS[at + 1] };
}

function stepAt(path: StepPath): Placed | undefined {
  return STEPS.find((step) => step.path === path);
}

/** A step's name inside a sentence: "question 2", "Review". */
export function nameOf(step: Step): string {
  return step.group === "Six questions" ? `question ${step.path.slice("/questions/".length)}` : step.short;
}

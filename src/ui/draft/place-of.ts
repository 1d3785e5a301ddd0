/** The page and field that decide a member of the Grant, as an address. Pure. */

import { fieldId, stepOf } from "../../core/compile/where.ts";
import type { Problem } from "../parts/ErrorSummary.tsx";
import { STEPS, type Step, type StepPath } from "../steps/index.ts";
import { withActNames } from "./named.ts";

export interface Place {
  readonly step: Step;
  readonly path: StepPath;
  readonly at: string;
}

/** Where the member at this pointer is decided. Nothing for what no page of this version decides: how agents act together. */
export function placeOf(pointer: string): Place | undefined {
  const deciding: string = stepOf(pointer);
  const step = STEPS.find(({ id }) => id === deciding);
  return step && { step, path: step.path, at: fieldId(pointer) };
}

/** The place on Review where it is said how the agents act together: what no page of this version decides leads there. */
export const TOGETHER_ID = "act-together";

/** The lines of an error summary whose fields are on other pages: each leads to its field, and from there back to Review. */
export function problemsElsewhere(findings: readonly { readonly path: string; readonly message: string }[]): Problem[] {
  return findings.map(({ path, message: said }) => {
    const message = withActNames(said);
    const place = placeOf(path);
    return place ? { fieldId: place.at, message, path: place.path, from: "review" } : { fieldId: TOGETHER_ID, message, path: "/review" };
  });
}

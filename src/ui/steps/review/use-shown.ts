/** What Review shows: the sealed proposal while the answers still say the same, else the Grant that the answers would make. */

import { useMemo } from "react";
import type { GrantDocument } from "../../../core/grant/valid-grant.ts";
import { type Review, review } from "../../../core/outputs/review.ts";
import { currentProposal, type Derived } from "../../../state/derived.ts";
import type { Draft } from "../../../state/draft.ts";
import { useDerived } from "../../draft/use-derived.ts";
import { useReviewed } from "../../draft/use-reviewed.ts";
import { useVerified } from "../../draft/use-verified.ts";
import type { SeenLines } from "../../parts/use-seen-lines.ts";

export interface Shown {
  readonly grant: GrantDocument;
  readonly derived: Derived;
  readonly said: Review;
  readonly seen: SeenLines;
  /** What is shown is the proposal as it was sealed. */
  readonly sealed: boolean;
  /** Every line of that proposal has been on screen. */
  readonly reviewed: boolean;
}

export function useShown(draft: Draft): Shown {
  const derived = useDerived();
  if (!derived) throw new Error("a page of a draft is shown without one");
  const current = useMemo(() => currentProposal(draft), [draft]);
  const proposal = current && !current.edited ? current.proposal : undefined;
  const verified = useVerified(proposal?.grant);
  const sealed = verified?.kind === "sound" ? verified.grant : undefined;
  const grant = sealed ?? derived.grant;
  const said = useMemo(() => review(grant, { enforcement: draft.enforcement }), [grant, draft.enforcement]);
  const seen = useReviewed(draft, said, sealed);
  return { grant, derived, said, seen, sealed: sealed !== undefined, reviewed: proposal?.reviewed === true };
}

// §7 step 2: a child is judged only beside its whole chain, and only within it (G9, G9a).
import type { ParentStatus } from "../../schema/context.gen.ts";
import { chainOf, widerLink } from "../chain.ts";
import { type Judged, PASSES, type Said, type StepSpec, says } from "../step.ts";

export const spec: StepSpec = {
  step: 2,
  title: "The chain",
  clause:
    "a child Grant: every parent presented and unrevoked, and child ⊆ parent at each link (G9a), else DENY (parent_grant_missing · parent_revoked · child_wider_than_parent)",
};

/** All missing first, then revoked, then wider. A parent whose status is unknown counts as revoked at the commit boundary. */
export function judge({ lookup, context }: Pick<Judged, "lookup" | "context">): Said {
  if (lookup.grant.delegation.chain.length === 0) return PASSES;
  const chain = chainOf(lookup, context);
  const missing = chain.indexOf(undefined);
  if (missing >= 0) return says("parent_grant_missing", `/delegation/chain/${missing}`);
  const isRevoked = (status: ParentStatus["status"]) =>
    status === "revoked" || (status === "unknown" && context.enforcement === "commit_boundary");
  const revoked = chain.findIndex((parent) => parent !== undefined && isRevoked(parent.status));
  if (revoked >= 0) return says("parent_revoked", `/delegation/chain/${revoked}`);
  const wider = widerLink(
    chain.flatMap((parent) => parent?.grant ?? []),
    lookup,
  );
  return wider === undefined ? PASSES : says("child_wider_than_parent", wider.path, wider.message);
}

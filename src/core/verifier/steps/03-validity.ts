// §7 step 3: the Grant is not revoked, and this is within its time. No leeway: what ends now has ended.
import { type Judged, PASSES, type Said, type StepSpec, says } from "../step.ts";

export const spec: StepSpec = {
  step: 3,
  title: "Status and validity",
  clause: "revoked → DENY · outside nbf/exp → DENY",
};

/** A status that cannot be reached is revoked at the commit boundary (§7: fail closed). */
export function judge({ lookup, context: { status, enforcement }, now }: Pick<Judged, "lookup" | "context" | "now">): Said {
  if (status === "revoked" || (status === "unknown" && enforcement === "commit_boundary")) return says("revoked", "/revocation");
  const { not_before, expires } = lookup.grant.validity;
  // Written so that what is no moment (NaN) never counts as begun or as without an end.
  if (!(now >= lookup.from)) return says("not_yet_valid", "/validity/not_before", `It holds from ${not_before}.`);
  return now < lookup.until ? PASSES : says("expired", "/validity/expires", `It ended at ${expires}.`);
}

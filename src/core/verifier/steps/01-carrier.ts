// §7 step 1: only what was authenticated is judged by. In document mode nothing is; between agents the commit boundary needs carriers (§7a).
import { isVerified } from "../authenticated.ts";
import { type Judged, PASSES, type Said, type StepSpec, says } from "../step.ts";

export const spec: StepSpec = {
  step: 1,
  title: "The carrier",
  clause:
    "carrier mode: the Grant's carrier and every parent's carrier are verified first — signature, trusted issuer, intended audience — else DENY (not_authenticated · parent_not_authenticated). An unverified parent never takes part in step 2. In document mode this step does not run (§7a)",
};

/** This project's reading, stricter than the printed words: a Grant with a chain is no document at the commit boundary (§7a). */
export function judge({ context, lookup: { grant } }: Pick<Judged, "context" | "lookup">): Said {
  const { mode, enforcement } = context;
  if (mode === "carrier") return isVerified(context.authenticated) ? PASSES : notVerified(context);
  if (enforcement !== "commit_boundary" || grant.delegation.chain.length === 0) return PASSES;
  return says("parent_not_authenticated", "/delegation/chain", "Between agents the commit boundary needs the verified carriers.");
}

/** What carrier mode says where nothing was authenticated. */
export function notVerified({ authenticated }: Pick<Judged["context"], "authenticated">): Said {
  if (authenticated?.ok === false && authenticated.reason === "parent_not_authenticated") {
    return says("parent_not_authenticated", "/delegation/chain", authenticated.message);
  }
  return says("not_authenticated", undefined, authenticated?.ok === false ? authenticated.message : undefined);
}

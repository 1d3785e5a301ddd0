// §7, before the first step: "Its input is a Grant that validates against the schema of its own poa_version." The form of the request and of
// the context, and the Grant itself, were looked at before; here stands what is left of step 0: a Grant is a proposal until accepted (§3).
import type { Context } from "../decision.ts";
import type { Lookup } from "../lookup.ts";
import { PASSES, type Said, says } from "../step.ts";

/**
 * An acceptance that is given names this Grant by its id and its computed seal, with ACCEPT, in either mode. One has to be given at the commit
 * boundary in document mode; in carrier mode a verified signature stands for it.
 */
export function judgeAcceptance({ grant, seal }: Lookup, { acceptance, mode, enforcement }: Context): Said {
  if (acceptance === undefined) {
    const needed = mode === "document" && enforcement === "commit_boundary";
    return needed ? says("not_accepted", undefined, "No acceptance was given.") : PASSES;
  }
  if (acceptance.grant_id !== grant.grant_id) return says("not_accepted", "/grant_id", "The acceptance names another Grant.");
  if (acceptance.seal !== seal) return says("not_accepted", undefined, "The acceptance names another fingerprint.");
  return acceptance.decision === "ACCEPT" ? PASSES : says("not_accepted", undefined, "It was answered, but not with ACCEPT.");
}

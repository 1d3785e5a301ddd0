// §7b: which authority a request is judged by.
// 1. "If the invocation names an act id, the effect is that act's catalogue effect; for an act id the catalogue does not know, the effect of
//    the Grant's authority or denial with that id. Otherwise the named effect."
// 2. "a purchase, booking or subscription with subscription: true is the subscribe effect (kind purchased), and the act id is dropped."
// 3. "Candidates are the authorities with that act id; if none, the authorities with that effect. Extension effects match by exact string."
// 4. and 5. are step 6, which says who of the candidates decides.
import { actRow } from "../catalogue/acts.ts";
import type { Request } from "./decision.ts";
import type { Held, Lookup } from "./lookup.ts";

export interface Resolution {
  /** The effect that is judged, after 2.; undefined where nothing says one. */
  readonly effect: string | undefined;
  /** The effect before 2.: a stated effect has to be one of the two. */
  readonly own: string | undefined;
  /**
   * No act is named that the Grant knows: none is stated, its id was dropped by 2., or the Grant holds neither an authority nor a denial
   * for it (then the id is only the proposer's label, and a denial of its effect still matches: step 5).
   */
  readonly namesNoAct: boolean;
  readonly candidates: readonly Held[];
}

const NONE: readonly Held[] = [];
/** The effects that are the subscribe effect when they renew themselves. */
const RENEWING: readonly (string | undefined)[] = ["purchase", "book", "subscribe"];

export function resolveAuthority({ act, effect, arguments: args }: Request, { byAct, byEffect, denials, grant }: Lookup): Resolution {
  const holders = act === undefined ? undefined : byAct.get(act);
  const denial = act === undefined ? undefined : denials.byAct.get(act);
  const ofGrant = holders?.[0]?.authority.effect ?? (denial === undefined ? undefined : grant.denied[denial]?.effect);
  const own = (act === undefined ? undefined : actRow(act)?.effect) ?? ofGrant ?? effect;
  const renews = args?.subscription === true && RENEWING.includes(own);
  const judged = renews ? "subscribe" : own;
  const byName = renews ? undefined : holders;
  return {
    effect: judged,
    own,
    namesNoAct: renews || act === undefined || (holders === undefined && denial === undefined),
    candidates: byName ?? (judged === undefined ? NONE : (byEffect.get(judged) ?? NONE)),
  };
}

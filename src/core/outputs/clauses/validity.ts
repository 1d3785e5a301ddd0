// From when to when the Grant is in force (§5 validity; §7 step 3).
import { isTimeZone } from "../../lib/zone.ts";
import type { Clause } from "../clause.ts";
import { instant } from "../words/amounts.ts";
import { say, sentences, text } from "../words/inline.ts";
import { clause, type Words } from "../words/words.ts";

export function validityClauses(w: Words): Clause[] {
  const { issued_at, not_before, expires } = w.grant.validity;
  const zone = w.grant.defaults.limits.hours?.timezone;
  const main = say`Once it is accepted, this Grant holds from ${instant(not_before)} until ${instant(expires)}, and no longer.`;
  const local =
    zone !== undefined && zone !== "UTC" && isTimeZone(String(zone)) && w.style === "letter"
      ? say`That is from ${instant(not_before, zone)}, until ${instant(expires, zone)}.`
      : undefined;
  const inForce = clause(w, {
    id: "validity",
    section: "validity",
    weight: "limit",
    refs: ["/validity/not_before", "/validity/expires"],
    held: "checked",
    text: sentences(main, local),
  });
  // The time of issue is minted when the proposal is sealed: before that there is none to state.
  const sealed = w.grant.seal !== undefined;
  const issued = clause(w, {
    id: "issued",
    section: "validity",
    weight: "about",
    refs: sealed ? ["/validity/issued_at"] : [],
    held: "asked",
    text: sealed ? say`This Grant was issued on ${instant(issued_at)}.` : text("This Grant has not been issued yet."),
  });
  return [inForce, issued];
}

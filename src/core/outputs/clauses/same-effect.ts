// What an allowed act lets through besides itself: §7b.3 resolves an act that the Grant neither holds nor denies by name to one with the
// same effect, and §7b.2 takes a purchase that renews itself for a subscription. It is said, so that nobody learns it from an act.
import { actRow, siblingsOf } from "../../catalogue/acts.ts";
import { pointer } from "../../lib/pointer.ts";
import type { Authority } from "../../schema/grant.gen.ts";
import type { Clause } from "../clause.ts";
import { looser, type OutcomeOf, outcomeFor, stricter } from "../outcome.ts";
import { actList, effectPhrase } from "../words/acts.ts";
import { ident, list, type Piece, say, text } from "../words/inline.ts";
import { clause, type Words } from "../words/words.ts";

export function sameEffectClauses(w: Words): Clause[] {
  const effects = [...new Set(w.grant.authorities.map(({ effect }) => effect))];
  return [...effects.flatMap((effect) => letThrough(w, effect)), ...renewing(w)];
}

/** Nothing is let through where the effect is denied for some act: the denial reaches every act that is not held by name. */
function letThrough(w: Words, effect: string): Clause[] {
  if (w.grant.denied.some((denial) => denial.effect === effect)) return [];
  const held = w.grant.authorities.filter((authority) => authority.effect === effect);
  const { outcome } = unnamedOutcome(w, held);
  if (outcome !== "alone" && outcome !== "asks") return [];
  const first = held[0];
  if (!first) return [];
  const acts = new Set(held.map(({ act }) => act));
  const others = siblingsOf(first.act, effect).filter(({ id }) => !acts.has(id));
  // An act of a person's own may sound like the catalogue's: then the ids tell them apart.
  const own = held.some(({ act }) => actRow(act) === undefined);
  const examples = others.map(({ id }) => (own ? say`${actList(w, [id], "or")} (${ident(id)})` : actList(w, [id], "or")));
  const refs = w.grant.authorities.flatMap((authority, i) => (authority.effect === effect ? [pointer("authorities", i, "effect")] : []));
  return [
    clause(w, {
      id: `same-effect:${effect}`,
      section: outcome,
      weight: outcome === "alone" ? "allow" : "ask",
      refs,
      held: "asked",
      text: sentence(w, held, first, examples),
    }),
  ];
}

function sentence(w: Words, held: readonly Authority[], first: Authority, examples: readonly Piece[]): Piece {
  // The rules block says it once for all effects.
  if (w.style === "agent") return [];
  const acts = actList(w, [...new Set(held.map(({ act }) => act))], "and");
  const such = examples.length === 0 ? [] : say`: for example, to ${list(examples, "or")}`;
  // Where the catalogue knows no other act of the effect, the effect would only say the act again.
  if (examples.length === 0)
    return say`Another act that comes to the same as to ${acts}, whatever it is called, is allowed on the same terms, unless this Grant names it.`;
  const effect = effectPhrase(first.effect, first.kind);
  return say`Allowing an agent to ${acts} also allows acts that come to the same (${effect}), on the same terms, unless this Grant names them${such}.`;
}

/** Each holder's strictest authority of the effect decides an act that names none of them (§7b.4); of the holders, the loosest. */
function unnamedOutcome(w: Words, held: readonly Authority[]): OutcomeOf {
  const holders = [...new Set(held.flatMap(({ actors }) => actors))];
  const each = holders.map((actor) =>
    held
      .filter(({ actors }) => actors.includes(actor))
      .map((authority) => outcomeFor(w.grant, authority, actor))
      .reduce(stricter),
  );
  return each.reduce(looser, { outcome: "never", because: "unnamed_agent" });
}

const RENEWABLE = ["purchase", "book", "subscribe"];

function renewing(w: Words): Clause[] {
  if (!w.grant.authorities.some(({ effect }) => RENEWABLE.includes(effect))) return [];
  const said = text("A purchase or a booking that renews itself is judged as starting a subscription, whatever it is called.");
  return [clause(w, { id: "same-effect:renewing", section: "limits", weight: "limit", refs: [], held: "checked", text: said })];
}

// How an act, an effect and a kind are said: always as what one may do, "reply to mail".
import { actRow } from "../../catalogue/acts.ts";
import { effectRow } from "../../catalogue/effects.ts";
import { isBinding, KINDS } from "../../catalogue/kinds.ts";
import type { Kind } from "../../schema/grant.gen.ts";
import type { Inline } from "../clause.ts";
import { ident, list, type Piece, say, text } from "./inline.ts";
import { row, type Words } from "./words.ts";

interface ActLike {
  readonly act?: string;
  readonly effect: string;
  readonly kind: Kind;
}

/** Whatever carries the act id too: a person's own acts for everybody, the catalogue's for agents. */
export function actPhrase(w: Words, { act, effect, kind }: ActLike): Inline[] {
  const known = act === undefined ? undefined : actRow(act);
  if (known && known.effect === effect) {
    const phrase = text(known.name.charAt(0).toLowerCase() + known.name.slice(1));
    return w.style === "agent" ? say`${phrase} (${ident(act)})${otherKind(effect, kind)}` : say`${phrase}${otherKind(effect, kind)}`;
  }
  const phrase = effectPhrase(effect, kind);
  if (act === undefined) return phrase;
  return w.style === "agent" ? say`${phrase} (${ident(act)})` : say`${phrase} (the act ${ident(act)})`;
}

/** An effect as a verb phrase; an extension effect by its name, with the kind of result it counts as. */
export function effectPhrase(effect: string, kind: Kind): Inline[] {
  const known = effectRow(effect);
  if (known) return say`${text(known.verb)}${otherKind(effect, kind)}`;
  return say`do what ${ident(effect)} names, which counts as ${kindPhrase(kind)}`;
}

/** Only an unfinished draft has a kind beside a catalogue effect that is not the effect's own: it is said, not hidden. */
function otherKind(effect: string, kind: Kind): Piece {
  return effectRow(effect)?.kind === kind || !effectRow(effect) ? [] : say` (which counts as ${kindPhrase(kind)})`;
}

function kindPhrase(kind: Kind): Piece {
  if (!isBinding(kind)) return text("nothing official");
  const known = row(KINDS, kind);
  return known ? text(`something ${known.label}`) : ident(kind);
}

/** Several acts by their ids: "reply to mail or send a new mail". An id the Grant does not hold stands as it is. */
export function actList(w: Words, acts: readonly string[], word: "and" | "or"): Inline[] {
  return list(
    acts.map((act) => namedAct(w, act)),
    word,
  );
}

function namedAct(w: Words, act: string): Piece {
  const authority = w.grant.authorities.find((held) => held.act === act);
  const known = actRow(act);
  if (w.style === "agent") return ident(act);
  if (authority) return actPhrase(w, authority);
  if (known) return actPhrase(w, { act, effect: known.effect, kind: effectRow(known.effect)?.kind ?? "none" });
  return ident(act);
}

/** "this act" or "these acts", before a list of them. */
export function theseActs(acts: readonly unknown[]): Inline {
  return text(acts.length === 1 ? "this act" : "these acts");
}

// How the authority is stood down, what that stops, and what it does not erase (§6 "Stand down"; §7 step 3; §11 Revocation residue).
import type { Clause, ClauseWeight } from "../clause.ts";
import { ident, type Piece, quoted, say, text } from "../words/inline.ts";
import { clause, type HeldBy, type Words } from "../words/words.ts";

export function revocationClauses(w: Words): Clause[] {
  const { command, status } = w.grant.revocation;
  const make = (id: string, weight: ClauseWeight, held: HeldBy, refs: string[], said: Piece): Clause =>
    clause(w, { id: `revocation:${id}`, section: "revocation", weight, refs, held, text: said });
  const looked =
    status === undefined
      ? text("This Grant names no place where anybody can look up whether it was revoked.")
      : say`Whether it was revoked can be looked up at ${ident(status)}.`;
  return [
    make(
      "command",
      "limit",
      "asked",
      ["/revocation/command"],
      say`${w.principal} ends this authority at any time with the words ${quoted(command)}; every agent then stops at once.`,
    ),
    make("status", "about", "checked", status === undefined ? [] : ["/revocation/status"], looked),
    make(
      "residue",
      "about",
      "asked",
      [],
      text("Ending it stops what would come. It does not erase what was already sent, copied, synced or remembered."),
    ),
  ];
}

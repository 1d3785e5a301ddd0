// What document this is, and what its fingerprint proves and does not (G8, §3 Acceptance, §11 "Integrity, not origin").
import { groupsOfFour } from "../../lib/digest.ts";
import type { Clause } from "../clause.ts";
import { ident, named, type Piece, quoted, readable, say, text } from "../words/inline.ts";
import { clause, type HeldBy, type Words } from "../words/words.ts";

export function sealClauses(w: Words): Clause[] {
  const { seal, iss, poa_version, grant_id } = w.grant;
  const about = (id: string, refs: string[], said: Piece, held: HeldBy = "asked"): Clause =>
    clause(w, { id: `seal:${id}`, section: "seal", weight: "about", refs, held, text: said });
  const version = about(
    "version",
    ["/poa_version", "/iss"],
    say`This Grant is written to version ${named(poa_version)} of Agentic Power of Action, and names ${ident(iss)} as its issuer.`,
    "checked",
  );
  if (!seal) {
    return [version, about("none", [], text("This proposal is not sealed yet. It has no fingerprint, and nothing in it is in force."))];
  }
  const fingerprint = { kind: "id" as const, value: groupsOfFour(readable(seal.value)) };
  return [
    version,
    about(
      "fingerprint",
      ["/grant_id", "/seal/alg", "/seal/value"],
      say`The Grant ${ident(grant_id)} has the ${seal.alg === "sha-256" ? text("SHA-256") : quoted(seal.alg)} fingerprint ${fingerprint}.`,
      "checked",
    ),
    about("proves", [], text("The fingerprint shows that this Grant was not altered. It does not show who wrote it.")),
    about(
      "proposal",
      [],
      say`This is a proposal until ${w.principal} replies ACCEPT, naming this Grant and its fingerprint. Until then nothing in it is in force.`,
      "checked",
    ),
  ];
}

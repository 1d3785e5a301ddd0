// What makes a formation's shared result true, and what must be shown for it before an official act (§4b settlement; §7 step 18).
import { ARRANGEMENTS } from "../../catalogue/arrangements.ts";
import { evaluatorOf, evidenceOf } from "../../formations/f03-defaults.ts";
import type { Clause } from "../clause.ts";
import { count } from "../words/amounts.ts";
import type { Within } from "../words/formations.ts";
import { list, type Piece, quoted, say, sentences, text } from "../words/inline.ts";
import { actor, phrase, row } from "../words/words.ts";

const BACK = {
  reversible: "can be undone",
  costly: "can be undone only at a cost",
  irreversible: "cannot be undone",
};

export function settlementClause({ w, formation, name, at, make }: Within): Clause {
  const { settlement } = formation;
  const evaluator = evaluatorOf(formation);
  const by = evaluator === undefined ? text("whoever is still to be named") : actor(w, evaluator);
  const kind = settlement?.kind ?? row(ARRANGEMENTS, formation.arrangement)?.settlement;
  const finals: Record<string, Piece> = {
    authored_completion: say`when its written parts are complete, which ${by} judges`,
    rule_fires: say`when its rule says so, which ${by} judges`,
    owner_acceptance: say`when ${by} accepts it`,
    ownership_transfer: say`when the case has passed to its new owner, which ${by} judges`,
    aggregated_judgment: say`when the judgments of its members together decide, which ${by} judges`,
    allocation_award: say`when the work has been awarded, which ${by} judges`,
    committed_state_transition: say`when the shared place holds it for good, which ${by} judges`,
    protocol_convergence: say`when its members have settled it by their protocol, which ${by} judges`,
  };
  const final = say`In ${name}, a result is final ${row(finals, kind) ?? say`by ${quoted(kind)}`}.`;
  const votes = settlement?.threshold ? say`It needs at least ${count(settlement.threshold.approvals, "approval")}.` : undefined;
  const rule =
    settlement?.rule === undefined
      ? undefined
      : say`In the words of ${w.principal}: ${quoted(settlement.rule)}. No program checks these words.`;
  const back = settlement?.reversibility;
  const undone = back === undefined ? undefined : say`A settled result ${phrase(BACK, back)}.`;
  return make(
    "settlement",
    "settlement",
    evidenceOf(formation).length > 0 ? "checked" : "asked",
    refs(),
    sentences(final, votes, rule, undone, proof()),
  );

  /** Evidence counts only when it is attested: what the proposing agent says of others settles nothing. */
  function proof(): Piece {
    const evidence = evidenceOf(formation);
    if (evidence.length === 0) return text("No proof of that is asked for.");
    const parts: Record<string, Piece> = {
      accept: say`the acceptance of ${by}`,
      votes: text("the votes of the members"),
      transfer: text("the record of the transfer"),
      award: text("the award"),
      commit: text("the ratification of everyone who has to ratify"),
    };
    const shown = list(
      evidence.map((type) => row(parts, type) ?? quoted(type)),
      "and",
    );
    return say`Before an official act, ${shown} must be shown, attested by those it names; without that, the act must be asked about first.`;
  }

  function refs(): string[] {
    const members = (["kind", "rule", "evaluator", "reversibility", "evidence"] as const).filter(
      (member) => settlement?.[member] !== undefined,
    );
    const written = members.map((member) => at("settlement", member));
    if (settlement?.threshold) written.push(at("settlement", "threshold", "approvals"));
    return settlement?.kind === undefined ? [at("arrangement"), ...written] : written;
  }
}

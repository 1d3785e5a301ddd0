// Step 18, who settles: the evaluator that is written, else the one lead, else the principal; and to whom an award may go.
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { campaign } from "./bases.ts";
import { award, formationOf, market, presents } from "./bases-formations.ts";

const step18 = section("§7 step 18");
const NOT_SETTLED: Decided = ["ASK_USER", 18, "not_settled"];
const GATE: Decided = ["ASK_USER", 19, "gate_requires_ask"];
const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];

const asIs = () => {};

const LEGAL = { actor: "person:legal" };
const ACCEPTED = { kind: "owner_acceptance", evaluator: "agent:lead", accept: { actor: "agent:lead" }, commit: [LEGAL] };

/** The formation's settlement is changed, and evidence is presented. */
const settles =
  (settlement: object, change: object = {}) =>
  (vector: Case): void => {
    Object.assign(formationOf(vector).settlement, settlement);
    presents(vector, { ...ACCEPTED, ...change });
  };

export const vectors: readonly Vector[] = [
  step18(
    "step-18-kind-by-default",
    "The formation writes no kind, so its arrangement's own settles (F2).",
    campaign,
    settles({ kind: undefined }),
    GATE,
  ),
  step18(
    "step-18-evaluator-by-default",
    "The formation writes no evaluator, so the lead is it (F3).",
    campaign,
    settles({ evaluator: undefined }),
    GATE,
  ),
  step18(
    "step-18-evaluator-by-default-is-not-the-principal",
    "The formation writes no evaluator and has a lead, and the principal is presented as the evaluator.",
    campaign,
    settles({ evaluator: undefined }, { evaluator: "principal", accept: { actor: "principal" } }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-evaluator-principal",
    "The principal is the evaluator, and no participant, and accepts: the principal may be the evaluator.",
    campaign,
    settles({ evaluator: "principal" }, { evaluator: "principal", accept: { actor: "principal" } }),
    GATE,
  ),
  step18(
    "step-18-evaluator-principal-by-default",
    "The formation writes no evaluator and has no lead, so the principal is it (F3), and accepts.",
    campaign,
    (vector) => {
      formationOf(vector).participants[0].authority = undefined;
      settles({ evaluator: undefined }, { evaluator: "principal", accept: { actor: "principal" } })(vector);
    },
    GATE,
  ),
  step18(
    "step-18-evaluator-delegate-is-not-the-default",
    "The formation writes no evaluator and has no lead, and the delegate is presented as the evaluator: the principal is it.",
    campaign,
    (vector) => {
      formationOf(vector).participants[0].authority = undefined;
      settles({ evaluator: undefined })(vector);
    },
    NOT_SETTLED,
  ),
  step18(
    "step-18-evaluator-adjacent",
    "The evaluator is an adjacent participant, and accepts: judging a result is not doing the act.",
    campaign,
    settles({ evaluator: "person:legal" }, { evaluator: "person:legal", accept: LEGAL }),
    GATE,
  ),
  step18(
    "step-18-evaluator-no-participant",
    "The evaluator that is written is no participant, so nothing it says settles a result.",
    campaign,
    settles({ evaluator: "agent:social" }, { evaluator: "agent:social", accept: { actor: "agent:social" } }),
    NOT_SETTLED,
  ),

  step18("step-18-award", "The award that is wanted is presented, to a member.", market, asIs, ALLOWED),
  step18(
    "step-18-award-to-the-lead",
    "The award goes to the lead, which is a member.",
    market,
    (vector) => presents(vector, award("agent:lead")),
    ALLOWED,
  ),
  step18(
    "step-18-award-to-adjacent",
    "The award goes to an adjacent participant, who does not act.",
    market,
    (vector) => presents(vector, award("person:legal")),
    NOT_SETTLED,
  ),
  step18(
    "step-18-award-to-no-participant",
    "The award goes to somebody who is no participant.",
    market,
    (vector) => presents(vector, award("agent:stranger")),
    NOT_SETTLED,
  ),
  step18(
    "step-18-award-missing",
    "The award that is wanted is missing.",
    market,
    (vector) => presents(vector, { ...award("agent:writer"), award: undefined }),
    NOT_SETTLED,
  ),
];

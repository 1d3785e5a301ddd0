// Step 18, evidence whose parts are not in their form, whom a part that nobody wanted names, and the principal, who may judge a result without
// taking part in it, and nothing else.
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { campaign, payment } from "./bases.ts";
import { approve, attestedBy, award, committee, formationOf, market, presents, reject, unanimous, votes } from "./bases-formations.ts";

const step18 = section("§7 step 18");
const NOT_SETTLED: Decided = ["ASK_USER", 18, "not_settled"];
const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];
const GATE: Decided = ["ASK_USER", 19, "gate_requires_ask"];

const TWO = [approve("agent:research"), approve("agent:writer")];
const ACCEPTED = {
  kind: "owner_acceptance",
  evaluator: "agent:lead",
  accept: { actor: "agent:lead" },
  commit: [{ actor: "person:legal" }],
};
const TRANSFER = { kind: "ownership_transfer", evaluator: "principal", transfer: { from: "agent:books", to: "agent:payer" } };

const presenting = (evidence: object) => (vector: Case) => presents(vector, evidence);

/** The principal is the evaluator, and this is presented. */
const judgedByPrincipal =
  (evidence: object) =>
  (vector: Case): void => {
    formationOf(vector).settlement.evaluator = "principal";
    presents(vector, { ...evidence, evaluator: "principal" });
  };

export const vectors: readonly Vector[] = [
  step18(
    "step-18-votes-neither",
    "Two approvals are wanted and there, and a third vote is neither approve nor reject.",
    committee,
    presenting(votes(...TWO, { actor: "agent:social", verdict: "abstain" })),
    NOT_SETTLED,
  ),
  step18(
    "step-18-votes-verdict-in-capitals",
    "Two approvals are wanted, and one of the two is spelt otherwise.",
    committee,
    presenting(votes(approve("agent:research"), { actor: "agent:writer", verdict: "Approve" })),
    NOT_SETTLED,
  ),
  step18(
    "step-18-votes-without-verdict",
    "Two approvals are wanted and there, and a third vote states no verdict.",
    committee,
    presenting(votes(...TWO, { actor: "agent:social" })),
    NOT_SETTLED,
  ),
  step18(
    "step-18-votes-without-actor",
    "Two approvals are wanted and there, and a third is nobody's.",
    committee,
    presenting(votes(...TWO, { verdict: "approve" })),
    NOT_SETTLED,
  ),
  step18("step-18-votes-null", "A vote is no object.", committee, presenting({ ...votes(...TWO), votes: [...TWO, null] }), NOT_SETTLED),
  step18("step-18-votes-as-object", "The votes are not a list.", committee, presenting({ ...votes(), votes: { ...TWO } }), NOT_SETTLED),
  step18(
    "step-18-votes-adjacent-rejects",
    "No number of approvals is wanted, the members approve, and somebody adjacent rejects: any rejection leaves it unsettled.",
    unanimous,
    presenting(votes(...TWO, reject("person:legal"))),
    NOT_SETTLED,
  ),
  step18(
    "step-18-votes-adjacent-beside",
    "No number of approvals is wanted, the members approve, and so does somebody adjacent, whose vote is not counted.",
    unanimous,
    presenting(votes(...TWO, approve("person:legal"))),
    ALLOWED,
  ),
  step18(
    "step-18-accept-as-text",
    "The acceptance that is wanted is a text and no object.",
    campaign,
    presenting({ ...ACCEPTED, accept: "agent:lead" }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-commit-as-object",
    "The ratification that is wanted is no list.",
    campaign,
    presenting({ ...ACCEPTED, commit: { actor: "person:legal" } }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-transfer-as-list",
    "The transfer that is wanted is a list of its two ends.",
    payment,
    presenting({ ...TRANSFER, transfer: ["agent:books", "agent:payer"] }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-evaluator-as-list",
    "The evaluator that is presented is a list of one.",
    campaign,
    presenting({ ...ACCEPTED, evaluator: ["agent:lead"] }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-unwanted-part-of-another-form",
    "What is wanted is there, and beside it stands a part that is wanted by nobody and not in its form.",
    campaign,
    presenting({ ...ACCEPTED, votes: "all" }),
    NOT_SETTLED,
  ),

  step18(
    "step-18-attested-award",
    "The award is attested by the lead, who judges it, and by the one to whom it goes.",
    market,
    (vector) => attestedBy(vector, award("agent:writer"), ["agent:lead", "agent:writer"]),
    ALLOWED,
  ),
  step18(
    "step-18-attested-award-by-the-lead-alone",
    "The award is attested by the lead and not by the one to whom it goes, whom the evidence names.",
    market,
    (vector) => attestedBy(vector, award("agent:writer"), ["agent:lead"]),
    NOT_SETTLED,
  ),
  step18(
    "step-18-attested-unwanted-acceptance",
    "What is wanted is attested, and beside it stands an acceptance that is wanted by nobody and attested by nobody.",
    market,
    (vector) => attestedBy(vector, { ...award("agent:writer"), accept: { actor: "agent:social" } }, ["agent:lead", "agent:writer"]),
    NOT_SETTLED,
  ),

  step18(
    "step-18-principal-judges",
    "The principal is the evaluator and no participant, and two members approve.",
    committee,
    judgedByPrincipal(votes(...TWO)),
    ALLOWED,
  ),
  step18(
    "step-18-principal-votes",
    "The principal is the evaluator and no participant, and votes beside two members: it may judge, and not take part.",
    committee,
    judgedByPrincipal(votes(...TWO, approve("principal"))),
    NOT_SETTLED,
  ),
  step18(
    "step-18-principal-ratifies",
    "The principal is the evaluator and no participant, and is said to have ratified beside legal.",
    campaign,
    judgedByPrincipal({ ...ACCEPTED, accept: { actor: "principal" }, commit: [{ actor: "person:legal" }, { actor: "principal" }] }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-principal-takes-over",
    "The case is handed to the principal, who is the evaluator and no participant.",
    payment,
    (vector) => {
      formationOf(vector).handoffs.push({ from: "agent:books", to: "principal" });
      presents(vector, { ...TRANSFER, transfer: { from: "agent:books", to: "principal" } });
    },
    NOT_SETTLED,
  ),
  step18(
    "step-18-principal-takes-over-as-participant",
    "The case is handed to the principal, who is the evaluator and, beside both agents, a participant.",
    payment,
    (vector) => {
      const formation = formationOf(vector);
      formation.handoffs.push({ from: "agent:books", to: "principal" });
      formation.participants = [
        { actor: "agent:books", membership: "member" },
        { actor: "agent:payer", membership: "member" },
        { actor: "principal", membership: "adjacent", interaction: "consulted" },
      ];
      presents(vector, { ...TRANSFER, transfer: { from: "agent:books", to: "principal" } });
    },
    GATE,
  ),
];

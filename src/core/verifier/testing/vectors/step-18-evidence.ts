// Step 18, what settles a result: evidence of the formation's own kind, by its evaluator, with each part that it wants, from participants only.
// A trusted runner vouches for everything that is presented here, so that only what it says decides.
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { campaign, payment } from "./bases.ts";
import { formationOf, presents } from "./bases-formations.ts";

const step18 = section("§7 step 18");
const NOT_SETTLED: Decided = ["ASK_USER", 18, "not_settled"];
const GATE: Decided = ["ASK_USER", 19, "gate_requires_ask"];

const TRANSFER = { kind: "ownership_transfer", evaluator: "principal", transfer: { from: "agent:books", to: "agent:payer" } };
const LEAD = { actor: "agent:lead" };
const LEGAL = { actor: "person:legal" };
const ACCEPTED = { kind: "owner_acceptance", evaluator: "agent:lead", accept: LEAD, commit: [LEGAL] };

const transferred = (change: object) => (vector: Case) => presents(vector, { ...TRANSFER, ...change });
const accepted = (change: object) => (vector: Case) => presents(vector, { ...ACCEPTED, ...change });

export const vectors: readonly Vector[] = [
  step18("step-18-transfer", "The transfer that is wanted is presented, as the hand-off is written.", payment, transferred({}), GATE),
  step18(
    "step-18-none",
    "Nothing is presented that settles the result.",
    payment,
    ({ request }) => Object.assign(request, { settlement_evidence: undefined }),
    NOT_SETTLED,
  ),
  step18("step-18-empty", "The evidence that is presented says nothing.", payment, (vector) => presents(vector, {}), NOT_SETTLED),
  step18(
    "step-18-other-kind",
    "The evidence is of another kind than the formation settles by.",
    payment,
    transferred({ kind: "owner_acceptance" }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-no-kind",
    "The evidence states no kind, which is not the formation's own.",
    payment,
    transferred({ kind: undefined }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-other-evaluator",
    "The evidence names another evaluator than the formation has.",
    payment,
    transferred({ evaluator: "agent:books" }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-no-evaluator",
    "The evidence names no evaluator, and the formation has one.",
    payment,
    transferred({ evaluator: undefined }),
    NOT_SETTLED,
  ),
  step18("step-18-transfer-missing", "The transfer that is wanted is missing.", payment, transferred({ transfer: undefined }), NOT_SETTLED),
  step18(
    "step-18-transfer-instead",
    "An acceptance is presented in place of the transfer that is wanted.",
    payment,
    transferred({ transfer: undefined, accept: { actor: "principal" } }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-transfer-reversed",
    "The transfer goes the other way than the hand-off is written.",
    payment,
    transferred({ transfer: { from: "agent:payer", to: "agent:books" } }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-transfer-to-itself",
    "The transfer goes from the payer to itself, which is no hand-off of the formation.",
    payment,
    transferred({ transfer: { from: "agent:payer", to: "agent:payer" } }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-transfer-second-handoff",
    "The transfer is the second of the formation's hand-offs.",
    payment,
    (vector) => {
      formationOf(vector).handoffs.unshift({ from: "agent:payer", to: "agent:books", seam: "coordination" });
      transferred({})(vector);
    },
    GATE,
  ),
  step18(
    "step-18-transfer-across-handoffs",
    "The transfer begins as one hand-off does and ends as another does: it is neither.",
    payment,
    (vector) => {
      const { grant } = vector.context;
      grant.work_system.members.push({ actor: "agent:third", name: "Third", role: "Helps out" });
      formationOf(vector).handoffs = [
        { from: "agent:books", to: "agent:third" },
        { from: "agent:third", to: "agent:payer" },
      ];
      transferred({})(vector);
    },
    NOT_SETTLED,
  ),
  step18(
    "step-18-transfer-without-handoff",
    "A transfer is wanted and presented, and the formation writes no hand-off that it could match.",
    payment,
    (vector) => {
      formationOf(vector).handoffs = undefined;
      transferred({})(vector);
    },
    NOT_SETTLED,
  ),
  step18(
    "step-18-transfer-from-no-participant",
    "The transfer matches a hand-off from somebody who is no participant: every actor that is named has to be one.",
    payment,
    (vector) => {
      formationOf(vector).handoffs.push({ from: "person:auditor", to: "agent:payer", seam: "accountability" });
      transferred({ transfer: { from: "person:auditor", to: "agent:payer" } })(vector);
    },
    NOT_SETTLED,
  ),

  step18("step-18-accept-and-commit", "The evaluator accepts and legal ratifies, as is wanted.", campaign, accepted({}), GATE),
  step18(
    "step-18-accept-missing",
    "Legal ratifies, and the acceptance that is wanted too is missing.",
    campaign,
    accepted({ accept: undefined }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-commit-missing",
    "The evaluator accepts, and the ratification that is wanted too is missing.",
    campaign,
    accepted({ commit: undefined }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-commit-empty",
    "The evaluator accepts, and the list of those who ratified is empty.",
    campaign,
    accepted({ commit: [] }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-accept-by-another",
    "Another member than the evaluator accepts.",
    campaign,
    accepted({ accept: { actor: "agent:writer" } }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-accept-by-the-principal",
    "The principal accepts, and the evaluator is the lead.",
    campaign,
    accepted({ accept: { actor: "principal" } }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-commit-by-another",
    "A member that does not ratify is said to have ratified, and legal is not.",
    campaign,
    accepted({ commit: [{ actor: "agent:writer" }] }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-commit-by-one-of-two",
    "Two participants ratify, and one of them did.",
    campaign,
    (vector) => {
      formationOf(vector).participants[1].commit = "ratifies";
      accepted({})(vector);
    },
    NOT_SETTLED,
  ),
  step18(
    "step-18-commit-by-both",
    "Two participants ratify, and both did.",
    campaign,
    (vector) => {
      formationOf(vector).participants[1].commit = "ratifies";
      accepted({ commit: [{ actor: "agent:research" }, LEGAL] })(vector);
    },
    GATE,
  ),
  step18(
    "step-18-commit-by-one-more",
    "Legal ratified, and so did a participant who need not.",
    campaign,
    accepted({ commit: [LEGAL, { actor: "agent:writer" }] }),
    GATE,
  ),
  step18(
    "step-18-commit-nobody-ratifies",
    "A ratification is wanted and no participant ratifies, so that nobody's settles the result.",
    campaign,
    (vector) => {
      formationOf(vector).participants[3].commit = "none";
      accepted({})(vector);
    },
    NOT_SETTLED,
  ),
  step18(
    "step-18-commit-by-no-participant",
    "Legal ratified, and so is said to have somebody who is no participant.",
    campaign,
    accepted({ commit: [LEGAL, { actor: "agent:social" }] }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-commit-by-the-principal",
    "Legal ratified, and so is said to have the principal, who is neither a participant nor the evaluator.",
    campaign,
    accepted({ commit: [LEGAL, { actor: "principal" }] }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-unwanted-part-by-no-participant",
    "All that is wanted is there, and beside it a vote of somebody who is no participant: every actor that is named has to be one.",
    campaign,
    accepted({ votes: [{ actor: "agent:social", verdict: "approve" }] }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-votes-instead",
    "Votes are presented where an acceptance is wanted: evidence of another kind.",
    campaign,
    (vector) =>
      presents(vector, {
        kind: "aggregated_judgment",
        evaluator: "agent:lead",
        votes: [LEAD, { actor: "agent:writer" }].map((who) => ({ ...who, verdict: "approve" })),
      }),
    NOT_SETTLED,
  ),
];

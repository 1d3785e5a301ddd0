// Step 18, where it looks: at official acts in formations whose settlement names evidence, every one of them that governs the act.
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { campaign, payment } from "./bases.ts";
import { committee, filing, formationOf, presents, standingCampaign } from "./bases-formations.ts";

const step18 = section("§7 step 18");
const NOT_SETTLED: Decided = ["ASK_USER", 18, "not_settled"];
const GATE: Decided = ["ASK_USER", 19, "gate_requires_ask"];
const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];

const nothing = ({ request, context }: Case): void => {
  request.settlement_evidence = undefined;
  context.attested = undefined;
};

/** Settles in this way, and nothing is presented. */
const unsettledBy = (settlement?: object) => (vector: Case) => {
  nothing(vector);
  formationOf(vector).settlement = settlement;
};

const SEQUENCE = { name: "Sequence", arrangement: "path.sequential" };
const PANEL = { name: "Second panel", arrangement: "habitat.committee" };

export const vectors: readonly Vector[] = [
  step18(
    "step-18-standing-asks",
    "A standing act is in a formation that wants evidence, and nothing is presented: a formation may make an act ask (F8).",
    standingCampaign,
    nothing,
    NOT_SETTLED,
  ),
  step18(
    "step-18-no-settlement",
    "The formation says nothing of settlement, and no evidence is assumed (F3).",
    standingCampaign,
    unsettledBy(),
    ALLOWED,
  ),
  step18(
    "step-18-no-evidence-wanted",
    "The formation names the kind and the evaluator and wants no evidence.",
    standingCampaign,
    unsettledBy({ kind: "owner_acceptance", evaluator: "agent:lead", reversibility: "irreversible" }),
    ALLOWED,
  ),
  step18(
    "step-18-empty-evidence-wanted",
    "The list of evidence that is wanted is empty.",
    standingCampaign,
    unsettledBy({ evidence: [] }),
    ALLOWED,
  ),
  step18(
    "step-18-rule-alone",
    "The formation states a rule in words and wants no evidence: a rule in words is never checked mechanically.",
    standingCampaign,
    unsettledBy({ rule: "Nothing is published before everybody has agreed." }),
    ALLOWED,
  ),
  step18(
    "step-18-threshold-alone",
    "The formation wants a number of approvals and no evidence: settlement is judged only where it names evidence.",
    committee,
    unsettledBy({ threshold: { approvals: 2 } }),
    ALLOWED,
  ),
  step18(
    "step-18-unwanted",
    "The formation wants no evidence, and some is presented that would settle nothing: it decides nothing.",
    standingCampaign,
    (vector) => {
      unsettledBy()(vector);
      vector.request.settlement_evidence = { kind: "allocation_award", evaluator: "agent:lead", award: { actor: "agent:stranger" } };
    },
    ALLOWED,
  ),
  step18(
    "step-18-ungoverned",
    "The formation wants evidence for other acts than the return, which is filed without any.",
    filing,
    () => {},
    ["ASK_USER", 20, "commit_user_approval"],
  ),
  step18(
    "step-18-governs-all",
    "The formation names no acts, so it governs the return too, and wants evidence for it.",
    filing,
    (vector) => Object.assign(formationOf(vector), { acts: undefined }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-two-formations-one-wants",
    "A second formation governs the act and wants no evidence, and what the first wants is presented.",
    payment,
    ({ context }) => context.grant.formations.push({ ...SEQUENCE, acts: ["bank.pay"] }),
    GATE,
  ),
  step18(
    "step-18-two-formations-second-wants",
    "The first formation that governs the act wants no evidence, and what the second wants is not presented.",
    payment,
    (vector) => {
      nothing(vector);
      vector.context.grant.formations.unshift({ ...SEQUENCE, acts: ["bank.pay"] });
    },
    NOT_SETTLED,
  ),
  step18(
    "step-18-two-formations-other-kind",
    "A second formation settles the act by votes, and the transfer that is presented settles the first one only.",
    payment,
    ({ context }) => context.grant.formations.push({ ...PANEL, settlement: { evidence: ["votes"] }, acts: ["bank.pay"] }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-two-formations-higher-threshold",
    "A second formation of the same kind and evaluator wants three approvals, and two are there: every one of them has to be settled.",
    committee,
    (vector) => {
      const [first] = vector.context.grant.formations;
      vector.context.grant.formations.push({ ...first, ...PANEL, settlement: { threshold: { approvals: 3 }, evidence: ["votes"] } });
    },
    NOT_SETTLED,
  ),
  step18(
    "step-18-two-formations-both",
    "A second formation of the same kind and evaluator wants two approvals too, and they settle both.",
    committee,
    (vector) => {
      const [first] = vector.context.grant.formations;
      vector.context.grant.formations.push({ ...first, ...PANEL });
    },
    ALLOWED,
  ),
  step18(
    "step-18-second-formation-other-act",
    "A second formation wants what is not presented, for another act: it does not govern this one.",
    payment,
    ({ context }) => context.grant.formations.push({ ...PANEL, settlement: { evidence: ["votes"] }, acts: ["vat.submit"] }),
    GATE,
  ),

  step18(
    "order-18-before-19",
    "Nothing is presented that settles the result, and the act crosses a gate: both ask, and the earlier step gives the reason.",
    campaign,
    nothing,
    NOT_SETTLED,
  ),
  step18(
    "order-18-before-20-plan",
    "Nothing is presented that settles the result, in a session that prepares only: the earlier step asks, although the later one denies.",
    standingCampaign,
    (vector) => {
      nothing(vector);
      vector.context.session_mode = "plan";
    },
    NOT_SETTLED,
  ),
  step18(
    "order-18-before-20-prohibited",
    "A committee rejects a result whose commit is prohibited: the earlier step asks, although the later one denies.",
    committee,
    (vector) => {
      vector.context.grant.authorities[1].commit = "prohibited";
      presents(vector, { kind: "aggregated_judgment", evaluator: "agent:lead", votes: [{ actor: "agent:writer", verdict: "reject" }] });
    },
    NOT_SETTLED,
  ),
];

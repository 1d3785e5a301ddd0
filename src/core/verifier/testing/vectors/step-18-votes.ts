// Step 18, votes: a threshold counts the distinct members who approve; without one, every member who votes approves, and at least one does.
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { approve, committee, formationOf, presents, reject, unanimous, votes } from "./bases-formations.ts";

const step18 = section("§7 step 18");
const NOT_SETTLED: Decided = ["ASK_USER", 18, "not_settled"];
const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];

const asIs = () => {};
const RESEARCH = "agent:research";
const WRITER = "agent:writer";
const SOCIAL = "agent:social";
const LEAD = "agent:lead";
const LEGAL = "person:legal";

const cast =
  (...ballots: readonly object[]) =>
  (vector: Case) =>
    presents(vector, votes(...ballots));

/** The formation wants other evidence or another number of approvals. */
const wanting =
  (settlement: object, evidence: object) =>
  (vector: Case): void => {
    Object.assign(formationOf(vector).settlement, settlement);
    presents(vector, evidence);
  };

export const vectors: readonly Vector[] = [
  step18("step-18-threshold-met", "Two approvals are wanted and two are there, beside a rejection.", committee, asIs, ALLOWED),
  step18(
    "step-18-threshold-one-short",
    "Two approvals are wanted and one is there.",
    committee,
    cast(approve(RESEARCH), reject(SOCIAL)),
    NOT_SETTLED,
  ),
  step18(
    "step-18-threshold-all",
    "Two approvals are wanted and four are there.",
    committee,
    cast(...[LEAD, RESEARCH, WRITER, SOCIAL].map(approve)),
    ALLOWED,
  ),
  step18(
    "step-18-threshold-as-many-against",
    "Two approvals are wanted and there, and two rejections: a number of approvals counts approvals.",
    committee,
    cast(approve(RESEARCH), approve(WRITER), reject(SOCIAL), reject(LEAD)),
    ALLOWED,
  ),
  step18(
    "step-18-threshold-votes-counted",
    "Two approvals are wanted, and two members vote, one of them against: votes are not approvals.",
    committee,
    cast(approve(RESEARCH), reject(WRITER)),
    NOT_SETTLED,
  ),
  step18(
    "step-18-threshold-same-voter",
    "Two approvals are wanted, and one member approves twice: distinct voters count.",
    committee,
    cast(approve(RESEARCH), approve(RESEARCH)),
    NOT_SETTLED,
  ),
  step18(
    "step-18-threshold-both-ways",
    "Two members approve, and one of them also rejects: who votes both ways counts for none.",
    committee,
    cast(approve(RESEARCH), approve(WRITER), reject(WRITER)),
    NOT_SETTLED,
  ),
  step18(
    "step-18-threshold-both-ways-other-order",
    "Two members approve, and one of them rejected before: who votes both ways counts for none, the last vote included.",
    committee,
    cast(reject(WRITER), approve(RESEARCH), approve(WRITER)),
    NOT_SETTLED,
  ),
  step18(
    "step-18-threshold-both-ways-beside",
    "One member votes both ways and counts for none, and two others approve.",
    committee,
    cast(approve(SOCIAL), reject(SOCIAL), approve(RESEARCH), approve(WRITER)),
    ALLOWED,
  ),
  step18(
    "step-18-threshold-no-votes",
    "Two approvals are wanted and no votes are presented.",
    committee,
    (vector) => presents(vector, { ...votes(), votes: undefined }),
    NOT_SETTLED,
  ),
  step18("step-18-threshold-empty", "Two approvals are wanted and the list of votes is empty.", committee, cast(), NOT_SETTLED),
  step18(
    "step-18-threshold-adjacent",
    "Two approvals are wanted, and one of the two is of an adjacent participant: members vote.",
    committee,
    cast(approve(RESEARCH), approve(LEGAL)),
    NOT_SETTLED,
  ),
  step18(
    "step-18-threshold-stranger",
    "Two members approve, and somebody who is no participant votes with them: every actor that is named has to be one.",
    committee,
    cast(approve(RESEARCH), approve(WRITER), approve("agent:stranger")),
    NOT_SETTLED,
  ),
  step18(
    "step-18-threshold-principal",
    "Two approvals are wanted, and one of the two is the principal's, who is neither a participant nor the evaluator.",
    committee,
    cast(approve(RESEARCH), approve("principal")),
    NOT_SETTLED,
  ),
  step18(
    "step-18-threshold-lead-votes",
    "The evaluator is a member too, and its approval is one of the two.",
    committee,
    cast(approve(LEAD), approve(RESEARCH)),
    ALLOWED,
  ),
  step18(
    "step-18-threshold-of-one",
    "One approval is wanted and is there, beside three rejections.",
    committee,
    wanting({ threshold: { approvals: 1 } }, votes(approve(RESEARCH), ...[LEAD, WRITER, SOCIAL].map(reject))),
    ALLOWED,
  ),
  step18(
    "step-18-threshold-of-nobody",
    "More approvals are wanted than there are members, and all of them approve.",
    committee,
    wanting({ threshold: { approvals: 5 } }, votes(...[LEAD, RESEARCH, WRITER, SOCIAL].map(approve))),
    NOT_SETTLED,
  ),
  step18(
    "step-18-threshold-implies-votes",
    "An acceptance and a number of approvals are wanted, and only the acceptance is presented: the number implies votes.",
    committee,
    wanting({ evidence: ["accept"] }, { ...votes(), votes: undefined, accept: { actor: LEAD } }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-threshold-implies-votes-met",
    "An acceptance and a number of approvals are wanted, and both are presented.",
    committee,
    wanting({ evidence: ["accept"] }, { ...votes(approve(RESEARCH), approve(WRITER)), accept: { actor: LEAD } }),
    ALLOWED,
  ),
  step18(
    "step-18-votes-and-accept",
    "Votes and an acceptance are wanted, and only the votes are presented.",
    committee,
    wanting({ evidence: ["votes", "accept"] }, votes(approve(RESEARCH), approve(WRITER))),
    NOT_SETTLED,
  ),
  step18(
    "step-18-votes-other-evaluator",
    "The votes are enough, and the evaluator that is presented is a member who does not lead.",
    committee,
    (vector) => presents(vector, { ...votes(approve(RESEARCH), approve(WRITER)), evaluator: RESEARCH }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-votes-of-default-participants",
    "The formation lists no participants, so all four agents are its members, and the principal is its evaluator (F3).",
    committee,
    (vector) => {
      formationOf(vector).participants = undefined;
      presents(vector, { ...votes(approve(SOCIAL), approve(WRITER)), evaluator: "principal" });
    },
    ALLOWED,
  ),

  step18("step-18-votes-all-approve", "No number of approvals is wanted, and all who vote approve.", unanimous, asIs, ALLOWED),
  step18(
    "step-18-votes-one-approves",
    "No number of approvals is wanted, and the one who votes approves.",
    unanimous,
    cast(approve(SOCIAL)),
    ALLOWED,
  ),
  step18(
    "step-18-votes-one-rejects",
    "No number of approvals is wanted, three approve and one rejects: every member who votes has to approve.",
    unanimous,
    cast(approve(RESEARCH), approve(WRITER), approve(LEAD), reject(SOCIAL)),
    NOT_SETTLED,
  ),
  step18(
    "step-18-votes-all-reject",
    "No number of approvals is wanted, and the one who votes rejects.",
    unanimous,
    cast(reject(SOCIAL)),
    NOT_SETTLED,
  ),
  step18("step-18-votes-empty", "No number of approvals is wanted, and nobody votes: at least one has to.", unanimous, cast(), NOT_SETTLED),
  step18(
    "step-18-votes-missing",
    "No number of approvals is wanted, and no votes are presented.",
    unanimous,
    (vector) => presents(vector, { ...votes(), votes: undefined }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-votes-both-ways",
    "No number of approvals is wanted, and the one who votes does so both ways, which counts for none.",
    unanimous,
    cast(approve(SOCIAL), reject(SOCIAL)),
    NOT_SETTLED,
  ),
  step18(
    "step-18-votes-adjacent-alone",
    "No number of approvals is wanted, and the only vote is of an adjacent participant: members vote.",
    unanimous,
    cast(approve(LEGAL)),
    NOT_SETTLED,
  ),
];

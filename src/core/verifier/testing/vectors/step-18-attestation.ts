// Step 18, attestation: the whole of what is presented is vouched for by every actor that it names, or by a runner that the host trusts, for
// this act with these arguments. What is only presented settles nothing.
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { campaign, payment } from "./bases.ts";
import { approve, attestedBy, committee, presents, RUNNER, reject, votes } from "./bases-formations.ts";

const step18 = section("§7 step 18");
const NOT_SETTLED: Decided = ["ASK_USER", 18, "not_settled"];
const GATE: Decided = ["ASK_USER", 19, "gate_requires_ask"];
const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];

const asIs = () => {};

const TRANSFER = { kind: "ownership_transfer", evaluator: "principal", transfer: { from: "agent:books", to: "agent:payer" } };
const VOTES = votes(approve("agent:research"), approve("agent:writer"), reject("agent:social"));

const transferBy =
  (...actors: string[]) =>
  (vector: Case) =>
    attestedBy(vector, TRANSFER, actors);
const votesBy =
  (...actors: string[]) =>
  (vector: Case) =>
    attestedBy(vector, VOTES, actors);
const acceptedBy =
  (...actors: string[]) =>
  ({ context }: Case) =>
    Object.assign(context.attested[0], { actors });

export const vectors: readonly Vector[] = [
  step18("step-18-attested-by-all", "Everybody whom the evidence names attests it.", campaign, asIs, GATE),
  step18(
    "step-18-attested-not",
    "The evidence is presented and the host has verified nothing of it.",
    campaign,
    ({ context }) => Object.assign(context, { attested: undefined }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-attested-nothing",
    "The host's list of what is attested is empty.",
    campaign,
    ({ context }) => Object.assign(context, { attested: [] }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-attested-without-legal",
    "The lead attests its acceptance, and legal's ratification is only pasted text.",
    campaign,
    acceptedBy("agent:lead"),
    NOT_SETTLED,
  ),
  step18(
    "step-18-attested-without-lead",
    "Legal attests its ratification, and the lead's acceptance is only presented.",
    campaign,
    acceptedBy("person:legal"),
    NOT_SETTLED,
  ),
  step18("step-18-attested-by-nobody", "The host has the evidence, attested by nobody.", campaign, acceptedBy(), NOT_SETTLED),
  step18(
    "step-18-attested-by-more",
    "Everybody whom the evidence names attests it, and somebody whom it does not.",
    campaign,
    acceptedBy("agent:writer", "person:legal", "agent:lead"),
    GATE,
  ),
  step18(
    "step-18-attested-in-halves",
    "The lead attests it in one record and legal in another: one record has to hold them all.",
    campaign,
    ({ context }) => {
      const [whole] = context.attested;
      context.attested = ["agent:lead", "person:legal"].map((actor) => ({ ...whole, actors: [actor] }));
    },
    NOT_SETTLED,
  ),
  step18(
    "step-18-attested-second-record",
    "The host's first record is of another act, and its second is this one.",
    campaign,
    ({ context }) => context.attested.unshift({ ...context.attested[0], act: "post_social" }),
    GATE,
  ),
  step18(
    "step-18-attested-by-in-the-request",
    "The request says itself who attested the evidence, and the host verified nothing: that proves nothing.",
    campaign,
    ({ request, context }) => {
      request.settlement_evidence.attested_by = ["agent:lead", "person:legal"];
      context.attested = undefined;
    },
    NOT_SETTLED,
  ),
  step18(
    "step-18-attested-by-in-the-request-beside",
    "The request says itself who attested the evidence, and the host's record holds the lead only.",
    committee,
    (vector) =>
      attestedBy(vector, { ...VOTES, attested_by: ["agent:lead", "agent:research", "agent:writer", "agent:social"] }, ["agent:lead"]),
    NOT_SETTLED,
  ),
  step18(
    "step-18-attested-by-in-the-record",
    "The evidence says who attested it, and the host verified that very record by all of them.",
    campaign,
    ({ request, context }) => {
      request.settlement_evidence.attested_by = ["agent:lead", "person:legal"];
      context.attested[0].evidence = request.settlement_evidence;
    },
    GATE,
  ),
  step18(
    "step-18-attested-in-the-request",
    "The request carries what only a host may say, that all is attested and by a trusted runner: nothing of that is read from a request.",
    campaign,
    ({ request, context }) => {
      request.attested = [{ ...context.attested[0], runner: RUNNER }];
      request.trusted_runners = [RUNNER];
      context.attested = undefined;
    },
    NOT_SETTLED,
  ),

  step18(
    "step-18-attested-transfer",
    "Both ends of the transfer and the principal as evaluator attest it.",
    payment,
    transferBy("agent:books", "agent:payer", "principal"),
    GATE,
  ),
  step18(
    "step-18-attested-transfer-one-end",
    "The payer and the evaluator attest the transfer, and the books do not.",
    payment,
    transferBy("agent:payer", "principal"),
    NOT_SETTLED,
  ),
  step18(
    "step-18-attested-transfer-other-end",
    "The books and the evaluator attest the transfer, and the payer does not.",
    payment,
    transferBy("agent:books", "principal"),
    NOT_SETTLED,
  ),
  step18(
    "step-18-attested-without-evaluator",
    "Both ends attest the transfer, and the evaluator that it names does not: the evaluator is an actor that is named.",
    payment,
    transferBy("agent:books", "agent:payer"),
    NOT_SETTLED,
  ),
  step18(
    "step-18-attested-votes",
    "All who vote and the evaluator attest the votes.",
    committee,
    votesBy("agent:lead", "agent:research", "agent:writer", "agent:social"),
    ALLOWED,
  ),
  step18(
    "step-18-attested-votes-without-evaluator",
    "All who vote attest the votes, and the evaluator does not.",
    committee,
    votesBy("agent:research", "agent:writer", "agent:social"),
    NOT_SETTLED,
  ),
  step18(
    "step-18-attested-votes-without-rejection",
    "As many approvals as are wanted are attested, and a rejection beside them is not: the whole is attested or nothing.",
    committee,
    votesBy("agent:lead", "agent:research", "agent:writer"),
    NOT_SETTLED,
  ),
  step18(
    "step-18-attested-votes-by-the-proposer",
    "The lead, which proposes the act, attests the votes of others: it cannot attest for them.",
    committee,
    votesBy("agent:lead"),
    NOT_SETTLED,
  ),

  step18("step-18-runner", "A runner that the host trusts vouches for the whole.", payment, asIs, GATE),
  step18(
    "step-18-runner-untrusted",
    "The runner that vouches is none of those that the host trusts.",
    payment,
    ({ context }) => Object.assign(context, { trusted_runners: ["system:other-runner"] }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-runner-no-trust",
    "A runner vouches, and the host names none that it trusts.",
    payment,
    ({ context }) => Object.assign(context, { trusted_runners: undefined }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-runner-untrusted-beside-actors",
    "The runner is not trusted, and everybody whom the evidence names attests it too.",
    campaign,
    ({ context }) => Object.assign(context.attested[0], { runner: RUNNER }),
    GATE,
  ),
  step18(
    "step-18-runner-as-an-actor",
    "A trusted runner is among the actors who attest, and vouches for nothing as a runner: it is none of those whom the evidence names.",
    payment,
    ({ context }) => Object.assign(context.attested[0], { actors: [RUNNER], runner: undefined }),
    NOT_SETTLED,
  ),

  step18(
    "step-18-attested-for-another-act",
    "The record is of another act with the same arguments.",
    payment,
    ({ context }) => Object.assign(context.attested[0], { act: "vat.submit" }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-attested-for-other-arguments",
    "The record is of a payment of 90.00 EUR, and 900.00 EUR are to be paid: the exact arguments are judged.",
    payment,
    ({ context }) => Object.assign(context.attested[0], { arguments: { amount: { amount: "90.00", currency: "EUR" } } }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-attested-for-fewer-arguments",
    "The record is of the payment with its amount, and the request adds an argument that nobody attested.",
    payment,
    ({ request }) => Object.assign(request.arguments, { iban: "another account" }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-attested-for-no-arguments",
    "The record is of the act without arguments, and the request has one.",
    campaign,
    ({ request }) => Object.assign(request, { arguments: { text: "another text" } }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-attested-empty-arguments",
    "The record and the request both have arguments that are an empty object, which equals none.",
    campaign,
    ({ request }) => Object.assign(request, { arguments: {} }),
    GATE,
  ),
  step18(
    "step-18-attested-for-the-resolved-act",
    "The request names the effect alone, and the record is of the act that it resolves to.",
    campaign,
    ({ request }) => Object.assign(request, { act: undefined, effect: "publish" }),
    GATE,
  ),
  step18(
    "step-18-attested-other-verdict",
    "A rejection was attested, and an approval is presented in its place.",
    committee,
    (vector) => {
      presents(vector, votes(approve("agent:research"), reject("agent:writer")));
      vector.request.settlement_evidence = votes(approve("agent:research"), approve("agent:writer"));
    },
    NOT_SETTLED,
  ),
  step18(
    "step-18-attested-with-less",
    "The record holds the acceptance, and the ratification that is presented beside it was not part of it.",
    campaign,
    ({ context }) => Object.assign(context.attested[0].evidence, { commit: undefined }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-attested-with-a-note",
    "What is presented holds a note that the record does not: the whole object is attested, not what a verifier reads of it.",
    campaign,
    ({ request }) => Object.assign(request.settlement_evidence, { note: "Legal agrees with the new claim too." }),
    NOT_SETTLED,
  ),
  step18(
    "step-18-attested-members-in-other-order",
    "The record holds the same members in another order: they are compared in canonical form.",
    campaign,
    ({ context }) => {
      context.attested[0].evidence = Object.fromEntries(Object.entries(context.attested[0].evidence).reverse());
    },
    GATE,
  ),
];

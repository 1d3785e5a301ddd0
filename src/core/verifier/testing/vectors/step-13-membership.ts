// Step 13, membership: inside every formation that governs the act, whoever acts is a member of it. Holding the act is not enough.
import { type Case, type Decided, type Loose, section, type Vector } from "./authoring.ts";
import { campaign, payment } from "./bases.ts";
import { formationOf } from "./bases-formations.ts";
import { authorityFor, posting } from "./bases-single.ts";

const step13 = section("§7 step 13");
const NOT_IN: Decided = ["DENY", 13, "not_in_formation"];
const GATE: Decided = ["ASK_USER", 19, "gate_requires_ask"];
const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];

const asIs = () => {};

/** The one of the two holders of the act that takes no part in the formation publishes. */
function outsider(): Case {
  const vector = campaign();
  vector.request.actor = "agent:social";
  return vector;
}

const participants = (vector: Case): Loose => formationOf(vector).participants;

/** A second formation over the same act, with these agents as its members; it wants no evidence. */
function second(vector: Case, members: readonly string[]): void {
  vector.context.grant.formations.push({
    name: "Second desk",
    arrangement: "path.sequential",
    participants: members.map((actor) => ({ actor, membership: "member" })),
    acts: ["publish_campaign"],
  });
}

export const vectors: readonly Vector[] = [
  step13("step-13-outsider", "The agent holds the act and is no participant of the formation that governs it.", outsider, asIs, NOT_IN),
  step13(
    "step-13-member",
    "The agent holds the act and is a member of the formation that governs it, so this step lets it go on.",
    campaign,
    asIs,
    GATE,
  ),
  step13(
    "step-13-member-after-listing",
    "The agent is listed as a member of the formation, and the act goes on to the gate.",
    outsider,
    (vector) => participants(vector).push({ actor: "agent:social", membership: "member" }),
    GATE,
  ),
  step13(
    "step-13-adjacent",
    "The agent holds the act and is an adjacent participant, which is consulted and does not act (F3).",
    outsider,
    (vector) => participants(vector).push({ actor: "agent:social", membership: "adjacent", interaction: "consulted" }),
    NOT_IN,
  ),
  step13(
    "step-13-adjacent-ratifies",
    "The agent holds the act, is adjacent and ratifies the result: ratifying is not acting.",
    outsider,
    (vector) => participants(vector).push({ actor: "agent:social", membership: "adjacent", commit: "ratifies" }),
    NOT_IN,
  ),
  step13(
    "step-13-evaluator-only",
    "The agent is the formation's evaluator and no participant of it: that makes it no member.",
    outsider,
    (vector) => Object.assign(formationOf(vector).settlement, { evaluator: "agent:social" }),
    NOT_IN,
  ),
  step13(
    "step-13-default-members",
    "The formation lists no participants, so the delegate and all members of the work system are its members (F3).",
    outsider,
    (vector) => {
      Object.assign(formationOf(vector), { participants: undefined, settlement: undefined });
      vector.request.settlement_evidence = undefined;
    },
    GATE,
  ),
  step13(
    "step-13-nobody",
    "The formation's list of participants is empty, which is a list of nobody and not one left out.",
    campaign,
    (vector) => Object.assign(formationOf(vector), { participants: [] }),
    NOT_IN,
  ),
  step13(
    "step-13-delegate-left-out",
    "The delegate holds the act and the formation lists other agents only: being the delegate makes it no member.",
    campaign,
    (vector) => {
      formationOf(vector).participants = participants(vector).filter(({ actor }: Loose) => actor !== "agent:lead");
    },
    NOT_IN,
  ),
  step13(
    "step-13-ungoverned",
    "The formation governs another act, so that who is a member of it decides nothing here.",
    posting,
    asIs,
    ALLOWED,
  ),
  step13(
    "step-13-governs-all",
    "The formation names no acts, so it governs every act of the Grant, and the agent is no member of it.",
    posting,
    (vector) => Object.assign(formationOf(vector), { acts: undefined }),
    NOT_IN,
  ),
  step13(
    "step-13-governed-by-effect",
    "The effect alone is named, and it resolves to an act that the formation governs.",
    outsider,
    ({ request }) => Object.assign(request, { act: undefined, effect: "publish" }),
    NOT_IN,
  ),
  step13(
    "step-13-governed-by-longer-id",
    "The formation governs an act whose id begins with this one's: ids are compared whole, so it does not govern this one.",
    posting,
    (vector) => {
      authorityFor(vector, "publish_campaign").act = "post_social.sponsored";
      formationOf(vector).acts = ["post_social.sponsored"];
      formationOf(vector).transitions[0].acts = ["post_social.sponsored"];
    },
    ALLOWED,
  ),
  step13(
    "step-13-two-formations",
    "Two formations govern the act and the agent is a member of the first only: every one of them has to pass.",
    campaign,
    (vector) => second(vector, ["agent:writer"]),
    NOT_IN,
  ),
  step13(
    "step-13-two-formations-other-order",
    "Two formations govern the act and the agent is a member of the second only: every one of them has to pass.",
    outsider,
    (vector) => second(vector, ["agent:social"]),
    NOT_IN,
  ),
  step13(
    "step-13-two-formations-both",
    "Two formations govern the act and the agent is a member of both.",
    campaign,
    (vector) => second(vector, ["agent:lead", "agent:social"]),
    GATE,
  ),
  step13(
    "step-13-person-holds",
    "A person is a member of the work system and holds the act, and the formation lists that person as adjacent only.",
    campaign,
    (vector) => {
      vector.context.grant.work_system.members.push({ actor: "person:legal", name: "Legal", role: "Checks claims" });
      authorityFor(vector, "publish_campaign").actors.push("person:legal");
      vector.request.actor = "person:legal";
    },
    NOT_IN,
  ),
  step13(
    "step-13-answered",
    "The host says that the principal answered yes to an actor that is no member, and nothing makes a denial pass.",
    outsider,
    ({ context }) => Object.assign(context, { answered: ["not_in_formation"] }),
    NOT_IN,
  ),

  step13(
    "order-06-before-13",
    "A named member proposes an act that others hold: that ends at step 6, whether it is a member of the formation or not.",
    campaign,
    ({ request }) => Object.assign(request, { actor: "agent:writer" }),
    ["DENY", 6, "actor_not_authorized"],
  ),
  step13(
    "order-13-not-in-formation-before-segregation",
    "The payer is only adjacent, and both sides of the segregated hand-off hold an act: that it is no member comes first.",
    payment,
    (vector) => {
      authorityFor(vector, "bank.draft").actors.push("agent:payer");
      formationOf(vector).participants = [
        { actor: "agent:books", membership: "member" },
        { actor: "agent:payer", membership: "adjacent" },
      ];
    },
    NOT_IN,
  ),
  step13(
    "order-13-before-14-membership",
    "The agent is no member, and the app is not stated: the earlier step denies, although the later one asks.",
    outsider,
    ({ request }) => Object.assign(request, { resource: undefined }),
    NOT_IN,
  ),
  step13(
    "order-13-before-18",
    "The agent is no member, and nothing is presented that settles the result: the earlier step denies, although the later one asks.",
    outsider,
    ({ request }) => Object.assign(request, { settlement_evidence: undefined }),
    NOT_IN,
  ),
  step13(
    "order-13-before-20",
    "The agent is no member, in a session that prepares only: both deny, and the earlier step gives the reason.",
    outsider,
    ({ context }) => Object.assign(context, { session_mode: "plan" }),
    NOT_IN,
  ),
];

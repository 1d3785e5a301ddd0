// A marketing team of four, from wish to answer: the lead publishes what is accepted and ratified, and a person approves.
import { scenario4 } from "../../../testing/sample-teams.ts";
import { type Case, caseOf, section, type Vector } from "./authoring.ts";
import { campaign } from "./bases.ts";
import { after, reachable } from "./bases-scenarios.ts";

const published = reachable(campaign);
/** The record of the settlement as it is presented, and as it is attested. */
const settled = (evidence: object) =>
  reachable(campaign, ({ request, context }) => {
    request.settlement_evidence = evidence;
    context.attested[0].evidence = evidence;
  });
/** Legal is named, and nothing but the text says that it was legal. */
const pasted = reachable(campaign, ({ context }) => {
  context.attested[0].actors = ["agent:lead"];
});
const VOTES = [
  { actor: "agent:lead", verdict: "approve" },
  { actor: "agent:writer", verdict: "approve" },
];
const posting = reachable(() =>
  caseOf(
    scenario4(),
    {
      act: "post_social",
      actor: "agent:social",
      resource: { id: "channels", account: "bergyarn" },
      counterparties: [{ id: "@spring" }],
      evidence: ["app:workspace"],
      trigger: "asked",
    },
    { usage: { today: [{ act: "post_social", count: 0 }] } },
  ),
);
/** The working mode of the Grant, and that of the session. */
const modes =
  (grant: string, session?: string) =>
  ({ context }: Case) => {
    context.grant.defaults.working_mode = grant;
    if (session !== undefined) context.session_mode = session;
  };
const by =
  (actor: string) =>
  ({ request }: Case) => {
    request.actor = actor;
  };

const step6 = section("§7 step 6");
const step13 = section("§7 step 13");
const step18 = section("§7 step 18");
const step19 = section("§7 step 19");
const step20 = section("§7 step 20");

const NOT_THEIRS = ["DENY", 6, "actor_not_authorized"] as const;
const UNSETTLED = ["ASK_USER", 18, "not_settled"] as const;
const GATE = ["ASK_USER", 19, "gate_requires_ask"] as const;
const APPROVAL = ["ASK_USER", 20, "commit_user_approval"] as const;
const PLAN = ["DENY", 20, "mode_plan_prepares_only"] as const;
const ASKS = ["ASK_USER", 20, "mode_asks_each_time"] as const;
const ALLOWED = ["ALLOW", 20, "commit_automatic"] as const;
const asItIs = () => {};

export const vectors: readonly Vector[] = [
  step6("scenario-4a-writer-publishes", "The writer is named, and publishing is others'.", published, by("agent:writer"), NOT_THEIRS),
  step13(
    "scenario-4b-social-publishes",
    "The one for the channels holds the publishing and takes no part in the formation that governs it.",
    published,
    by("agent:social"),
    ["DENY", 13, "not_in_formation"],
  ),
  step13(
    "scenario-4b-after-a-yes",
    "No yes makes a participant.",
    published,
    (vector) => {
      after("not_settled", "gate_requires_ask", "commit_user_approval", "not_in_formation")(vector);
      vector.request.actor = "agent:social";
    },
    ["DENY", 13, "not_in_formation"],
  ),
  step18(
    "scenario-4c-pasted-ratification",
    "Legal is named in the record, and only the lead attested it: a pasted text settles nothing.",
    pasted,
    asItIs,
    UNSETTLED,
  ),
  step18(
    "scenario-4c-attested-by-itself",
    "The record says of itself that legal attested it, which proves nothing.",
    pasted,
    ({ request, context }) => {
      request.settlement_evidence.attested_by = ["agent:lead", "person:legal"];
      context.attested[0].evidence = structuredClone(request.settlement_evidence);
    },
    UNSETTLED,
  ),
  step18(
    "scenario-4c-no-ratification",
    "Legal's part is not in the record at all.",
    settled({ kind: "owner_acceptance", evaluator: "agent:lead", accept: { actor: "agent:lead" } }),
    asItIs,
    UNSETTLED,
  ),
  step18(
    "scenario-4c-votes-of-another-kind",
    "The team voted: votes are the evidence of another kind.",
    settled({ kind: "aggregated_judgment", evaluator: "agent:lead", votes: VOTES, commit: [{ actor: "person:legal" }] }),
    ({ context }) => {
      context.attested[0].actors = ["agent:lead", "agent:writer", "person:legal"];
    },
    UNSETTLED,
  ),
  step18(
    "scenario-4c-votes-for-acceptance",
    "The record is of the right kind, and holds votes where the lead has to accept.",
    settled({ kind: "owner_acceptance", evaluator: "agent:lead", votes: VOTES, commit: [{ actor: "person:legal" }] }),
    ({ context }) => {
      context.attested[0].actors = ["agent:lead", "agent:writer", "person:legal"];
    },
    UNSETTLED,
  ),
  step19(
    "scenario-4c-after-a-yes",
    "The principal agrees to what legal did not ratify, and publishing waits at the gate.",
    pasted,
    after("not_settled"),
    GATE,
  ),
  step20(
    "scenario-4c-after-three-yeses",
    "The principal agrees to what legal did not ratify, at the gate, and to publishing.",
    pasted,
    after("not_settled", "gate_requires_ask", "commit_user_approval"),
    ALLOWED,
  ),
  step19(
    "scenario-4d-settled",
    "The result is accepted and ratified, and publishing crosses the gate to the principal.",
    published,
    asItIs,
    GATE,
  ),
  step20(
    "scenario-4d-after-a-yes",
    "The principal agrees at the gate, and publishing is approved each time.",
    published,
    after("gate_requires_ask"),
    APPROVAL,
  ),
  step20(
    "scenario-4d-after-two-yeses",
    "The principal agrees at the gate and to publishing.",
    published,
    after("gate_requires_ask", "commit_user_approval"),
    ALLOWED,
  ),
  step19("scenario-4d-gate-before-plan", "In plan nothing is published; the gate comes first.", published, modes("auto", "plan"), GATE),
  step20(
    "scenario-4d-plan-after-a-yes",
    "The principal agrees at the gate, and in plan nothing is published all the same.",
    published,
    (vector) => {
      after("gate_requires_ask", "commit_user_approval")(vector);
      vector.context.session_mode = "plan";
    },
    PLAN,
  ),
  step20("scenario-4d-posting", "Posting is outside the formation and on a standing go-ahead.", posting, asItIs, ALLOWED),
  step20("scenario-4d-posting-in-plan", "The session is in plan: posting is prepared only.", posting, modes("auto", "plan"), PLAN),
  step20(
    "scenario-4d-posting-in-plan-after-a-yes",
    "No yes lets a plan be carried out.",
    posting,
    (vector) => {
      after("mode_asks_each_time", "mode_plan_prepares_only")(vector);
      vector.context.session_mode = "plan";
    },
    PLAN,
  ),
  step20(
    "scenario-4d-posting-in-ask",
    "The session is in ask: posting asks, though its go-ahead stands.",
    posting,
    modes("auto", "ask"),
    ASKS,
  ),
  step20(
    "scenario-4d-posting-in-ask-after-a-yes",
    "The principal agrees to the post.",
    posting,
    (vector) => {
      after("mode_asks_each_time")(vector);
      vector.context.session_mode = "ask";
    },
    ALLOWED,
  ),
  step20("scenario-4d-auto-over-ask", "A session in auto does not loosen a Grant in ask.", posting, modes("ask", "auto"), ASKS),
  step20(
    "scenario-4d-full-auto-over-ask",
    "A session in full auto does not loosen a Grant in ask.",
    posting,
    modes("ask", "full_auto"),
    ASKS,
  ),
  step20("scenario-4d-auto-over-plan", "A session in auto does not loosen a Grant in plan.", posting, modes("plan", "auto"), PLAN),
  step20("scenario-4d-grant-in-ask", "Without a mode of the session the Grant's own holds.", posting, modes("ask"), ASKS),
  step6("scenario-4d-lead-posts", "Posting is the one for the channels', and not the lead's.", posting, by("agent:lead"), NOT_THEIRS),
];

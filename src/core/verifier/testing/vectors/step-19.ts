// Step 19: a human gate that the act crosses, where the Grant wants the go-ahead each time. A standing go-ahead is kept.
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { campaign, payment } from "./bases.ts";
import { committee, filing, formationOf, standingCampaign } from "./bases-formations.ts";
import { authorityFor, booking } from "./bases-single.ts";

const step19 = section("§7 step 19");
const GATE: Decided = ["ASK_USER", 19, "gate_requires_ask"];
const COMMIT: Decided = ["ASK_USER", 20, "commit_user_approval"];
const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];

const asIs = () => {};

const TO_PRINCIPAL = { from: "agent:lead", to: "principal", authority: "human_gate" };
const TO_WRITER = { from: "agent:lead", to: "agent:writer", authority: "agent_delegates" };

/** The formation writes these transitions. */
const writes =
  (...transitions: object[]) =>
  (vector: Case) =>
    Object.assign(formationOf(vector), { transitions });

export const vectors: readonly Vector[] = [
  step19(
    "step-19-written-gate",
    "The act is one of those that cross the gate that is written, and needs the go-ahead each time.",
    campaign,
    asIs,
    GATE,
  ),
  step19(
    "step-19-gate-by-default",
    "The formation writes no transitions, so every act it governs that needs the go-ahead each time crosses a gate to the principal (F3).",
    payment,
    asIs,
    GATE,
  ),
  step19(
    "step-19-gate-by-default-among-written-rules",
    "The formation writes participants, hand-offs and a settlement and no transitions: the gate of F3 stands.",
    campaign,
    (vector) => Object.assign(formationOf(vector), { transitions: undefined }),
    GATE,
  ),
  step19(
    "step-19-no-transitions-in-the-list",
    "The formation's list of transitions is empty, so it writes none, and the gate of F3 stands.",
    campaign,
    writes(),
    GATE,
  ),
  step19(
    "step-19-written-gate-without-acts",
    "The gate that is written names no acts, so it covers every governed act that needs the go-ahead each time.",
    campaign,
    writes(TO_PRINCIPAL),
    GATE,
  ),
  step19(
    "step-19-written-gate-for-another-act",
    "The gate that is written is for another act, and a formation that writes transitions has those only.",
    campaign,
    (vector) => {
      formationOf(vector).acts.push("post_social");
      writes({ ...TO_PRINCIPAL, acts: ["post_social"] })(vector);
    },
    COMMIT,
  ),
  step19(
    "step-19-agent-delegates",
    "The only transition that is written is one between agents, which is no human gate, and a formation that writes transitions has those only.",
    campaign,
    writes({ ...TO_WRITER, acts: ["publish_campaign"] }),
    COMMIT,
  ),
  step19(
    "step-19-second-transition",
    "The first transition is one between agents, and the second is a human gate that the act crosses.",
    campaign,
    writes(TO_WRITER, { ...TO_PRINCIPAL, acts: ["publish_campaign"] }),
    GATE,
  ),
  step19(
    "step-19-second-act-of-the-gate",
    "The act is the second of those that cross the gate.",
    campaign,
    (vector) => {
      formationOf(vector).acts.push("post_social");
      writes({ ...TO_PRINCIPAL, acts: ["post_social", "publish_campaign"] })(vector);
    },
    GATE,
  ),
  step19(
    "step-19-longer-act-of-the-gate",
    "The gate is for an act whose id begins with this one's: ids are compared whole.",
    campaign,
    writes({ ...TO_PRINCIPAL, acts: ["publish_campaign.abroad"] }),
    COMMIT,
  ),
  step19(
    "step-19-gate-to-a-person",
    "The gate leads to a person who is not the principal: a person has to approve all the same.",
    campaign,
    writes({ ...TO_PRINCIPAL, to: "person:legal", acts: ["publish_campaign"] }),
    GATE,
  ),
  step19(
    "step-19-whoever-acts",
    "The gate is written as the writer's, and the lead acts: it fires whoever acts.",
    campaign,
    writes({ ...TO_PRINCIPAL, from: "agent:writer", acts: ["publish_campaign"] }),
    GATE,
  ),
  step19("step-19-standing-kept", "The act crosses a gate and has a standing go-ahead, which is kept.", standingCampaign, asIs, ALLOWED),
  step19(
    "step-19-standing-kept-without-acts",
    "The gate names no acts, and the act has a standing go-ahead, which is kept.",
    standingCampaign,
    writes(TO_PRINCIPAL),
    ALLOWED,
  ),
  step19(
    "step-19-standing-kept-by-default",
    "The formation writes no transitions, and the act has a standing go-ahead, which is kept.",
    committee,
    asIs,
    ALLOWED,
  ),
  step19(
    "step-19-standing-to-be-approved",
    "The act crosses a gate and has a standing go-ahead, and its commit is the principal's: the gate keeps the go-ahead, and the commit asks.",
    standingCampaign,
    (vector) => Object.assign(authorityFor(vector, "publish_campaign"), { commit: "user_approval" }),
    COMMIT,
  ),
  step19(
    "step-19-no-formation",
    "The act needs the go-ahead each time and no formation governs it: no gate is crossed, and the commit asks.",
    filing,
    asIs,
    COMMIT,
  ),
  step19(
    "step-19-no-formations-at-all",
    "The act needs the go-ahead each time in a Grant without formations: no gate is crossed, and the commit asks.",
    booking,
    asIs,
    COMMIT,
  ),
  step19(
    "step-19-second-formation-by-default",
    "The first formation writes a gate for another act, and the second writes no transitions, so F3's gate stands there.",
    campaign,
    (vector) => {
      formationOf(vector).acts.push("post_social");
      writes({ ...TO_PRINCIPAL, acts: ["post_social"] })(vector);
      vector.context.grant.formations.push({ name: "Sequence", arrangement: "path.sequential", acts: ["publish_campaign"] });
    },
    GATE,
  ),
  step19(
    "step-19-second-formation-written",
    "The first formation writes a transition between agents only, and the second a human gate that the act crosses.",
    campaign,
    (vector) => {
      writes(TO_WRITER)(vector);
      const transitions = [{ ...TO_PRINCIPAL, acts: ["publish_campaign"] }];
      vector.context.grant.formations.push({ name: "Sequence", arrangement: "path.sequential", transitions, acts: ["publish_campaign"] });
    },
    GATE,
  ),
  step19(
    "step-19-answered",
    "The principal said yes at the gate, and the commit, which is the principal's, asks next.",
    campaign,
    ({ context }) => Object.assign(context, { answered: ["gate_requires_ask"] }),
    COMMIT,
  ),

  step19(
    "order-19-before-20-plan",
    "The act crosses a gate in a session that prepares only: the earlier step asks, although the later one denies.",
    campaign,
    ({ context }) => Object.assign(context, { session_mode: "plan" }),
    GATE,
  ),
  step19(
    "order-19-before-20-prohibited",
    "The act crosses a gate and its commit is prohibited: the earlier step asks, although the later one denies.",
    campaign,
    (vector) => Object.assign(authorityFor(vector, "publish_campaign"), { commit: "prohibited" }),
    GATE,
  ),
  step19(
    "order-19-before-20-prohibited-answered",
    "The principal said yes at the gate, and the commit is prohibited, which no answer makes pass.",
    campaign,
    (vector) => {
      authorityFor(vector, "publish_campaign").commit = "prohibited";
      vector.context.answered = ["gate_requires_ask", "commit_prohibited"];
    },
    ["DENY", 20, "commit_prohibited"],
  ),
];

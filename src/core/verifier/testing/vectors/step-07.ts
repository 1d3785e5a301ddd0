// Step 7: an agent that the Grant does not name, held to the rule for unnamed agents. Named is the delegate or a member; principal, person:
// and system: are no agents and go on to step 12.
import { AGENT } from "../../../testing/grant-parts.ts";
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { campaign, groceries, reading } from "./bases.ts";
import { helped } from "./bases-chain.ts";
import { shoppers, twoActs } from "./bases-resolving.ts";

const step7 = section("§7 step 7");
const UNNAMED: Decided = ["DENY", 7, "unnamed_agent"];
const ASKS: Decided = ["ASK_USER", 7, "unnamed_agent_asks"];
const READ: Decided = ["ALLOW", 11, "non_binding"];

const by = (actor: string) => (vector: Case) => Object.assign(vector.request, { actor });
const rule = ({ context }: Case, unnamed_agents: string) => Object.assign(context.grant.work_system, { unnamed_agents });

/** A stranger proposes it under this rule for agents that the Grant does not name. */
const under = (unnamed_agents: string, members: object = {}) => {
  return (vector: Case) => {
    rule(vector, unnamed_agents);
    Object.assign(vector.request, { actor: "agent:stranger", ...members });
  };
};

/** The same, and the principal has answered yes to it. */
const answered = (members: object = {}) => {
  return (vector: Case) => {
    under("ask", members)(vector);
    vector.context.answered = ["unnamed_agent_asks"];
  };
};

export const vectors: readonly Vector[] = [
  step7(
    "step-07-nothing",
    "The Grant lets agents that it does not name do nothing, and one of them would buy.",
    groceries,
    under("nothing"),
    UNNAMED,
  ),
  step7(
    "step-07-nothing-reading",
    "The Grant lets agents that it does not name do nothing, and reading is something.",
    reading,
    under("nothing"),
    UNNAMED,
  ),
  step7(
    "step-07-non-binding-reading",
    "The Grant lets agents that it does not name do acts of kind none, and one of them would read.",
    reading,
    under("non_binding"),
    READ,
  ),
  step7(
    "step-07-non-binding-buying",
    "The Grant lets agents that it does not name do acts of kind none, and buying is official.",
    groceries,
    under("non_binding"),
    UNNAMED,
  ),
  step7(
    "step-07-ask-reading",
    "The Grant asks before an agent that it does not name does anything, also reading.",
    reading,
    under("ask"),
    ASKS,
  ),
  step7("step-07-ask-buying", "The Grant asks before an agent that it does not name does anything.", groceries, under("ask"), ASKS),
  step7(
    "step-07-ask-reading-answered",
    "The principal has answered yes to the agent that the Grant does not name, which then reads as any agent does.",
    reading,
    answered(),
    READ,
  ),
  step7(
    "step-07-ask-buying-answered",
    "The principal has answered yes to the agent that the Grant does not name, and the authority still does not list it: step 12 denies it.",
    groceries,
    answered(),
    ["DENY", 12, "actor_not_named"],
  ),
  step7(
    "step-07-ask-other-answer",
    "The principal has answered yes to something else, and exactly the answered reasons are passed over.",
    groceries,
    (vector) => {
      under("ask")(vector);
      vector.context.answered = ["trigger_unlisted", "limit_per_act", "commit_user_approval"];
    },
    ASKS,
  ),
  step7(
    "step-07-nothing-answered",
    "The host says that the principal answered yes where the Grant lets unnamed agents do nothing, and nothing makes a denial pass.",
    groceries,
    (vector) => {
      answered()(vector);
      rule(vector, "nothing");
    },
    UNNAMED,
  ),

  step7(
    "step-07-urn-is-an-agent",
    "The actor is named by a URN, which is an agent like one with the prefix, and the Grant does not name it.",
    groceries,
    by("urn:bot0:agent:ffffffff-ffff-4fff-8fff-ffffffffffff"),
    UNNAMED,
  ),
  step7(
    "step-07-urn-longer",
    "The actor's URN begins with the delegate's and goes on: identifiers are compared whole.",
    groceries,
    by(`${AGENT}0`),
    UNNAMED,
  ),
  step7(
    "step-07-capital-letter",
    "The actor differs from a member in a capital letter, which makes it another agent.",
    shoppers,
    by("agent:Partner"),
    UNNAMED,
  ),
  step7(
    "step-07-display-name",
    "The actor's reference is made from the delegate's display name, and names are no identifiers (G4).",
    groceries,
    by("agent:Assistant"),
    UNNAMED,
  ),
  step7(
    "step-07-adjacent-agent",
    "An agent is an adjacent participant of a formation and no member of the work system: joining a formation grants nothing (F8).",
    campaign,
    ({ request, context }) => {
      context.grant.formations[0].participants.push({ actor: "agent:auditor", membership: "adjacent", interaction: "consulted" });
      request.actor = "agent:auditor";
    },
    UNNAMED,
  ),
  step7(
    "step-07-may-be-handed-on-to",
    "Work may be handed on to the agent by a child Grant, which does not make it one that this Grant names.",
    groceries,
    ({ request, context }) => {
      Object.assign(context.grant.delegation, { max_depth: 1, agents: ["agent:helper"] });
      request.actor = "agent:helper";
    },
    UNNAMED,
  ),
  step7(
    "step-07-inventory-names-nobody",
    "An inventory of the agent is bound in the Grant, and discovery grants nothing (G6).",
    groceries,
    ({ request, context }) => {
      context.grant.discovery.inventories = [{ agent: "agent:scanned", sha256: "a1".repeat(32) }];
      request.actor = "agent:scanned";
    },
    UNNAMED,
  ),
  step7(
    "step-07-parents-delegate",
    "The parent's delegate acts under the child that it handed on, where it has no place: a child names its own agents.",
    helped,
    by(AGENT),
    UNNAMED,
  ),
  step7(
    "step-07-not-an-agent-principal",
    "The principal is no agent, so the rule for unnamed agents does not hold it, and reading ends at step 11.",
    reading,
    by("principal"),
    READ,
  ),
  step7(
    "step-07-not-an-agent-person",
    "A person is no agent, so the rule for unnamed agents does not hold it, and step 12 denies the purchase.",
    groceries,
    by("person:oskar"),
    ["DENY", 12, "actor_not_named"],
  ),
  step7(
    "step-07-not-an-agent-system",
    "A system is no agent, so the rule for unnamed agents does not ask about it, and step 12 denies the purchase.",
    groceries,
    (vector) => {
      rule(vector, "ask");
      by("system:sync")(vector);
    },
    ["DENY", 12, "actor_not_named"],
  ),

  step7(
    "step-07-several-holders",
    "Two agents hold the act and an agent that the Grant does not name proposes it: that goes on to step 7 whatever the number of candidates.",
    shoppers,
    by("agent:stranger"),
    UNNAMED,
  ),
  step7(
    "step-07-several-holders-ask",
    "Two agents hold the act and an agent that the Grant does not name proposes it, which asks in this Grant.",
    shoppers,
    under("ask"),
    ASKS,
  ),
  step7(
    "step-07-several-acts",
    "Two acts have the effect and an agent that the Grant does not name proposes it: it is judged against each and denied by both.",
    twoActs,
    by("agent:stranger"),
    UNNAMED,
  ),
  step7(
    "step-07-undeliverable",
    "The ask about an unnamed agent can reach the principal only by e-mail, and the Grant names the chat: it is denied where it would have asked.",
    groceries,
    (vector) => {
      under("ask")(vector);
      vector.context.channels = ["email"];
    },
    ["DENY", 7, "ask_undeliverable"],
  ),
  step7(
    "order-07-before-08-denial",
    "An agent that the Grant does not name was started by a message: who it is comes before what started it.",
    groceries,
    under("nothing", { trigger: "message" }),
    UNNAMED,
  ),
  step7(
    "order-07-before-08-ask",
    "An agent that the Grant does not name asks, and so does what started it: who it is comes first.",
    groceries,
    under("ask", { trigger: "message" }),
    ASKS,
  ),
  step7(
    "order-07-before-08-answered",
    "The principal has answered yes to the agent that the Grant does not name, and what started it is still to be asked about.",
    groceries,
    answered({ trigger: "message" }),
    ["ASK_USER", 8, "trigger_unlisted"],
  ),
  step7(
    "order-07-before-09",
    "An agent that the Grant does not name would move information, which is never done: the ask about the agent comes first.",
    groceries,
    under("ask", { moves: { from: "green-grocer", to: "corner-shop" } }),
    ASKS,
  ),
];

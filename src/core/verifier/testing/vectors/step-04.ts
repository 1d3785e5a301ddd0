// Step 4: a change that the agent would make to itself, by the rule for that change alone. Where it is allowed and no act is proposed with it,
// steps 7, 8 and 12 still say who and what started it.
import { AGENT } from "../../../testing/grant-parts.ts";
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { groceries } from "./bases.ts";

const step4 = section("§7 step 4");
const NEVER: Decided = ["DENY", 4, "self_change_never"];
const ASKS: Decided = ["ASK_USER", 4, "self_change_asks"];
const ALLOWED: Decided = ["ALLOW", 4, "self_change_allowed"];
const BOUGHT: Decided = ["ALLOW", 20, "commit_automatic"];

/** The shopper would change something about itself and nothing else; memory asks, schedule and account settings are never. */
const changes = (self_change: string) => (): Case => {
  const vector = groceries();
  vector.request = { self_change, actor: AGENT, trigger: "asked" };
  return vector;
};

/** The same where this change is allowed. */
const allowed = (self_change: string) => (): Case => {
  const vector = changes(self_change)();
  vector.context.grant.defaults.self_changes[self_change] = "allowed";
  return vector;
};

const asIs = () => {};

export const vectors: readonly Vector[] = [
  step4("step-04-never", "The agent would make itself a schedule, which it never may.", changes("schedule"), asIs, NEVER),
  step4(
    "step-04-never-account-settings",
    "The agent would change the settings of its account, which it never may.",
    changes("account_settings"),
    asIs,
    NEVER,
  ),
  step4(
    "step-04-never-memory",
    "The agent would change its memory, which it never may in this Grant.",
    changes("memory"),
    ({ context }) => Object.assign(context.grant.defaults.self_changes, { memory: "never" }),
    NEVER,
  ),
  step4("step-04-asks", "The agent would change its memory, which asks.", changes("memory"), asIs, ASKS),
  step4(
    "step-04-asks-schedule",
    "The agent would make itself a schedule, which asks in this Grant, while its account settings are never changed.",
    changes("schedule"),
    ({ context }) => Object.assign(context.grant.defaults.self_changes, { schedule: "ask" }),
    ASKS,
  ),
  step4(
    "step-04-asks-account-settings",
    "The agent would change the settings of its account, which asks in this Grant, while schedules are never made.",
    changes("account_settings"),
    ({ context }) => Object.assign(context.grant.defaults.self_changes, { account_settings: "ask" }),
    ASKS,
  ),
  step4(
    "step-04-allowed",
    "The agent would change its memory, which it may in this Grant, asked by the principal.",
    allowed("memory"),
    asIs,
    ALLOWED,
  ),
  step4(
    "step-04-allowed-schedule",
    "The agent would make itself a schedule, which it may in this Grant.",
    allowed("schedule"),
    asIs,
    ALLOWED,
  ),
  step4(
    "step-04-allowed-account-settings",
    "The agent would change the settings of its account, which it may in this Grant.",
    allowed("account_settings"),
    asIs,
    ALLOWED,
  ),
  step4(
    "step-04-allowed-in-plan",
    "The working mode prepares official acts only, and a change to itself is judged by its own rule.",
    allowed("memory"),
    ({ context }) => Object.assign(context.grant.defaults, { working_mode: "plan" }),
    ALLOWED,
  ),
  step4(
    "step-04-not-stated",
    "No change to itself is stated, so that it never makes any decides nothing about the purchase.",
    groceries,
    ({ context }) => Object.assign(context.grant.defaults.self_changes, { memory: "never" }),
    BOUGHT,
  ),
  step4(
    "step-04-asks-answered",
    "The principal has answered yes to the change of memory, so it stands as if it were allowed.",
    changes("memory"),
    ({ context }) => Object.assign(context, { answered: ["self_change_asks"] }),
    ALLOWED,
  ),
  step4(
    "step-04-never-answered",
    "The host says that the principal answered yes to a change that is never made, and nothing makes a denial pass.",
    changes("schedule"),
    ({ context }) => Object.assign(context, { answered: ["self_change_never"] }),
    NEVER,
  ),

  step4(
    "step-04-allowed-with-act",
    "The change is allowed and an act is proposed with it: the request goes on, and the purchase stands by itself.",
    groceries,
    ({ request, context }) => {
      request.self_change = "memory";
      context.grant.defaults.self_changes.memory = "allowed";
    },
    BOUGHT,
  ),
  step4(
    "step-04-allowed-with-denied-effect",
    "The change is allowed and an effect is proposed with it: the request goes on, and the effect is denied.",
    allowed("memory"),
    ({ request }) => Object.assign(request, { effect: "subscribe" }),
    ["DENY", 5, "denied"],
  ),
  step4(
    "step-04-allowed-with-act-not-held",
    "The change is allowed and an act that is not delegated is proposed with it: the allowed change carries nothing with it.",
    allowed("memory"),
    ({ request }) => Object.assign(request, { act: "money.transfer" }),
    ["DENY", 6, "effect_not_delegated"],
  ),
  step4(
    "step-04-never-with-act",
    "The change is never made, and the allowed act that is proposed with it does not carry it.",
    groceries,
    ({ request }) => Object.assign(request, { self_change: "schedule" }),
    NEVER,
  ),
  step4(
    "step-04-asks-with-act",
    "The change asks, and the allowed act that is proposed with it does not carry it.",
    groceries,
    ({ request }) => Object.assign(request, { self_change: "memory" }),
    ASKS,
  ),
  step4(
    "step-04-asks-with-act-answered",
    "The principal has answered yes to the change, and the purchase that is proposed with it stands by itself.",
    groceries,
    ({ request, context }) => {
      request.self_change = "memory";
      context.answered = ["self_change_asks"];
    },
    BOUGHT,
  ),

  step4(
    "step-04-allowed-unnamed-agent",
    "The change is allowed to the agents that the Grant names, and one that it does not name proposes it.",
    allowed("memory"),
    ({ request }) => Object.assign(request, { actor: "agent:stranger" }),
    ["DENY", 7, "unnamed_agent"],
  ),
  step4(
    "step-04-allowed-unnamed-agent-asks",
    "What an unnamed agent proposes asks in this Grant, an allowed change included.",
    allowed("memory"),
    ({ request, context }) => {
      request.actor = "agent:stranger";
      context.grant.work_system.unnamed_agents = "ask";
    },
    ["ASK_USER", 7, "unnamed_agent_asks"],
  ),
  step4(
    "step-04-allowed-unnamed-agent-non-binding",
    "An unnamed agent may do acts of kind none in this Grant, and a change to itself is none of those.",
    allowed("memory"),
    ({ request, context }) => {
      request.actor = "agent:stranger";
      context.grant.work_system.unnamed_agents = "non_binding";
    },
    ["DENY", 7, "unnamed_agent"],
  ),
  step4(
    "step-04-allowed-trigger-unstated",
    "The change is allowed, and what started it is not stated.",
    allowed("memory"),
    ({ request }) => Object.assign(request, { trigger: undefined }),
    ["ASK_USER", 8, "trigger_unstated"],
  ),
  step4(
    "step-04-allowed-trigger-unlisted",
    "The change is allowed, and a message started it, which starts nothing in this Grant.",
    allowed("memory"),
    ({ request }) => Object.assign(request, { trigger: "message" }),
    ["ASK_USER", 8, "trigger_unlisted"],
  ),
  step4(
    "step-04-allowed-actor-unstated",
    "The change is allowed, and who would make it is not stated.",
    allowed("memory"),
    ({ request }) => Object.assign(request, { actor: undefined }),
    ["ASK_USER", 12, "actor_unstated"],
  ),
  step4(
    "step-04-allowed-system",
    "The change is allowed, and a system that the Grant does not name would make it.",
    allowed("memory"),
    ({ request }) => Object.assign(request, { actor: "system:sync" }),
    ["DENY", 12, "actor_not_named"],
  ),
  step4(
    "step-04-allowed-unnamed-before-trigger",
    "An agent that the Grant does not name proposes an allowed change that a message started: who it is comes first.",
    allowed("memory"),
    ({ request }) => Object.assign(request, { actor: "agent:stranger", trigger: "message" }),
    ["DENY", 7, "unnamed_agent"],
  ),
  step4(
    "step-04-allowed-trigger-before-actor",
    "Neither what started an allowed change nor who would make it is stated: what started it comes first.",
    allowed("memory"),
    ({ request }) => Object.assign(request, { actor: undefined, trigger: undefined }),
    ["ASK_USER", 8, "trigger_unstated"],
  ),
  step4(
    "step-04-asks-before-unnamed",
    "A change that asks is proposed by an agent that the Grant does not name: the ask of step 4 comes before the denial of step 7.",
    changes("memory"),
    ({ request }) => Object.assign(request, { actor: "agent:stranger" }),
    ASKS,
  ),
  step4(
    "step-04-asks-answered-unnamed",
    "The principal has answered yes to the change, and the agent that proposes it is still one that the Grant does not name.",
    changes("memory"),
    ({ request, context }) => {
      request.actor = "agent:stranger";
      context.answered = ["self_change_asks"];
    },
    ["DENY", 7, "unnamed_agent"],
  ),
  step4(
    "step-04-undeliverable",
    "A change of memory asks, and the host has no channel by which the ask could reach the principal: it is denied where it would have asked.",
    changes("memory"),
    ({ context }) => Object.assign(context, { channels: [] }),
    ["DENY", 4, "ask_undeliverable"],
  ),
  step4(
    "order-04-before-05-never",
    "The change is never made, and the effect that is proposed with it is denied: the change comes first.",
    changes("schedule"),
    ({ request }) => Object.assign(request, { effect: "subscribe" }),
    NEVER,
  ),
  step4(
    "order-04-before-05-asks",
    "The change asks, and the effect that is proposed with it is denied: the ask comes first, and no yes to it lets the effect through.",
    changes("memory"),
    ({ request }) => Object.assign(request, { effect: "subscribe" }),
    ASKS,
  ),
  step4(
    "order-04-before-05-asks-answered",
    "The principal has answered yes to the change, and the effect that is proposed with it is denied.",
    changes("memory"),
    ({ request, context }) => {
      request.effect = "subscribe";
      context.answered = ["self_change_asks"];
    },
    ["DENY", 5, "denied"],
  ),
];

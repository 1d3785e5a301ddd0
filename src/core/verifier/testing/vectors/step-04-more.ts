// Step 4, a change to itself that moves information or reaches people: step 9 is about moving, whatever it is moved for, so an allowed change is
// held to it as well. And a reading beside it, which ends at step 11, does not carry a change that step 12 would stop by itself.
import { AGENT } from "../../../testing/grant-parts.ts";
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { groceries, reading } from "./bases.ts";

const step4 = section("§7 step 4");
const ALLOWED: Decided = ["ALLOW", 4, "self_change_allowed"];

/** The shopper would write something into its memory, which is allowed, and moves this for it. */
const remembering = (data_movement: string, moves?: object) => (): Case => {
  const vector = groceries();
  const { defaults } = vector.context.grant;
  defaults.self_changes.memory = "allowed";
  defaults.data_movement = data_movement;
  vector.request = { self_change: "memory", actor: AGENT, trigger: "asked", moves };
  return vector;
};

const asIs = () => {};

/** The agent reads and would change its memory, which is allowed; an agent that the Grant does not name may do this. */
const readingToo =
  (unnamed_agents = "nothing") =>
  (): Case => {
    const vector = reading();
    const { defaults, work_system } = vector.context.grant;
    defaults.self_changes.memory = "allowed";
    work_system.unnamed_agents = unnamed_agents;
    vector.request.self_change = "memory";
    return vector;
  };

const actedBy =
  (actor?: string, ...answered: string[]) =>
  ({ request, context }: Case): void => {
    request.actor = actor;
    context.answered = answered;
  };

const NOT_NAMED: Decided = ["DENY", 12, "actor_not_named"];

export const vectors: readonly Vector[] = [
  step4(
    "step-04-allowed-moves-never",
    "The change to its memory is allowed, and it would move information out of an app, which is never done.",
    remembering("never", { from: "green-grocer", to: "notebook" }),
    asIs,
    ["DENY", 9, "movement_never"],
  ),
  step4(
    "step-04-allowed-moves-asks",
    "The change to its memory is allowed, and it would move information between apps, which asks.",
    remembering("ask", { from: "green-grocer", to: "notebook" }),
    asIs,
    ["ASK_USER", 9, "movement_asks"],
  ),
  step4(
    "step-04-allowed-moves-asks-answered",
    "The change to its memory is allowed, and the principal has said yes to the information that it would move.",
    remembering("ask", { from: "green-grocer", to: "notebook" }),
    ({ context }) => Object.assign(context, { answered: ["movement_asks"] }),
    ALLOWED,
  ),
  step4(
    "step-04-allowed-moves-to-an-unlisted-app",
    "The change to its memory is allowed, and it would move information to an app that the Grant does not list.",
    remembering("listed_apps", { from: "green-grocer", to: "notebook" }),
    asIs,
    ["DENY", 9, "movement_app_unlisted"],
  ),
  step4(
    "step-04-allowed-moves-nothing",
    "The change to its memory is allowed, nothing is moved for it, and moving information is never done.",
    remembering("never"),
    asIs,
    ALLOWED,
  ),
  step4(
    "step-04-allowed-reaches-too-many",
    "The change to its memory is allowed, and more people would be told of it than one message may reach.",
    remembering("never"),
    ({ request }) => Object.assign(request, { arguments: { recipients: 2 } }),
    ["ASK_USER", 9, "too_many_recipients"],
  ),
  step4(
    "step-04-allowed-moves-before-actor",
    "An allowed change would move information, which is never done, and a system that the Grant does not name would make it.",
    remembering("never", { from: "green-grocer", to: "notebook" }),
    ({ request }) => Object.assign(request, { actor: "system:cron" }),
    ["DENY", 9, "movement_never"],
  ),
  step4(
    "step-04-allowed-trigger-before-moves",
    "An allowed change would move information, which is never done, and what started it is not listed, which is asked first.",
    remembering("never", { from: "green-grocer", to: "notebook" }),
    ({ request }) => Object.assign(request, { trigger: "autonomous" }),
    ["ASK_USER", 8, "trigger_unlisted"],
  ),

  step4(
    "step-04-allowed-with-reading",
    "The change to its memory is allowed, and the agent that the Grant names reads with it.",
    readingToo(),
    asIs,
    ["ALLOW", 11, "non_binding"],
  ),
  step4(
    "step-04-allowed-with-reading-system",
    "A system that the Grant does not name would make an allowed change, and the reading beside it carries it no further than it would go alone.",
    readingToo(),
    actedBy("system:cron"),
    NOT_NAMED,
  ),
  step4(
    "step-04-allowed-with-reading-unnamed-agent",
    "Agents that the Grant does not name may do acts of kind none, and one of them would change itself beside a reading, which is none of those.",
    readingToo("non_binding"),
    actedBy("agent:stranger"),
    NOT_NAMED,
  ),
  step4(
    "step-04-allowed-with-reading-unnamed-agent-answered",
    "The principal said yes to an agent that the Grant does not name, which lets it read, and not change itself beside it.",
    readingToo("ask"),
    actedBy("agent:stranger", "unnamed_agent_asks"),
    NOT_NAMED,
  ),
  step4(
    "step-04-allowed-with-reading-actor-unstated",
    "The change is allowed and a reading stands beside it, and who would make the change is not stated.",
    readingToo(),
    actedBy(undefined),
    ["ASK_USER", 12, "actor_unstated"],
  ),
];

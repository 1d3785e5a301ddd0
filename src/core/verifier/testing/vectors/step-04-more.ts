// Step 4, a change to itself that moves information or reaches people: step 9 is about moving, whatever it is moved for, so an allowed change is
// held to it as well.
import { AGENT } from "../../../testing/grant-parts.ts";
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { groceries } from "./bases.ts";

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
];

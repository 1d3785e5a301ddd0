// Step 8: what started it is a listed trigger, or the principal is asked; for acts of every kind.
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { groceries, payment, reading } from "./bases.ts";

const step8 = section("§7 step 8");
const UNSTATED: Decided = ["ASK_USER", 8, "trigger_unstated"];
const UNLISTED: Decided = ["ASK_USER", 8, "trigger_unlisted"];
const BOUGHT: Decided = ["ALLOW", 20, "commit_automatic"];

const by = (trigger?: string) => (vector: Case) => Object.assign(vector.request, { trigger });

/** What the principal has answered yes to, for exactly this request. */
const answered = (trigger: string | undefined, ...reasons: string[]) => {
  return (vector: Case) => {
    by(trigger)(vector);
    vector.context.answered = reasons;
  };
};

const MOVES = { from: "green-grocer", to: "corner-shop" };

export const vectors: readonly Vector[] = [
  step8("step-08-listed-second", "A message started it, which is the second of the listed triggers.", reading, by("message"), [
    "ALLOW",
    11,
    "non_binding",
  ]),
  step8("step-08-unstated", "What started it is not stated.", groceries, by(undefined), UNSTATED),
  step8(
    "step-08-unstated-reading",
    "What started it is not stated, which is asked for acts of every kind.",
    reading,
    by(undefined),
    UNSTATED,
  ),
  step8(
    "step-08-unlisted",
    "A message started it, and the Grant lists only what the principal asked for.",
    groceries,
    by("message"),
    UNLISTED,
  ),
  step8(
    "step-08-unlisted-reading",
    "A routine started it, which is not listed, and reading is asked about as well.",
    reading,
    by("routine"),
    UNLISTED,
  ),
  step8("step-08-unlisted-autonomous", "It started by itself, which is not listed.", groceries, by("autonomous"), UNLISTED),
  step8(
    "step-08-no-trigger",
    "What started it is none of the triggers that there are, which is as good as one that is not listed.",
    groceries,
    by("hunch"),
    UNLISTED,
  ),
  step8("step-08-capitals", "What started it is a listed trigger in capitals, which is none.", groceries, by("ASKED"), UNLISTED),
  step8(
    "step-08-inherited-name",
    "What started it has the name of something that every object inherits, which is no trigger.",
    groceries,
    by("constructor"),
    UNLISTED,
  ),
  step8(
    "step-08-list-is-the-grants",
    "The principal asked for it, and this Grant lists only messages: no trigger is listed by itself.",
    groceries,
    ({ context }) => Object.assign(context.grant.defaults, { triggers: ["message"] }),
    UNLISTED,
  ),
  step8(
    "step-08-hand-off-in-a-formation",
    "A hand-off started it, as the formation has it, and the trigger is taken away from the list: a formation makes nothing listed.",
    payment,
    (vector) => {
      by("handoff")(vector);
      vector.context.grant.defaults.triggers = ["asked"];
    },
    UNLISTED,
  ),
  step8(
    "step-08-unlisted-answered",
    "A message started it, and the principal has answered yes to that: the purchase goes on and stands.",
    groceries,
    answered("message", "trigger_unlisted"),
    BOUGHT,
  ),
  step8(
    "step-08-unstated-answered",
    "What started it is not stated, and no yes passes over that: it is answered only by a request that states it.",
    groceries,
    answered(undefined, "trigger_unstated"),
    UNSTATED,
  ),
  step8(
    "step-08-unstated-answered-as-unlisted",
    "What started it is not stated, and the principal has answered yes to a trigger that is not listed, which is another reason.",
    groceries,
    answered(undefined, "trigger_unlisted"),
    UNSTATED,
  ),
  step8(
    "step-08-unlisted-answered-as-unstated",
    "A message started it, and the host says that the principal has answered yes to a trigger that is not stated, which is another reason.",
    groceries,
    answered("message", "trigger_unstated"),
    UNLISTED,
  ),
  step8(
    "step-08-answered-needlessly",
    "The principal has answered yes to an ask that does not arise, and that changes nothing.",
    groceries,
    answered("asked", "trigger_unlisted"),
    BOUGHT,
  ),
  step8(
    "step-08-undeliverable-other-kind",
    "A message started it, and the host can ask only by SMS, which is not a channel that the Grant names: an ask that cannot be delivered is a denial.",
    groceries,
    (vector) => {
      by("message")(vector);
      vector.context.channels = ["sms"];
    },
    ["DENY", 8, "ask_undeliverable"],
  ),
  step8(
    "step-08-undeliverable-unstated",
    "What started it is not stated, and the host has no channel at all: asks for what is unstated have to be delivered as well.",
    groceries,
    (vector) => {
      by(undefined)(vector);
      vector.context.channels = [];
    },
    ["DENY", 8, "ask_undeliverable"],
  ),
  step8(
    "step-08-deliverable",
    "A message started it, and one of the host's channels is of a kind that the Grant names, so the ask stands.",
    groceries,
    (vector) => {
      by("message")(vector);
      vector.context.channels = ["sms", "chat"];
    },
    UNLISTED,
  ),
  step8(
    "step-08-no-ask-to-deliver",
    "The host has no channel, and nothing has to be asked.",
    groceries,
    ({ context }) => Object.assign(context, { channels: [] }),
    BOUGHT,
  ),

  step8(
    "order-08-before-09-never",
    "A message started it, and information would be moved, which is never done: the ask comes first.",
    groceries,
    (vector) => {
      by("message")(vector);
      vector.request.moves = MOVES;
    },
    UNLISTED,
  ),
  step8(
    "order-08-before-09-never-answered",
    "The principal has answered yes to what started it, and moving information is still never done.",
    groceries,
    (vector) => {
      answered("message", "trigger_unlisted")(vector);
      vector.request.moves = MOVES;
    },
    ["DENY", 9, "movement_never"],
  ),
  step8(
    "order-08-before-09-recipients",
    "What started it is not stated, and more people would be reached than one message may: what started it comes first.",
    groceries,
    (vector) => {
      by(undefined)(vector);
      vector.request.arguments.recipients = 2;
    },
    UNSTATED,
  ),
  step8(
    "order-08-before-10",
    "A routine started a reading in an app that appeared after the Grant: the ask comes before the denial of step 10.",
    reading,
    (vector) => {
      by("routine")(vector);
      vector.request.resource = { id: "notes" };
    },
    UNLISTED,
  ),
  step8(
    "order-08-before-12",
    "Neither what started it nor who acts is stated: what started it comes first.",
    groceries,
    (vector) => {
      by(undefined)(vector);
      vector.request.actor = undefined;
    },
    UNSTATED,
  ),
];

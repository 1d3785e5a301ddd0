// Step 9, the most people that one message may reach: for every act, and after moving information.
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { groceries, reading, reply } from "./bases.ts";

const step9 = section("§7 step 9");
const TOO_MANY: Decided = ["ASK_USER", 9, "too_many_recipients"];
const DONE: Decided = ["ALLOW", 20, "commit_automatic"];

/** A reply to so many people, three of whom are within the limit; each but the first is one more known client. */
const to = (many: number) => (vector: Case) => {
  const { request, context } = vector;
  const others = Array.from({ length: many - 1 }, (_, k) => ({ id: `client-${k}@client.example` }));
  request.counterparties = [...request.counterparties, ...others];
  context.known_counterparties = others.map(({ id }) => id);
};

const stating = (recipients: number, many = 1) => {
  return (vector: Case) => {
    to(many)(vector);
    vector.request.arguments = { recipients };
  };
};

const moving = (vector: Case, moves: object, data_movement: string) => {
  vector.context.grant.defaults.data_movement = data_movement;
  vector.request.moves = moves;
};

export const vectors: readonly Vector[] = [
  step9("step-09-recipients-as-many", "The reply reaches three people, as many as one message may reach.", reply, to(3), DONE),
  step9("step-09-recipients-one-more", "The reply reaches four people, one more than one message may reach.", reply, to(4), TOO_MANY),
  step9("step-09-recipients-stated-as-many", "The reply states three recipients and names one of them.", reply, stating(3), DONE),
  step9(
    "step-09-recipients-stated-one-more",
    "The reply states four recipients and names one of them: the larger number counts.",
    reply,
    stating(4),
    TOO_MANY,
  ),
  step9(
    "step-09-recipients-stated-fewer",
    "The reply states one recipient and names four: the larger number counts.",
    reply,
    stating(1, 4),
    TOO_MANY,
  ),
  step9(
    "step-09-recipients-not-added",
    "The reply states two recipients and names two: the larger number counts, and not the sum.",
    reply,
    stating(2, 2),
    DONE,
  ),
  step9(
    "step-09-recipients-reading",
    "A reading states four recipients, and the most people it may reach holds for every act.",
    reading,
    ({ request }) => Object.assign(request, { arguments: { recipients: 4 } }),
    TOO_MANY,
  ),
  step9(
    "step-09-recipients-merchants",
    "One purchase is made from two listed shops, and the Grant lets an act reach one.",
    groceries,
    ({ request }) => request.counterparties.push({ id: "corner.example" }),
    TOO_MANY,
  ),
  step9(
    "step-09-recipients-answered",
    "The principal has answered yes to the number of people.",
    reply,
    (vector) => {
      to(4)(vector);
      vector.context.answered = ["too_many_recipients"];
    },
    DONE,
  ),

  step9(
    "step-09-unlisted-before-recipients",
    "Information would go to an app that is not listed, and more people be reached than may: the app comes first.",
    reply,
    (vector) => {
      to(4)(vector);
      moving(vector, { to: "visa-site" }, "listed_apps");
    },
    ["DENY", 9, "movement_app_unlisted"],
  ),
  step9(
    "step-09-asks-before-recipients",
    "Moving information asks, and more people would be reached than may: moving comes first.",
    reply,
    (vector) => {
      to(4)(vector);
      moving(vector, { from: "mail", to: "files" }, "ask");
    },
    ["ASK_USER", 9, "movement_asks"],
  ),
  step9(
    "step-09-asks-answered-before-recipients",
    "The principal has answered yes to moving the information, and the number of people is still to be asked about.",
    reply,
    (vector) => {
      to(4)(vector);
      moving(vector, { from: "mail", to: "files" }, "ask");
      vector.context.answered = ["movement_asks"];
    },
    TOO_MANY,
  ),
  step9(
    "order-09-before-10-recipients",
    "A reading in an app that appeared after the Grant states four recipients: the ask comes before the denial of step 10.",
    reading,
    ({ request }) => Object.assign(request, { arguments: { recipients: 4 }, resource: { id: "notes" } }),
    TOO_MANY,
  ),
  step9(
    "order-09-before-15",
    "A reply has five people in copy, who are not known: their number comes before who they are.",
    reply,
    (vector) => {
      to(6)(vector);
      vector.context.known_counterparties = [];
    },
    TOO_MANY,
  ),
];

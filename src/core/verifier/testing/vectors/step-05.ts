// Step 5: a denial for the act or the effect beats every allowance. By act id as it is named; by effect where the denial names no act, where
// the request names none, and where the act id is one that the Grant does not know or that §7b.2 dropped.
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { groceries, reading, reply } from "./bases.ts";
import { alsoHolds, NOTARIZE, notary, shoppers, subscriber } from "./bases-resolving.ts";

const step5 = section("§7 step 5");
const DENIED: Decided = ["DENY", 5, "denied"];
const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];

const denies = ({ context }: Case, denial: object) => context.grant.denied.push(denial);
const SENDING = { act: "mail.send", effect: "send_email", kind: "sent" };
const ORDERING = { act: "groceries.order", effect: "purchase", kind: "purchased" };

/** Proposes the effect and no act. */
const only = ({ request }: Case, effect: string) => Object.assign(request, { act: undefined, effect });

export const vectors: readonly Vector[] = [
  step5(
    "step-05-denied-effect",
    "The effect is denied as a whole, and it is proposed by its name.",
    groceries,
    (vector) => only(vector, "subscribe"),
    DENIED,
  ),
  step5(
    "step-05-denied-effect-by-act",
    "The effect is denied as a whole, and an act of the catalogue that has it is proposed.",
    groceries,
    ({ request }) => Object.assign(request, { act: "shop.subscribe" }),
    DENIED,
  ),
  step5(
    "step-05-denied-effect-by-own-act",
    "The effect is denied as a whole, and it is proposed under an act id that nobody knows.",
    groceries,
    ({ request }) => Object.assign(request, { act: "club.join", effect: "subscribe" }),
    DENIED,
  ),
  step5(
    "step-05-denied-effect-of-held-act",
    "The whole effect is denied and an act of that effect is allowed by name: the denial wins.",
    groceries,
    (vector) => denies(vector, { effect: "purchase", kind: "purchased" }),
    DENIED,
  ),
  step5(
    "step-05-denied-act",
    "The act is both allowed and marked never: the denial wins.",
    groceries,
    (vector) => denies(vector, { act: "shop.buy", effect: "purchase", kind: "purchased" }),
    DENIED,
  ),
  step5(
    "step-05-denied-own-act",
    "An act of the person's own is marked never, and its id alone is proposed.",
    groceries,
    (vector) => {
      denies(vector, ORDERING);
      vector.request.act = "groceries.order";
    },
    DENIED,
  ),
  step5(
    "step-05-denied-act-with-other-effect",
    "An act is marked never, and it is proposed as if it had another effect: it is denied by its id as named.",
    groceries,
    (vector) => {
      denies(vector, ORDERING);
      Object.assign(vector.request, { act: "groceries.order", effect: "analyze" });
    },
    DENIED,
  ),
  step5(
    "step-05-denied-reading",
    "Reading is denied as a whole, and a denial beats an allowance of kind none as well.",
    reading,
    (vector) => denies(vector, { effect: "read", kind: "none" }),
    DENIED,
  ),
  step5(
    "step-05-same-kind-is-not-denied",
    "Another effect of the same kind is denied: a denial is for an act or an effect, never for a kind.",
    reply,
    (vector) => denies(vector, { effect: "place_call", kind: "sent" }),
    ALLOWED,
  ),

  step5(
    "step-05-sibling-stays",
    "Another act of the same effect is marked never, and the proposed one is held by name, so it stays allowed.",
    reply,
    (vector) => denies(vector, SENDING),
    ALLOWED,
  ),
  step5(
    "step-05-sibling-unknown",
    "The proposed act is one that the Grant does not know, so it counts as naming none, and the denial's effect is its effect.",
    reply,
    (vector) => {
      denies(vector, SENDING);
      vector.request.act = "mail.forward";
    },
    DENIED,
  ),
  step5(
    "step-05-sibling-by-effect",
    "No act is named, and the denial of one act is matched by its effect, also where another act of that effect is allowed.",
    reply,
    (vector) => {
      denies(vector, SENDING);
      only(vector, "send_email");
    },
    DENIED,
  ),
  step5(
    "step-05-own-label-of-denied-effect",
    "An act id that nobody knows is only the proposer's label: with the effect of a denied act it is denied as that.",
    groceries,
    (vector) => {
      denies(vector, ORDERING);
      Object.assign(vector.request, { act: "shop.order", effect: "purchase" });
    },
    DENIED,
  ),
  step5(
    "step-05-longer-id",
    "An act is marked never, and the held act that is proposed has that id as its beginning: ids are compared whole.",
    groceries,
    (vector) => {
      denies(vector, { act: "shop.bu", effect: "purchase", kind: "purchased" });
    },
    ALLOWED,
  ),

  step5(
    "step-05-subscription-argument",
    "A purchase with subscription: true is the subscribe effect, which is denied: the arguments are judged, not the tool's name.",
    groceries,
    ({ request }) => Object.assign(request.arguments, { subscription: true }),
    DENIED,
  ),
  step5(
    "step-05-subscription-argument-by-effect",
    "The effect purchase with subscription: true is the subscribe effect, which is denied.",
    groceries,
    (vector) => {
      only(vector, "purchase");
      vector.request.arguments.subscription = true;
    },
    DENIED,
  ),
  step5(
    "step-05-dropped-act-by-effect-of-denied-act",
    "The act id is dropped because it is a subscription, so that the denial of the act shop.subscribe is matched by its effect.",
    subscriber,
    (vector) => {
      vector.context.grant.authorities.pop();
      denies(vector, { act: "shop.subscribe", effect: "subscribe", kind: "purchased" });
    },
    DENIED,
  ),
  step5(
    "step-05-dropped-act-still-denied-as-named",
    "The act shop.buy is marked never, and a subscription is proposed as shop.buy: the denial matches the id as named, even where it is dropped.",
    subscriber,
    (vector) => denies(vector, { act: "shop.buy", effect: "purchase", kind: "purchased" }),
    DENIED,
  ),
  step5(
    "step-05-purchase-denial-of-subscription",
    "Purchases are denied as a whole, and what is proposed is a subscription, which is another effect and allowed.",
    subscriber,
    (vector) => denies(vector, { effect: "purchase", kind: "purchased" }),
    ALLOWED,
  ),
  step5(
    "step-05-subscription-false",
    "The arguments say that it is no subscription, so that the denial of subscriptions does not match.",
    groceries,
    ({ request }) => Object.assign(request.arguments, { subscription: false }),
    ALLOWED,
  ),
  step5(
    "step-05-extension-effect",
    "An effect outside the catalogue is denied and allowed: the denial wins, matched by the exact string.",
    notary,
    (vector) => denies(vector, { effect: NOTARIZE, kind: "submitted" }),
    DENIED,
  ),
  step5(
    "step-05-extension-effect-other-string",
    "Another effect outside the catalogue is denied, whose name begins with this one's: extension effects match by exact string.",
    notary,
    (vector) => denies(vector, { effect: `${NOTARIZE}/abroad`, kind: "submitted" }),
    ALLOWED,
  ),
  step5(
    "step-05-answered",
    "The host says that the principal answered yes to a denied effect, and nothing makes a denial pass.",
    groceries,
    (vector) => {
      only(vector, "subscribe");
      vector.context.answered = ["denied"];
    },
    DENIED,
  ),

  step5(
    "order-05-before-06-not-delegated",
    "The effect is denied and no authority has it: that it is denied comes first.",
    reply,
    (vector) => only(vector, "delete_file"),
    DENIED,
  ),
  step5(
    "order-05-before-06-mismatch",
    "The act is marked never and proposed with an effect that is not its own: that it is denied comes first.",
    groceries,
    (vector) => {
      denies(vector, { act: "shop.buy", effect: "purchase", kind: "purchased" });
      vector.request.effect = "book";
    },
    DENIED,
  ),
  step5(
    "order-05-before-06-actor",
    "The act is marked never, and the member who proposes it holds another's: that it is denied comes first.",
    shoppers,
    (vector) => {
      alsoHolds(vector, "market.buy", { actors: [vector.context.grant.delegate.sub] });
      denies(vector, { act: "market.buy", effect: "purchase", kind: "purchased" });
      vector.request.act = "market.buy";
    },
    DENIED,
  ),
  step5(
    "order-05-before-07",
    "An agent that the Grant does not name proposes what is denied, in a Grant that asks about such agents: the denial comes first.",
    groceries,
    (vector) => {
      only(vector, "subscribe");
      vector.request.actor = "agent:stranger";
      vector.context.grant.work_system.unnamed_agents = "ask";
    },
    DENIED,
  ),
  step5(
    "order-05-before-08",
    "What is denied was started by a message, which asks: the denial comes first.",
    groceries,
    (vector) => {
      only(vector, "subscribe");
      vector.request.trigger = "message";
    },
    DENIED,
  ),
];

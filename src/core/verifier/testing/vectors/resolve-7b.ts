// §7b.1 and §7b.2: the effect of what is proposed, which is the act's own, and the arguments that make it another.
import { euros } from "../../../testing/grant-parts.ts";
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { groceries, payment, reading } from "./bases.ts";
import { alsoHolds, PARTNER, subscriber, withPartner } from "./bases-resolving.ts";

const effectOf = section("§7b.1");
const argued = section("§7b.2");

const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];
const NOT_DELEGATED: Decided = ["DENY", 6, "effect_not_delegated"];
const OTHERS: Decided = ["DENY", 6, "actor_not_authorized"];
const MISMATCH: Decided = ["DENY", 6, "effect_mismatch"];

const asIs = () => {};
const states = (members: object) => (vector: Case) => Object.assign(vector.request, members);

/** The Grant has an act of the person's own in the place of shop.buy. */
const ownAct = (): Case => {
  const vector = groceries();
  vector.context.grant.authorities[0].act = "green.place_order";
  vector.context.usage = {
    month: [{ act: "green.place_order", currency: "EUR", total: "0" }],
    today: [{ act: "green.place_order", count: 0 }],
  };
  vector.request.act = "green.place_order";
  return vector;
};

export const vectors: readonly Vector[] = [
  effectOf(
    "7b-own-act",
    "The act is none of the catalogue's, so its effect is that of the Grant's authority with its id.",
    ownAct,
    asIs,
    ALLOWED,
  ),
  effectOf(
    "7b-own-act-with-its-effect",
    "The act is none of the catalogue's, and the effect that is stated with it is that of the Grant's authority.",
    ownAct,
    states({ effect: "purchase" }),
    ALLOWED,
  ),
  effectOf(
    "7b-own-act-with-another-effect",
    "The act is none of the catalogue's, and another effect is stated than that of the Grant's authority with its id.",
    ownAct,
    states({ effect: "analyze" }),
    MISMATCH,
  ),
  effectOf(
    "7b-catalogue-act-with-its-effect",
    "The act's own effect is stated with it, which says the same twice.",
    groceries,
    states({ effect: "purchase" }),
    ALLOWED,
  ),
  effectOf(
    "7b-effect-alone",
    "No act is named, so that the effect is the named one, and the one authority of that effect is meant.",
    groceries,
    states({ act: undefined, effect: "purchase" }),
    ALLOWED,
  ),
  effectOf(
    "7b-label-with-effect",
    "The act id is known neither to the catalogue nor to the Grant, so it is a label, and the effect is the named one.",
    groceries,
    states({ act: "checkout.submit_cart", effect: "purchase" }),
    ALLOWED,
  ),
  effectOf(
    "7b-label-without-effect",
    "The act id is known neither to the catalogue nor to the Grant, and no effect is named, so nothing is delegated.",
    groceries,
    states({ act: "checkout.submit_cart" }),
    NOT_DELEGATED,
  ),
  effectOf(
    "7b-catalogue-act-not-held-as-reading",
    "The Grant does not hold mail.send, and it is proposed as a reading, which is held: its effect is the catalogue's, not the one it claims.",
    reading,
    states({ act: "mail.send", effect: "read" }),
    MISMATCH,
  ),

  argued(
    "7b-subscription-true",
    "A purchase with subscription: true is the subscribe effect, and the authority of that effect is meant.",
    subscriber,
    asIs,
    ALLOWED,
  ),
  argued(
    "7b-subscription-true-limits",
    "What is judged is the subscription's authority: its limit is below the amount, and that of the named act is not.",
    subscriber,
    ({ context }) => Object.assign(context.grant.authorities[1].limits, { per_act: euros("11.99") }),
    ["ASK_USER", 17, "limit_per_act"],
  ),
  argued(
    "7b-subscription-false",
    "With subscription: false a purchase stays one: its own authority is judged, and not the subscription's, whose limit is below the amount.",
    subscriber,
    ({ request, context }) => {
      request.arguments.subscription = false;
      context.grant.authorities[1].limits.per_act = euros("11.99");
    },
    ALLOWED,
  ),
  argued(
    "7b-subscription-not-held",
    "The purchase is a subscription, and the Grant neither holds nor denies any: the held act shop.buy does not cover it.",
    groceries,
    ({ request, context }) => {
      request.arguments.subscription = true;
      context.grant.denied = [];
    },
    NOT_DELEGATED,
  ),
  argued(
    "7b-subscription-of-own-act",
    "A purchase under an act id of the person's own is a subscription all the same, which is denied.",
    ownAct,
    ({ request }) => Object.assign(request.arguments, { subscription: true }),
    ["DENY", 5, "denied"],
  ),
  argued(
    "7b-subscription-of-booking",
    "A booking with subscription: true is the subscribe effect as a purchase is, and it is denied.",
    groceries,
    ({ request, context }) => {
      const { grant } = context;
      for (const { effects } of grant.resources) effects.push("book");
      alsoHolds({ request, context }, "travel.book", { effect: "book" });
      request.act = "travel.book";
      request.arguments.subscription = true;
    },
    ["DENY", 5, "denied"],
  ),
  argued(
    "7b-subscription-of-payment",
    "A payment is neither a purchase nor a booking nor a subscription, and subscription: true leaves it one.",
    payment,
    ({ request, context }) => {
      request.arguments.subscription = true;
      context.attested[0].arguments.subscription = true;
    },
    ["ASK_USER", 19, "gate_requires_ask"],
  ),
  argued(
    "7b-subscription-of-reading",
    "A reading with subscription: true stays a reading.",
    reading,
    states({ arguments: { subscription: true } }),
    ["ALLOW", 11, "non_binding"],
  ),
  argued(
    "7b-subscription-with-effect-before",
    "The stated effect is the act's own, which the arguments then make another: stating it is no mismatch.",
    subscriber,
    states({ effect: "purchase" }),
    ALLOWED,
  ),
  argued(
    "7b-subscription-with-effect-after",
    "The stated effect is the one that the arguments make of it, and not the act's own: stating it is no mismatch.",
    subscriber,
    states({ effect: "subscribe" }),
    ALLOWED,
  ),
  argued(
    "7b-subscription-act-dropped",
    "A subscription's act id is dropped as well, so that the other act of that effect is a candidate too; both hold the actor, and one of them asks.",
    subscriber,
    (vector) => {
      vector.request.act = "shop.subscribe";
      alsoHolds(vector, "club.join", { effect: "subscribe" }).limits.per_act = euros("11.99");
    },
    ["ASK_USER", 17, "limit_per_act"],
  ),
  argued(
    "7b-subscription-act-kept-without-argument",
    "The act shop.subscribe is named and no argument says that it is a subscription, so its id is kept, and the other act of that effect is none of the candidates.",
    subscriber,
    (vector) => {
      vector.request.act = "shop.subscribe";
      vector.request.arguments.subscription = undefined;
      alsoHolds(vector, "club.join", { effect: "subscribe" }).limits.per_act = euros("11.99");
    },
    ALLOWED,
  ),
  argued(
    "7b-subscription-never-anothers",
    "The proposer holds shop.buy, and the subscription that it makes of it is another member's: dropping the act id never lands it there.",
    subscriber,
    (vector) => {
      withPartner(vector);
      vector.context.grant.authorities[1].actors = [PARTNER];
    },
    OTHERS,
  ),
  argued(
    "7b-subscription-of-the-other",
    "The proposer holds no act that buys, and holds the subscription that shop.buy becomes: the authority it resolves to is the proposer's own.",
    subscriber,
    (vector) => {
      withPartner(vector);
      vector.context.grant.authorities[1].actors = [PARTNER];
      vector.request.actor = PARTNER;
    },
    ALLOWED,
  ),
];

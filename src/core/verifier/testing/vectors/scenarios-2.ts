// A household's shopping, from wish to answer: two named shops, up to 80 EUR each and 300 EUR a month, no subscriptions.
import { euros } from "../../../testing/grant-parts.ts";
import { type Loose, section, type Vector } from "./authoring.ts";
import { groceries } from "./bases.ts";
import { after, reachable } from "./bases-scenarios.ts";

const shopping = reachable(groceries);
/** A basket with what this month's baskets came to before it. */
const basket = (amount: string, total: string) =>
  reachable(groceries, ({ request, context }) => {
    request.arguments.amount = euros(amount);
    context.usage.month[0].total = total;
  });
/** The month's five baskets, each under an act of its own, against the month's limit of the defaults. */
const baskets = (amount: string) =>
  reachable(groceries, ({ request, context }) => {
    const totals = ["43.39", "59.17", "60.47", "60.20", "40.79"];
    const [buying] = context.grant.authorities;
    context.grant.defaults.limits.per_month = euros("300.00");
    context.usage.month = [];
    for (const [week, total] of totals.entries()) {
      context.grant.authorities.push({ ...buying, act: `shop.week${week + 1}` } as Loose);
      context.usage.month.push({ act: `shop.week${week + 1}`, currency: "EUR", total });
    }
    context.usage.month.push({ act: "shop.buy", currency: "EUR", total: "0" });
    request.arguments.amount = euros(amount);
  });
/** 23:30 in Stockholm: wine. */
const wine = reachable(groceries, ({ request, context }) => {
  request.arguments.category = "alcohol";
  context.now = "2027-03-01T22:30:00Z";
});

const step5 = section("§7 step 5");
const step15 = section("§7 step 15");
const step17 = section("§7 step 17");
const step20 = section("§7 step 20");

const DENIED = ["DENY", 5, "denied"] as const;
const ALLOWED = ["ALLOW", 20, "commit_automatic"] as const;
const asItIs = () => {};

export const vectors: readonly Vector[] = [
  step20(
    "scenario-2a-exactly-the-month",
    "264.02 EUR and 35.98 EUR are exactly the 300 EUR of the month, and what is equal is inside.",
    basket("35.98", "264.02"),
    asItIs,
    ALLOWED,
  ),
  step17("scenario-2a-one-cent-more", "One cent more is beyond the month.", basket("35.99", "264.02"), asItIs, [
    "ASK_USER",
    17,
    "limit_per_month",
  ]),
  step20(
    "scenario-2a-one-cent-more-after-a-yes",
    "The principal agrees to one cent more.",
    basket("35.99", "264.02"),
    after("limit_per_month"),
    ALLOWED,
  ),
  step20(
    "scenario-2a-six-sums",
    "Six amounts come to exactly 300 EUR, and to 300.00000000000006 in binary fractions.",
    baskets("35.98"),
    asItIs,
    ALLOWED,
  ),
  step17("scenario-2a-six-sums-one-cent-more", "Six amounts come to 300.01 EUR.", baskets("35.99"), asItIs, [
    "ASK_USER",
    17,
    "limit_per_month",
  ]),
  step20(
    "scenario-2a-exactly-one-basket",
    "A basket of exactly 80 EUR is inside the limit for one.",
    basket("80.00", "220.00"),
    asItIs,
    ALLOWED,
  ),
  step17("scenario-2a-basket-one-cent-more", "A basket of 80.01 EUR is beyond the limit for one.", basket("80.01", "0"), asItIs, [
    "ASK_USER",
    17,
    "limit_per_act",
  ]),
  step5(
    "scenario-2b-subscription",
    "A purchase that subscribes is the subscription, and that is denied.",
    shopping,
    ({ request }) => {
      request.arguments.subscription = true;
    },
    DENIED,
  ),
  step5(
    "scenario-2b-subscription-after-a-yes",
    "A yes to a purchase is none to a subscription, and no yes reaches past a denial.",
    shopping,
    (vector) => {
      after("commit_user_approval", "denied")(vector);
      vector.request.arguments.subscription = true;
    },
    DENIED,
  ),
  step20(
    "scenario-2b-no-subscription",
    "A purchase that says that it does not subscribe is a purchase.",
    shopping,
    ({ request }) => {
      request.arguments.subscription = false;
    },
    ALLOWED,
  ),
  step15(
    "scenario-2c-third-shop",
    "The same is cheaper from a third shop: it is not one of the two that are named.",
    shopping,
    ({ request }) => {
      request.counterparties = [{ id: "third.example" }];
    },
    ["DENY", 15, "counterparty_not_listed"],
  ),
  step15(
    "scenario-2c-third-shop-after-a-yes",
    "A shop that is not named is no ask: a yes does not make it one.",
    shopping,
    (vector) => {
      after("counterparty_unknown", "counterparty_not_listed")(vector);
      vector.request.counterparties = [{ id: "third.example" }];
    },
    ["DENY", 15, "counterparty_not_listed"],
  ),
  section("§7 step 14")(
    "scenario-2c-third-shop-in-its-own-app",
    "Bought through the third shop's own app it ends earlier: the act does not go through that.",
    shopping,
    ({ request }) => {
      Object.assign(request, { resource: { id: "third-shop", account: "anna@home.example" }, counterparties: [{ id: "third.example" }] });
    },
    ["DENY", 14, "resource_outside_act"],
  ),
  step17(
    "scenario-2d-wine-at-night",
    "Wine at half past eleven is outside the categories and the hours: the category is told of first.",
    wine,
    asItIs,
    ["ASK_USER", 17, "limit_category"],
  ),
  step17("scenario-2d-after-a-yes", "The principal agrees to the wine, and then it is outside the hours.", wine, after("limit_category"), [
    "ASK_USER",
    17,
    "limit_hours",
  ]),
  step17("scenario-2d-other-yes", "The principal agreed to the hour, and not to the wine.", wine, after("limit_hours"), [
    "ASK_USER",
    17,
    "limit_category",
  ]),
  step20(
    "scenario-2d-after-two-yeses",
    "The principal agrees to the wine and to the hour.",
    wine,
    after("limit_category", "limit_hours"),
    ALLOWED,
  ),
];

// Step 17, categories and the number of official acts in a day; and which breach is the reason where there are several: the first in order.
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { groceries, payment, reply } from "./bases.ts";
import { alsoBuys, costs, defaultLimits, done, limits, month, spent, today } from "./bases-limits.ts";
import { posting } from "./bases-single.ts";

const step17 = section("§7 step 17");
const CATEGORY_UNSTATED: Decided = ["ASK_USER", 17, "category_unstated"];
const CATEGORY: Decided = ["ASK_USER", 17, "limit_category"];
const COUNT: Decided = ["ASK_USER", 17, "limit_daily_count"];
const HOURS: Decided = ["ASK_USER", 17, "limit_hours"];
const PER_ACT: Decided = ["ASK_USER", 17, "limit_per_act"];
const PER_MONTH: Decided = ["ASK_USER", 17, "limit_per_month"];
const UNSTATED: Decided = ["ASK_USER", 17, "amount_unstated"];
const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];

const of =
  (category?: string) =>
  ({ request }: Case): void => {
    request.arguments.category = category;
  };
const night = ({ context }: Case) => Object.assign(context, { now: "2027-03-01T22:30:00Z" });

/** The act was done so often today, and another act of the Grant so often. */
const counted =
  (own: number, other: number) =>
  (vector: Case): void => {
    alsoBuys(vector, "market.buy");
    month(vector, spent("shop.buy", "0"), spent("market.buy", "0"));
    today(vector, done("shop.buy", own), done("market.buy", other));
  };

export const vectors: readonly Vector[] = [
  step17("step-17-category-unstated", "The act is held to categories, and none is stated.", groceries, of(), CATEGORY_UNSTATED),
  step17("step-17-category-second", "The category is the second of the act's.", groceries, of("household"), ALLOWED),
  step17("step-17-category-other", "The category is none of the act's.", groceries, of("alcohol"), CATEGORY),
  step17(
    "step-17-category-longer",
    "The category begins with one of the act's: categories are compared whole.",
    groceries,
    of("groceries and wine"),
    CATEGORY,
  ),
  step17(
    "step-17-category-case",
    "The category differs in capitals from one of the act's: it is not the same string.",
    groceries,
    of("Groceries"),
    CATEGORY,
  ),
  step17(
    "step-17-category-not-limited",
    "The act is held to no category, so that the one stated decides nothing.",
    groceries,
    (vector) => {
      limits(vector, { categories: undefined });
      of("alcohol")(vector);
    },
    ALLOWED,
  ),
  step17(
    "step-17-category-not-limited-unstated",
    "The act is held to no category, and none is stated.",
    groceries,
    (vector) => {
      limits(vector, { categories: undefined });
      of()(vector);
    },
    ALLOWED,
  ),

  step17(
    "step-17-count-last",
    "Nine acts of ten were done today, and this is the tenth, which is inside.",
    groceries,
    counted(9, 0),
    ALLOWED,
  ),
  step17("step-17-count-one-more", "Ten acts of ten were done today, and this would be one more.", groceries, counted(10, 0), COUNT),
  step17(
    "step-17-count-of-all-acts",
    "Ten acts of ten were done today, by two authorities together: the defaults' count is for all of them.",
    groceries,
    counted(5, 5),
    COUNT,
  ),
  step17(
    "step-17-count-of-all-acts-last",
    "Nine acts of ten were done today, by two authorities together, and this is the tenth.",
    groceries,
    counted(5, 4),
    ALLOWED,
  ),
  step17(
    "step-17-count-of-another-act",
    "Another act has used up the day's number, and this act was not done today.",
    groceries,
    counted(0, 10),
    COUNT,
  ),
  step17(
    "step-17-count-of-the-act",
    "The act may be done twice a day and was done twice.",
    groceries,
    (vector) => {
      limits(vector, { binding_acts_per_day: 2 });
      counted(2, 0)(vector);
    },
    COUNT,
  ),
  step17(
    "step-17-count-of-the-act-last",
    "The act may be done twice a day and was done once, and another act five times: that does not count against this one's number.",
    groceries,
    (vector) => {
      counted(1, 5)(vector);
      limits(vector, { binding_acts_per_day: 2 });
    },
    ALLOWED,
  ),
  step17(
    "step-17-count-both",
    "The act was done less often than it may be, and all acts together as often as the defaults let them: both hold.",
    posting,
    ({ context }) => Object.assign(context.usage, { today: [done("post_social", 4), done("publish_campaign", 6)] }),
    COUNT,
  ),
  step17(
    "step-17-count-not-given",
    "The host gives no count of the day, and the defaults have a number for it.",
    reply,
    ({ context }) => Object.assign(context, { usage: undefined }),
    COUNT,
  ),
  step17(
    "step-17-count-of-the-act-not-listed",
    "The host gives the counts of the day, and this act is not among them: what its list does not name was not done.",
    posting,
    ({ context }) => Object.assign(context.usage, { today: [done("publish_campaign", 0)] }),
    ALLOWED,
  ),
  step17(
    "step-17-count-not-given-and-not-limited",
    "The host gives no count of the day, and nothing limits it.",
    reply,
    (vector) => {
      defaultLimits(vector, { binding_acts_per_day: undefined });
      vector.context.usage = undefined;
    },
    ALLOWED,
  ),
  step17(
    "step-17-count-said-by-the-request",
    "The request says how often the act was done today, and the host does not: counts are the host's to give, never the proposer's.",
    reply,
    ({ request, context }) => {
      request.usage = context.usage;
      context.usage = undefined;
    },
    COUNT,
  ),

  step17(
    "order-17-amount-unstated-before-category",
    "No amount is stated and the category is none of the act's: the amount comes first.",
    groceries,
    (vector) => {
      vector.request.arguments = { category: "alcohol" };
    },
    UNSTATED,
  ),
  step17(
    "order-17-per-act-before-category",
    "The amount is above the limit and no category is stated: the amount comes first.",
    groceries,
    (vector) => {
      of()(vector);
      costs("95.00")(vector);
    },
    PER_ACT,
  ),
  step17(
    "order-17-month-before-category-unstated",
    "The month is used up and no category is stated: the month comes first.",
    groceries,
    (vector) => {
      of()(vector);
      month(vector, spent("shop.buy", "300.00"));
    },
    PER_MONTH,
  ),
  step17(
    "order-17-month-before-category",
    "The month is used up and the category is none of the act's: the month comes first.",
    groceries,
    (vector) => {
      of("alcohol")(vector);
      month(vector, spent("shop.buy", "300.00"));
    },
    PER_MONTH,
  ),
  step17(
    "order-17-category-unstated-before-count",
    "No category is stated and the day's number is used up: the category comes first.",
    groceries,
    (vector) => {
      of()(vector);
      today(vector, done("shop.buy", 10));
    },
    CATEGORY_UNSTATED,
  ),
  step17(
    "order-17-category-before-count",
    "The category is none of the act's and the day's number is used up: the category comes first.",
    groceries,
    (vector) => {
      of("alcohol")(vector);
      today(vector, done("shop.buy", 10));
    },
    CATEGORY,
  ),
  step17(
    "order-17-category-before-hours",
    "Wine is bought half an hour before midnight: the category is none of the act's and the hours are over, and the category comes first.",
    groceries,
    (vector) => {
      of("alcohol")(vector);
      night(vector);
    },
    CATEGORY,
  ),
  step17(
    "order-17-count-before-hours",
    "The day's number is used up and the hours are over: the number comes first.",
    groceries,
    (vector) => {
      today(vector, done("shop.buy", 10));
      night(vector);
    },
    COUNT,
  ),

  step17(
    "order-17-before-18",
    "The amount is above the limit, and nothing is presented that settles the result: both ask, and the earlier step gives the reason.",
    payment,
    (vector) => {
      costs("1250.00")(vector);
      vector.request.settlement_evidence = undefined;
    },
    PER_ACT,
  ),
  step17(
    "order-17-before-19",
    "The amount is above the limit, the result is settled and the act crosses a gate: both ask, and the earlier step gives the reason.",
    payment,
    (vector) => {
      costs("1250.00")(vector);
      vector.context.attested[0].arguments = vector.request.arguments;
    },
    PER_ACT,
  ),
  step17(
    "order-17-before-20-plan",
    "The amount is above the limit in a session that prepares only: the earlier step asks, although the later one denies.",
    groceries,
    (vector) => {
      costs("95.00")(vector);
      vector.context.session_mode = "plan";
    },
    PER_ACT,
  ),
  step17(
    "order-17-before-20-prohibited",
    "The hours are over and the commit is prohibited: the earlier step asks, although the later one denies.",
    groceries,
    (vector) => {
      night(vector);
      vector.context.grant.authorities[0].commit = "prohibited";
    },
    HOURS,
  ),
];

// Step 17, the month: what the host has counted and this amount together. The act's own spending counts against its own limit, that of all
// acts against the defaults'.
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { groceries } from "./bases.ts";
import { helped } from "./bases-chain.ts";
import { alsoBuys, costs, defaultLimits, done, limits, money, month, spent, today } from "./bases-limits.ts";

const step17 = section("§7 step 17");
const PER_MONTH: Decided = ["ASK_USER", 17, "limit_per_month"];
const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];

/** The groceries at this price, of which so much was spent this month already. */
const after =
  (total: string, amount: string) =>
  (vector: Case): void => {
    costs(amount)(vector);
    month(vector, spent("shop.buy", total));
  };

/** The household buys by these acts too, and so much was spent by each; only the defaults limit the month. */
function purse(vector: Case, limit: string, spending: Record<string, string>): void {
  const acts = Object.keys(spending);
  alsoBuys(vector, ...acts.filter((act) => act !== "shop.buy"));
  limits(vector, { per_month: undefined });
  defaultLimits(vector, { per_month: money(limit) });
  month(vector, ...acts.map((act) => spent(act, spending[act] ?? "0")));
  today(vector, ...acts.map((act) => done(act, 0)));
}

const FIVE = { "shop.buy": "43.39", "market.buy": "59.17", "bakery.buy": "60.47", "dairy.buy": "60.20", "butcher.buy": "40.79" };
const OTHER_FIVE = { "shop.buy": "44.48", "market.buy": "61.87", "bakery.buy": "54.85", "dairy.buy": "56.51", "butcher.buy": "50.72" };

export const vectors: readonly Vector[] = [
  step17(
    "step-17-month-equal",
    "The month and this amount are equal to the limit, which is inside it.",
    groceries,
    after("264.02", "35.98"),
    ALLOWED,
  ),
  step17("step-17-month-above", "The month and this amount are a cent above the limit.", groceries, after("264.02", "35.99"), PER_MONTH),
  step17("step-17-month-used-up", "The month is used up, and this amount is a cent.", groceries, after("300.00", "0.01"), PER_MONTH),
  step17("step-17-month-used-up-nothing", "The month is used up, and this amount is nothing.", groceries, after("300.00", "0.00"), ALLOWED),
  step17(
    "step-17-month-exact-equal",
    "The month and this amount are equal to the limit in decimals, and above it in binary floats: decimals count.",
    groceries,
    (vector) => {
      limits(vector, { per_act: undefined, per_month: money("1.13") });
      after("0.01", "1.12")(vector);
    },
    ALLOWED,
  ),
  step17(
    "step-17-month-exact-sum-equal",
    "Five totals and this amount are exactly 300.00 in decimals, and above it in binary floats: decimals count.",
    groceries,
    (vector) => {
      purse(vector, "300.00", FIVE);
      costs("35.98")(vector);
    },
    ALLOWED,
  ),
  step17(
    "step-17-month-exact-sum-above",
    "Five totals and this amount are a cent above 300.00.",
    groceries,
    (vector) => {
      purse(vector, "300.00", OTHER_FIVE);
      costs("31.58")(vector);
    },
    PER_MONTH,
  ),
  step17(
    "step-17-month-this-amount-counts",
    "The month before this amount is inside the limit, and with it above.",
    groceries,
    after("299.00", "12.00"),
    PER_MONTH,
  ),
  step17(
    "step-17-month-without-per-act",
    "Only the month has a limit, and this one amount is above it.",
    groceries,
    (vector) => {
      limits(vector, { per_act: undefined });
      costs("300.01")(vector);
    },
    PER_MONTH,
  ),

  step17(
    "step-17-month-of-the-act",
    "Another act has spent nearly as much as this act may in a month: it counts against its own limit only.",
    groceries,
    (vector) => {
      alsoBuys(vector, "market.buy");
      month(vector, spent("market.buy", "299.00"), spent("shop.buy", "0"));
      today(vector, done("shop.buy", 0), done("market.buy", 0));
    },
    ALLOWED,
  ),
  step17(
    "step-17-month-of-all-acts-equal",
    "Two acts have spent as much as leaves exactly this amount of the defaults' limit.",
    groceries,
    (vector) => purse(vector, "200.00", { "shop.buy": "88.00", "market.buy": "100.00" }),
    ALLOWED,
  ),
  step17(
    "step-17-month-of-all-acts-above",
    "Two acts have spent as much as leaves a cent less than this amount of the defaults' limit, and each alone is far below it.",
    groceries,
    (vector) => purse(vector, "200.00", { "shop.buy": "88.01", "market.buy": "100.00" }),
    PER_MONTH,
  ),
  step17(
    "step-17-month-of-another-act-alone",
    "Another act has used up the defaults' limit, and this act has spent nothing: the limit is for all acts together.",
    groceries,
    (vector) => purse(vector, "200.00", { "market.buy": "200.00", "shop.buy": "0" }),
    PER_MONTH,
  ),
  step17(
    "step-17-month-both-limits",
    "This act is inside its own limit, and all acts together are above the defaults': both hold.",
    groceries,
    (vector) => {
      purse(vector, "400.00", { "shop.buy": "0", "market.buy": "390.00" });
      limits(vector, { per_month: money("300.00") });
    },
    PER_MONTH,
  ),
  step17(
    "step-17-month-both-limits-own",
    "All acts together are inside the defaults' limit, and this act is above its own: both hold.",
    groceries,
    (vector) => {
      purse(vector, "400.00", { "shop.buy": "290.00", "market.buy": "0" });
      limits(vector, { per_month: money("300.00") });
    },
    PER_MONTH,
  ),
  step17(
    "step-17-month-other-currency-apart",
    "Another act has spent much in another currency, which is neither converted nor counted against a limit in euros.",
    groceries,
    (vector) => {
      purse(vector, "200.00", { "shop.buy": "0", "market.buy": "0" });
      month(vector, spent("shop.buy", "0"), spent("market.buy", "0"), spent("market.buy", "9000", "SEK"));
    },
    ALLOWED,
  ),
  step17(
    "step-17-month-same-act-other-currency",
    "The act has spent much in another currency beside little in euros: the total in euros is the one that counts.",
    groceries,
    (vector) => month(vector, spent("shop.buy", "9000", "SEK"), spent("shop.buy", "10.00")),
    ALLOWED,
  ),
  step17(
    "step-17-month-of-the-resolved-act",
    "The effect alone is named: what was spent by the act that it resolves to counts.",
    groceries,
    (vector) => {
      after("290.00", "12.00")(vector);
      Object.assign(vector.request, { act: undefined, effect: "purchase" });
    },
    PER_MONTH,
  ),

  step17(
    "step-17-month-not-given",
    "The host gives no totals of the month, and the act has a limit for it.",
    groceries,
    ({ context }) => Object.assign(context.usage, { month: undefined }),
    PER_MONTH,
  ),
  step17(
    "step-17-month-usage-not-given",
    "The host gives no totals at all: the limit for the month comes before that for the day.",
    groceries,
    ({ context }) => Object.assign(context, { usage: undefined }),
    PER_MONTH,
  ),
  step17(
    "step-17-month-of-the-act-not-listed",
    "The host gives the totals of the month, and this act is not among them: what its list does not name was not spent.",
    groceries,
    (vector) => {
      alsoBuys(vector, "market.buy");
      month(vector, spent("market.buy", "0"));
      today(vector, done("shop.buy", 0), done("market.buy", 0));
    },
    ALLOWED,
  ),
  step17(
    "step-17-month-not-given-defaults",
    "The host gives no totals of the month, and only the defaults have a limit for it.",
    groceries,
    (vector) => {
      purse(vector, "400.00", { "shop.buy": "0" });
      vector.context.usage.month = undefined;
    },
    PER_MONTH,
  ),
  step17(
    "step-17-month-not-given-and-not-limited",
    "The host gives no totals of the month, and nothing limits it.",
    groceries,
    (vector) => {
      limits(vector, { per_month: undefined });
      vector.context.usage.month = undefined;
    },
    ALLOWED,
  ),
  step17(
    "step-17-month-said-by-the-request",
    "The request says what was spent this month, and the host does not: totals are the host's to give, never the proposer's.",
    groceries,
    ({ request, context }) => {
      request.usage = context.usage;
      context.usage = { today: context.usage.today };
    },
    PER_MONTH,
  ),
  step17(
    "reading-17-month-of-a-child-equal",
    "A child may spend less in a month than its parent: its own spending and this amount are equal to its own limit.",
    helped,
    (vector) => {
      limits(vector, { per_month: money("100.00") });
      month(vector, spent("shop.buy", "88.00"));
    },
    ALLOWED,
  ),
  step17(
    "reading-17-month-of-a-child-above",
    "A child may spend less in a month than its parent: a cent above its own limit is above, far below the parent's.",
    helped,
    (vector) => {
      limits(vector, { per_month: money("100.00") });
      month(vector, spent("shop.buy", "88.01"));
    },
    PER_MONTH,
  ),
];

// Step 17, money: exact decimals, nothing converted, the stricter of the act's limit and the defaults', totals as the host gives them.
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { groceries, reply } from "./bases.ts";
import { alsoBuys, costs, defaultLimits, limits, money, month, spent } from "./bases-limits.ts";
import { appointment, booking } from "./bases-single.ts";

const step17 = section("§7 step 17");
const UNSTATED: Decided = ["ASK_USER", 17, "amount_unstated"];
const CURRENCY: Decided = ["ASK_USER", 17, "limit_currency"];
const PER_ACT: Decided = ["ASK_USER", 17, "limit_per_act"];
const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];

const unstated = ({ request }: Case) => Object.assign(request.arguments, { amount: undefined });
const NO_MONEY_LIMIT = { per_act: undefined, per_month: undefined };
const RAFFLE = "https://effects.example/enter-raffle";

/** The first authority is for an effect outside the catalogue, of this kind and without a limit of its own; the defaults have one. */
const extension =
  (kind: string) =>
  (vector: Case): void => {
    const { grant } = vector.context;
    grant.ceilings[kind] = "self_within_limits";
    for (const { effects } of grant.resources) effects.push(RAFFLE);
    Object.assign(grant.authorities[0], { act: "raffle.enter", effect: RAFFLE, kind });
    limits(vector, NO_MONEY_LIMIT);
    defaultLimits(vector, { per_act: money("80.00") });
    vector.request.act = "raffle.enter";
    unstated(vector);
    vector.context.usage = { month: [], today: [{ act: "raffle.enter", count: 0 }] };
  };

export const vectors: readonly Vector[] = [
  step17("step-17-amount-unstated", "The act has a limit of money, and no amount is stated.", groceries, unstated, UNSTATED),
  step17(
    "step-17-amount-unstated-no-arguments",
    "The act has a limit of money, and no arguments are stated at all.",
    booking,
    ({ request }) => Object.assign(request, { arguments: undefined }),
    UNSTATED,
  ),
  step17(
    "step-17-amount-unstated-month-only",
    "The act has a limit for the month only, and no amount is stated that could be added to it.",
    groceries,
    (vector) => {
      unstated(vector);
      limits(vector, { per_act: undefined });
    },
    UNSTATED,
  ),
  step17(
    "reading-17-amount-unstated-defaults",
    "Only the defaults have a limit of money, a purchase carries an amount, and none is stated.",
    groceries,
    (vector) => {
      unstated(vector);
      limits(vector, NO_MONEY_LIMIT);
      defaultLimits(vector, { per_act: money("80.00") });
    },
    UNSTATED,
  ),
  step17(
    "reading-17-amount-unstated-no-limit",
    "A purchase carries an amount and none is stated, and no limit of money applies to it.",
    groceries,
    (vector) => {
      unstated(vector);
      limits(vector, NO_MONEY_LIMIT);
    },
    ALLOWED,
  ),
  step17(
    "reading-17-no-amount-in-the-effect",
    "The defaults have a limit of money, and an appointment carries no amount: none has to be stated.",
    appointment,
    (vector) => defaultLimits(vector, { per_act: money("600.00") }),
    ALLOWED,
  ),
  step17(
    "reading-17-own-limit-without-amount-in-the-effect",
    "An appointment carries no amount, and its authority has a limit of money of its own: an amount has to be stated.",
    appointment,
    ({ context }) => Object.assign(context.grant.authorities[1].limits, { per_act: money("80.00") }),
    UNSTATED,
  ),
  step17(
    "reading-17-extension-purchased",
    "An effect outside the catalogue is of kind purchased and the defaults have a limit of money: an amount has to be stated.",
    groceries,
    extension("purchased"),
    UNSTATED,
  ),
  step17(
    "reading-17-extension-transferred",
    "An effect outside the catalogue is of kind transferred and the defaults have a limit of money: an amount has to be stated.",
    groceries,
    extension("transferred"),
    UNSTATED,
  ),
  step17(
    "reading-17-extension-submitted",
    "An effect outside the catalogue is of kind submitted, which carries no amount, so the defaults' limit asks for none.",
    groceries,
    extension("submitted"),
    ALLOWED,
  ),

  step17("step-17-per-act-equal", "The amount is equal to the limit, which is inside it.", groceries, costs("80.00"), ALLOWED),
  step17("step-17-per-act-above", "The amount is a cent above the limit.", groceries, costs("80.01"), PER_ACT),
  step17(
    "step-17-per-act-other-digits",
    "The amount is written without decimals, and is equal to the limit.",
    groceries,
    costs("80"),
    ALLOWED,
  ),
  step17(
    "step-17-per-act-compared-as-a-number",
    "The amount comes before the limit in the order of the alphabet, and is above it as a number.",
    groceries,
    costs("100.00"),
    PER_ACT,
  ),
  step17(
    "step-17-per-act-inside-as-a-number",
    "The amount comes after the limit in the order of the alphabet, and is below it as a number.",
    groceries,
    costs("9.00"),
    ALLOWED,
  ),
  step17("step-17-per-act-nothing", "The amount is nothing, which is stated and inside every limit.", groceries, costs("0"), ALLOWED),
  step17(
    "step-17-arguments-not-the-offer",
    "The offer that was shown is below the limit and the arguments to be sent are above it: the arguments are judged.",
    booking,
    ({ request }) => Object.assign(request.arguments, { amount: money("612.40"), offer: money("589.00"), price: "589.00" }),
    PER_ACT,
  ),
  step17(
    "step-17-per-act-defaults-equal",
    "The act has no limit of its own, and the amount is equal to the defaults'.",
    groceries,
    (vector) => {
      limits(vector, NO_MONEY_LIMIT);
      defaultLimits(vector, { per_act: money("12.00") });
    },
    ALLOWED,
  ),
  step17(
    "step-17-per-act-defaults-above",
    "The act has no limit of its own, and the amount is a cent above the defaults'.",
    groceries,
    (vector) => {
      limits(vector, NO_MONEY_LIMIT);
      defaultLimits(vector, { per_act: money("11.99") });
    },
    PER_ACT,
  ),
  step17(
    "step-17-per-act-stricter-than-defaults",
    "The amount is inside the defaults' limit and above the act's own, which is the stricter.",
    groceries,
    (vector) => {
      costs("95.00")(vector);
      defaultLimits(vector, { per_act: money("500.00") });
    },
    PER_ACT,
  ),
  step17(
    "step-17-no-money-limit",
    "No limit of money applies, so any amount is inside.",
    groceries,
    (vector) => {
      limits(vector, NO_MONEY_LIMIT);
      costs("5000.00")(vector);
    },
    ALLOWED,
  ),
  step17(
    "step-17-per-act-exact-beyond-floats",
    "The amount is a cent above a limit of fifteen digits, which a binary float cannot tell apart.",
    groceries,
    (vector) => {
      limits(vector, { per_act: money("900719925474099.01"), per_month: undefined });
      costs("900719925474099.02")(vector);
    },
    PER_ACT,
  ),
  step17(
    "step-17-yen-equal",
    "The limit is in yen, which have no decimals, and the amount is equal to it.",
    booking,
    ({ request, context }) => {
      context.grant.authorities[0].limits.per_act = money("95000", "JPY");
      request.arguments.amount = money("95000", "JPY");
    },
    ["ASK_USER", 20, "commit_user_approval"],
  ),

  step17(
    "step-17-currency",
    "The amount is in yen and the limit in euros: nothing is converted.",
    booking,
    costs("95000", "JPY"),
    CURRENCY,
  ),
  step17(
    "step-17-currency-smaller-number",
    "The amount is one of another currency, whose number is far below the limit: it is not compared.",
    groceries,
    costs("1.00", "KWD"),
    CURRENCY,
  ),
  step17(
    "step-17-currency-of-the-month",
    "The limit for one act is in the amount's currency, and the defaults' limit for the month is in another.",
    groceries,
    (vector) => {
      limits(vector, { per_month: undefined });
      defaultLimits(vector, { per_month: money("3000.00", "SEK") });
    },
    CURRENCY,
  ),
  step17(
    "order-17-currency-before-per-act",
    "The amount is above the limit for one act, and the defaults' limit for the month is in another currency: the currency comes first.",
    groceries,
    (vector) => {
      costs("95.00")(vector);
      limits(vector, { per_month: undefined });
      defaultLimits(vector, { per_month: money("3000.00", "SEK") });
    },
    CURRENCY,
  ),
  step17(
    "order-17-per-act-before-per-month",
    "The amount is above the limit for one act and takes the month above its own: the limit for one act comes first.",
    groceries,
    (vector) => {
      costs("95.00")(vector);
      month(vector, spent("shop.buy", "290.00"));
    },
    PER_ACT,
  ),
  step17(
    "order-17-amount-before-totals",
    "No amount is stated and the host gives no totals: that the amount is unstated comes first.",
    groceries,
    (vector) => {
      unstated(vector);
      vector.context.usage = undefined;
    },
    UNSTATED,
  ),
  step17(
    "step-17-no-money-in-a-message",
    "A reply carries no amount and no limit of money applies: no totals are needed.",
    reply,
    ({ context }) => Object.assign(context.usage, { month: undefined }),
    ALLOWED,
  ),
  step17(
    "step-17-per-act-of-the-resolved-authority",
    "Two acts that buy are held with different limits, and the named one's, the lower, is above: that one holds.",
    groceries,
    (vector) => {
      alsoBuys(vector, "market.buy");
      const [, market] = vector.context.grant.authorities;
      market.limits.per_act = money("10.00");
      vector.request.act = "market.buy";
      vector.context.usage.today.push({ act: "market.buy", count: 0 });
    },
    PER_ACT,
  ),
];

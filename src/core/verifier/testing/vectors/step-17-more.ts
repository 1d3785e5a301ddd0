// Step 17, a limit of money on an act whose effect carries none: its own month's limit wants an amount as well, and what is stated is judged.
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { defaultLimits, money, month, spent } from "./bases-limits.ts";
import { appointment } from "./bases-single.ts";

const step17 = section("§7 step 17");
const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];

const own = ({ context }: Case, limits: object) => Object.assign(context.grant.authorities[1].limits, limits);
const costs = (amount: string, currency = "EUR") => ({ amount: money(amount, currency) });

export const vectors: readonly Vector[] = [
  step17(
    "reading-17-own-month-without-amount-in-the-effect",
    "An appointment carries no amount, and its authority has a limit for the month of its own: an amount has to be stated.",
    appointment,
    (vector) => {
      own(vector, { per_month: money("80.00") });
      month(vector);
    },
    ["ASK_USER", 17, "amount_unstated"],
  ),
  step17(
    "reading-17-own-month-stated",
    "The same with an amount that the month has room for.",
    appointment,
    (vector) => {
      own(vector, { per_month: money("80.00") });
      month(vector, spent("calendar.schedule", "40.00"));
      vector.request.arguments = costs("40.00");
    },
    ALLOWED,
  ),
  step17(
    "reading-17-stated-amount-is-judged",
    "An appointment carries no amount, one is stated that is above the defaults' limit, and a limit that is crossed asks.",
    appointment,
    (vector) => {
      defaultLimits(vector, { per_act: money("600.00") });
      vector.request.arguments = costs("600.01");
    },
    ["ASK_USER", 17, "limit_per_act"],
  ),
  step17(
    "reading-17-stated-amount-in-another-currency",
    "An appointment carries no amount, and one is stated in another currency than the defaults' limit: nothing is converted.",
    appointment,
    (vector) => {
      defaultLimits(vector, { per_act: money("600.00") });
      vector.request.arguments = costs("1", "JPY");
    },
    ["ASK_USER", 17, "limit_currency"],
  ),
  step17(
    "reading-17-currency-answered-month-not-compared",
    "The amount is in another currency than the month's limit, the principal said yes to that, and totals in two currencies are not compared.",
    appointment,
    (vector) => {
      own(vector, { per_month: money("80.00") });
      month(vector, spent("calendar.schedule", "80.00"));
      vector.request.arguments = costs("9000", "JPY");
      vector.context.answered = ["limit_currency"];
    },
    ALLOWED,
  ),
];

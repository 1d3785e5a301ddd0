// Step 0, further inputs that cannot be judged: money that its currency does not have, and answers to asks that there are not.
import { type Case, type Decided, section, type Vector } from "./authoring.ts";
import { groceries } from "./bases.ts";

const step0 = section("§7 step 0");
const INVALID: Decided = ["DENY", 0, "invalid_request"];
const ALLOWED: Decided = ["ALLOW", 20, "commit_automatic"];

const costs =
  (amount: string, currency: string) =>
  ({ request }: Case): void => {
    request.arguments.amount = { amount, currency };
  };

const answering =
  (...answered: unknown[]) =>
  ({ context }: Case): void => {
    context.answered = answered;
  };

export const vectors: readonly Vector[] = [
  step0("step-00-arguments-amount-minor-units", "No sum of euros has three decimals.", groceries, costs("12.001", "EUR"), INVALID),
  step0("step-00-arguments-amount-yen-decimals", "No sum of yen has decimals.", groceries, costs("12.5", "JPY"), INVALID),
  step0("step-00-arguments-amount-no-currency-code", "ZZQ is no currency.", groceries, costs("12.00", "ZZQ"), INVALID),
  step0(
    "step-00-context-answered-unknown",
    "The host says that the principal answered an ask that there is not.",
    groceries,
    answering("limit_per_week"),
    INVALID,
  ),
  step0(
    "step-00-context-answered-second-unknown",
    "The second of the asks that the host says were answered is none.",
    groceries,
    answering("limit_per_act", "Limit_per_act"),
    INVALID,
  ),
  step0(
    "step-00-context-answered-inherited-name",
    "The host names as an answer what every object has for a member, and which is no ask.",
    groceries,
    answering("constructor"),
    INVALID,
  ),
  step0(
    "step-00-context-answered-nothing",
    "The host says that nothing was answered, and nothing is asked.",
    groceries,
    answering(),
    ALLOWED,
  ),
];

// An example to start from: a family's shopping agent. It buys in two shops that are named, up to an amount, and binds the family to nothing.
import type { Answers } from "../../core/answers/answers.ts";
import { patchDelegate } from "../../core/answers/edit-agents.ts";
import { addChannel } from "../../core/answers/edit-go-ahead.ts";
import { setActSource } from "../../core/answers/edit-grounds.ts";
import { setOnBehalf } from "../../core/answers/edit-participants.ts";
import { patchProgress } from "../../core/answers/edit-progress.ts";
import { addResource } from "../../core/answers/edit-resources.ts";
import { withWork } from "../../core/answers/edited.ts";
import { freshAnswers } from "../../core/answers/fresh.ts";
import { allow, never } from "./allow.ts";
import { type Example, type ExampleIds, placeOfAct } from "./choices.ts";

const ACCOUNT = "ines@casacarvalho.example";
const EACH_TIME = "Yes, order this basket.";

function shoppingExample(ids: ExampleIds): Answers {
  let answers = freshAnswers(ids);
  answers = { ...answers, principal: { ...answers.principal, name: "Ines Carvalho" } };
  answers = patchDelegate(answers, { name: "Pantry helper", role: "Does the family's grocery shopping" });
  answers = setOnBehalf(answers, "self");
  answers = withWork(answers, {
    purpose: "Keep the pantry filled from the family's list, at a fair price",
    summary: "Read the shopping list, compare prices in two shops, and order what is on the list.",
    includes: ["Groceries", "Cleaning and other household goods"],
    excludes: ["Alcohol and medicine", "Gifts", "Anything that renews itself", "Bills"],
  });
  const shop = { account: ACCOUNT, effects: [], reach: ["read" as const, "write" as const] };
  const first = addResource(answers, { ...shop, provider: "harbourgrocer.example", label: "Harbour Grocer" });
  const second = addResource(first.answers, { ...shop, provider: "brightwell.example", label: "Brightwell Market" });
  const list = addResource(second.answers, {
    provider: "Homelist",
    label: "Kitchen list",
    account: ACCOUNT,
    effects: [],
    reach: ["read"],
    locations: ["Shopping list"],
  });
  answers = list.answers;
  const shops = [first.id, second.id];
  answers = allow(answers, "docs.read", { resources: [list.id] });
  answers = allow(answers, "shop.compare", { resources: shops });
  answers = allow(answers, "shop.buy", {
    resources: shops,
    targets: { class: "merchants", scope: "named", ids: ["harbourgrocer.example", "brightwell.example"] },
    per_act: { amount: "90.00", currency: "EUR" },
    per_month: { amount: "400.00", currency: "EUR" },
    categories: ["groceries", "household goods"],
    go_ahead: { mode: "each_time", words: EACH_TIME },
    // A price of last week is no price.
    grounding: { freshness: "P1D" },
  });
  // It is not bought in the list's app, but what is bought stands there.
  answers = setActSource(answers, placeOfAct(answers, "shop.buy"), `app:${list.id}`, "allowed").answers;
  answers = never(answers, "shop.subscribe", "money.pay_bill", "money.transfer", "terms.accept");
  answers = patchProgress(answers, {
    // What stands in the list is looked for in the shops.
    data_movement: "listed_apps",
    binding_acts_per_day: "2",
    hours: { days: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"], start: "07:00", end: "21:00", timezone: "Europe/Lisbon" },
  });
  return addChannel(answers, { kind: "email", label: "The family's mailbox", address: ACCOUNT });
}

export const shopping: Example = {
  answers: shoppingExample,
  choices: [
    { kind: "who", title: "Who is it?", asks: ["principal", "delegate"] },
    {
      kind: "shops",
      act: "shop.buy",
      compare: "shop.compare",
      title: "Where may it shop?",
      label: "Web addresses of the shops",
      accountLabel: "The account it uses there",
      help: "Any other shop is refused, however cheap it is. It writes to the account's address when it has to ask you.",
    },
    {
      kind: "amounts",
      act: "shop.buy",
      title: "How much may it spend?",
      perAct: "Most for one order",
      perMonth: "Most in a month",
      help: "Beyond either of them it asks you first.",
    },
    {
      kind: "asking",
      act: "shop.buy",
      title: "Does it ask before it buys?",
      each_time: { label: "It asks each time", help: "It fills the basket, and orders when you have said yes.", words: EACH_TIME },
      standing: {
        label: "It buys by itself, inside the limits",
        help: "At most two orders a day, between 07:00 and 21:00. It tells you right after.",
        words: "Buy what is on the list.",
      },
    },
  ],
};

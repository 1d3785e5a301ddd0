// An example to start from: a workshop's bookkeeping by two agents. Who prepares a payment cannot make it, and who pays cannot prepare it.
import type { Answers } from "../../core/answers/answers.ts";
import { patchAct, splitAct } from "../../core/answers/edit-acts.ts";
import { addMember, patchDelegate, setArrangement } from "../../core/answers/edit-agents.ts";
import { addChannel } from "../../core/answers/edit-go-ahead.ts";
import { setActSource } from "../../core/answers/edit-grounds.ts";
import { setCeiling } from "../../core/answers/edit-official.ts";
import { setBehalfName, setOnBehalf } from "../../core/answers/edit-participants.ts";
import { patchProgress, setWorkingMode } from "../../core/answers/edit-progress.ts";
import { addResource } from "../../core/answers/edit-resources.ts";
import { withWork } from "../../core/answers/edited.ts";
import { freshAnswers } from "../../core/answers/fresh.ts";
import type { Formation } from "../../core/schema/grant.gen.ts";
import { allow, memberOf, never } from "./allow.ts";
import { type Example, type ExampleIds, placeOfAct } from "./choices.ts";

const ACCOUNT = "office@achterberg.example";
const PREPARE = "bank.prepare_payment";

function bookkeepingExample(ids: ExampleIds): Answers {
  const books = ids.delegate;
  const payer = memberOf(ids, 0, "Payments clerk");
  let answers = freshAnswers(ids);
  answers = { ...answers, principal: { ...answers.principal, name: "Desmond Achterberg" } };
  answers = patchDelegate(answers, { name: "Books clerk", role: "Keeps the books, and prepares payments and returns" });
  answers = setArrangement(answers, "team").answers;
  answers = addMember(answers, { actor: payer, name: "Payments clerk", role: "Pays what the books clerk has prepared" });
  answers = setBehalfName(setOnBehalf(answers, "organization"), "Achterberg Joinery");
  answers = withWork(answers, {
    purpose: "Keep the joinery's books in order, and pay its suppliers and taxes on time",
    summary: "Enter invoices in the ledger, prepare payments and VAT returns, and pay suppliers who are named.",
    includes: ["Invoices from suppliers", "VAT returns"],
    excludes: ["Wages", "Loans and investments", "Moving money between the joinery's own accounts"],
  });
  const ledger = addResource(answers, { provider: "Tallybook", label: "Ledger", account: ACCOUNT, effects: [], reach: ["read", "write"] });
  const invoices = addResource(ledger.answers, {
    provider: "Oakdrive",
    label: "Invoice folder",
    account: ACCOUNT,
    effects: [],
    reach: ["read"],
    locations: ["Invoices"],
  });
  const bank = addResource(invoices.answers, {
    provider: "Meridian Bank",
    label: "Business account",
    account: ACCOUNT,
    effects: [],
    reach: ["read", "write"],
  });
  const tax = addResource(bank.answers, {
    provider: "tax-portal.example",
    label: "Tax portal",
    account: ACCOUNT,
    effects: [],
    reach: ["write"],
  });
  answers = tax.answers;
  answers = allow(answers, "docs.read", { resources: [ledger.id, invoices.id], actors: [books] });
  // The payments clerk sees what is booked and nothing else, so that it pays by the ledger and never by an invoice that somebody sent.
  answers = splitAct(patchAct(answers, 0, { actors: [books, payer] }), 0, [payer]);
  answers = patchAct(answers, 1, { resources: [ledger.id] });
  answers = allow(answers, "records.create", {
    resources: [ledger.id],
    go_ahead: { mode: "standing", words: "Enter what has an invoice. Ask about everything else." },
    binding_acts_per_day: "30",
  });
  answers = setActSource(answers, placeOfAct(answers, "records.create"), `app:${invoices.id}`, "allowed").answers;
  answers = allow(answers, PREPARE, { resources: [bank.id] }, { effect: "prepare", kind: "none" });
  answers = allow(answers, "money.pay_bill", {
    resources: [bank.id],
    actors: [payer],
    targets: { class: "payees", scope: "named", ids: ["Zuidwold Timber", "Kemper Hardware", "Stroomland Energy"] },
    per_act: { amount: "1500.00", currency: "EUR" },
    per_month: { amount: "6000.00", currency: "EUR" },
    go_ahead: { mode: "each_time", words: "Yes, pay this invoice." },
    binding_acts_per_day: "10",
  });
  answers = setActSource(answers, placeOfAct(answers, "money.pay_bill"), `app:${ledger.id}`, "allowed").answers;
  answers = allow(answers, "tax.file", {
    resources: [tax.id],
    targets: { class: "offices", scope: "named", ids: ["State Revenue Office"] },
    go_ahead: { mode: "each_time", words: "Yes, file this return." },
    binding_acts_per_day: "1",
  });
  answers = setActSource(answers, placeOfAct(answers, "tax.file"), `app:${ledger.id}`, "allowed").answers;
  answers = never(answers, "money.transfer", "money.refund", "records.delete", "forms.sign", "terms.accept");
  answers = setCeiling(answers, "changed", "self_within_limits");
  answers = patchProgress(setWorkingMode(answers, "auto"), {
    triggers: ["asked", "handoff"],
    // An invoice goes from its folder into the ledger, and from the ledger to the bank.
    data_movement: "listed_apps",
    binding_acts_per_day: "40",
    hours: { days: ["mon", "tue", "wed", "thu", "fri"], start: "08:00", end: "18:00", timezone: "Europe/Amsterdam" },
  });
  answers = addChannel(answers, { kind: "email", label: "The office's mailbox", address: ACCOUNT });
  return { ...answers, formations: [supplierPayments(books, payer)] };
}

/** Two pairs of eyes (F6): the case passes from the one to the other, and neither can do the other's part. */
function supplierPayments(books: string, payer: string): Formation {
  return {
    name: "Supplier payments",
    arrangement: "habitat.handoff",
    settlement: { reversibility: "irreversible", evidence: ["transfer"] },
    handoffs: [
      {
        from: books,
        to: payer,
        ownership: "moves",
        acceptance: "The payments clerk finds the supplier and the amount in the ledger as they were prepared",
        seam: "segregation_of_duties",
      },
    ],
    protocol: {
      eligibility: "When an invoice is in the ledger and its payment is prepared at the bank",
      envelope: "The prepared payment and its ledger entry, and no authority",
      acceptance: "The payments clerk says in writing that it takes the case",
    },
    acts: [PREPARE, "money.pay_bill"],
  };
}

export const bookkeeping: Example = {
  answers: bookkeepingExample,
  choices: [
    { kind: "who", title: "Who is it?", asks: ["principal", "organization"] },
    {
      kind: "account",
      title: "Which account?",
      label: "The account that the agents use",
      help: "They use the ledger, the invoices, the bank and the tax portal as this account and no other, and write to its address when they have to ask you.",
    },
    {
      kind: "reach",
      act: "money.pay_bill",
      title: "Who may be paid?",
      label: "Suppliers",
      what: "supplier",
      help: "Anyone else is refused. You are asked before each payment.",
    },
    {
      kind: "amounts",
      act: "money.pay_bill",
      title: "How much may be paid?",
      perAct: "Most for one payment",
      perMonth: "Most in a month",
      help: "You are asked before each payment in any case. Beyond either of these, it is outside the limits that you set.",
    },
  ],
};

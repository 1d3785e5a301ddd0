// The cases that the vectors change: each is allowed at step 20 (or 11) as it stands.
import { AGENT } from "../../../testing/grant-parts.ts";
import { scenario1, scenario2, scenario3, scenario4 } from "../../../testing/sample-grants.ts";
import { type Case, caseOf } from "./authoring.ts";

/** Groceries for 12.00 EUR in a named shop, asked for by the principal: ALLOW, step 20, commit_automatic. */
export function groceries(): Case {
  return caseOf(
    scenario2(),
    {
      act: "shop.buy",
      arguments: { amount: { amount: "12.00", currency: "EUR" }, category: "groceries" },
      actor: AGENT,
      resource: { id: "green-grocer", account: "anna@home.example" },
      counterparties: [{ id: "green.example" }],
      evidence: ["principal"],
      trigger: "asked",
    },
    {
      usage: {
        month: [{ act: "shop.buy", currency: "EUR", total: "0" }],
        today: [{ act: "shop.buy", count: 0 }],
      },
    },
  );
}

/** An answer to a known client, in an allowed folder and within the hours: ALLOW, step 20, commit_automatic. */
export function reply(): Case {
  return caseOf(
    scenario1(),
    {
      act: "mail.reply",
      actor: AGENT,
      resource: { id: "mail", account: "box-work", location: "Clients" },
      counterparties: [{ id: "lena@client.example" }],
      evidence: ["app:mail"],
      trigger: "asked",
    },
    { usage: { today: [{ act: "mail.reply", count: 0 }] } },
  );
}

/** Reading the work mail: ALLOW, step 11, non_binding. */
export function reading(): Case {
  return caseOf(scenario1(), {
    act: "mail.read",
    actor: AGENT,
    resource: { id: "mail", account: "box-work", location: "Inbox" },
    trigger: "asked",
  });
}

const TRANSFER = { kind: "ownership_transfer", transfer: { from: "agent:books", to: "agent:payer" } };

/** The payer pays a named supplier 900 EUR, the transfer attested by a trusted runner: ASK_USER, step 19, gate_requires_ask (F3's gate). */
export function payment(): Case {
  const settlement_evidence = { ...TRANSFER, evaluator: "principal" };
  const args = { amount: { amount: "900.00", currency: "EUR" } };
  return caseOf(
    scenario3(),
    {
      act: "bank.pay",
      arguments: args,
      actor: "agent:payer",
      resource: { id: "bank", account: "berg-yarn" },
      counterparties: [{ id: "supplier:mill" }],
      evidence: ["app:ledger"],
      trigger: "asked",
      settlement_evidence,
    },
    {
      usage: { month: [{ act: "bank.pay", currency: "EUR", total: "0" }], today: [{ act: "bank.pay", count: 0 }] },
      attested: [{ act: "bank.pay", arguments: args, evidence: settlement_evidence, actors: [], runner: "system:runner" }],
      trusted_runners: ["system:runner"],
    },
  );
}

/** The lead publishes, acceptance and ratification attested by those named: ASK_USER, step 19, gate_requires_ask. */
export function campaign(): Case {
  const settlement_evidence = {
    kind: "owner_acceptance",
    evaluator: "agent:lead",
    accept: { actor: "agent:lead" },
    commit: [{ actor: "person:legal" }],
  };
  return caseOf(
    scenario4(),
    {
      act: "publish_campaign",
      actor: "agent:lead",
      resource: { id: "website", account: "editor" },
      counterparties: [{ id: "bergyarn.example" }],
      evidence: ["app:workspace"],
      trigger: "asked",
      settlement_evidence,
    },
    {
      usage: { today: [{ act: "publish_campaign", count: 0 }] },
      attested: [{ act: "publish_campaign", arguments: {}, evidence: settlement_evidence, actors: ["agent:lead", "person:legal"] }],
    },
  );
}

// Whole Grants of teams, made by hand, each valid and sealable. Every call gives a fresh object. For tests.
import type { Grant } from "../schema/grant.gen.ts";
import { ceilings, euros, grantWith, grounding, nonBinding } from "./grant-parts.ts";

/** A small shop's bookkeeping: agent:books prepares and agent:payer pays, and neither can do the other's part. */
export function scenario3(): Grant {
  const sources = grounding("principal", "system_of_record", "app:ledger", "app:supplier-file");
  const base = grantWith({
    grant_id: "urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1a03",
    purpose: "Keep the shop's books and pay its suppliers.",
    on_behalf_of: { kind: "organization", name: "Berg Yarn" },
    delegate: { sub: "agent:books", name: "Books", role: "Bookkeeper" },
    work_system: {
      arrangement: "team",
      members: [{ actor: "agent:payer", name: "Payer", role: "Pays approved invoices", platform: "Example Bank Assistant" }],
      unnamed_agents: "nothing",
    },
    ceilings: ceilings({ transferred: "on_confirm", submitted: "on_confirm" }),
    resources: [
      { id: "bank", provider: "Example Bank", label: "Bank", account: "berg-yarn", effects: ["prepare", "pay"] },
      { id: "ledger", provider: "Example Ledger", label: "Ledger", effects: ["read"] },
      { id: "supplier-file", provider: "Example Drive", label: "Supplier file", effects: ["read"], locations: ["Suppliers"] },
      { id: "tax-office", provider: "Example Tax Office", label: "Tax office", account: "berg-yarn", effects: ["file_return"] },
    ],
    authorities: [
      nonBinding("bank.draft", "prepare", ["bank"], ["agent:books"], sources),
      {
        act: "bank.pay",
        effect: "pay",
        kind: "transferred",
        targets: { class: "payees", scope: "named", ids: ["supplier:mill", "supplier:dyer"] },
        resources: ["bank"],
        actors: ["agent:payer"],
        grounding: grounding("app:ledger", "app:supplier-file"),
        limits: { per_act: euros("1000.00") },
        go_ahead: { mode: "each_time", words: "Pay this one." },
        commit: "user_approval",
      },
      {
        act: "vat.submit",
        effect: "file_return",
        kind: "submitted",
        targets: { class: "offices", scope: "named", ids: ["tax-office.example"] },
        resources: ["tax-office"],
        actors: ["agent:books"],
        grounding: grounding("app:ledger"),
        limits: {},
        go_ahead: { mode: "each_time" },
        commit: "user_approval",
      },
    ],
    formations: [
      {
        name: "Payments",
        arrangement: "habitat.handoff",
        settlement: { kind: "ownership_transfer", evidence: ["transfer"] },
        handoffs: [
          {
            from: "agent:books",
            to: "agent:payer",
            ownership: "moves",
            acceptance: "Payer confirms that the invoice is in the ledger",
            seam: "segregation_of_duties",
          },
        ],
        protocol: {
          eligibility: "When an invoice is booked and matched to a delivery",
          envelope: "The invoice, its ledger entry and nothing else",
          acceptance: "Payer takes the case in writing",
        },
        acts: ["bank.draft", "bank.pay"],
      },
    ],
  });
  return { ...base, defaults: { ...base.defaults, triggers: ["asked", "handoff"], grounding: sources } };
}

/** A marketing team of four: the lead publishes when the result is accepted, legal has ratified it, and a person approves. */
export function scenario4(): Grant {
  const sources = grounding("principal", "system_of_record", "app:workspace");
  const base = grantWith({
    grant_id: "urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1a04",
    purpose: "Prepare and publish the spring campaign.",
    on_behalf_of: { kind: "organization", name: "Berg Yarn" },
    delegate: { sub: "agent:lead", name: "Lead", role: "Runs the campaign" },
    work_system: {
      arrangement: "team",
      members: [
        { actor: "agent:research", name: "Research", role: "Finds facts" },
        { actor: "agent:writer", name: "Writer", role: "Writes the texts" },
        { actor: "agent:social", name: "Social", role: "Looks after the channels" },
      ],
      unnamed_agents: "nothing",
    },
    ceilings: ceilings({ shared: "on_confirm", sent: "self_within_limits" }),
    resources: [
      { id: "workspace", provider: "Example Workspace", label: "Workspace", effects: ["read", "draft"] },
      { id: "website", provider: "bergyarn.example", label: "Website", account: "editor", effects: ["publish"] },
      { id: "channels", provider: "Example Social", label: "Social channels", account: "bergyarn", effects: ["publish", "send_message"] },
    ],
    authorities: [
      nonBinding(
        "docs.draft",
        "draft",
        ["workspace"],
        ["agent:lead", "agent:research", "agent:writer", "agent:social"],
        grounding("principal", "app:workspace"),
      ),
      {
        act: "publish_campaign",
        effect: "publish",
        kind: "shared",
        targets: { class: "audience", scope: "named", ids: ["bergyarn.example", "@bergyarn"] },
        resources: ["website", "channels"],
        actors: ["agent:lead", "agent:social"],
        grounding: sources,
        limits: {},
        go_ahead: { mode: "each_time" },
        commit: "user_approval",
      },
      {
        act: "post_social",
        effect: "send_message",
        kind: "sent",
        targets: { class: "recipients", scope: "any", ids: [] },
        resources: ["channels"],
        actors: ["agent:social"],
        grounding: sources,
        limits: { binding_acts_per_day: 5 },
        go_ahead: { mode: "standing", words: "Post what is in the plan." },
        commit: "automatic",
      },
    ],
    formations: [
      {
        name: "Campaign desk",
        arrangement: "hub.manager_worker",
        routing_authority: "one_model",
        participants: [
          { actor: "agent:lead", membership: "member", authority: "delegates" },
          { actor: "agent:research", membership: "member", authority: "delegated" },
          { actor: "agent:writer", membership: "member", authority: "delegated" },
          { actor: "person:legal", membership: "adjacent", interaction: "consulted", commit: "ratifies" },
        ],
        settlement: { kind: "owner_acceptance", evaluator: "agent:lead", reversibility: "costly", evidence: ["accept", "commit"] },
        handoffs: [
          {
            from: "agent:writer",
            to: "person:legal",
            ownership: "stays",
            acceptance: "Legal approves every external claim",
            seam: "accountability",
          },
        ],
        transitions: [{ from: "agent:lead", to: "principal", authority: "human_gate", acts: ["publish_campaign"] }],
        acts: ["publish_campaign"],
      },
    ],
  });
  return { ...base, defaults: { ...base.defaults, triggers: ["asked", "handoff"], grounding: sources } };
}

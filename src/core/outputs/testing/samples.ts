// The sample Grants, sealed in name (the outputs read the seal, they do not check it), and one that says everything a Grant can say. For tests.

import type { Grant } from "../../schema/grant.gen.ts";
import { euros, everyDay, grounding } from "../../testing/grant-parts.ts";
import { sampleGrant, scenario1, scenario2, scenario3, scenario4, scenario6 } from "../../testing/sample-grants.ts";
import type { SealedDocument } from "../rules/head.ts";

export const SEAL = { alg: "sha-256" as const, value: "21d6c52d2e5562a6b11b778b17a65e015c5797b80b15599a5aa4e03c77b70c7f" };

export function sealed(grant: Grant): SealedDocument {
  return { ...grant, seal: SEAL };
}

/** Every sample, by name. */
export function samples(): Record<string, SealedDocument> {
  const made = {
    sample: sampleGrant(),
    inbox: scenario1(),
    shopping: scenario2(),
    books: scenario3(),
    campaign: scenario4(),
    travel: scenario6(),
  };
  return Object.fromEntries(Object.entries({ ...made, everything: everything() }).map(([name, grant]) => [name, sealed(grant)]));
}

/** A child Grant that uses every member the schema has, formations of several arrangements included. */
export function everything(): Grant {
  const base = scenario4();
  const hours = { ...everyDay("09:00", "17:00"), days: ["mon" as const, "fri" as const] };
  return {
    ...base,
    on_behalf_of: { kind: "organization", name: "Berg Yarn" },
    delegate: { ...base.delegate, platform: "Example Assistant" },
    work_scope: { summary: "The spring campaign", includes: ["newsletters", "posts"], excludes: ["prices"] },
    defaults: {
      ...base.defaults,
      triggers: ["asked", "routine", "handoff"],
      limits: { per_act: euros("90.00"), per_month: euros("1200.00"), binding_acts_per_day: 12, hours },
    },
    discovery: {
      request: { version: "1.3", sha256: "1c".repeat(32) },
      formation_section: { version: "1.1", sha256: "7f".repeat(32) },
      inventories: [
        { agent: "agent:lead", sha256: "a1".repeat(32) },
        { agent: "agent:writer", sha256: "b2".repeat(32) },
      ],
    },
    delegation: {
      depth: 1,
      max_depth: 2,
      agents: ["agent:writer"],
      chain: [{ grant_id: "urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1aff", delegate: "agent:lead", seal: "c3".repeat(32) }],
    },
    ceilings: { ...base.ceilings, purchased: "on_confirm" },
    revocation: { command: "Put it down", status: "https://issuer.example/status.json" },
    confirmation: {
      channels: [
        { kind: "email", label: "Work mail", address: "anna@berg.example" },
        { kind: "call", label: "Mobile", address: "+46 70 123 45 67" },
      ],
    },
    audit: { level: "all_acts", report: "right_after" },
    resources: base.resources.map((resource, i) =>
      i === 0
        ? {
            ...resource,
            account: "berg",
            place: "the shared drive",
            reach: ["read", "share"],
            via: "a browser",
            locations: ["Drafts", "Press"],
          }
        : resource,
    ),
    authorities: [
      ...base.authorities.slice(0, 2),
      ...base.authorities.slice(2).map((authority) => ({ ...authority, pause_on_unexpected: true as const })),
      {
        act: "press.buy_space",
        effect: "purchase",
        kind: "purchased",
        targets: { class: "merchants", scope: "known", ids: ["herald.example"] },
        resources: ["channels"],
        actors: ["agent:lead"],
        grounding: { ...grounding("principal"), freshness: "P1D", on_disagreement: "stop" },
        limits: { per_act: euros("50.00"), per_month: euros("300.00"), categories: ["print"], binding_acts_per_day: 2, hours },
        go_ahead: { mode: "standing", words: "Buy what I have planned." },
        commit: "user_approval",
      },
      {
        act: "press.stamp",
        effect: "https://effects.example/stamp",
        kind: "submitted",
        targets: { class: "offices", scope: "any", ids: [] },
        resources: [],
        actors: ["agent:writer"],
        grounding: grounding("principal"),
        limits: {},
        go_ahead: { mode: "each_time" },
        commit: "prohibited",
      },
    ],
    denied: [
      { act: "files.delete", effect: "delete_file", kind: "deleted", label: "Throw files away" },
      { effect: "sign", kind: "submitted" },
    ],
    conflicts: [
      {
        about: "publishing",
        tool_permission: "The editor account may publish alone",
        work_rule: "A person approves each publication",
        applies: "work_rule",
        chosen: "the rule",
        why: "it is the stricter",
      },
    ],
    formations: [
      ...(base.formations ?? []),
      {
        name: "Draft loop",
        arrangement: "path.bounded_loop",
        settlement: { rule: "The text has no open comment", threshold: { approvals: 2 }, evaluator: "principal", evidence: ["votes"] },
        termination: { kind: "declared_bound", max_rounds: 4, stop_rule: "no open comment is left", on_limit: "stop" },
        transitions: [
          { from: "agent:writer", to: "principal", authority: "human_gate" },
          { from: "agent:lead", to: "agent:writer", authority: "agent_delegates", acts: ["docs.draft"] },
        ],
        configuration: { plan_provenance: "hybrid", performer_composition: "one writer and one reader" },
        acts: ["docs.draft"],
      },
      { arrangement: "path.fanout_fanin", join: "any", acts: ["docs.draft"] },
      {
        name: "Round table",
        arrangement: "habitat.mesh",
        protocol: {
          who_may_act: "whoever has read the brief",
          artifact: "the campaign plan",
          interactions: "comments and votes",
          conflict: "the lead decides",
          settlement: "nobody objects for a day",
        },
        acts: ["post_social"],
      },
    ],
  };
}

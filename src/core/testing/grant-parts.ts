// What the sample Grants have in common, so that each of them shows only what is its own. For tests.
import type { Authority, Ceilings, Grant, Grounding, Hours, SourceRef } from "../schema/grant.gen.ts";

/** The same agent in every sample with one agent. */
export const AGENT = "urn:bot0:agent:0b7f7c1e-6a53-4a62-9f0e-2d6d1a3c9b10";

/** What is grounded on: never older than a week; memory, the web and other agents are not among it. */
export function grounding(...allowed: SourceRef[]): Grounding {
  return { allowed, prohibited: ["web", "other_agents"], freshness: "P7D", on_disagreement: "ask", memory: "lead_only" };
}

export function euros(amount: string) {
  return { amount, currency: "EUR" };
}

export function everyDay(start: string, end: string): Hours {
  return { days: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"], start, end, timezone: "Europe/Stockholm" };
}

/** The ceilings with everything left at "proposal" but what is named. */
export function ceilings(raised: Partial<Ceilings>): Ceilings {
  return {
    sent: "proposal",
    purchased: "proposal",
    transferred: "proposal",
    submitted: "proposal",
    changed: "proposal",
    deleted: "proposal",
    shared: "proposal",
    ...raised,
  };
}

/** An authority of kind none: nothing official comes of it. */
export function nonBinding(act: string, effect: Authority["effect"], resources: string[], actors: string[], sources: Grounding): Authority {
  return { act, effect, kind: "none", resources, actors, grounding: sources, limits: {}, commit: "automatic" };
}

type Own = Pick<Grant, "grant_id" | "purpose" | "resources" | "authorities"> & Partial<Grant>;

/** A whole Grant of one agent; what is given replaces the member of that name. */
export function grantWith(own: Own): Grant {
  return {
    poa_version: "1.2",
    iss: "https://bot0.ai/power-of-action",
    principal: { sub: "urn:bot0:principal:5d0c1f6e-2f7b-4a44-8f3b-1f0c9f3f7a21", name: "Anna Berg" },
    delegate: { sub: AGENT, name: "Assistant", role: "Personal assistant" },
    work_scope: { summary: own.purpose, includes: [], excludes: [] },
    defaults: {
      working_mode: "auto",
      pause_on_unexpected: true,
      triggers: ["asked"],
      self_changes: { memory: "ask", schedule: "never", account_settings: "never" },
      new_connectors: "not_covered",
      data_movement: "never",
      max_recipients: 1,
      limits: { binding_acts_per_day: 10 },
      grounding: grounding("principal", "system_of_record"),
    },
    ceilings: ceilings({}),
    discovery: {},
    work_system: { arrangement: "one_agent", members: [], unnamed_agents: "nothing" },
    delegation: { depth: 0, max_depth: 0, chain: [] },
    validity: { issued_at: "2026-12-30T09:00:00Z", not_before: "2027-01-01T00:00:00Z", expires: "2028-01-01T00:00:00Z" },
    revocation: { command: "Stand down" },
    confirmation: { channels: [{ kind: "chat", label: "The chat with the assistant" }] },
    audit: { level: "official_acts", report: "right_after" },
    record: { where: "The assistant's log", contains: ["what was done", "when", "on what grounds"] },
    denied: [],
    ...own,
  };
}

// Whole Grants made by hand, each valid and sealable: one small, and five of people with an agent. Every call gives a fresh object. For tests.
import type { Grant } from "../schema/grant.gen.ts";
import { AGENT, ceilings, euros, everyDay, grantWith, grounding, nonBinding } from "./grant-parts.ts";

// The two with several agents, so that all are found in one place.
export { scenario3, scenario4 } from "./sample-teams.ts";

/** A small Grant: one agent reads mail and drafts, and puts things in the calendar when it is told to, each time. */
export function sampleGrant(): Grant {
  const sources = grounding("principal", "system_of_record");
  return grantWith({
    grant_id: "urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1a00",
    purpose: "Keep my mailbox and my calendar in order.",
    ceilings: ceilings({ changed: "on_confirm" }),
    resources: [
      { id: "mail", provider: "Example Mail", label: "Mail", effects: ["read", "draft"] },
      { id: "calendar", provider: "Example Calendar", label: "Calendar", effects: ["schedule"] },
    ],
    authorities: [
      nonBinding("mail.read", "read", ["mail"], [AGENT], sources),
      nonBinding("mail.draft", "draft", ["mail"], [AGENT], sources),
      {
        act: "calendar.schedule",
        effect: "schedule",
        kind: "changed",
        resources: ["calendar"],
        actors: [AGENT],
        grounding: sources,
        limits: {},
        go_ahead: { mode: "each_time" },
        commit: "user_approval",
      },
    ],
  });
}

/** A consultant's inbox assistant: replies to known clients by itself, deletes nothing, makes no schedules. */
export function scenario1(): Grant {
  const sources = grounding("principal", "app:mail", "app:files");
  const base = grantWith({
    grant_id: "urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1a01",
    purpose: "Sort my inbox and answer clients I already know.",
    ceilings: ceilings({ sent: "self_within_limits" }),
    discovery: {
      request: { version: "1.0", sha256: "1c".repeat(32) },
      inventories: [{ agent: AGENT, sha256: "a1".repeat(32) }],
    },
    resources: [
      {
        id: "mail",
        provider: "Example Mail",
        label: "Work mail",
        account: "box-work",
        effects: ["read", "send_email"],
        reach: ["read", "write"],
        via: "connector",
        locations: ["Inbox", "Clients"],
      },
      { id: "files", provider: "Example Drive", label: "Client files", effects: ["read"], reach: ["read"] },
    ],
    authorities: [
      nonBinding("mail.read", "read", ["mail", "files"], [AGENT], sources),
      {
        act: "mail.reply",
        effect: "send_email",
        kind: "sent",
        targets: { class: "recipients", scope: "known", ids: ["lena@client.example", "oskar@client.example"] },
        resources: ["mail"],
        actors: [AGENT],
        grounding: grounding("app:mail", "app:files"),
        limits: {},
        go_ahead: { mode: "standing", words: "Answer clients I already know without asking me." },
        commit: "automatic",
      },
    ],
    denied: [
      { effect: "delete_record", kind: "deleted", label: "Delete mail" },
      { effect: "delete_file", kind: "deleted", label: "Delete files" },
    ],
  });
  return {
    ...base,
    defaults: {
      ...base.defaults,
      triggers: ["asked", "message"],
      max_recipients: 3,
      data_movement: "listed_apps",
      limits: { binding_acts_per_day: 20, hours: everyDay("08:00", "18:00") },
      grounding: sources,
    },
  };
}

/** Household shopping: groceries up to 80 EUR each and 300 EUR a month, in two named shops, no subscriptions. */
export function scenario2(): Grant {
  return grantWith({
    grant_id: "urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1a02",
    purpose: "Buy our groceries and household goods.",
    ceilings: ceilings({ purchased: "self_within_limits" }),
    resources: [
      { id: "green-grocer", provider: "green.example", label: "Green Grocer", account: "anna@home.example", effects: ["purchase"] },
      { id: "corner-shop", provider: "corner.example", label: "Corner Shop", account: "anna@home.example", effects: ["purchase"] },
    ],
    authorities: [
      {
        act: "shop.buy",
        effect: "purchase",
        kind: "purchased",
        targets: { class: "merchants", scope: "named", ids: ["green.example", "corner.example"] },
        resources: ["green-grocer", "corner-shop"],
        actors: [AGENT],
        grounding: grounding("principal", "system_of_record"),
        limits: {
          per_act: euros("80.00"),
          per_month: euros("300.00"),
          categories: ["groceries", "household"],
          hours: everyDay("07:00", "22:00"),
        },
        go_ahead: { mode: "standing", words: "Buy what is on the list." },
        commit: "automatic",
      },
    ],
    denied: [{ effect: "subscribe", kind: "purchased", label: "Start a subscription" }],
  });
}

/** Travel booking in a signed-in browser: two named sites, 600 EUR, each booking approved; the calendar by itself. */
export function scenario6(): Grant {
  const sources = grounding("principal", "system_of_record", "app:site-a", "app:site-b", "app:calendar", "app:files");
  const site = (id: string, provider: string, label: string) => ({
    id,
    provider,
    label,
    account: "anna@travel.example",
    effects: ["book"],
  });
  const base = grantWith({
    grant_id: "urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1a06",
    purpose: "Book my trips and keep them in my calendar.",
    ceilings: ceilings({ purchased: "on_confirm", changed: "self_within_limits" }),
    resources: [
      site("site-a", "site-a.example", "Site A"),
      site("site-b", "site-b.example", "Site B"),
      { id: "calendar", provider: "Example Calendar", label: "Calendar", effects: ["schedule"] },
      { id: "files", provider: "Example Drive", label: "Files", effects: ["read"] },
    ],
    authorities: [
      {
        act: "travel.book",
        effect: "book",
        kind: "purchased",
        targets: { class: "merchants", scope: "named", ids: ["site-a.example", "site-b.example"] },
        resources: ["site-a", "site-b"],
        actors: [AGENT],
        grounding: sources,
        limits: { per_act: euros("600.00") },
        go_ahead: { mode: "each_time", words: "Show me the total before you book." },
        commit: "user_approval",
      },
      {
        act: "calendar.schedule",
        effect: "schedule",
        kind: "changed",
        resources: ["calendar"],
        actors: [AGENT],
        grounding: sources,
        limits: {},
        go_ahead: { mode: "standing" },
        commit: "automatic",
      },
    ],
  });
  return { ...base, defaults: { ...base.defaults, data_movement: "listed_apps", grounding: sources } };
}

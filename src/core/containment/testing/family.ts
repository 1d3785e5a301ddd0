// A parent and its child, for tests: the child is the parent as its delegate would hand it on whole, so that each test changes one thing.
import type { ActorRef, Formation, Grant } from "../../schema/grant.gen.ts";
import { AGENT, ceilings, euros, everyDay, grantWith, grounding, nonBinding } from "../../testing/grant-parts.ts";
import { contains, ROWS } from "../g09-contained.ts";
import type { Row } from "../row.ts";

/** Stands for the seal that was computed from the parent. */
export const SEAL = "5e".repeat(32);
export const HELPER = "agent:helper";

/** A copy in which no part is shared with another (structuredClone would keep parts that are one part). */
export function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

/** The Grant with room for two more levels below it. */
export function parentOf(grant: Grant): Grant {
  const { depth } = grant.delegation;
  return { ...copy(grant), delegation: { ...grant.delegation, max_depth: Math.max(grant.delegation.max_depth, depth + 2) } };
}

/** What the parent's delegate can hand on, all of it: its own acts that are not denied, to `delegate` in its place. */
export function childOf(parent: Grant, delegate: ActorRef = HELPER): Grant {
  const child = copy(parent);
  const { sub } = parent.delegate;
  const inPlace = (actor: ActorRef) => (actor === sub ? delegate : actor);
  child.grant_id = "urn:uuid:00000000-0000-4000-8000-00000000c41d";
  child.delegate.sub = delegate;
  const denied = (act: string, effect: string) =>
    parent.denied.some((no) => (no.act === undefined ? no.effect === effect : no.act === act));
  child.authorities = child.authorities.filter(({ act, effect, actors }) => actors.includes(sub) && !denied(act, effect));
  for (const authority of child.authorities) authority.actors = authority.actors.map(inPlace);
  for (const formation of child.formations ?? []) replaceIn(formation, inPlace);
  const { depth, max_depth, agents, chain } = parent.delegation;
  child.delegation = {
    depth: depth + 1,
    max_depth,
    ...(agents !== undefined && depth + 1 < max_depth ? { agents } : {}),
    chain: [...chain, { grant_id: parent.grant_id, delegate: sub, seal: SEAL }],
  };
  return copy(child);
}

function replaceIn({ participants, settlement, handoffs = [], transitions = [] }: Formation, inPlace: (actor: ActorRef) => ActorRef): void {
  for (const participant of participants ?? []) participant.actor = inPlace(participant.actor);
  if (settlement?.evaluator !== undefined) settlement.evaluator = inPlace(settlement.evaluator);
  for (const ends of [...handoffs, ...transitions]) Object.assign(ends, { from: inPlace(ends.from), to: inPlace(ends.to) });
}

/** What is found, in short: the row and the place. */
export function found(parent: Grant, child: Grant, rows: readonly Row[] = ROWS): string[] {
  return contains({ grant: parent, seal: SEAL }, child, rows).map(({ rule, path }) => `${rule.slice(4)} ${path}`);
}

/** What is found when a child of `make`'s Grant is changed so; `before` changes the parent first, and so the child with it. */
export function judged(make: () => Grant, change: (child: Grant) => unknown, before: (parent: Grant) => unknown = () => {}): string[] {
  const parent = parentOf(make());
  before(parent);
  const child = childOf(parent);
  change(child);
  return found(parent, child);
}

/** A Grant in which everything that a row compares outside formations is written: a shop, a mailbox and what may only be read. */
export function rich(): Grant {
  const sources = grounding("principal", "system_of_record", "app:mail");
  const base = grantWith({
    grant_id: "urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1a77",
    purpose: "Buy what the house needs and answer the shops.",
    on_behalf_of: { kind: "organization", name: "Berg Yarn" },
    ceilings: ceilings({ purchased: "on_confirm", sent: "self_within_limits" }),
    work_system: {
      arrangement: "team",
      members: [{ actor: "agent:mate", name: "Mate", role: "Reads along" }],
      unnamed_agents: "non_binding",
    },
    delegation: { depth: 0, max_depth: 2, agents: [HELPER, "agent:other"], chain: [] },
    revocation: { command: "Stand down", status: "https://issuer.example/status.json" },
    confirmation: {
      channels: [
        { kind: "email", label: "Work", address: "anna@home.example" },
        { kind: "chat", label: "The chat" },
      ],
    },
    audit: { level: "official_acts", report: "right_after" },
    resources: [
      { id: "mail", provider: "Example Mail", label: "Mail", effects: ["read", "send_email"], account: "anna@home.example" },
      { id: "shop", provider: "shop.example", label: "Shop", effects: ["purchase"], locations: ["Clients/2026", "Orders"] },
    ],
    authorities: [
      nonBinding("mail.read", "read", ["mail"], [AGENT, "agent:mate"], sources),
      {
        act: "shop.buy",
        effect: "purchase",
        kind: "purchased",
        targets: { class: "merchants", scope: "named", ids: ["green.example", "lena@corner.example"] },
        resources: ["shop", "mail"],
        actors: [AGENT],
        grounding: sources,
        limits: {
          per_act: euros("80.00"),
          per_month: euros("300"),
          categories: ["groceries", "household"],
          binding_acts_per_day: 5,
          hours: everyDay("08:00", "18:00"),
        },
        pause_on_unexpected: true,
        go_ahead: { mode: "each_time", words: "Buy it." },
        commit: "user_approval",
      },
      {
        act: "mail.send",
        effect: "send_email",
        kind: "sent",
        targets: { class: "recipients", scope: "known", ids: ["lena@client.example"] },
        resources: ["mail"],
        actors: [AGENT],
        grounding: sources,
        limits: {},
        go_ahead: { mode: "standing" },
        commit: "automatic",
      },
    ],
    denied: [
      { effect: "subscribe", kind: "purchased" },
      { act: "mail.forward", effect: "send_email", kind: "sent" },
    ],
  });
  return {
    ...base,
    defaults: {
      working_mode: "ask",
      pause_on_unexpected: false,
      triggers: ["asked", "message"],
      self_changes: { memory: "ask", schedule: "ask", account_settings: "never" },
      new_connectors: "not_covered",
      data_movement: "listed_apps",
      max_recipients: 3,
      limits: {
        per_act: euros("100"),
        per_month: euros("400.00"),
        binding_acts_per_day: 10,
        hours: everyDay("07:00", "22:00"),
      },
      grounding: sources,
    },
  };
}

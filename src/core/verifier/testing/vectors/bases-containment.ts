// Parents, the child that hands one of them on whole, and how the vectors of G9a are written: one thing changed in the child, and the rows
// that are then violated. A link's seal is "computed": whoever runs the vectors fills in the one computed from the parent.
import type { ActorRef, Formation, Grant } from "../../../schema/grant.gen.ts";
import { AGENT, ceilings, euros, everyDay, grantWith, grounding, nonBinding } from "../../../testing/grant-parts.ts";
import type { ContainmentVector, Loose } from "./authoring.ts";

export const HELPER = "agent:helper";
export const MATE = "agent:mate";

export type Change = (grant: Loose) => unknown;
export type Row = "chain" | "validity" | "defaults" | "ceilings" | "denials" | "authorities" | "formations" | "delegation";

/** Sets members by JSON Pointer; undefined leaves a member out, and a last segment of "-" appends to a list. */
export function put(members: Record<string, unknown>): Change {
  return (grant) => {
    for (const [pointer, value] of Object.entries(members)) {
      const path = pointer.split("/").slice(1);
      const last = path.pop() ?? "";
      let at = grant;
      for (const segment of path) {
        at = at[segment];
        if (at === undefined) throw new Error(`No ${segment} of ${pointer} in this Grant.`);
      }
      if (last === "-") at.push(value);
      else at[last] = value;
    }
  };
}

export function both(...changes: readonly Change[]): Change {
  return (grant) => {
    for (const change of changes) change(grant);
  };
}

const copy = (value: unknown): Loose => JSON.parse(JSON.stringify(value));

/** What the parent's delegate hands on: the acts that the child's delegate may be given, in its place, and all else as it is. */
export function handOn(parent: Loose, delegate: ActorRef): Loose {
  const child = copy(parent);
  const { sub } = parent.delegate;
  const inPlace = (actor: ActorRef) => (actor === sub ? delegate : actor);
  const holder = parent.work_system.members.some(({ actor }: Loose) => actor === delegate) ? delegate : sub;
  child.grant_id = "urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1acc";
  child.delegate = { sub: delegate, name: "Helper", role: "Does what it is handed" };
  child.work_system.members = child.work_system.members.filter(({ actor }: Loose) => actor !== delegate);
  if (child.work_system.members.length === 0) child.work_system.arrangement = "one_agent";
  child.authorities = child.authorities.filter(({ actors }: Loose) => actors.includes(holder));
  for (const authority of child.authorities) authority.actors = [...new Set(authority.actors.map(inPlace))];
  for (const { participants = [], settlement, handoffs = [], transitions = [] } of child.formations ?? []) {
    for (const participant of participants) participant.actor = inPlace(participant.actor);
    if (settlement?.evaluator !== undefined) settlement.evaluator = inPlace(settlement.evaluator);
    for (const ends of [...handoffs, ...transitions]) Object.assign(ends, { from: inPlace(ends.from), to: inPlace(ends.to) });
  }
  const { delegation } = child;
  delegation.depth += 1;
  if (delegation.depth >= delegation.max_depth) delete delegation.agents;
  delegation.chain.push({ grant_id: parent.grant_id, delegate: sub, seal: "computed" });
  return child;
}

interface Given {
  /** Changes the parent before it is handed on, and so the child with it. */
  readonly parent?: Change;
  readonly base?: () => Grant;
  readonly to?: ActorRef;
}

/** A vector: the parent of `given`, handed on, the child changed so, and the rows that are violated. */
export function pair(id: string, about: string, change: Change, rows: readonly Row[], given: Given = {}): ContainmentVector {
  const made: Loose = (given.base ?? household)();
  given.parent?.(made);
  const parent = copy(made);
  const child = handOn(parent, given.to ?? HELPER);
  change(child);
  return { id, about, parent, child: copy(child), expect: { violations: rows.map((row) => `G9a.${row}`) } };
}

/** Both kinds of vector of one row and, unless said otherwise, one parent. */
export function row(name: Row, base: () => Grant = household) {
  return {
    within: (id: string, about: string, change: Change, given: Given = {}) => pair(id, about, change, [], { base, ...given }),
    wider: (id: string, about: string, change: Change, given: Given = {}) => pair(id, about, change, [name], { base, ...given }),
  };
}

/** Nothing changed: the child as it was handed on. */
export const asItIs: Change = () => {};

/** One agent and a mate who reads along: buying within every limit that an authority can have, and reading mail. */
export function household(): Grant {
  const base = grantWith({
    grant_id: "urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1ac0",
    purpose: "Buy what the house needs.",
    on_behalf_of: { kind: "organization", name: "Berg Yarn" },
    ceilings: ceilings({
      sent: "on_confirm",
      purchased: "on_confirm",
      transferred: "on_confirm",
      submitted: "on_confirm",
      changed: "on_confirm",
      shared: "on_confirm",
    }),
    work_system: { arrangement: "team", members: [{ actor: MATE, name: "Mate", role: "Reads along" }], unnamed_agents: "non_binding" },
    delegation: { depth: 0, max_depth: 2, agents: [HELPER, MATE], chain: [] },
    revocation: { command: "Stand down", status: "https://issuer.example/status.json" },
    confirmation: {
      channels: [
        { kind: "email", label: "Work", address: "anna@home.example" },
        { kind: "chat", label: "The chat" },
      ],
    },
    resources: [
      {
        id: "shop",
        provider: "shop.example",
        label: "Shop",
        account: "anna@home.example",
        effects: ["purchase", "read"],
        locations: ["Orders/2027", "Lists"],
      },
      { id: "mail", provider: "Example Mail", label: "Mail", effects: ["read", "purchase"] },
    ],
    authorities: [
      {
        act: "shop.buy",
        effect: "purchase",
        kind: "purchased",
        targets: { class: "merchants", scope: "named", ids: ["green.example", "lena@corner.example"] },
        resources: ["shop"],
        actors: [AGENT],
        grounding: {
          allowed: ["principal", "app:mail"],
          prohibited: ["web", "other_agents", "documents"],
          freshness: "P3D",
          on_disagreement: "ask",
          memory: "lead_only",
        },
        limits: {
          per_act: euros("80.00"),
          per_month: euros("300.00"),
          categories: ["groceries", "household"],
          binding_acts_per_day: 5,
          hours: everyDay("08:00", "18:00"),
        },
        pause_on_unexpected: true,
        go_ahead: { mode: "each_time", words: "Buy it." },
        commit: "user_approval",
      },
      nonBinding("mail.read", "read", ["mail"], [AGENT, MATE], grounding("principal", "app:mail")),
    ],
    denied: [
      { effect: "subscribe", kind: "purchased", label: "Start a subscription" },
      { act: "mail.forward", effect: "send_email", kind: "sent" },
    ],
  });
  return {
    ...base,
    defaults: {
      working_mode: "ask",
      pause_on_unexpected: false,
      triggers: ["asked", "message"],
      self_changes: { memory: "ask", schedule: "ask", account_settings: "ask" },
      new_connectors: "not_covered",
      data_movement: "listed_apps",
      max_recipients: 3,
      limits: { per_act: euros("100.00"), per_month: euros("400.00"), binding_acts_per_day: 10, hours: everyDay("07:00", "22:00") },
      grounding: grounding("principal", "system_of_record", "documents", "app:mail"),
    },
  };
}

/** An extension effect, without a class of other side, on a standing go-ahead: the kind and the class are the authority's own. */
export function reserving(): Grant {
  return grantWith({
    grant_id: "urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1ac1",
    purpose: "Keep the meeting rooms in order.",
    ceilings: ceilings({ changed: "self_within_limits", sent: "self_within_limits" }),
    delegation: { depth: 0, max_depth: 2, chain: [] },
    resources: [
      {
        id: "rooms",
        provider: "Example Rooms",
        label: "Rooms",
        effects: ["https://effects.example/reserve", "https://effects.example/reserve/"],
      },
    ],
    authorities: [
      {
        act: "room.reserve",
        effect: "https://effects.example/reserve",
        kind: "changed",
        resources: ["rooms"],
        actors: [AGENT],
        grounding: grounding("principal"),
        limits: {},
        go_ahead: { mode: "standing" },
        commit: "automatic",
      },
    ],
  });
}

const SETTLED: Formation = {
  name: "Campaign desk",
  arrangement: "hub.manager_worker",
  participants: [
    { actor: "agent:lead", membership: "member", authority: "delegates" },
    { actor: "agent:writer", membership: "member", authority: "delegated" },
    { actor: "person:legal", membership: "adjacent", interaction: "consulted", commit: "ratifies" },
  ],
  settlement: { kind: "owner_acceptance", evaluator: "agent:lead", evidence: ["accept", "commit"] },
  handoffs: [{ from: "agent:writer", to: "person:legal", seam: "accountability" }],
  transitions: [{ from: "agent:lead", to: "principal", authority: "human_gate", acts: ["publish_campaign"] }],
  acts: ["publish_campaign", "announce"],
};

/** A lead with a writer and one for the channels, who takes no part in the formation: publishing and announcing, each time. */
export function desk(formation: Formation = SETTLED): Grant {
  const sources = grounding("principal", "system_of_record");
  const official = { resources: ["website"], actors: ["agent:lead"], grounding: sources, limits: {}, commit: "user_approval" as const };
  return JSON.parse(
    JSON.stringify(
      grantWith({
        grant_id: "urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1ac2",
        purpose: "Prepare and publish the spring campaign.",
        delegate: { sub: "agent:lead", name: "Lead", role: "Runs the campaign" },
        work_system: {
          arrangement: "team",
          members: [
            { actor: "agent:writer", name: "Writer", role: "Writes the texts" },
            { actor: "agent:social", name: "Social", role: "Looks after the channels" },
          ],
          unnamed_agents: "nothing",
        },
        ceilings: ceilings({ shared: "on_confirm", sent: "self_within_limits" }),
        delegation: { depth: 0, max_depth: 2, chain: [] },
        resources: [
          {
            id: "website",
            provider: "bergyarn.example",
            label: "Website",
            account: "editor",
            effects: ["draft", "publish", "send_message"],
          },
        ],
        authorities: [
          {
            act: "publish_campaign",
            effect: "publish",
            kind: "shared",
            targets: { class: "audience", scope: "named", ids: ["bergyarn.example"] },
            ...official,
            go_ahead: { mode: "each_time" },
          },
          {
            act: "announce",
            effect: "send_message",
            kind: "sent",
            targets: { class: "recipients", scope: "any", ids: [] },
            ...official,
            go_ahead: { mode: "each_time" },
          },
          nonBinding("docs.draft", "draft", ["website"], ["agent:lead", "agent:writer"], sources),
        ],
        formations: [formation],
      }),
    ),
  );
}

// How the work progresses (§4 question 2): triggers, changes to itself, new apps, moving information, unnamed agents.
import type { Defaults, SelfChanges, Trigger, WorkSystem } from "../schema/grant.gen.ts";

export const TRIGGERS = {
  asked: { label: "You ask for it", phrase: "when it is asked" },
  routine: { label: "A routine you set up", phrase: "by a routine" },
  message: { label: "A message arrives", phrase: "when a message arrives" },
  notification: { label: "A notification arrives", phrase: "when a notification arrives" },
  app_event: { label: "Something happens in an app", phrase: "when something happens in an app" },
  handoff: { label: "Another agent hands it over", phrase: "by another agent's hand-off" },
  autonomous: { label: "It starts by itself", phrase: "by itself" },
} as const satisfies Record<Trigger, { label: string; phrase: string }>;

export const SELF_CHANGES = {
  memory: { label: "Its memory", phrase: "what it remembers" },
  schedule: { label: "Its own schedules", phrase: "its own schedules" },
  account_settings: { label: "Account settings", phrase: "account settings" },
} as const satisfies Record<keyof SelfChanges, { label: string; phrase: string }>;

/** A rule for a change it would make to itself; rank 0 is the strictest. */
export const SELF_CHANGE_RULES = {
  never: { label: "Never", rank: 0 },
  ask: { label: "Ask first", rank: 1 },
  allowed: { label: "Allowed", rank: 2 },
} as const satisfies Record<SelfChanges["memory"], { label: string; rank: 0 | 1 | 2 }>;

export const NEW_CONNECTORS = {
  not_covered: { label: "Not covered", means: "An app or tool that appears later is not covered until you update the Grant." },
  covered: { label: "Covered for reading", means: "It may read in an app that appears later. Official acts stay in the apps named here." },
} as const satisfies Record<Defaults["new_connectors"], { label: string; means: string }>;

export const DATA_MOVEMENT = {
  never: { label: "Never", means: "It does not move information from one app to another." },
  ask: { label: "Ask each time", means: "It asks before information leaves one app for another." },
  listed_apps: { label: "Only between the apps listed here", means: "Information stays among the apps this Grant names." },
} as const satisfies Record<Defaults["data_movement"], { label: string; means: string }>;

export const UNNAMED_AGENTS = {
  nothing: { label: "Nothing", means: "An agent that this Grant does not name may do nothing under it." },
  non_binding: { label: "Only what is not official", means: "It may read, search and draft; nothing that binds you." },
  ask: { label: "Ask first", means: "It has to ask you before it does anything." },
} as const satisfies Record<WorkSystem["unnamed_agents"], { label: string; means: string }>;

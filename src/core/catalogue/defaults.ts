// The least-privilege answers: what is chosen before anyone answers.
import type { CeilingLevel, Defaults, SourceRef, WorkSystem } from "../schema/grant.gen.ts";
import { BINDING_KINDS, type BindingKind, KINDS } from "./kinds.ts";

/** The authority service that a Grant names unless the person sets another (§6). */
export const DEFAULT_ISSUER = "https://bot0.ai/power-of-action";
/** The human revocation command (§6). */
export const DEFAULT_REVOCATION = "Stand down";
/** How long a Grant runs unless the person says otherwise, in days. */
export const DEFAULT_DAYS = 30;
export const DEFAULT_FRESHNESS = "P7D";
export const DEFAULT_DAILY_ACTS = 10;

/** How an ask reaches the principal before question 5 is answered: the conversation in which the agent works. */
export const DEFAULT_CHANNEL = { kind: "chat", label: "The conversation with the agent" } as const;
/** What is kept of every official act before question 6 is answered (G13). */
export const DEFAULT_RECORD = {
  where: "A list that the agent keeps in its conversation and shows when it is asked",
  contains: ["What was done", "When", "For whom or with whom", "On what grounds"],
} as const;

/** The sources chosen before anyone answers; the act's own apps are added to them. */
export const DEFAULT_SOURCES: readonly SourceRef[] = ["principal", "system_of_record"];
export const DEFAULT_PROHIBITED_SOURCES: readonly SourceRef[] = ["web", "other_agents"];

export const DEFAULT_PROGRESS = {
  working_mode: "ask",
  pause_on_unexpected: true,
  triggers: ["asked"],
  self_changes: { memory: "ask", schedule: "never", account_settings: "never" },
  new_connectors: "not_covered",
  data_movement: "never",
  max_recipients: 1,
} as const satisfies Partial<Defaults>;

export const DEFAULT_UNNAMED_AGENTS: WorkSystem["unnamed_agents"] = "nothing";

/** The ceilings before question 6 is answered, given the kinds of which an act is allowed. */
export function defaultCeilings(allowed: ReadonlySet<BindingKind>): Record<BindingKind, CeilingLevel> {
  const entries = BINDING_KINDS.map((kind) => [kind, allowed.has(kind) ? KINDS[kind].ceiling : KINDS[kind].untouched]);
  return Object.fromEntries(entries) as Record<BindingKind, CeilingLevel>;
}

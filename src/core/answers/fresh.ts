// The least-privilege answers that stand before anyone answers, and what a newly allowed act starts with.
import { actRow } from "../catalogue/acts.ts";
import {
  DEFAULT_CHANNEL,
  DEFAULT_DAILY_ACTS,
  DEFAULT_DAYS,
  DEFAULT_FRESHNESS,
  DEFAULT_ISSUER,
  DEFAULT_PROGRESS,
  DEFAULT_PROHIBITED_SOURCES,
  DEFAULT_RECORD,
  DEFAULT_REVOCATION,
  DEFAULT_SOURCES,
  DEFAULT_UNNAMED_AGENTS,
} from "../catalogue/defaults.ts";
import { effectRow } from "../catalogue/effects.ts";
import { isBinding } from "../catalogue/kinds.ts";
import type { Effect, Kind } from "../schema/grant.gen.ts";
import type { ActAnswer, Answers } from "./answers.ts";

/**
 * The answers of a new draft. `principal` and `delegate` are identifiers minted by the caller
 * (urn:bot0:principal:<uuid>, urn:bot0:agent:<uuid>), stable through renames (G4).
 */
export function freshAnswers(ids: { principal: string; delegate: string }): Answers {
  return {
    iss: DEFAULT_ISSUER,
    principal: { sub: ids.principal, name: "" },
    agents: { delegate: { sub: ids.delegate, name: "", role: "" }, arrangement: "one_agent", members: [] },
    discovery: { inventories: [] },
    work: { purpose: "", summary: "", includes: [], excludes: [], resources: [], acts: [], nevers: [] },
    progress: {
      ...DEFAULT_PROGRESS,
      triggers: [...DEFAULT_PROGRESS.triggers],
      self_changes: { ...DEFAULT_PROGRESS.self_changes },
      max_recipients: String(DEFAULT_PROGRESS.max_recipients),
      binding_acts_per_day: String(DEFAULT_DAILY_ACTS),
      starts: { kind: "when_sealed" },
      ends: { kind: "after_days", days: String(DEFAULT_DAYS) },
      audit: { level: "official_acts", report: "right_after" },
    },
    participants: { unnamed_agents: DEFAULT_UNNAMED_AGENTS, delegation: { depth: 0, max_depth: "0", chain: [] } },
    grounds: {
      allowed: [...DEFAULT_SOURCES],
      prohibited: [...DEFAULT_PROHIBITED_SOURCES],
      freshness: DEFAULT_FRESHNESS,
      on_disagreement: "ask",
    },
    go_ahead: { channels: [{ ...DEFAULT_CHANNEL }], revocation_command: DEFAULT_REVOCATION, revocation_status: "" },
    official: { ceilings: {}, record_where: DEFAULT_RECORD.where, record_contains: [...DEFAULT_RECORD.contains], conflicts: [] },
    formations: [],
  };
}

/** A newly allowed act with the least-privilege answers: held by the delegate, known counterparties, asked each time. */
export function freshAct(act: { id: string; effect: Effect; kind: Kind }, holder: string): ActAnswer {
  const counterparties = effectRow(act.effect)?.counterparties;
  return {
    act: act.id,
    effect: act.effect,
    kind: act.kind,
    resources: [],
    categories: [],
    binding_acts_per_day: "",
    pause_on_unexpected: false,
    actors: [holder],
    ...(counterparties ? { targets: { class: counterparties, scope: "known" as const, ids: [] } } : {}),
    grounding: {},
    ...(isBinding(act.kind) ? { go_ahead: { mode: "each_time" as const } } : {}),
  };
}

/** A newly allowed act of the catalogue, or nothing for an act the catalogue does not know. */
export function freshCatalogueAct(id: string, holder: string): ActAnswer | undefined {
  const row = actRow(id);
  if (!row) return undefined;
  const kind = effectRow(row.effect)?.kind ?? "none";
  return freshAct({ id, effect: row.effect, kind }, holder);
}

// One small change to a Grant, at a leaf, to a value that a Grant may have there: what every output must show.
import { ARRANGEMENTS } from "../../catalogue/arrangements.ts";
import { CHANNELS } from "../../catalogue/channels.ts";
import { COUNTERPARTIES, SCOPES } from "../../catalogue/counterparties.ts";
import { CEILINGS, KINDS } from "../../catalogue/kinds.ts";
import { MODES } from "../../catalogue/modes.ts";
import { DATA_MOVEMENT, NEW_CONNECTORS, SELF_CHANGE_RULES, TRIGGERS, UNNAMED_AGENTS } from "../../catalogue/progress.ts";
import { DISAGREEMENT } from "../../catalogue/sources.ts";
import { parsePointer } from "../../lib/pointer.ts";
import type { Leaf } from "./coverage.ts";

const settlements = [...new Set(Object.values(ARRANGEMENTS).map(({ settlement }) => settlement))];
const routings = [...new Set(Object.values(ARRANGEMENTS).map(({ routing }) => routing))];

/** Where only some words may stand: the last part of the path (or its last two), and the words. */
const WORDS: readonly (readonly [RegExp, readonly unknown[]])[] = [
  [/^\/on_behalf_of\/kind$/, ["self", "person", "organization"]],
  [/\/working_mode$/, Object.keys(MODES)],
  [/\/triggers\/\d+$/, Object.keys(TRIGGERS)],
  [/\/self_changes\/\w+$/, Object.keys(SELF_CHANGE_RULES)],
  [/\/new_connectors$/, Object.keys(NEW_CONNECTORS)],
  [/\/data_movement$/, Object.keys(DATA_MOVEMENT)],
  [/\/on_disagreement$/, Object.keys(DISAGREEMENT)],
  [/\/memory$/, ["lead_only", "proof"]],
  [/\/days\/\d+$/, ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]],
  [/\/(?:start|end)$/, ["03:07", "04:08"]],
  [/\/timezone$/, ["Europe/Stockholm", "Asia/Kathmandu", "Pacific/Auckland"]],
  [/\/currency$/, ["EUR", "USD", "GBP"]],
  [/\/freshness$/, ["P3D", "PT7H"]],
  [/^\/ceilings\/\w+$/, Object.keys(CEILINGS)],
  [/^\/work_system\/arrangement$/, ["one_agent", "team", "lead_with_specialists", "external_system"]],
  [/\/unnamed_agents$/, Object.keys(UNNAMED_AGENTS)],
  [/\/channels\/\d+\/kind$/, Object.keys(CHANNELS)],
  [/^\/audit\/level$/, ["official_acts", "all_acts"]],
  [/^\/audit\/report$/, ["right_after", "daily_summary"]],
  [/\/validity\/\w+$/, ["2031-01-02T03:04:05Z", "2032-01-02T03:04:05Z"]],
  [/\/reach\/\d+$/, ["read", "write", "delete", "share"]],
  [/\/effects\/\d+$/, ["sign", "place_call", "https://effects.example/other"]],
  [/\/effect$/, ["sign", "place_call", "https://effects.example/other"]],
  [/^\/(?:authorities|denied)\/\d+\/kind$/, ["none", ...Object.keys(KINDS)]],
  [/\/targets\/class$/, Object.keys(COUNTERPARTIES)],
  [/\/targets\/scope$/, Object.keys(SCOPES)],
  [/\/go_ahead\/mode$/, ["standing", "each_time"]],
  [/\/applies$/, ["tool_permission", "work_rule"]],
  [/^\/formations\/\d+\/arrangement$/, Object.keys(ARRANGEMENTS)],
  [/\/routing_authority$/, routings],
  [/\/membership$/, ["member", "adjacent"]],
  [/\/interaction$/, ["none", "consulted", "notified"]],
  [/\/participants\/\d+\/authority$/, ["none", "delegates", "delegated"]],
  [/\/participants\/\d+\/commit$/, ["none", "ratifies"]],
  [/\/settlement\/kind$/, settlements],
  [/\/reversibility$/, ["reversible", "costly", "irreversible"]],
  [/\/evidence\/\d+$/, ["accept", "votes", "transfer", "award", "commit"]],
  [/\/join$/, ["all", "any", "first_completed", "decision", "wait_for_activated_arms"]],
  [/\/termination\/kind$/, ["construction", "declared_bound", "model_signal", "unbounded"]],
  [/\/on_limit$/, ["ask", "stop"]],
  [/\/ownership$/, ["moves", "stays"]],
  [/\/seam$/, ["coordination", "specialisation", "segregation_of_duties", "accountability", "external_sla"]],
  [/\/transitions\/\d+\/authority$/, ["human_gate", "agent_delegates"]],
  [/\/plan_provenance$/, ["authored", "runtime", "hybrid"]],
  [/(?:allowed|prohibited)\/\d+$/, ["documents", "system_of_record", "app:elsewhere"]],
];

/** Other values that could stand at a leaf; none where the value is the only one ("pause_on_unexpected": true of an authority). */
export function otherValues(grant: unknown, { path, value }: Leaf): unknown[] {
  const words = WORDS.find(([pattern]) => pattern.test(path))?.[1];
  if (words) return words.filter((word) => word !== value);
  if (/^\/authorities\/\d+\/commit$/.test(path)) return otherCommits(grant, path, value);
  if (typeof value === "number") return [value + 1];
  if (typeof value === "boolean") return path === "/defaults/pause_on_unexpected" ? [!value] : [];
  if (Array.isArray(value)) return [];
  if (/\/amount$/.test(path)) return ["7"];
  return typeof value === "string" ? [`${value}x`] : [];
}

/** "automatic" stands beside a standing go-ahead only, and alone beside kind none. */
function otherCommits(grant: unknown, path: string, value: unknown): unknown[] {
  const [, index] = parsePointer(path);
  const authority = (grant as { authorities: { kind: string; go_ahead?: { mode: string } }[] }).authorities[Number(index)];
  if (authority?.kind === "none") return [];
  const all = authority?.go_ahead?.mode === "standing" ? ["automatic", "user_approval", "prohibited"] : ["user_approval", "prohibited"];
  return all.filter((commit) => commit !== value);
}

/** A copy of the document with another value at a path. */
export function changed<T>(document: T, path: string, value: unknown): T {
  const copy = structuredClone(document);
  place(copy, path, value);
  return copy;
}

/** Puts a value into a document, at a path that is there. */
export function place(document: unknown, path: string, value: unknown): void {
  const segments = parsePointer(path);
  const last = segments.pop() ?? "";
  let at = document as Record<string, unknown>;
  for (const segment of segments) at = at[segment] as Record<string, unknown>;
  at[last] = value;
}

/** The optional members of a document: what may be taken out. */
const OPTIONAL =
  /\/(?:on_behalf_of|request|formation_section|status|address|platform|account|place|reach|via|locations|label|words|rule|threshold|evaluator|reversibility|evidence|join|termination|ownership|acceptance|seam|configuration|plan_provenance|performer_composition|eligibility|envelope|per_act|per_month|categories|binding_acts_per_day|hours|pause_on_unexpected|freshness|agents|acts|routing_authority|interaction|stop_rule|conflicts|formations|settlement|handoffs|transitions)$/;
const NEEDED = /^\/(?:confirmation\/channels\/\d+|resources\/\d+)\/label$|^\/defaults\/pause_on_unexpected$/;

/** Every optional member that is there, by its path. */
export function optionalMembers(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const at = `${path}/${key}`;
    const own = !Array.isArray(value) && OPTIONAL.test(at) && !NEEDED.test(at) ? [at] : [];
    return [...own, ...optionalMembers(item, at)];
  });
}

/** A copy of the document without a member. */
export function without<T>(document: T, path: string): T {
  const copy = structuredClone(document);
  const segments = parsePointer(path);
  const last = segments.pop() ?? "";
  let at = copy as Record<string, unknown>;
  for (const segment of segments) at = at[segment] as Record<string, unknown>;
  delete at[last];
  return copy;
}

// The form that the request asks for, as tables: which members an item of each area has, and which values a member may have
// (schemas/discovery-answer.schema.json says the same, and a test holds the two together).
import { CATALOGUE_EFFECTS } from "../catalogue/effects.ts";
import { BINDING_KINDS } from "../catalogue/kinds.ts";
import { TRIGGERS } from "../catalogue/progress.ts";
import type { JsonObject, JsonValue } from "../lib/json.ts";
import { AREA_STATES, type AreaName, type AreaState } from "./codes.ts";

/** The values a member may have, or "text" for any. */
type Values = "text" | readonly string[];

export type AreaStatus = Exclude<AreaState, "not_answered">;
export const STATUSES = (Object.keys(AREA_STATES) as AreaState[]).filter((state) => state !== "not_answered") as readonly AreaStatus[];

/** true is read as yes and false as no: the form says so, nothing else is understood as either. */
const YES_NO = ["yes", "no"];
const YES_NO_UNKNOWN = [...YES_NO, "unknown"];
const YES_NO_PARTLY_UNKNOWN = [...YES_NO, "partly", "unknown"];

export const ROLES = ["main", "member", "only"] as const;
export const REACH = ["read", "write", "delete", "share"] as const;

export const ITEM_MEMBERS = {
  places: { name: "text", kind: "text", others_who_can_use: "text" },
  connectors: { provider: "text", via: "text", scope: "text", reach: REACH },
  identities: {
    provider: "text",
    account: "text",
    whose: "text",
    acts_as: "text",
    permits: "text",
    session: ["signed_in", "signed_out", "unknown"],
    credential: "text",
  },
  capabilities: {
    id: "text",
    provider: "text",
    account: "text",
    operation: "text",
    effect: CATALOGUE_EFFECTS,
    scope: "text",
    lands: "text",
    reversible: YES_NO_PARTLY_UNKNOWN,
    undo: "text",
    moves_information: YES_NO_UNKNOWN,
    confirmation: "text",
    unattended: YES_NO_UNKNOWN,
  },
  movement: { from: "text", to: "text", how: "text", unattended: YES_NO_UNKNOWN },
  triggers: { kind: Object.keys(TRIGGERS), what: "text" },
  instruction_sources: { source: "text", may_instruct: YES_NO_UNKNOWN },
  helpers: { name: "text", access: "text", can_hand_on: YES_NO_UNKNOWN },
  persistence: { what: "text", where: "text", survives_revocation: YES_NO_PARTLY_UNKNOWN },
  recovery: { capability: "text", undo: "text", until: "text", evidence: "text", where: "text" },
  commit_boundaries: { capability: "text", kind: BINDING_KINDS, point: "text", stops_for: "text" },
  changes_after: { what: "text", by: "text", notice: "text" },
  inabilities: { claim: "text", checked: YES_NO, how: "text" },
} as const satisfies Record<AreaName, Record<string, Values>>;

export const AREA_MEMBERS: ReadonlySet<string> = new Set(["status", "how", "complete", "items", "discrepancies"]);
export const AGENT_MEMBERS: ReadonlySet<string> = new Set([
  "name",
  "id",
  "platform",
  "role",
  "runs",
  "role_in_team",
  "directed_by",
  "teammates",
]);
export const ANSWER_MEMBERS: ReadonlySet<string> = new Set(["answer_version", "answered_at", "agent", "areas", "formation"]);
export const FORMATION_MEMBERS: ReadonlySet<string> = new Set(["sentence", "leads", "final", "waits_for_person"]);

/** The values that a member of an item may have; undefined for a member that the form does not know. */
export function valuesOf(area: AreaName, member: string): Values | undefined {
  if (member === "status") return STATUSES;
  const members: Readonly<Record<string, Values>> = ITEM_MEMBERS[area];
  return Object.hasOwn(members, member) ? members[member] : undefined;
}

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isArray(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** An own member of an object: an inherited name ("constructor") is no member. */
export function own(object: JsonObject, name: string): JsonValue | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** A text that says something: null, an empty text and other kinds of value are not stated. */
export function textOf(value: JsonValue | undefined): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}

/** Whether a text has a letter or a digit: "-" and "?" stand where a person would leave a blank. */
export function hasWords(text: string | undefined): boolean {
  return text !== undefined && /[\p{L}\p{N}]/u.test(text);
}

/** yes or no as the form writes them, its synonyms true and false included; anything else is unstated. */
export function yesNo(value: JsonValue | undefined): "yes" | "no" | "unstated" {
  if (value === true || value === "yes") return "yes";
  return value === false || value === "no" ? "no" : "unstated";
}

/** A value as text for showing: a text as it is, everything else as JSON. */
export function written(value: JsonValue): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

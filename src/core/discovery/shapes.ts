// What the reader gives back (§3a Reading the answer): data, never authority, and never less than what was written.
import type { JsonValue } from "../lib/json.ts";
import type { AreaName, AreaState, BlockKind, FindingCode, FlagCode, RepairCode } from "./codes.ts";

/** One part of the text that may be an answer. Offsets are UTF-16 units into the text as shown; the end is exclusive. */
export interface Block {
  /** Counts from 1. */
  readonly n: number;
  readonly kind: BlockKind;
  readonly start: number;
  readonly end: number;
  /** The areas below were read from this block. */
  readonly chosen: boolean;
  /** Why nothing was read from it: a whole sentence, where more is known than its kind says. */
  readonly why?: string;
}

/** Who is answering (§3a). Absent members were not stated; a role that is not known is in `flags` and in `as_written`. */
export interface AnsweringAgent {
  readonly name?: string;
  readonly id?: string;
  readonly platform?: string;
  /** main: it runs other agents. member: one agent in a team. only: the only agent. */
  readonly role?: "main" | "member" | "only";
  /** The agents that it runs, and whether it can see what each can reach. */
  readonly runs: readonly { readonly name: string; readonly access_visible: "yes" | "no" | "unstated" }[];
  readonly role_in_team?: string;
  readonly directed_by?: string;
  readonly teammates: readonly string[];
  /** What the answer says of the agent, whole. */
  readonly as_written?: JsonValue;
}

export interface Area {
  /** One of the four answers of §3a, or not answered: a missing area is never none found. */
  readonly state: AreaState;
  /** How it was checked, in the agent's words. */
  readonly how?: string;
  /** The answer says how this was checked. Whether the words describe a check is for a person to read. */
  readonly checked: "yes" | "no" | "unstated";
  /** Not everything is listed: said so, cut off, or found with nothing listed. */
  readonly incomplete: boolean;
  /** Each item whole, as it was written. */
  readonly items: readonly JsonValue[];
}

/** Where in the text it was, as an offset, and what it was. */
export interface Repair {
  readonly code: RepairCode;
  readonly at: number;
  readonly note: string;
}

/**
 * `path` is a JSON Pointer into the chosen block, or "" for the text as a whole. `raw` is what was written there; for a secret it says what
 * it looks like instead, and for hidden characters in running text which they are. Other flags can hold a secret in what they quote, as the
 * items can: show them through `masked` until the person has looked at the proposed redactions.
 */
export interface Flag {
  readonly code: FlagCode;
  readonly path: string;
  readonly raw: string;
}

/** Both readings, kept apart, and what happened in practice. */
export interface Discrepancy {
  readonly path: string;
  readonly readings: readonly string[];
  readonly in_practice?: string;
}

/** What a comparison turned up about something the answer names; `at` is a JSON Pointer into the chosen block. */
export interface DiscoveryFinding {
  readonly code: FindingCode;
  readonly about: string;
  readonly declared?: string;
  readonly reachable?: string;
  readonly at?: string;
}

/** The formation section's answer (§3a): description only. Absent members are unknown. */
export interface FormationAnswer {
  /** As the agent wrote it. */
  readonly sentence?: string;
  /** The arrangement whose sentence was quoted word for word; absent when no known sentence was. */
  readonly arrangement?: string;
  readonly leads?: string;
  readonly final?: string;
  readonly waits_for_person?: string;
}

export interface Reading {
  /** SHA-256 over the text that accepting would bind (G15); absent when the text can't be bound or hashed. */
  readonly sha256?: string;
  /** The bytes of that text in UTF-8; absent when it can't be bound. */
  readonly bytes?: number;
  readonly blocks: readonly Block[];
  readonly agent: AnsweringAgent;
  readonly areas: Readonly<Record<AreaName, Area>>;
  /** There only when the answer has the optional section. */
  readonly formation?: FormationAnswer;
  readonly repairs: readonly Repair[];
  readonly flags: readonly Flag[];
  readonly discrepancies: readonly Discrepancy[];
  readonly findings: readonly DiscoveryFinding[];
}

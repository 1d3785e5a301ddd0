// Generated from schemas/ by scripts/generate.mjs. Do not edit: change the schema and run `npm run generate`.

export type WorkingMode = "plan" | "ask" | "auto" | "full_auto";
export type ActId = string;
/**
 * principal, or an agent:, person: or system: reference, or an absolute URN (an agent).
 */
export type ActorRef = string;

/**
 * What the host alone knows when it asks for a decision (§7). Nothing of it is ever read from the request. The Grant, its parents and the result of authentication are objects of the host's program and stand beside this form.
 */
export interface HostContext {
  mode: "document" | "carrier";
  /**
   * RFC 3339, with any offset.
   */
  now: string;
  status: "active" | "revoked" | "unknown";
  enforcement: "advisory" | "commit_boundary" | "provider_native";
  /**
   * Root first.
   */
  parents?: ParentStatus[];
  session_mode?: WorkingMode;
  acceptance?: AcceptanceGiven;
  known_counterparties?: string[];
  usage?: Usage;
  attested?: Attested[];
  trusted_runners?: ActorRef[];
  /**
   * The reasons of the asks that the principal answered yes for exactly this request.
   */
  answered?: string[];
  /**
   * The kinds of channel that can reach the principal now.
   */
  channels?: ("chat" | "email" | "sms" | "call" | "push" | "in_person" | "other")[];
}
export interface ParentStatus {
  status: "active" | "revoked" | "unknown";
}
export interface AcceptanceGiven {
  grant_id: string;
  seal: string;
  decision: string;
}
/**
 * The host's own totals of the calendar month and counts of the calendar day, in the time zone of the Grant's hours (UTC where none). What a list does not name was not done.
 */
export interface Usage {
  month?: MonthTotal[];
  today?: DayCount[];
}
export interface MonthTotal {
  act: ActId;
  currency: string;
  total: string;
}
export interface DayCount {
  act: ActId;
  count: number;
}
/**
 * What the host verified of one settlement: for this act with exactly these arguments and this evidence, who signed it, or which runner vouches for the whole.
 */
export interface Attested {
  act: ActId;
  arguments?: {};
  evidence: {};
  actors: ActorRef[];
  runner?: ActorRef;
}

// What `verify` takes and gives (§7). The request is the proposer's; the context is the host's alone, and nothing of it is ever read from
// the request (invariant 6).
import type { Reason, Verdict } from "../catalogue/reasons.ts";
import type { HostContext, ParentStatus } from "../schema/context.gen.ts";
import type { VerifyRequest } from "../schema/request.gen.ts";
import type { Authenticated } from "./authenticated.ts";
import type { PreparedGrant } from "./prepare.ts";

/** One proposed act, with its exact arguments. Its form is schemas/request.schema.json; members that form does not name change nothing. */
export type Request = VerifyRequest;

/** A parent of the Grant, with its status at its issuer. */
export interface Parent extends ParentStatus {
  readonly grant: PreparedGrant;
}

/**
 * What the host knows. Its plain part has the form of schemas/context.schema.json.
 * `grant` may be left out in carrier mode, where the authenticated one is judged.
 */
export interface Context extends Omit<HostContext, "parents" | "answered"> {
  readonly grant?: PreparedGrant;
  /** What `authenticate` gave for the carriers; looked at in carrier mode only. */
  readonly authenticated?: Authenticated;
  /** Root first. */
  readonly parents?: readonly Parent[];
  /** The asks that the principal answered yes for exactly this request: these are passed over, nothing else is. */
  readonly answered?: readonly Reason[];
}

/** One thing that a step found, or that it passed. */
export interface TraceEntry {
  readonly step: number;
  /** A decision; `passed`; `answered` for an ask that was passed over; `unknown` where the step lacks what was not stated. */
  readonly outcome: Verdict | "passed" | "answered" | "unknown";
  readonly note: string;
  readonly reason?: Reason;
}

export interface Decision {
  readonly decision: Verdict;
  /** The step of §7 that decides; 0 before the first. */
  readonly step: number;
  readonly reason: Reason;
  /** One plain sentence. */
  readonly message: string;
  /** A JSON Pointer to the member of the Grant that decides; for invalid_request, into the request or the context. */
  readonly path?: string;
  /** The index of the authority that was judged. */
  readonly authority?: number;
  /** Every step that was judged, in order; all breaches, also those after the decision. */
  readonly trace: readonly TraceEntry[];
  /**
   * What would follow if every ask were answered yes, ending in the decision that would then stand. It ends early where a later step lacks
   * what was not stated. Empty after a DENY or an ALLOW.
   */
  readonly then: readonly { readonly decision: Verdict; readonly step: number; readonly reason: Reason }[];
}

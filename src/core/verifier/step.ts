// What the twenty steps have in common: what they are given, and how they say what they find.
import { REASONS, type Reason } from "../catalogue/reasons.ts";
import type { Context, Request, TraceEntry } from "./decision.ts";
import type { Held, Lookup } from "./lookup.ts";
import type { Resolution } from "./resolve-authority.ts";

/** What a step judges. */
export interface Judged {
  readonly request: Request;
  readonly context: Context;
  /** The Grant: in carrier mode the authenticated one. */
  readonly lookup: Lookup;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly resolution: Resolution;
  /** The authority; absent before step 7, and for a change that the agent would make to itself alone. */
  readonly held?: Held;
}

/** One thing found: the reason says the decision. `path` is a JSON Pointer into the Grant. */
export interface Found {
  readonly reason: Reason;
  readonly message: string;
  readonly path?: string;
}

/**
 * What a step says: nothing where it lets the act pass; what it found, in the order of the step's reasons; or that it cannot tell, because
 * it needs what an earlier step found unstated.
 */
export type Said = readonly Found[] | "unknown";

export interface StepSpec {
  readonly step: number;
  /** What is judged, in a few words. */
  readonly title: string;
  /** §7's own words. */
  readonly clause: string;
}

export interface Step {
  readonly spec: StepSpec;
  readonly judge: (judged: Judged) => Said;
  /** Its entry of the trace where it lets the act pass. */
  readonly passed: TraceEntry;
}

/** A step as it is run, made once of what its file says: so that a decision makes no entry anew that is always the same. */
export function stepOf({ spec, judge }: Pick<Step, "spec" | "judge">): Step {
  return Object.freeze({ spec, judge, passed: Object.freeze({ step: spec.step, outcome: "passed", note: spec.title }) });
}

export const PASSES: Said = Object.freeze([]);

/** One thing found; the sentence is the reason's own where there is nothing more exact to say. */
export function found(reason: Reason, path?: string, more?: string): Found {
  const sentence = REASONS[reason].sentence;
  const message = more === undefined ? sentence : `${sentence} ${more}`;
  return path === undefined ? { reason, message } : { reason, message, path };
}

/** The same as the only thing a step says. */
export function says(reason: Reason, path?: string, more?: string): Said {
  return [found(reason, path, more)];
}

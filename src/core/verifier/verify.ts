// §7: "may this agent, acting for this principal, under this grant, perform this effect, against this target, through this resource, as this
// actor, using this evidence, with these arguments, at this moment?" The steps and their order stand in steps/steps.ts; here they are only run.
import { decisionOf, isUnstated, type Reason } from "../catalogue/reasons.ts";
import type { Finding } from "../lib/finding.ts";
import { isVerified } from "./authenticated.ts";
import { type Course, courseOf, type Event, followedBy, strictest } from "./course.ts";
import type { Context, Decision, Request, TraceEntry } from "./decision.ts";
import type { Held, Lookup } from "./lookup.ts";
import { momentOf } from "./moment.ts";
import { preparedLookup, refusalOf } from "./prepare.ts";
import { checkContext, checkPlainContext, checkRequest, type Malformed } from "./read-input.ts";
import { resolveAuthority } from "./resolve-authority.ts";
import { found, type Judged, type Said, type Step, stepOf } from "./step.ts";
import { judgeAcceptance } from "./steps/00-before.ts";
import { notVerified } from "./steps/01-carrier.ts";
import { authoritiesFor } from "./steps/06-authority.ts";
import { AUTHORITY_STEPS, BESIDE_A_CHANGE_STEPS, COMMON_STEPS, SELF_CHANGE_STEPS } from "./steps/steps.ts";

/**
 * Judges one proposed act. Synchronous and pure, and it never throws, whatever JSON it is given: what cannot be read is DENY, invalid_request. The
 * time it takes does not grow with the Grant. An ALLOW is a control only where something that the agent cannot bypass asks for it (§7a).
 */
export function verify(request: Request, context: Context): Decision {
  const malformed = checkRequest(request) ?? checkContext(context);
  if (malformed !== undefined) return invalid(malformed);
  const { authenticated, mode } = context;
  const lookup = preparedLookup(mode === "carrier" && isVerified(authenticated) ? authenticated.grant : context.grant);
  if (lookup === undefined) return decided(courseOf([step(1, () => notVerified(context))], {} as Judged), context);
  const judged: Judged = {
    request,
    context,
    lookup,
    now: momentOf(context.now) as number,
    resolution: resolveAuthority(request, lookup),
  };
  return decided(
    followedBy(courseOf(FIRST, judged), () => judgedCourse(judged)),
    context,
    lookup,
  );
}

/**
 * The decision on a request under a Grant that `prepare` refused: its reason at step 0, once the request itself, and the context where it is
 * given, were looked at.
 */
export function refused(request: unknown, findings: readonly Finding[], context?: unknown): Decision {
  const malformed = checkRequest(request) ?? (context === undefined ? undefined : checkPlainContext(context));
  if (malformed !== undefined) return invalid(malformed);
  const reason = refusalOf(findings);
  const [first] = findings.filter(({ blocks }) => blocks);
  const said = found(reason, first?.path, first?.message);
  return decided(courseOf([step(0, () => [said])], {} as Judged), undefined);
}

/** Steps 1 to 20, in their order. */
function judgedCourse(judged: Judged): Course {
  const { act, effect, self_change } = judged.request;
  if (self_change !== undefined && act === undefined && effect === undefined) {
    const toItself = courseOf(COMMON_STEPS.slice(0, 4), judged);
    const allowed = step(4, () => [found("self_change_allowed", `/defaults/self_changes/${self_change}`)]);
    return followedBy(toItself, () => courseOf([...SELF_CHANGE_STEPS, allowed], judged));
  }
  const common = courseOf(COMMON_STEPS, judged);
  // Who acts is not stated where several hold the act: which authority is judged cannot be told.
  const open = common.events.some(({ reason }) => reason === "actor_unstated") ? { ...common, end: "unknown" as const } : common;
  const steps = self_change === undefined ? AUTHORITY_STEPS : BESIDE_A_CHANGE_STEPS;
  return followedBy(open, () => strictest(authoritiesFor(judged).map((held) => courseOf(steps, heldBy(judged, held)))));
}

function heldBy({ request, context, lookup, now, resolution }: Judged, held: Held): Judged {
  return { request, context, lookup, now, resolution, held };
}

/** The first thing found that no yes passed over, and what would follow after it. */
function decided({ events, trace }: Course, context: Context | undefined, lookup?: Lookup): Decision {
  const answered = context?.answered ?? NONE;
  const isAnswered = (reason: Reason) => answered.includes(reason) && decisionOf(reason) === "ASK_USER" && !isUnstated(reason);
  const left = answered.length === 0 ? events : events.filter(({ reason }) => !isAnswered(reason));
  const marked =
    answered.length === 0
      ? trace
      : trace.map((entry) => (entry.reason !== undefined && isAnswered(entry.reason) ? { ...entry, outcome: "answered" as const } : entry));
  const head = left[0] ?? NOTHING_FOUND;
  const decision = decisionOf(head.reason);
  if (decision === "ASK_USER" && !isDeliverable(context, lookup)) return undeliverable(head, marked);
  const { step, reason, message, path, authority } = head;
  const then = left.slice(1).map((event) => ({ decision: decisionOf(event.reason), step: event.step, reason: event.reason }));
  const made = { decision, step, reason, message } as { -readonly [name in keyof Decision]: Decision[name] };
  if (path !== undefined) made.path = path;
  if (authority !== undefined) made.authority = authority;
  made.trace = marked;
  made.then = then;
  return made;
}

const NONE: readonly Reason[] = [];

/** Every course ends in something that no yes passes over; were there none, nothing would be let through. */
const NOTHING_FOUND: Event = { ...found("invalid_request"), step: 0 };

/** "an ask it cannot deliver is DENY": where the host says which kinds of channel reach the principal now, one has to be the Grant's. */
function isDeliverable(context: Context | undefined, lookup: Lookup | undefined): boolean {
  const { channels } = context ?? {};
  if (channels === undefined || lookup === undefined) return true;
  return lookup.grant.confirmation.channels.some(({ kind }) => channels.includes(kind));
}

function undeliverable(asking: Event, trace: readonly TraceEntry[]): Decision {
  const { message, path = "/confirmation/channels" } = found("ask_undeliverable", undefined, asking.message);
  const { step, authority } = asking;
  return {
    decision: "DENY",
    step,
    reason: "ask_undeliverable",
    message,
    path,
    ...(authority === undefined ? {} : { authority }),
    trace: [...trace, { step, outcome: "DENY", note: message, reason: "ask_undeliverable" }],
    then: [],
  };
}

function invalid({ path, message }: Malformed): Decision {
  return decided(courseOf([step(0, () => [{ reason: "invalid_request", message, path }])], {} as Judged), undefined);
}

/** A step that is not one of the twenty. */
function step(number: number, judge: (judged: Judged) => Said): Step {
  return stepOf({ spec: { step: number, title: "Before the first step", clause: "" }, judge });
}

const FIRST: readonly Step[] = [step(0, ({ lookup, context }) => judgeAcceptance(lookup, context))];

// How a request goes through some steps: what each finds, in order, until one denies or allows. An ask does not end it: what would follow after
// a yes is worked out on the same way (`then`).
import { decisionOf, placeOf, type Reason, type Verdict } from "../catalogue/reasons.ts";
import type { TraceEntry } from "./decision.ts";
import type { Found, Judged, Step } from "./step.ts";

/** One thing found, at a step, of an authority. */
export interface Event extends Found {
  readonly step: number;
  readonly authority?: number;
}

/** What was found so far. `open`: nothing ended it yet; `unknown`: a step lacks what was not stated; `ended`: a DENY or an ALLOW is last. */
export interface Course {
  readonly events: readonly Event[];
  readonly trace: readonly TraceEntry[];
  readonly end: "open" | "unknown" | "ended";
}

/** Goes through the steps in their order. */
export function courseOf(steps: readonly Step[], judged: Judged): Course {
  const events: Event[] = [];
  const trace: TraceEntry[] = [];
  for (const step of steps) {
    const said = step.judge(judged);
    if (said === "unknown") {
      trace.push({
        step: step.spec.step,
        outcome: "unknown",
        note: `${step.spec.title}: it cannot be told before what is missing is stated.`,
      });
      return { events, trace, end: "unknown" };
    }
    if (said.length === 0) trace.push(step.passed);
    for (const found of said) {
      const outcome = decisionOf(found.reason);
      events.push(eventOf(found, step.spec.step, judged.held));
      trace.push({ step: step.spec.step, outcome, note: found.message, reason: found.reason });
      if (outcome !== "ASK_USER") return { events, trace, end: "ended" };
    }
  }
  return { events, trace, end: "open" };
}

function eventOf({ reason, message, path }: Found, step: number, held: Judged["held"]): Event {
  const event: { -readonly [name in keyof Event]: Event[name] } = { reason, message, step };
  if (path !== undefined) event.path = path;
  if (held !== undefined) event.authority = held.index;
  return event;
}

/** What follows another course, where that did not end. */
export function followedBy(first: Course, next: () => Course): Course {
  if (first.end !== "open") return first;
  const { events, trace, end } = next();
  return { events: [...first.events, ...events], trace: [...first.trace, ...trace], end };
}

const STRICTNESS: Record<Verdict, number> = { DENY: 0, ASK_USER: 1, ALLOW: 2 };

/** Below zero where `a` is the stricter: by its decision, then the earlier step, then the order of the reasons, then of the authorities. */
function stricter(a: Event, b: Event): number {
  return (
    STRICTNESS[decisionOf(a.reason)] - STRICTNESS[decisionOf(b.reason)] ||
    a.step - b.step ||
    placeOf(a.reason) - placeOf(b.reason) ||
    (a.authority ?? 0) - (b.authority ?? 0)
  );
}

/**
 * Several authorities that an act resolves to, each judged by itself, as one course: "the strictest decision stands", again after each yes
 * (§7b.4 and its reading). A yes to a reason is a yes to it wherever it stands.
 */
export function strictest(courses: readonly Course[]): Course {
  const [only] = courses;
  if (only !== undefined && courses.length === 1) return only;
  const events: Event[] = [];
  const answered = new Set<Reason>();
  const trace = courses.flatMap((course) => course.trace);
  for (;;) {
    const heads = courses.map((course) => course.events.find(({ reason }) => !answered.has(reason)));
    const [head] = heads.filter((event) => event !== undefined).toSorted(stricter);
    // Where one of them cannot be told, only a DENY of another is certain; ALLOW needs all.
    if (head === undefined || (decisionOf(head.reason) === "ALLOW" && heads.includes(undefined))) return { events, trace, end: "unknown" };
    events.push(head);
    if (decisionOf(head.reason) !== "ASK_USER") return { events, trace, end: "ended" };
    answered.add(head.reason);
  }
}

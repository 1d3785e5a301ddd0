// How what the steps find becomes one course: an ask goes on, a denial or an allowance ends it, and of several authorities the strictest stands,
// again after each yes.
import { describe, expect, it } from "vitest";
import { decisionOf, REASONS, type Reason } from "../catalogue/reasons.ts";
import { type Course, courseOf, followedBy, strictest } from "./course.ts";
import type { Held } from "./lookup.ts";
import { found, type Judged, type Said, stepOf } from "./step.ts";

/** A step that says these reasons, or that it cannot tell. */
const step = (number: number, ...said: readonly Reason[] | readonly ["unknown"]) =>
  stepOf({
    spec: { step: number, title: `Step ${number}`, clause: "" },
    judge: (): Said => (said[0] === "unknown" ? "unknown" : (said as readonly Reason[]).map((reason) => found(reason, `/${reason}`))),
  });
const judged = {} as Judged;
const brief = ({ events, end }: Course) => [...events.map(({ step, reason }) => `${step} ${reason}`), end];

describe("a course through some steps", () => {
  it("stays open where nothing is found, and says of each step that it passed", () => {
    const course = courseOf([step(7), step(8)], judged);
    expect(brief(course)).toEqual(["open"]);
    expect(course.trace).toEqual([
      { step: 7, outcome: "passed", note: "Step 7" },
      { step: 8, outcome: "passed", note: "Step 8" },
    ]);
  });

  it("goes on after an ask, and ends with a denial or an allowance; nothing after that is judged", () => {
    expect(brief(courseOf([step(8, "trigger_unlisted"), step(16, "source_not_allowed"), step(17, "limit_hours")], judged))).toEqual([
      "8 trigger_unlisted",
      "16 source_not_allowed",
      "ended",
    ]);
    expect(brief(courseOf([step(11, "non_binding"), step(12, "actor_not_named")], judged))).toEqual(["11 non_binding", "ended"]);
    expect(brief(courseOf([step(20, "commit_user_approval", "commit_automatic")], judged))).toEqual([
      "20 commit_user_approval",
      "20 commit_automatic",
      "ended",
    ]);
  });

  it("keeps everything that one step finds until one of it denies", () => {
    const all = courseOf([step(14, "account_unstated", "location_outside", "location_unstated"), step(15, "counterparty_unknown")], judged);
    expect(brief(all)).toEqual(["14 account_unstated", "14 location_outside", "ended"]);
  });

  it("ends unknown where a step cannot tell, and says so", () => {
    const course = courseOf([step(12, "actor_unstated"), step(13, "unknown"), step(14, "resource_unbound")], judged);
    expect(brief(course)).toEqual(["12 actor_unstated", "unknown"]);
    expect(course.trace.at(-1)).toMatchObject({ step: 13, outcome: "unknown" });
  });

  it("says with what it finds its place, its words and the authority that was judged", () => {
    const held = { index: 3 } as Held;
    const course = courseOf([step(16, "source_not_allowed")], { held } as Judged);
    expect(course.events).toEqual([
      { step: 16, reason: "source_not_allowed", path: "/source_not_allowed", message: REASONS.source_not_allowed.sentence, authority: 3 },
    ]);
    expect(course.trace).toEqual([{ step: 16, outcome: "DENY", note: REASONS.source_not_allowed.sentence, reason: "source_not_allowed" }]);
    expect(courseOf([step(5, "denied")], judged).events[0]).not.toHaveProperty("authority");
  });
});

describe("a course that follows another", () => {
  const asks = courseOf([step(4, "self_change_asks")], judged);

  it("is worked out only where the first did not end", () => {
    const denied = courseOf([step(5, "denied")], judged);
    const never = (): Course => {
      throw new Error("worked out all the same");
    };
    expect(followedBy(denied, never)).toBe(denied);
    const unknown: Course = { ...asks, end: "unknown" };
    expect(followedBy(unknown, never)).toBe(unknown);
    expect(brief(followedBy(asks, () => denied))).toEqual(["4 self_change_asks", "5 denied", "ended"]);
    expect(followedBy(asks, () => denied).trace).toEqual([...asks.trace, ...denied.trace]);
  });
});

/** A course of these reasons at their own steps, under the authority of an index. */
function course(authority: number, ...reasons: Reason[]): Course {
  const events = reasons.map((reason) => ({ step: REASONS[reason].step, reason, message: reason, authority }));
  const last = reasons.at(-1);
  const end = last === undefined || decisionOf(last) === "ASK_USER" ? "unknown" : "ended";
  return { events, trace: events.map(({ step }) => ({ step, outcome: "passed" as const, note: `${authority}` })), end };
}
const stands = (...courses: Course[]) => brief(strictest(courses));

describe("several authorities that an act resolves to: the strictest stands", () => {
  it("is one alone as it is", () => {
    const only = course(0, "limit_hours", "commit_automatic");
    expect(strictest([only])).toBe(only);
  });

  it("is a denial before an ask, and an ask before an allowance, whatever their steps and order", () => {
    const denies = course(0, "commit_prohibited");
    const asks = course(1, "trigger_unlisted", "commit_automatic");
    const allows = course(2, "non_binding");
    expect(stands(denies, asks)).toEqual(["20 commit_prohibited", "ended"]);
    expect(stands(asks, denies)).toEqual(["20 commit_prohibited", "ended"]);
    expect(stands(allows, asks)).toEqual(["8 trigger_unlisted", "11 non_binding", "ended"]);
    expect(stands(asks, allows)).toEqual(["8 trigger_unlisted", "11 non_binding", "ended"]);
  });

  it("is of two denials or two asks the earlier step, then the earlier reason, then the earlier authority", () => {
    expect(stands(course(0, "commit_prohibited"), course(1, "source_not_allowed"))).toEqual(["16 source_not_allowed", "ended"]);
    expect(stands(course(0, "resource_outside_act"), course(1, "resource_unbound"))).toEqual(["14 resource_unbound", "ended"]);
    for (const order of [
      [1, 2],
      [2, 1],
    ]) {
      expect(strictest(order.map((authority) => course(authority, "denied"))).events[0]?.authority).toBe(1);
    }
    expect(stands(course(0, "limit_hours", "commit_automatic"), course(1, "limit_per_act", "commit_automatic"))).toEqual([
      "17 limit_per_act",
      "17 limit_hours",
      "20 commit_automatic",
      "ended",
    ]);
  });

  it("a yes is a yes to its reason wherever it stands, and what then denies is said", () => {
    expect(stands(course(0, "trigger_unlisted", "commit_automatic"), course(1, "trigger_unlisted", "source_not_allowed"))).toEqual([
      "8 trigger_unlisted",
      "16 source_not_allowed",
      "ended",
    ]);
    expect(
      stands(course(0, "trigger_unlisted", "limit_hours", "commit_automatic"), course(1, "trigger_unlisted", "commit_automatic")),
    ).toEqual(["8 trigger_unlisted", "17 limit_hours", "20 commit_automatic", "ended"]);
  });

  it("where one cannot be told after a yes, a denial of another stands, and an allowance of another does not", () => {
    const unknown = course(0, "actor_unstated");
    expect(stands(unknown, course(1, "actor_unstated", "commit_prohibited"))).toEqual([
      "6 actor_unstated",
      "20 commit_prohibited",
      "ended",
    ]);
    expect(stands(unknown, course(1, "actor_unstated", "commit_automatic"))).toEqual(["6 actor_unstated", "unknown"]);
    expect(stands(unknown, course(1, "non_binding"))).toEqual(["6 actor_unstated", "unknown"]);
    expect(stands(unknown, course(1))).toEqual(["6 actor_unstated", "unknown"]);
  });

  it("shows of each what was judged", () => {
    const trace = strictest([course(0, "denied"), course(1, "non_binding")]).trace;
    expect(trace.map(({ note }) => note)).toEqual(["0", "1"]);
  });
});

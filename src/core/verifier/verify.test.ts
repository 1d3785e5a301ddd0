// What a decision says beside its reason, which is all that vectors state: what would follow (`then`), what was looked at (`trace`), where in the
// Grant it stands, what answers pass over and what no answer does.
import { describe, expect, it } from "vitest";
import { ALL_REASONS, isUnstated, REASONS } from "../catalogue/reasons.ts";
import { at } from "../testing/valid.ts";
import type { Decision } from "./decision.ts";
import type { Case } from "./testing/vectors/authoring.ts";
import { groceries, payment, reading } from "./testing/vectors/bases.ts";
import { decide } from "./vectors.ts";

async function decided(make: () => Case, change: (vector: Case) => unknown = () => {}): Promise<Decision> {
  const vector = make();
  change(vector);
  const { request, context } = JSON.parse(JSON.stringify(vector)) as Case;
  return decide(request, context);
}

const brief = ({ decision, step, reason }: { decision: string; step: number; reason: string }) => `${decision} ${step} ${reason}`;
const course = (decision: Decision) => [brief(decision), ...decision.then.map(brief)];

/** Groceries in which much is amiss: nothing says what started it, the limit is crossed, and the source is none of the act's. */
const amiss = ({ request }: Case) => {
  delete request.trigger;
  request.arguments.amount.amount = "1000000.00";
};
const DENIED_LATER = ({ request }: Case) => {
  request.evidence = ["web"];
};

describe("what would follow if every ask were answered yes", () => {
  it("is nothing after an allowance or a denial", async () => {
    expect((await decided(groceries)).then).toEqual([]);
    expect((await decided(groceries, DENIED_LATER)).then).toEqual([]);
  });

  it("is every later ask, and the decision that would then stand", async () => {
    expect(course(await decided(groceries, amiss))).toEqual([
      "ASK_USER 8 trigger_unstated",
      "ASK_USER 17 limit_per_act",
      "ASK_USER 17 limit_per_month",
      "ALLOW 20 commit_automatic",
    ]);
  });

  it("shows a denial that an early ask would hide, and nothing after it", async () => {
    const both = (vector: Case) => {
      amiss(vector);
      DENIED_LATER(vector);
    };
    expect(course(await decided(groceries, both))).toEqual(["ASK_USER 8 trigger_unstated", "DENY 16 source_not_allowed"]);
  });

  it("ends with the ask where a later step lacks what was not stated: who acts, inside a formation", async () => {
    const decision = await decided(payment, ({ request }) => delete request.actor);
    expect(course(decision)).toEqual(["ASK_USER 12 actor_unstated"]);
    expect(decision.trace.at(-1)).toMatchObject({ step: 13, outcome: "unknown" });
  });

  it("goes on past who acts where no formation has to know", async () => {
    expect(course(await decided(groceries, ({ request }) => delete request.actor))).toEqual([
      "ASK_USER 12 actor_unstated",
      "ALLOW 20 commit_automatic",
    ]);
  });

  it("of an act that a person approves is that it may then be done", async () => {
    expect(course(await decided(payment))).toEqual([
      "ASK_USER 19 gate_requires_ask",
      "ASK_USER 20 commit_user_approval",
      "ALLOW 20 commit_automatic",
    ]);
  });
});

describe("the trace", () => {
  it("names every step once, in order, to the one that decides", async () => {
    expect((await decided(groceries)).trace.map(({ step }) => step)).toEqual(Array.from({ length: 21 }, (_, step) => step));
    expect((await decided(reading)).trace.map(({ step, outcome }) => `${step} ${outcome}`).slice(-2)).toEqual(["10 passed", "11 ALLOW"]);
  });

  it("holds all breaches, also those after the decision", async () => {
    const { trace } = await decided(groceries, amiss);
    expect(trace.flatMap(({ step, reason }) => (reason === undefined ? [] : [`${step} ${reason}`]))).toEqual([
      "8 trigger_unstated",
      "17 limit_per_act",
      "17 limit_per_month",
      "20 commit_automatic",
    ]);
  });
});

describe("the place", () => {
  it("is the member of the Grant that decides, with the authority that was judged", async () => {
    const decision = await decided(groceries, DENIED_LATER);
    const { context } = groceries();
    const index = context.grant.authorities.findIndex(({ act }: { act: string }) => act === "shop.buy");
    expect(decision.path).toBe(`/authorities/${index}/grounding`);
    expect(decision.authority).toBe(index);
    expect(decision.message).toContain(REASONS.source_not_allowed.sentence);
    expect(decision.message).toContain("web");
  });

  it("is in the request or the context where these cannot be judged", async () => {
    expect(await decided(groceries, ({ request }) => Object.assign(request, { act: 7 }))).toMatchObject({
      path: "/act",
      reason: "invalid_request",
    });
    expect(await decided(groceries, ({ context }) => Object.assign(context, { now: "noon" }))).toMatchObject({
      path: "/now",
      reason: "invalid_request",
    });
  });
});

describe("answers", () => {
  const answered =
    (...reasons: string[]) =>
    (vector: Case) => {
      amiss(vector);
      vector.request.trigger = "asked";
      vector.context.answered = reasons;
    };

  it("pass over exactly the asks that they name, and say so", async () => {
    const one = await decided(groceries, answered("limit_per_act"));
    expect(course(one)).toEqual(["ASK_USER 17 limit_per_month", "ALLOW 20 commit_automatic"]);
    expect(one.trace.find(({ reason }) => reason === "limit_per_act")?.outcome).toBe("answered");
    expect(course(await decided(groceries, answered("limit_per_act", "limit_per_month")))).toEqual(["ALLOW 20 commit_automatic"]);
    expect(course(await decided(groceries, answered("not_settled")))[0]).toBe("ASK_USER 17 limit_per_act");
  });

  it("never pass over a denial", async () => {
    for (const reason of ALL_REASONS) {
      const decision = await decided(groceries, (vector) => {
        DENIED_LATER(vector);
        vector.context.answered = [reason];
      });
      expect(brief(decision)).toBe("DENY 16 source_not_allowed");
    }
  });

  it("never pass over what was not stated", async () => {
    const all = (vector: Case) => {
      delete vector.request.trigger;
      vector.context.answered = [...ALL_REASONS];
    };
    const decision = await decided(groceries, all);
    expect(brief(decision)).toBe("ASK_USER 8 trigger_unstated");
    expect(isUnstated(decision.reason)).toBe(true);
    expect(decision.trace.find(({ reason }) => reason === "trigger_unstated")?.outcome).toBe("ASK_USER");
  });
});

describe("an ask that reaches nobody", () => {
  const channels =
    (...kinds: string[]) =>
    (vector: Case) => {
      vector.request.trigger = "routine";
      vector.context.channels = kinds;
    };

  it("is a denial at the step that asks, and nothing follows it", async () => {
    const kind = at(groceries().context.grant.confirmation.channels as { kind: string }[]).kind;
    expect(brief(await decided(groceries, channels(kind, "push")))).toBe("ASK_USER 8 trigger_unlisted");
    const decision = await decided(groceries, channels());
    expect(course(decision)).toEqual(["DENY 8 ask_undeliverable"]);
    expect(decision.path).toBe("/confirmation/channels");
    expect(decision.message).toContain(REASONS.trigger_unlisted.sentence);
    expect(decision.trace.at(-1)).toMatchObject({ step: 8, outcome: "DENY", reason: "ask_undeliverable" });
  });

  it("is no matter where nothing is asked, or nothing is said of channels", async () => {
    expect(brief(await decided(groceries, ({ context }) => Object.assign(context, { channels: [] })))).toBe("ALLOW 20 commit_automatic");
    expect(brief(await decided(groceries, ({ request }) => Object.assign(request, { trigger: "routine" })))).toBe(
      "ASK_USER 8 trigger_unlisted",
    );
  });
});

/** The steps are one list, in the specification's order and words; every step has its own page. */

import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { nameOf, neighbours } from "../frame/GoOn.tsx";
import { STEP_GROUPS, STEPS, whereOf } from "./index.ts";

describe("the way through", () => {
  it("asks the six questions in the words of §4, in their order", () => {
    expect(STEPS.filter((step) => step.group === "Six questions").map((step) => step.title)).toEqual([
      "What is the act of work?",
      "How does the work progress?",
      "Who participates, and how are they related?",
      "What grounds the work?",
      "What gives a participant the go-ahead to act?",
      "What makes the result official?",
    ]);
  });

  it("names each step and each address once, and keeps the groups together", () => {
    expect(new Set(STEPS.map((step) => step.id)).size).toBe(STEPS.length);
    expect(new Set(STEPS.map((step) => step.path)).size).toBe(STEPS.length);
    const order = STEPS.map((step) => STEP_GROUPS.indexOf(step.group));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it("has a page for every step", () => {
    for (const { id } of STEPS) expect(existsSync(new URL(`./${id}/page.tsx`, import.meta.url)), id).toBe(true);
  });

  it("says where a question stands among the six", () => {
    expect(whereOf("question-2")).toBe("Question 2 of 6");
    expect(whereOf("review")).toBe("Finish");
  });

  it("leads from each step to the one beside it, by a name that stands in a sentence", () => {
    const { before, next } = neighbours("question-1");
    expect([before, next].map((step) => step && nameOf(step))).toEqual(["Discover", "question 2"]);
    expect(neighbours("question-6").next?.path).toBe("/review");
    expect(neighbours("start").before).toBeUndefined();
    expect(neighbours("hand-over").next).toBeUndefined();
  });
});

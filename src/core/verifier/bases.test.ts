import { describe, expect, it } from "vitest";
import type { Case } from "./testing/vectors/authoring.ts";
import { campaign, groceries, payment, reading, reply } from "./testing/vectors/bases.ts";
import { decide } from "./vectors.ts";

describe("the cases that the vectors change", () => {
  it.each<[string, () => Case, string]>([
    ["groceries", groceries, "ALLOW 20 commit_automatic"],
    ["a reply", reply, "ALLOW 20 commit_automatic"],
    ["reading", reading, "ALLOW 11 non_binding"],
    ["a payment", payment, "ASK_USER 19 gate_requires_ask"],
    ["a campaign", campaign, "ASK_USER 19 gate_requires_ask"],
  ])("%s is decided as it is said to be", async (_, make, expected) => {
    const { request, context } = make();
    const { decision, step, reason } = await decide(request, context);
    expect(`${decision} ${step} ${reason}`).toBe(expected);
  });
});

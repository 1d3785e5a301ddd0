// §5 Working modes: "the Letter quotes it as written here". The quotes below are copied from the specification's own text.
import { expect, test } from "vitest";
import { MODES, MODES_COMMON, reportsOf } from "./modes.ts";

test("each mode is quoted as the specification writes it", () => {
  expect(Object.fromEntries(Object.entries(MODES).map(([mode, { quote }]) => [mode, quote]))).toEqual({
    plan: "Plan — nothing official happens: every official act is prepared only and the principal takes the final step.",
    ask: "Ask — every official act asks each time, standing ones included.",
    auto: "Auto — acts with a standing go-ahead proceed inside their limits and are reported right after; everything else asks.",
    full_auto: "Full auto — as Auto, with reports batched into one summary a day.",
  });
});

test("what holds in every mode is quoted as the specification writes it", () => {
  expect(MODES_COMMON).toBe("No mode grants anything the Grant does not; denials and limits hold in all four.");
});

test("each mode is called as the specification calls it (§4 question 2)", () => {
  expect(Object.values(MODES).map(({ label }) => label)).toEqual(["Plan", "Ask", "Auto", "Full auto"]);
});

test("Plan is the strictest, then Ask; Auto and Full auto let the same acts go ahead", () => {
  expect(Object.fromEntries(Object.entries(MODES).map(([mode, { rank }]) => [mode, rank]))).toEqual({
    plan: 0,
    ask: 1,
    auto: 2,
    full_auto: 2,
  });
});

test("only Full auto batches its reports into one summary a day", () => {
  expect(reportsOf("plan")).toEqual(["right_after"]);
  expect(reportsOf("ask")).toEqual(["right_after"]);
  expect(reportsOf("auto")).toEqual(["right_after"]);
  expect(reportsOf("full_auto")).toContain("daily_summary");
});

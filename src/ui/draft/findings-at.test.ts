// Where a finding is shown: at its control, wherever under it the member lies.
import { expect, test } from "vitest";
import type { Finding } from "../../core/lib/finding.ts";
import { controlOf, errorAt, findingsAt, findingsByAct, findingsOf, problemsOf, warningsAt } from "./findings-at.ts";

const at = (path: string, blocks = true, message = `wrong at ${path}`): Finding => ({ rule: "schema", path, message, blocks });
const FIELDS = [
  "/defaults/working_mode",
  "/defaults/limits/hours",
  "/authorities/*/limits/hours",
  "/authorities/*/limits/hours/timezone",
] as const;

test("a place is told of what lies under it, and of no place that only begins alike", () => {
  const findings = [at("/authorities/2"), at("/authorities/2/limits/hours"), at("/authorities/20/limits/hours")];
  expect(findingsAt(findings, "/authorities/2")).toEqual(findings.slice(0, 2));
  expect([...findingsByAct(findings)].map(([index, own]) => [index, own.length])).toEqual([
    [2, 1],
    [20, 1],
  ]);
});

test("what blocks is said once, and what only warns apart from it", () => {
  const findings = [at("/a/x", true, "One."), at("/a/y", true, "One."), at("/a", true, "Two."), at("/a", false, "Look.")];
  expect(errorAt(findings, "/a")).toBe("One. Two.");
  expect(warningsAt(findings, "/a")).toEqual(["Look."]);
  expect(errorAt([at("/a", false)], "/a")).toBeUndefined();
});

test("a page has the findings that it decides", () => {
  const findings = [at("/defaults/triggers"), at("/authorities/0/actors"), at("/purpose")];
  expect(findingsOf(findings, "question-2")).toEqual([findings[0]]);
  expect(findingsOf(findings, "question-3")).toEqual([findings[1]]);
});

test("a member deeper than a control leads to the control, and the nearest one wins", () => {
  expect(controlOf("/defaults/limits/hours/days/3", FIELDS)).toBe("/defaults/limits/hours");
  expect(controlOf("/authorities/7/limits/hours/start", FIELDS)).toBe("/authorities/7/limits/hours");
  expect(controlOf("/authorities/7/limits/hours/timezone", FIELDS)).toBe("/authorities/7/limits/hours/timezone");
  expect(controlOf("/defaults", FIELDS)).toBe("/defaults/working_mode");
  expect(problemsOf([at("/defaults/limits/hours", false)], FIELDS)).toEqual([]);
  expect(problemsOf([at("/defaults/limits/hours/end", true, "No.")], FIELDS)).toEqual([
    { fieldId: "f-defaults-limits-hours", message: "No." },
  ]);
});

test("a problem names its act, once", () => {
  const path = "/authorities/3/limits/hours";
  const said = (message: string) =>
    problemsOf([at(path, true, message)], FIELDS, (index) => (index === 3 ? "“Buy”" : undefined))[0]?.message;
  expect(said("Too wide.")).toBe("“Buy”: Too wide.");
  expect(said("“Buy” is too wide.")).toBe("“Buy” is too wide.");
  expect(problemsOf([at("/authorities/4/limits/hours", true, "No.")], FIELDS, () => undefined)[0]?.message).toBe("No.");
});

test("problems stand in the order of the page, and as they came within one kind of field", () => {
  const paths = ["/authorities/1/limits/hours", "/defaults/limits/hours/days", "/authorities/0/limits/hours", "/defaults/working_mode"];
  const findings = paths.map((path) => at(path));
  expect(problemsOf(findings, FIELDS).map((problem) => problem.fieldId)).toEqual([
    "f-defaults-working_mode",
    "f-defaults-limits-hours",
    "f-authorities-1-limits-hours",
    "f-authorities-0-limits-hours",
  ]);
});

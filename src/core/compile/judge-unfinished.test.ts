// A draft with answers missing is held against the rules as far as it can be read, and one that is whole exactly as ever.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Answers } from "../answers/answers.ts";
import { patchAct } from "../answers/edit-acts.ts";
import { patchProgress } from "../answers/edit-progress.ts";
import { parseGrantValue } from "../grant/parse.ts";
import type { Finding } from "../lib/finding.ts";
import type { JsonValue } from "../lib/json.ts";
import { check } from "../rules/check.ts";
import { draftWith } from "../testing/answers-parts.ts";
import { arbitraryAnswers, arbitraryTypedAnswers } from "../testing/arbitrary-answers.ts";
import { compile } from "./compile.ts";
import { judgeUnfinished } from "./judge-unfinished.ts";

const MINTED = { grant_id: "urn:uuid:00000000-0000-4000-8000-000000000000", issued_at: "2027-01-01T00:00:00Z" };

function judged(answers: Answers): { readonly rules: readonly Finding[]; readonly refused: readonly Finding[] } {
  const grant = compile(answers, MINTED);
  const parsed = parseGrantValue(grant as unknown as JsonValue);
  const refused = parsed.ok ? [] : parsed.findings;
  return { rules: judgeUnfinished(grant, refused), refused };
}
const placesOf = (answers: Answers) => judged(answers).rules.map(({ path }) => path);
const unnamed = (answers: Answers): Answers => ({
  ...answers,
  work: { ...answers.work, purpose: "" },
  principal: { ...answers.principal, name: "" },
});

test("an act wider than the Grant is told while the purpose and a name are missing", () => {
  const wide = patchAct(draftWith("mail.send"), 0, { binding_acts_per_day: "12" });
  const { rules, refused } = judged(unnamed(wide));
  expect(refused.map(({ path }) => path)).toEqual(expect.arrayContaining(["/purpose", "/principal/name"]));
  expect(rules.find(({ rule }) => rule === "G2")).toMatchObject({ path: "/authorities/0/limits/binding_acts_per_day", blocks: true });
});

test("an end before the beginning, and hours that never open, are told all the same", () => {
  const ends = patchProgress(draftWith("mail.send"), {
    starts: { kind: "at", at: "2027-03-02T00:00:00Z" },
    ends: { kind: "at", at: "2027-03-01T00:00:00Z" },
  });
  expect(placesOf(unnamed(ends))).toContain("/validity/expires");
  const hours = { days: ["mon" as const], start: "09:00", end: "10:00", timezone: "UTC" };
  // 2 March 2027 is a Tuesday.
  const never = patchProgress(ends, { hours, ends: { kind: "at", at: "2027-03-03T00:00:00Z" } });
  expect(placesOf(unnamed(never))).toContain("/defaults/limits/hours");
});

test("what only comes of an answer that is missing is not said", () => {
  const typed = patchAct(draftWith("shop.buy"), 0, { per_act: { amount: "1.000,50", currency: "EUR" } });
  expect(placesOf(typed).filter((path) => path.startsWith("/authorities/0/limits"))).toEqual([]);
  const blank = unnamed(draftWith("mail.send"));
  const nobody: Answers = { ...blank, agents: { ...blank.agents, delegate: { ...blank.agents.delegate, name: "" } } };
  expect(judged(nobody).rules.filter(({ rule }) => rule === "G4")).toEqual([]);
});

test("it never throws, whatever was typed", () => {
  fc.assert(
    fc.property(arbitraryTypedAnswers(), (answers) => {
      expect(() => judged(answers)).not.toThrow();
    }),
    { numRuns: 40 },
  );
});

test("a Grant that fits the schema is judged as by the rules themselves", () => {
  fc.assert(
    fc.property(arbitraryAnswers(), (answers) => {
      const parsed = parseGrantValue(compile(answers, MINTED) as unknown as JsonValue);
      if (!parsed.ok) throw new Error(parsed.findings[0]?.message);
      expect(judged(answers).rules).toEqual(check(parsed.value).findings);
    }),
    { numRuns: 30 },
  );
});

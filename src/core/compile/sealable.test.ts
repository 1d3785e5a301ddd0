// What the writer writes, held against the schema and every rule: complete answers can be sealed, and each thing missing is said once.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ActAnswer, Answers, ProgressAnswer } from "../answers/answers.ts";
import { addMember } from "../answers/edit-agents.ts";
import { parseGrantValue } from "../grant/parse.ts";
import type { Finding } from "../lib/finding.ts";
import type { JsonValue } from "../lib/json.ts";
import { check } from "../rules/check.ts";
import { draftAnswers, draftWith, HELPER } from "../testing/answers-parts.ts";
import { arbitraryAnswers, arbitraryTypedAnswers } from "../testing/arbitrary-answers.ts";
import { mergeFindings } from "./answers-finding.ts";
import { checkAnswers } from "./check-answers.ts";
import { compile } from "./compile.ts";

const MINTED = { grant_id: "urn:uuid:33333333-3333-4333-8333-333333333333", issued_at: "2027-01-01T12:00:00Z" };

/** What the schema and the rules say of the Grant that answers make, as the writer holds it against them. */
function schemaAndRules(answers: Answers): readonly Finding[] {
  const read = parseGrantValue(compile(answers, MINTED) as unknown as JsonValue);
  return read.ok ? check(read.value, { equalNames: "block" }).findings : read.findings;
}
const blocking = (findings: readonly Finding[]) => findings.filter(({ blocks }) => blocks).map(({ path }) => path);
const merged = (answers: Answers) => mergeFindings(schemaAndRules(answers), checkAnswers(answers));

test("complete answers make a Grant that can be sealed", () => {
  fc.assert(
    fc.property(arbitraryAnswers(), (answers) => {
      expect(blocking(merged(answers))).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test("whatever is typed, the Grant is judged, and a Grant that cannot be is never called complete", () => {
  fc.assert(
    fc.property(arbitraryTypedAnswers(), (answers) => {
      const found = schemaAndRules(answers);
      expect(found.filter(({ rule }) => rule === "json")).toEqual([]);
      if (blocking(found).length > 0) expect(blocking(merged(answers))).not.toEqual([]);
    }),
    { numRuns: 150 },
  );
});

const act = (id: string, change: Partial<ActAnswer>): Answers => {
  const answers = draftWith(id);
  return { ...answers, work: { ...answers.work, acts: answers.work.acts.map((one) => ({ ...one, ...change })) } };
};
const progress = (change: Partial<ProgressAnswer>): Answers => {
  const answers = draftWith("mail.send");
  return { ...answers, progress: { ...answers.progress, ...change } };
};
const participants = (change: Partial<Answers["participants"]>): Answers => {
  const answers = draftWith("mail.send");
  return { ...answers, participants: { ...answers.participants, ...change } };
};
const base = draftWith("mail.send");
const hours = { days: ["mon" as const], start: "9:00", end: "17:00", timezone: "UTC" };

test.each<[what: string, answers: Answers]>([
  ["no purpose", { ...base, work: { ...base.work, purpose: " " } }],
  ["no act", draftAnswers()],
  ["no channel", { ...base, go_ahead: { ...base.go_ahead, channels: [] } }],
  ["a channel without a name", { ...base, go_ahead: { ...base.go_ahead, channels: [{ kind: "sms", label: "" }] } }],
  ["no trigger", progress({ triggers: [] })],
  ["no number", progress({ max_recipients: "" })],
  ["no such number", progress({ max_recipients: "ten" })],
  ["no such amount", progress({ per_act: { amount: "1.000,50", currency: "EUR" } })],
  ["too many decimals", progress({ per_act: { amount: "1.5", currency: "JPY" } })],
  ["no currency", progress({ per_act: { amount: "1.5", currency: "" } })],
  ["a withdrawn currency", progress({ per_act: { amount: "1.5", currency: "DEM" } })],
  ["no such start", progress({ starts: { kind: "at", at: "2027-02-30T00:00:00Z" } })],
  ["an unreadable start", progress({ starts: { kind: "at", at: "soon" } })],
  ["no such end", progress({ ends: { kind: "after_days", days: "many" } })],
  ["no end", progress({ ends: { kind: "at", at: "" } })],
  ["no such hours", progress({ hours })],
  ["no such duration", { ...base, grounds: { ...base.grounds, freshness: "a week" } }],
  ["a duration too long", act("mail.send", { grounding: { freshness: "PT9999999S" } })],
  ["an act of nobody's", act("mail.send", { actors: [] })],
  ["an act without its other side", act("mail.send", { targets: { class: "recipients", scope: "named", ids: [] } })],
  ["an empty line", act("mail.send", { categories: ["a", ""] })],
  ["equal names", addMember({ ...base, agents: { ...base.agents, arrangement: "team" } }, { actor: HELPER, name: "SCOUT", role: "x" })],
  ["a team of none", { ...base, agents: { ...base.agents, arrangement: "team" } }],
  ["nobody to act for", participants({ on_behalf_of: { kind: "organization" } })],
  ["nobody to hand on to", participants({ delegation: { depth: 0, max_depth: "1", agents: [], chain: [] } })],
  ["no depth", participants({ delegation: { depth: 0, max_depth: "", chain: [] } })],
])("%s is said once, and blocks", (_, answers) => {
  const found = merged(answers);
  expect(found).toHaveLength(1);
  expect(found[0]?.blocks).toBe(true);
});

test("an official act without an app is said once, and does not block", () => {
  expect(merged(act("mail.send", { resources: [] }))).toMatchObject([{ rule: "G6", path: "/authorities/0/resources", blocks: false }]);
});

test("an act with an amount and no limit is asked for both limits, and for nothing else", () => {
  const found = merged(act("shop.buy", {}));
  expect(found.map(({ path }) => path)).toEqual(["/authorities/0/limits/per_act", "/authorities/0/limits/per_month"]);
});

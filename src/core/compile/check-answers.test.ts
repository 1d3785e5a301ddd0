// What the writer asks for, one answer missing or unreadable at a time.
import { expect, test } from "vitest";
import type { ActAnswer, Answers, ProgressAnswer } from "../answers/answers.ts";
import { freshAnswers } from "../answers/fresh.ts";
import { draftWith, HELPER, LEAD, teamDraft } from "../testing/answers-parts.ts";
import { blocking, mergeFindings, warning } from "./answers-finding.ts";
import { checkAnswers } from "./check-answers.ts";

const paths = (answers: Answers) => checkAnswers(answers).map(({ path }) => path);
const withAct = (id: string, change: Partial<ActAnswer>): Answers => {
  const answers = draftWith(id);
  return { ...answers, work: { ...answers.work, acts: answers.work.acts.map((act) => ({ ...act, ...change })) } };
};
const withProgress = (change: Partial<ProgressAnswer>): Answers => {
  const answers = draftWith("mail.read");
  return { ...answers, progress: { ...answers.progress, ...change } };
};
const euros = (amount: string) => ({ amount, currency: "EUR" });

test("nothing is asked of answers that are complete", () => {
  expect(checkAnswers(draftWith("mail.read", "mail.send"))).toEqual([]);
  expect(checkAnswers(withAct("shop.buy", { per_act: euros("80.00"), per_month: euros("300") }))).toEqual([]);
  expect(checkAnswers(teamDraft("mail.read"))).toEqual([]);
});

test("a new draft is asked for its names, its purpose and an act, in words of the page", () => {
  const found = checkAnswers(freshAnswers({ principal: "urn:bot0:principal:1", delegate: LEAD }));
  expect(found.map(({ path }) => path)).toEqual([
    "/principal/name",
    "/purpose",
    "/work_scope/summary",
    "/delegate/name",
    "/delegate/role",
    "/authorities",
  ]);
  expect(found.find(({ path }) => path === "/purpose")?.message).toBe("Say in one sentence what this is for.");
  expect(found.every(({ blocks }) => blocks)).toBe(true);
});

test("white space is no answer", () => {
  const answers = draftWith("mail.read");
  expect(paths({ ...answers, work: { ...answers.work, purpose: " \u00a0\t" } })).toEqual(["/purpose"]);
});

test.each([
  ["1.000,50", "1000.5"],
  ["1,50", "1.5"],
  ["1.000", "1000"],
  ["1e3", "not an amount"],
  ["٨٠", "not an amount"],
])("the amount %o is refused with its readings", (amount, reading) => {
  const found = checkAnswers(withAct("shop.buy", { per_act: euros(amount), per_month: euros("300") }));
  expect(found).toMatchObject([{ rule: "limits", path: "/authorities/0/limits/per_act/amount", blocks: true }]);
  expect(found[0]?.message).toContain(reading);
  expect(found[0]?.message).toContain(JSON.stringify(amount));
});

test("both readings of an amount are shown", () => {
  const [found] = checkAnswers(withProgress({ per_month: euros("1,000") }));
  expect(found?.path).toBe("/defaults/limits/per_month/amount");
  expect(found?.message).toContain("1000 or 1");
});

test("an amount needs a currency, and no more decimals than it has", () => {
  expect(paths(withProgress({ per_act: { amount: "5", currency: "" } }))).toEqual(["/defaults/limits/per_act/currency"]);
  expect(paths(withProgress({ per_act: { amount: "5.50", currency: "JPY" } }))).toEqual(["/defaults/limits/per_act/amount"]);
});

test("an act with an amount is given a limit for one act and for a month, of its own or by the defaults", () => {
  expect(paths(withAct("shop.buy", {}))).toEqual(["/authorities/0/limits/per_act", "/authorities/0/limits/per_month"]);
  expect(paths(withAct("shop.buy", { per_act: euros("80"), per_month: euros(" ") }))).toEqual(["/authorities/0/limits/per_month"]);
  const answers = withAct("shop.buy", { per_act: euros("80") });
  expect(checkAnswers({ ...answers, progress: { ...answers.progress, per_month: euros("300") } })).toEqual([]);
  expect(checkAnswers(withAct("shop.buy", { stricter: "prohibited" }))).toEqual([]);
  expect(checkAnswers(withAct("shop.buy", {}))[0]?.message).toBe("Say how much “Buy something” may cost at most each time.");
});

test.each(["0", "-1", "1.0", "1,000", "1e3", "٣", "9007199254740993", "ten", "01"])("%o is no number of people", (typed) => {
  expect(checkAnswers(withProgress({ max_recipients: typed }))).toMatchObject([{ path: "/defaults/max_recipients", blocks: true }]);
});

test("a number that may be left open is not asked for, and one that may not is", () => {
  expect(paths(withProgress({ binding_acts_per_day: "" }))).toEqual([]);
  expect(paths(withProgress({ max_recipients: "" }))).toEqual(["/defaults/max_recipients"]);
  expect(paths(withProgress({ ends: { kind: "after_days", days: "" } }))).toEqual(["/validity/expires"]);
});

test("handing on may be 0 deep, a number of official acts may not be 0", () => {
  const answers = draftWith("mail.read");
  const deep = (max_depth: string): Answers => ({
    ...answers,
    participants: { ...answers.participants, delegation: { depth: 0, max_depth, chain: [] } },
  });
  expect(paths(deep("0"))).toEqual([]);
  expect(paths(deep("00"))).toEqual(["/delegation/max_depth"]);
  expect(paths(deep(""))).toEqual(["/delegation/max_depth"]);
  expect(paths(withAct("mail.send", { binding_acts_per_day: "0" }))).toEqual(["/authorities/0/limits/binding_acts_per_day"]);
});

test("dates that do not exist are said to be none, at the one that is wrong", () => {
  expect(paths(withProgress({ starts: { kind: "at", at: "2027-02-30T00:00:00Z" } }))).toEqual(["/validity/not_before"]);
  expect(paths(withProgress({ starts: { kind: "at", at: "" }, ends: { kind: "at", at: "tomorrow" } }))).toEqual([
    "/validity/not_before",
    "/validity/expires",
  ]);
  expect(paths(withProgress({ ends: { kind: "after_days", days: "soon" } }))).toEqual(["/validity/expires"]);
  expect(paths(withProgress({ ends: { kind: "after_days", days: "9000000" } }))).toEqual(["/validity/expires"]);
  expect(paths(withProgress({ ends: { kind: "after_days", days: "30" } }))).toEqual([]);
});

test("hours and durations that cannot be read", () => {
  const hours = { days: ["mon" as const], start: "9:00", end: "17:00", timezone: "Europe/Stockholm" };
  expect(paths(withProgress({ hours }))).toEqual(["/defaults/limits/hours"]);
  expect(paths(withAct("mail.send", { hours: { ...hours, start: "09:00", timezone: "+02:00" } }))).toEqual(["/authorities/0/limits/hours"]);
  expect(paths(withAct("mail.send", { grounding: { freshness: "a week" } }))).toEqual(["/authorities/0/grounding/freshness"]);
});

test("names that cannot be told apart are refused, whatever their capitals and the forms of their letters", () => {
  const answers = teamDraft("mail.read");
  const named = (name: string): Answers => ({
    ...answers,
    agents: { ...answers.agents, members: [{ actor: HELPER, name, role: "Helps" }] },
  });
  for (const name of ["Scout", " scout", "ＳＣＯＵＴ", "Anna BERG"]) expect(paths(named(name))).toEqual(["/work_system/members/0/name"]);
  expect(paths(named("Sсout"))).toEqual([]); // A Cyrillic letter only looks like it: warned about elsewhere, never refused.
  expect(paths({ ...named("x"), principal: { sub: "urn:x:y", name: "scout" } })).toEqual(["/delegate/name"]);
});

test("an official act without an app is warned about, another one is not", () => {
  expect(checkAnswers(withAct("mail.send", { resources: [] }))).toMatchObject([
    { rule: "G6", path: "/authorities/0/resources", blocks: false },
  ]);
  expect(checkAnswers(withAct("mail.read", { resources: [] }))).toEqual([]);
});

test("choices that a Grant cannot be without", () => {
  const answers = draftWith("mail.send");
  expect(paths({ ...answers, go_ahead: { ...answers.go_ahead, channels: [] } })).toEqual(["/confirmation/channels"]);
  expect(paths(withProgress({ triggers: [] }))).toEqual(["/defaults/triggers"]);
  expect(paths(withAct("mail.send", { actors: [] }))).toEqual(["/authorities/0/actors"]);
  expect(paths(withAct("mail.send", { targets: { class: "recipients", scope: "named", ids: [] } }))).toEqual([
    "/authorities/0/targets/ids",
  ]);
  expect(paths(withAct("mail.send", { targets: { class: "recipients", scope: "named", ids: ["kim@example.org", " "] } }))).toEqual([
    "/authorities/0/targets/ids/1",
  ]);
  const { go_ahead: _g, targets: _t, ...bare } = answers.work.acts[0] as ActAnswer;
  expect(paths({ ...answers, work: { ...answers.work, acts: [bare] } })).toEqual(["/authorities/0/go_ahead", "/authorities/0/targets"]);
  expect(paths({ ...answers, participants: { ...answers.participants, on_behalf_of: { kind: "person", name: " " } } })).toEqual([
    "/on_behalf_of/name",
  ]);
  expect(paths({ ...answers, participants: { ...answers.participants, on_behalf_of: { kind: "self" } } })).toEqual([]);
  const delegation = { depth: 0, max_depth: "1", agents: [], chain: [] };
  expect(paths({ ...answers, participants: { ...answers.participants, delegation } })).toEqual(["/delegation/agents"]);
  expect(paths({ ...answers, agents: { ...answers.agents, arrangement: "team" } })).toEqual(["/work_system/members"]);
});

test("one cause gives one sentence: the answers' own", () => {
  const own = [blocking("schema", "/purpose", "Say it."), blocking("limits", "/a/limits/per_act", "Say how much.", "/a/limits")];
  const rest = [
    blocking("schema", "/purpose", "too short"),
    blocking("schema", "/purpose/0", "below it"),
    blocking("schema", "/purposes", "another place"),
    warning("limits", "/a/limits", "no limit"),
    warning("G5", "/purpose", "another rule"),
  ];
  expect(mergeFindings(rest, own)).toEqual([
    { rule: "schema", path: "/purpose", message: "Say it.", blocks: true },
    { rule: "limits", path: "/a/limits/per_act", message: "Say how much.", blocks: true },
    rest[2],
    rest[4],
  ]);
});

test("what blocks is never left out for a warning", () => {
  const rest = [
    blocking("G6", "/authorities/0/resources/0", "not selected"),
    warning("G6", "/authorities/0/resources", "bound to nothing"),
  ];
  const own = [warning("G6", "/authorities/0/resources", "Choose the apps.")];
  expect(mergeFindings(rest, own)).toEqual([...own, rest[0]]);
});

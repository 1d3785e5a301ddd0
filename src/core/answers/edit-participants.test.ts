// Questions 2 and 3: nothing is widened but what is named, and what was typed stays.
import { expect, test } from "vitest";
import { draftAnswers, draftWith, HELPER } from "../testing/answers-parts.ts";
import type { Answers } from "./answers.ts";
import { handsOn, patchDelegation, setBehalfName, setHandingOn, setOnBehalf } from "./edit-participants.ts";
import { patchProgress } from "./edit-progress.ts";
import { setTargets, setTargetsClass } from "./edit-targets.ts";

const behalf = (answers: Answers) => answers.participants.on_behalf_of;
const delegation = (answers: Answers) => answers.participants.delegation;

test("a name stays between another person and an organization, and is never made one's own", () => {
  const person = setBehalfName(setOnBehalf(draftAnswers(), "person"), "Kim");
  expect(behalf(person)).toEqual({ kind: "person", name: "Kim" });
  expect(behalf(setOnBehalf(person, "organization"))).toEqual({ kind: "organization", name: "Kim" });
  expect(behalf(setOnBehalf(person, "self"))).toEqual({ kind: "self" });
  expect(Object.hasOwn(setOnBehalf(person, undefined).participants, "on_behalf_of")).toBe(false);
  expect(setBehalfName(draftAnswers(), "Kim")).toEqual(draftAnswers());
  expect(setOnBehalf(person, "person")).toBe(person);
});

test("handing on begins one level deep and with nobody named, and ends without a trace", () => {
  const answers = draftAnswers();
  const on = setHandingOn(answers, true);
  expect(delegation(on)).toEqual({ depth: 0, max_depth: "1", agents: [], chain: [] });
  expect(setHandingOn(on, true)).toBe(on);
  expect(setHandingOn(patchDelegation(on, { agents: [HELPER] }), false)).toEqual(answers);
});

test("a Grant that was handed on itself begins below its own level", () => {
  const answers = draftAnswers();
  const child: Answers = {
    ...answers,
    participants: { ...answers.participants, delegation: { ...delegation(answers), depth: 1, max_depth: "1" } },
  };
  expect(handsOn(delegation(child))).toBe(false);
  expect(delegation(setHandingOn(child, true)).max_depth).toBe("2");
});

test("a depth that cannot be read stays as it was typed; one that hands nothing on ends it", () => {
  const on = setHandingOn(draftAnswers(), true);
  const typed = patchDelegation(on, { max_depth: "two" });
  expect(delegation(typed)).toMatchObject({ max_depth: "two", agents: [] });
  expect(handsOn(delegation(typed))).toBe(true);
  expect(delegation(patchDelegation(on, { max_depth: " 0" }))).toEqual({ depth: 0, max_depth: " 0", chain: [] });
  expect(delegation(patchDelegation(on, { agents: undefined }))).toEqual({ depth: 0, max_depth: "1", chain: [] });
});

test("one list is compiled onto the acts it is meant for, and onto no other", () => {
  const answers = draftWith("shop.buy", "travel.book", "mail.send");
  const next = setTargets(answers, [0, 1], { scope: "named", ids: ["Northline"] });
  expect(next.work.acts.map(({ targets }) => targets)).toEqual([
    { class: "merchants", scope: "named", ids: ["Northline"] },
    { class: "merchants", scope: "named", ids: ["Northline"] },
    { class: "recipients", scope: "known", ids: [] },
  ]);
  expect(next.work.acts[2]).toBe(answers.work.acts[2]);
  expect(setTargets(next, [0], { scope: "known" }).work.acts[0]?.targets).toEqual({
    class: "merchants",
    scope: "known",
    ids: ["Northline"],
  });
});

test("an act that has nobody on the other side is given nobody", () => {
  const answers = draftWith("docs.edit");
  expect(() => setTargets(answers, [0], { scope: "any" })).toThrow(RangeError);
  expect(setTargetsClass(answers, 0, "payees")).toEqual(answers);
});

test("an act whose effect is an extension has the counterparties that are chosen, and begins at known", () => {
  const answers = draftWith("shop.buy");
  const own: Answers = {
    ...answers,
    work: {
      ...answers.work,
      acts: answers.work.acts.map(({ targets: _, ...act }) => ({
        ...act,
        act: "post_flyer",
        effect: "https://effects.example/post" as const,
      })),
    },
  };
  const chosen = setTargets(setTargetsClass(own, 0, "audience"), [0], { scope: "any", ids: ["The board"] });
  expect(chosen.work.acts[0]?.targets).toEqual({ class: "audience", scope: "any", ids: ["The board"] });
  expect(setTargetsClass(chosen, 0, "offices").work.acts[0]?.targets).toEqual({ class: "offices", scope: "known", ids: [] });
  expect(Object.hasOwn(setTargetsClass(chosen, 0, undefined).work.acts[0] ?? {}, "targets")).toBe(false);
});

test("a change of question 2 that changes nothing is none, and hours can be taken away again", () => {
  const answers = draftAnswers();
  expect(patchProgress(answers, { max_recipients: "1" })).toBe(answers);
  const hours = { days: ["mon" as const], start: "09:00", end: "17:00", timezone: "UTC" };
  expect(patchProgress(patchProgress(answers, { hours }), { hours: undefined })).toEqual(answers);
});

// Disagreements that the answers show, and which side is the stricter.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Answers } from "../answers/answers.ts";
import { addNeverEffect, patchAct, setAct } from "../answers/edit-acts.ts";
import { patchResource } from "../answers/edit-resources.ts";
import { resolvePointer } from "../lib/pointer.ts";
import { validateGrant } from "../schema/validators.gen.js";
import { draftWith } from "../testing/answers-parts.ts";
import { arbitraryGrant } from "../testing/arbitrary-grant.ts";
import { answersFrom } from "./answers-from.ts";
import { compile } from "./compile.ts";
import { suggestConflicts } from "./conflicts.ts";

const auto = (answers: Answers): Answers => ({ ...answers, progress: { ...answers.progress, working_mode: "auto" } });
const standing = (answers: Answers) => patchAct(answers, 0, { go_ahead: { mode: "standing" } });
const raised = (answers: Answers): Answers => ({
  ...answers,
  official: { ...answers.official, ceilings: { sent: "self_within_limits" } },
});
const sides = (answers: Answers, tools?: Parameters<typeof suggestConflicts>[1]) =>
  suggestConflicts(answers, tools).map(({ applies, refs }) => [applies, ...refs]);

test("the least-privilege answers do not disagree", () => {
  expect(suggestConflicts(draftWith("mail.read", "mail.send"))).toEqual([]);
});

test("a standing go-ahead under a ceiling that asks", () => {
  expect(sides(auto(standing(draftWith("mail.send"))))).toEqual([["work_rule", "/authorities/0/go_ahead", "/ceilings/sent"]]);
  expect(sides(auto(raised(standing(draftWith("mail.send")))))).toEqual([]);
});

test("a ceiling that leaves acts to the agent while every one of them asks", () => {
  expect(sides(raised(draftWith("mail.send", "mail.reply")))).toEqual([
    ["work_rule", "/ceilings/sent", "/authorities/0/go_ahead", "/authorities/1/go_ahead"],
  ]);
  expect(sides(auto(raised(standing(draftWith("mail.send", "mail.reply")))))).toEqual([]);
});

test("a standing go-ahead in a mode that asks", () => {
  expect(sides(raised(standing(draftWith("mail.send"))))).toEqual([["work_rule", "/authorities/0/go_ahead", "/defaults/working_mode"]]);
});

test("an act that always moves information where moving is never allowed", () => {
  expect(sides(draftWith("data.export", "mail.send"))).toEqual([["work_rule", "/authorities/0", "/defaults/data_movement"]]);
});

test("an app that permits less than the act needs", () => {
  const answers = patchResource(draftWith("mail.delete"), "mail", { reach: ["read", "write"] });
  expect(sides(answers)).toEqual([["tool_permission", "/resources/0/reach", "/authorities/0/resources"]]);
  expect(sides(patchResource(answers, "mail", { reach: ["delete"] }))).toEqual([]);
});

test("an app that permits what is never allowed", () => {
  const app = patchResource(draftWith("mail.read"), "mail", { effects: ["delete_record"], reach: ["read", "delete"] });
  const denied = [["work_rule", "/resources/0/reach", "/denied/0"]];
  expect(sides(setAct(app, "mail.delete", "never"))).toEqual(denied);
  expect(sides(addNeverEffect(app, { effect: "delete_record", kind: "deleted" }))).toEqual(denied);
  expect(sides(addNeverEffect(app, { effect: "delete_file", kind: "deleted" }))).toEqual([]);
});

test("a tool's own confirmation: the side that asks is the stricter, and what is not known is asked", () => {
  const asked = draftWith("mail.send");
  const free = auto(raised(standing(asked)));
  const refs = ["/resources/0", "/authorities/0/go_ahead"];
  expect(sides(asked, [{ resource: "mail", says: "no", asks: false }])).toEqual([["work_rule", ...refs]]);
  expect(sides(asked, [{ resource: "mail", says: "yes", asks: true }])).toEqual([]);
  expect(sides(free, [{ resource: "mail", says: "yes", asks: true }])).toEqual([["tool_permission", ...refs]]);
  expect(sides(free, [{ resource: "mail", says: "sometimes" }])).toEqual([[undefined, ...refs]]);
  expect(sides(asked, [{ resource: "files", says: "no", asks: false }])).toEqual([]);
});

test("what is recorded already is not offered again", () => {
  const answers = auto(standing(draftWith("mail.send")));
  const [first] = suggestConflicts(answers);
  if (!first) throw new Error("one");
  const { refs: _, applies = "work_rule", ...texts } = first;
  const conflicts = [{ ...texts, about: ` ${texts.about} `, applies, chosen: "Ask.", why: "For now." }];
  expect(suggestConflicts({ ...answers, official: { ...answers.official, conflicts } })).toEqual([]);
});

test("every suggestion can be recorded: its texts are valid, and its places are in the Grant", () => {
  fc.assert(
    fc.property(arbitraryGrant(), (grant) => {
      const answers = answersFrom(grant);
      const tools = answers.work.resources.map(({ id }) => ({ resource: id, says: "it depends" }));
      const suggested = suggestConflicts(answers, tools);
      for (const { refs } of suggested) for (const ref of refs) expect(resolvePointer(grant, ref)).toBeDefined();
      const conflicts = suggested.map(({ refs: _, applies = "work_rule", ...texts }) => ({
        ...texts,
        applies,
        chosen: "The stricter.",
        why: "G11.",
      }));
      const again = compile(
        { ...answers, official: { ...answers.official, conflicts } },
        { grant_id: grant.grant_id, issued_at: grant.validity.issued_at },
      );
      expect(validateGrant(again)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

import { expect, test } from "vitest";
import { draftAnswers, draftWith } from "../testing/answers-parts.ts";
import { addNeverEffect, addOwnAct, setAct } from "./edit-acts.ts";
import { siblingNotices } from "./siblings.ts";

const told = (answers: Parameters<typeof siblingNotices>[0]) =>
  siblingNotices(answers).map(({ act, kind, siblings }) => [act, kind, siblings.map(({ id }) => id)]);

test("an allowed act lets its unnamed siblings through", () => {
  expect(told(draftWith("mail.send"))).toEqual([["mail.send", "lets_through", ["mail.reply", "mail.forward"]]]);
  expect(told(draftWith("mail.send", "mail.reply", "mail.forward"))).toEqual([]);
});

test("an act without siblings reaches no further than its name", () => {
  expect(told(draftWith("shop.buy"))).toEqual([]);
});

test("never on one act denies the unnamed siblings too, so that the allowed act lets nothing through", () => {
  const answers = setAct(draftWith("mail.send"), "mail.forward", "never");
  expect(told(answers)).toEqual([["mail.forward", "also_denies", ["mail.reply"]]]);
});

test("where every sibling is named nothing is told", () => {
  const answers = setAct(draftWith("mail.send", "mail.reply"), "mail.forward", "never");
  expect(told(answers)).toEqual([]);
});

test("a denial of the whole effect says by itself what it denies", () => {
  const answers = addNeverEffect(draftWith("mail.send"), { effect: "send_email", kind: "sent" });
  expect(told(answers)).toEqual([]);
  expect(told(setAct(answers, "mail.forward", "never"))).toEqual([]);
});

test("an own act lets the catalogue's acts of its effect through", () => {
  const added = addOwnAct(draftAnswers(), { id: "own.ship", effect: "run_change", kind: "changed" });
  expect(added.ok && told(added.value)).toEqual([["own.ship", "lets_through", ["code.deploy", "ops.restart"]]]);
});

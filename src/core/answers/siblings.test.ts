import { expect, test } from "vitest";
import { ACT_GROUPS } from "../catalogue/acts.ts";
import { draftAnswers, draftWith } from "../testing/answers-parts.ts";
import { addNeverEffect, addOwnAct, setAct } from "./edit-acts.ts";
import { letThroughBy, siblingNotices } from "./siblings.ts";

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

const REPLY = { id: "mail.reply", effect: "send_email" };

test("an unnamed act goes on the terms of every allowed act of its effect, each once", () => {
  expect(letThroughBy(draftWith("mail.send", "mail.forward", "shop.buy"))(REPLY)).toEqual(["mail.send", "mail.forward"]);
  expect(letThroughBy(draftWith("mail.send"))({ id: "own.mailer", effect: "send_email" })).toEqual(["mail.send"]);
});

test("an act that is named, of another effect, or of a denied one goes on nobody's terms", () => {
  expect(letThroughBy(draftWith("mail.send", "mail.reply"))(REPLY)).toEqual([]);
  expect(letThroughBy(draftWith("shop.buy"))(REPLY)).toEqual([]);
  expect(letThroughBy(setAct(draftWith("mail.send"), "mail.reply", "never"))(REPLY)).toEqual([]);
  expect(letThroughBy(setAct(draftWith("mail.send"), "mail.forward", "never"))(REPLY)).toEqual([]);
  expect(letThroughBy(addNeverEffect(draftWith("mail.send"), { effect: "send_email", kind: "sent" }))(REPLY)).toEqual([]);
});

test("what a row says of an unnamed act is what the notices of the allowed ones say", () => {
  for (const answers of [
    draftWith("mail.send"),
    draftWith("mail.read", "mail.send"),
    setAct(draftWith("mail.send"), "mail.forward", "never"),
  ]) {
    const through = letThroughBy(answers);
    const notices = siblingNotices(answers).filter(({ kind }) => kind === "lets_through");
    for (const { act, siblings } of notices) for (const sibling of siblings) expect(through(sibling)).toContain(act);
    const told = new Set(notices.flatMap(({ siblings }) => siblings.map(({ id }) => id)));
    for (const { acts } of ACT_GROUPS) for (const row of acts) expect(through(row).length > 0, row.id).toBe(told.has(row.id));
  }
});

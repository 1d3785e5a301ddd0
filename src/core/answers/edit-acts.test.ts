import { expect, test } from "vitest";
import { draftAnswers, draftWith, freshlyAllowed, HELPER, LEAD, teamDraft } from "../testing/answers-parts.ts";
import type { Answers } from "./answers.ts";
import { actState, addNeverEffect, addOwnAct, patchAct, removeDenial, setAct, setHolders, splitAct } from "./edit-acts.ts";

const only = (answers: Answers) => answers.work.acts[0];

test("a newly allowed act is held by the delegate, has no app, knows its counterparties and is asked each time", () => {
  const answers = setAct(draftAnswers(), "mail.send", "allowed");
  expect(answers.work.acts).toEqual([
    {
      act: "mail.send",
      effect: "send_email",
      kind: "sent",
      resources: [],
      categories: [],
      binding_acts_per_day: "",
      pause_on_unexpected: false,
      actors: [LEAD],
      targets: { class: "recipients", scope: "known", ids: [] },
      grounding: {},
      go_ahead: { mode: "each_time" },
    },
  ]);
});

test("never takes the act's authorities away and denies it by name; allowing it again begins anew", () => {
  const loose = patchAct(draftWith("mail.send", "mail.read"), 0, { go_ahead: { mode: "standing" } });
  const never = setAct(loose, "mail.send", "never");
  expect(never.work.acts.map(({ act }) => act)).toEqual(["mail.read"]);
  expect(never.work.nevers).toEqual([{ act: "mail.send", effect: "send_email", kind: "sent", label: "Send a new mail" }]);
  const again = setAct(never, "mail.send", "allowed");
  expect(again.work.nevers).toEqual([]);
  expect(again.work.acts[1]).toEqual(freshlyAllowed("mail.send"));
});

test("an act that is both allowed and denied is never allowed, and allowing it begins anew", () => {
  const answers = draftWith("mail.send");
  const both = { ...answers, work: { ...answers.work, nevers: [{ act: "mail.send", effect: "send_email", kind: "sent" as const }] } };
  expect(actState(both, "mail.send")).toBe("never");
  expect(setAct(both, "mail.send", "allowed").work).toMatchObject({ acts: [freshlyAllowed("mail.send")], nevers: [] });
});

test("an act that is set to what it is stays as it is", () => {
  const answers = patchAct(draftWith("mail.send"), 0, { binding_acts_per_day: "3" });
  expect(setAct(answers, "mail.send", "allowed")).toBe(answers);
  expect(setAct(answers, "mail.reply", "not_allowed")).toBe(answers);
});

test("not allowed takes all authorities of an act and its denial away", () => {
  const split = splitAct(setHolders(teamDraft("mail.send"), 0, [LEAD, HELPER]).answers, 0, [HELPER]);
  expect(split.work.acts).toHaveLength(2);
  expect(setAct(split, "mail.send", "not_allowed").work.acts).toEqual([]);
  const never = setAct(split, "mail.send", "never");
  expect(setAct(never, "mail.send", "not_allowed").work).toMatchObject({ acts: [], nevers: [] });
});

test("an own act keeps its effect through never and back, and an unknown one needs its effect", () => {
  const added = addOwnAct(draftAnswers(), { id: "post_flyer", effect: "https://effects.example/post", kind: "shared" });
  if (!added.ok) throw new Error("refused");
  const never = setAct(added.value, "post_flyer", "never", { effect: "read", kind: "none", label: "Post a flyer" });
  expect(never.work.nevers).toEqual([{ act: "post_flyer", effect: "https://effects.example/post", kind: "shared", label: "Post a flyer" }]);
  expect(setAct(never, "post_flyer", "allowed").work.acts[0]).toMatchObject({ effect: "https://effects.example/post", kind: "shared" });
  expect(() => setAct(draftAnswers(), "post_flyer", "allowed")).toThrow(RangeError);
});

test.each([
  [{ id: "Post Flyer", effect: "publish", kind: "shared" as const }, "lower-case"],
  [{ id: "mail.send", effect: "publish", kind: "shared" as const }, "catalogue"],
  [{ id: "crm.note", effect: "publish", kind: "shared" as const }, "already"],
  [{ id: "post_flyer", effect: "fly", kind: "shared" as const }, "https://"],
  [{ id: "post_flyer", effect: "https://a b", kind: "shared" as const }, "https://"],
  [{ id: "post_flyer", effect: "publish", kind: "sent" as const }, "“shared”"],
  [{ id: "post_flyer", effect: "https://effects.example/note", kind: "shared" as const }, "“changed”"],
])("an own act %o is refused in words", (act, words) => {
  const before = addOwnAct(draftAnswers(), { id: "crm.note", effect: "https://effects.example/note", kind: "changed" });
  const refused = addOwnAct(before.ok ? before.value : draftAnswers(), act);
  expect(refused.ok).toBe(false);
  expect(refused.ok ? [] : refused.findings.map(({ message }) => message)).toEqual([expect.stringContaining(words)]);
});

test("a whole effect is denied once, and a denial can be taken away", () => {
  const denied = addNeverEffect(draftAnswers(), { effect: "pay", kind: "transferred", label: "Pay" });
  expect(addNeverEffect(denied, { effect: "pay", kind: "transferred" })).toBe(denied);
  expect(denied.work.nevers).toEqual([{ effect: "pay", kind: "transferred", label: "Pay" }]);
  expect(removeDenial(denied, 0).work.nevers).toEqual([]);
});

test("a patch takes optional members away, and leaves what the act is alone", () => {
  const answers = patchAct(draftWith("mail.send"), 0, { stricter: "prohibited", per_act: { amount: "1", currency: "EUR" } });
  const cleared = patchAct(answers, 0, { stricter: undefined, per_act: undefined });
  expect(only(cleared)).toEqual({ ...freshlyAllowed("mail.send"), resources: ["mail"] });
  expect(() => patchAct(answers, 1, {})).toThrow(RangeError);
});

test("those who hold an act keep it as it was under rules of their own", () => {
  const shared = patchAct(teamDraft("mail.send", "mail.read"), 0, { actors: [LEAD, HELPER], go_ahead: { mode: "standing" } });
  const split = splitAct(shared, 0, [HELPER]);
  const first = only(shared);
  expect(split.work.acts.map(({ act }) => act)).toEqual(["mail.send", "mail.send", "mail.read"]);
  expect(split.work.acts[0]).toEqual({ ...first, actors: [LEAD] });
  expect(split.work.acts[1]).toEqual({ ...first, actors: [HELPER] });
});

test("who does not hold an act yet begins without apps, asked each time, within the same limits", () => {
  const answers = patchAct(teamDraft("mail.send"), 0, { go_ahead: { mode: "standing" }, binding_acts_per_day: "2" });
  expect(splitAct(answers, 0, [HELPER]).work.acts[1]).toEqual({
    ...only(answers),
    resources: [],
    go_ahead: { mode: "each_time" },
    actors: [HELPER],
  });
});

test("both rules of an act need a holder, and nobody stands under two of them", () => {
  const answers = teamDraft("mail.send");
  expect(() => splitAct(answers, 0, [])).toThrow(RangeError);
  expect(() => splitAct(answers, 0, [LEAD])).toThrow(RangeError);
  expect(() => splitAct(splitAct(answers, 0, [HELPER]), 0, [HELPER])).toThrow(RangeError);
});

test("a holder moves between rules of one act; rules without a holder go, and are told", () => {
  const split = splitAct(teamDraft("mail.send", "mail.read"), 0, [HELPER]);
  const moved = setHolders(split, 0, [LEAD, HELPER]);
  expect(moved.answers.work.acts.map(({ act, actors }) => [act, actors])).toEqual([
    ["mail.send", [LEAD, HELPER]],
    ["mail.read", [LEAD]],
  ]);
  expect(moved.notices).toEqual([expect.stringContaining("mail.send")]);
});

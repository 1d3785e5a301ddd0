// Which acts can be narrowed, and how what holds for them is said.
import { expect, test } from "vitest";
import { patchAct, setHolders, splitAct } from "../../../core/answers/edit-acts.ts";
import { draftWith, HELPER, LEAD, teamDraft } from "../../../core/testing/answers-parts.ts";
import { suggestedHours } from "./hours-words.ts";
import { heldTo, narrowActs } from "./narrowing.ts";

test("only official acts can be narrowed, each at its place", () => {
  const acts = narrowActs(draftWith("mail.read", "mail.send", "docs.draft", "shop.buy"));
  expect(acts.map(({ at, name, holders }) => [at, name, holders])).toEqual([
    [1, "Send a new mail", undefined],
    [3, "Buy something", undefined],
  ]);
});

test("an act on two terms names who holds each", () => {
  const answers = splitAct(setHolders(teamDraft("mail.send"), 0, [LEAD, HELPER]).answers, 0, [HELPER]);
  expect(narrowActs(answers).map(({ holders }) => holders)).toEqual(["Scout", "Helper"]);
});

test("what an act is held to is said part by part, and nothing where it follows the Grant", () => {
  const answers = draftWith("shop.buy");
  const [plain] = narrowActs(answers);
  expect(plain && heldTo(plain.act)).toEqual([]);
  const [narrow] = narrowActs(
    patchAct(answers, 0, {
      binding_acts_per_day: "2 ",
      hours: suggestedHours("UTC"),
      categories: ["paper", "ink"],
      pause_on_unexpected: true,
    }),
  );
  expect(narrow && heldTo(narrow.act)).toEqual([
    "at most 2 a day",
    "weekdays from 09:00 to 17:00, UTC",
    "only “paper”, “ink”",
    "pauses on anything unexpected",
  ]);
  const [unread] = narrowActs(patchAct(answers, 0, { hours: { ...suggestedHours("UTC"), start: "nine" } }));
  expect(unread && heldTo(unread.act)).toEqual(["hours that cannot be read"]);
});

// How acts are named where several rules stand for one act.
import { expect, test } from "vitest";
import { setHolders, splitAct } from "../../core/answers/edit-acts.ts";
import { HELPER, LEAD, teamDraft } from "../../core/testing/answers-parts.ts";
import { actTitles, isLookedFor, titleText } from "./act-titles.ts";

const team = teamDraft("mail.read", "mail.send");

test("an act has its plain name, and its holders only where several rules stand for it", () => {
  expect(actTitles(team)).toEqual([{ name: "Read mail" }, { name: "Send a new mail" }]);
  const split = splitAct(setHolders(team, 1, [LEAD, HELPER]).answers, 1, [HELPER]);
  expect(actTitles(split).map(titleText)).toEqual(["Read mail", "Send a new mail (held by Scout)", "Send a new mail (held by Helper)"]);
});

test("an act is found by its name, its id or a holder, whatever the capitals", () => {
  const title = { name: "Send a new mail", holders: "Helper" };
  expect(["SEND", "mail.send", "helper", " "].map((text) => isLookedFor(title, "mail.send", text))).toEqual([true, true, true, true]);
  expect(isLookedFor(title, "mail.send", "buy")).toBe(false);
});

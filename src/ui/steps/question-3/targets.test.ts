// Acts are grouped by who is on the other side, and each says in one line how far it reaches.
import { expect, test } from "vitest";
import { splitAct } from "../../../core/answers/edit-acts.ts";
import { setTargets } from "../../../core/answers/edit-targets.ts";
import { draftWith, HELPER, teamDraft } from "../../../core/testing/answers-parts.ts";
import { targetPhrase, targetView } from "./targets.ts";

test("acts stand with their class; those without another side stand nowhere", () => {
  const answers = setTargets(draftWith("shop.buy", "docs.edit", "mail.send", "travel.book"), [0], { ids: ["Northline", "Quill"] });
  const { groups, open } = targetView(answers.work.acts);
  expect(groups.map((group) => [group.class, group.acts.map(({ at }) => at), group.names])).toEqual([
    ["recipients", [2], []],
    ["merchants", [0, 3], ["Northline", "Quill"]],
  ]);
  expect(open).toEqual([]);
});

test("an act with an effect of its own is asked about, and then stands with the class that was chosen", () => {
  const { targets: _, ...buy } = draftWith("shop.buy").work.acts[0] ?? fail();
  const own = { ...buy, act: "post_flyer", effect: "https://effects.example/post" as const };
  expect(targetView([own]).open.map(({ at }) => at)).toEqual([0]);
  const chosen = targetView([{ ...own, targets: { class: "audience" as const, scope: "known" as const, ids: [] } }]);
  expect([chosen.open, chosen.groups.map((group) => group.class)]).toEqual([[], ["audience"]]);
});

test("one act on two terms is told apart", () => {
  const acts = splitAct(teamDraft("shop.buy"), 0, [HELPER]).work.acts;
  expect(targetView(acts).groups[0]?.acts.map(({ terms, key }) => [terms, key])).toEqual([
    [1, "shop.buy 1"],
    [2, "shop.buy 2"],
  ]);
});

test.each([
  [undefined, "Not said yet"],
  [{ scope: "known", ids: [] }, "Only those already known · nobody listed"],
  [{ scope: "named", ids: ["a", "b"] }, "Only those named · 2 listed"],
  [{ scope: "any", ids: [] }, "Anyone"],
  [{ scope: "any", ids: ["a"] }, "Anyone · 1 listed"],
] as const)("%o is said as %o", (targets, words) => {
  expect(targetPhrase(targets && { class: "merchants", scope: targets.scope, ids: [...targets.ids] })).toBe(words);
});

function fail(): never {
  throw new Error("no act");
}

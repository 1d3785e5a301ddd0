import { expect, test } from "vitest";
import { freshAct } from "../../../core/answers/fresh.ts";
import { listed } from "../../parts/phrases.ts";
import { atCatalogueAct, atFoundAct } from "./found-words.ts";
import type { FoundAct } from "./offers.ts";
import { accountOf, detailOf, placesOf, usedBy } from "./words.ts";

const act = freshAct({ id: "shop.buy", effect: "purchase", kind: "purchased" }, "urn:bot0:agent:1");
const APPS = ["Northline Paper", "Quill & Grain"].map((label, i) => ({ id: `app-${i}`, label, provider: label, effects: [] }));
const euros = (amount: string) => ({ amount, currency: "EUR" });

test("what is left empty is said as the whole", () => {
  expect([accountOf({}), placesOf({})]).toEqual(["any account that is signed in", "the whole app"]);
  expect([accountOf({ account: "a@b.example" }), placesOf({ locations: ["Receipts", "Bills"] })]).toEqual([
    "as a@b.example",
    "only in Receipts and Bills",
  ]);
});

test.each([
  [[], ""],
  [["a"], "a"],
  [["a", "b"], "a and b"],
  [["a", "b", "c"], "a, b and c"],
])("%j is listed as %j", (words, said) => {
  expect(listed(words)).toBe(said);
});

test("what opens under an act, in one line", () => {
  expect(detailOf(act, APPS)).toBe("In no app");
  expect(detailOf({ ...act, resources: ["app-0", "app-1"], per_act: euros("50.00"), per_month: euros("300") }, APPS)).toBe(
    "In Northline Paper or Quill & Grain, up to €50.00 at a time and €300.00 a month",
  );
});

test("an amount that cannot be read is quoted as typed", () => {
  expect(detailOf({ ...act, resources: ["app-0"], per_act: euros("1,50") }, APPS)).toBe("In Northline Paper, up to “1,50” at a time");
});

test.each([
  [0, "no act uses it yet"],
  [1, "1 act uses it"],
  [3, "3 acts use it"],
])("%d acts: %s", (count, said) => {
  expect(usedBy(count)).toBe(said);
});

const OFFER = { usable: true, label: "Order", moves_information: "unstated", reversible: "unstated", at: "/x" } as const;
const found = (part: Partial<FoundAct>): FoundAct => ({
  id: "northline.order",
  label: "Order",
  statements: [{ agent: "a", offer: { ...OFFER, provider: "Northline" } }],
  stated: [],
  ...part,
});
const nameOf = () => "Buyer";

test("where an act was found, and what is stated of it, word for word", () => {
  expect(atFoundAct(found({}), nameOf)).toEqual(["Found in Buyer's answer, in Northline.", "What it does is not stated."]);
  expect(atFoundAct(found({ stated: ["buys things"] }), nameOf)[1]).toBe(
    "What it does, as stated: “buys things”. That is no effect of the catalogue.",
  );
  expect(atFoundAct(found({ stated: ["purchase", "subscribe"] }), nameOf)[1]).toBe(
    "What it does is stated differently: “purchase” and “subscribe”.",
  );
  expect(atFoundAct(found({ stated: ["purchase"], effect: "purchase" }), nameOf)).toHaveLength(1);
});

test("at an act of the catalogue the catalogue's effect holds, whatever is stated", () => {
  expect(atCatalogueAct(found({ stated: ["send_email"] }), "send_email", nameOf)).toHaveLength(1);
  expect(atCatalogueAct(found({ stated: ["read"] }), "send_email", nameOf)[1]).toBe(
    "What it does, as stated: “read”. Here the act means: send an email.",
  );
});

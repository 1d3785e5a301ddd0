import { describe, expect, test } from "vitest";
import type { ActAnswer } from "../../../core/answers/answers.ts";
import { freshAct, freshCatalogueAct } from "../../../core/answers/fresh.ts";
import { ACT_GROUPS } from "../../../core/catalogue/acts.ts";
import { actView, LOOK_AT_ALL, undecidedIn } from "./act-view.ts";
import type { FoundAct } from "./offers.ts";

const HOLDER = "urn:bot0:agent:1";
const act = (id: string): ActAnswer => {
  const known = freshCatalogueAct(id, HOLDER);
  if (!known) throw new Error(id);
  return known;
};
const ORDER = { id: "northline.place_order", effect: "purchase", kind: "purchased" } as const;
const found = (part: Partial<FoundAct>): FoundAct => ({ label: "Found", statements: [], stated: [], ...part });
const NOTHING = { acts: [], nevers: [] };
const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

describe("the list of acts", () => {
  test("shows the whole catalogue, and nothing else where nothing was found or added", () => {
    const view = actView(NOTHING, [], [], LOOK_AT_ALL);
    expect(ids(view.groups)).toEqual(ids(ACT_GROUPS));
    expect(view.groups.flatMap(({ rows }) => ids(rows))).toEqual(ACT_GROUPS.flatMap(({ acts }) => ids(acts)));
    expect([view.found.rows, view.own.rows, view.isLooking, view.isEmpty]).toEqual([[], [], false, false]);
    expect(undecidedIn(view)).toHaveLength(ACT_GROUPS.flatMap(({ acts }) => acts).length);
  });

  test("a found act of the catalogue stands in its group, not a second time", () => {
    expect(actView(NOTHING, [found({ id: "mail.send", effect: "send_email" })], [], LOOK_AT_ALL).found.rows).toEqual([]);
  });

  test("a found act is not allowed, and one without a known effect cannot be decided yet", () => {
    const acts = [
      found({ id: ORDER.id, effect: "purchase" }),
      found({ id: "desk.tidy", stated: ["tidies"] }),
      found({ written: "Send Mail!" }),
    ];
    const { rows, count } = actView(NOTHING, acts, [], LOOK_AT_ALL).found;
    expect(rows.map(({ entry }) => entry?.state)).toEqual(["not_allowed", undefined, undefined]);
    expect(count).toBe("none of 3");
  });

  test("a decided act that was found stays among the found ones, with the effect that was decided", () => {
    const work = { acts: [freshAct({ id: "desk.tidy", effect: "organize_files", kind: "changed" }, HOLDER)], nevers: [] };
    const view = actView(work, [found({ id: "desk.tidy" })], [], LOOK_AT_ALL);
    expect(view.found.rows[0]?.entry).toMatchObject({ effect: "organize_files", state: "allowed" });
    expect(view.own.rows).toEqual([]);
  });

  test("an act of the person's own that is not allowed any more stays in sight while it was seen", () => {
    const view = actView(NOTHING, [], [ORDER], LOOK_AT_ALL);
    expect(view.own.rows).toMatchObject([{ id: ORDER.id, state: "not_allowed" }]);
  });
});

describe("looking for something", () => {
  const work = { acts: [act("mail.send")], nevers: [{ act: "shop.buy", effect: "purchase", kind: "purchased" as const }] };

  test("only what is decided: allowed and never, and groups keep their whole count", () => {
    const view = actView(work, [found({ id: "desk.tidy" })], [], { text: "", onlyDecided: true });
    expect(view.groups.flatMap(({ rows }) => ids(rows))).toEqual(["mail.send", "shop.buy"]);
    expect(view.groups.find(({ id }) => id === "mail")?.count).toBe("1 allowed of 8");
    expect(view.found.rows).toEqual([]);
    expect(view.isLooking).toBe(true);
  });

  test("a found act is found by the agent's own words for it", () => {
    const view = actView(NOTHING, [found({ id: "desk.tidy", label: "Tidy the desk" })], [], { text: "tidy desk", onlyDecided: false });
    expect(view.found.rows).toHaveLength(1);
    expect(view.groups.flatMap(({ rows }) => rows)).toEqual([]);
  });

  test("nothing found is empty", () => {
    expect(actView(work, [], [], { text: "no such act", onlyDecided: false }).isEmpty).toBe(true);
  });
});

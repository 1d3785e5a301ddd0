import { describe, expect, test } from "vitest";
import type { ActAnswer } from "../../../core/answers/answers.ts";
import { freshAct, freshCatalogueAct } from "../../../core/answers/fresh.ts";
import { ACT_GROUPS } from "../../../core/catalogue/acts.ts";
import { catalogueGroups, countOf, decidedOf, entryOf, isFound, ownKeys } from "./act-list.ts";

const HOLDER = "urn:bot0:agent:1";
const act = (id: string): ActAnswer => {
  const known = freshCatalogueAct(id, HOLDER);
  if (!known) throw new Error(id);
  return known;
};
const own = freshAct({ id: "northline.place_order", effect: "purchase", kind: "purchased" }, HOLDER);
const SEND = { id: "mail.send", effect: "send_email", kind: "sent" } as const;

describe("what was decided about an act", () => {
  test("nothing decided is not allowed, for every act of the catalogue", () => {
    const groups = catalogueGroups(decidedOf({ acts: [], nevers: [] }));
    expect(groups.flatMap((group) => group.entries).filter((entry) => entry.state !== "not_allowed")).toEqual([]);
    expect(groups.flatMap((group) => group.entries)).toHaveLength(ACT_GROUPS.flatMap((group) => group.acts).length);
  });

  test("an allowed act knows its place among the authorities, a denied one its place among the denials", () => {
    const work = {
      acts: [act("mail.read"), act("mail.send")],
      nevers: [{ act: "mail.forward", effect: "send_email", kind: "sent" as const }],
    };
    const decided = decidedOf(work);
    expect(entryOf(SEND, decided)).toMatchObject({ state: "allowed", held: [{ at: 1 }], denied: [] });
    expect(entryOf({ ...SEND, id: "mail.forward" }, decided)).toMatchObject({ state: "never", held: [], denied: [0] });
  });

  test("a denial beats an allowance of the same act", () => {
    const work = { acts: [act("mail.send")], nevers: [{ act: "mail.send", effect: "send_email", kind: "sent" as const }] };
    expect(entryOf(SEND, decidedOf(work)).state).toBe("never");
  });

  test("one act in several authorities keeps all of them", () => {
    const decided = decidedOf({ acts: [act("mail.send"), act("mail.read"), { ...act("mail.send"), actors: ["agent:b"] }], nevers: [] });
    expect(entryOf(SEND, decided).held.map((held) => held.at)).toEqual([0, 2]);
  });

  test("a denial of a whole effect is no row's", () => {
    const decided = decidedOf({ acts: [], nevers: [{ effect: "send_email", kind: "sent" }] });
    expect(entryOf(SEND, decided).state).toBe("not_allowed");
  });
});

test("acts of the person's own are those outside the catalogue, each once, held or denied", () => {
  const work = {
    acts: [act("mail.read"), own, own],
    nevers: [
      { act: "vault.open", effect: "read", kind: "none" as const },
      { act: "mail.send", effect: "send_email", kind: "sent" as const },
    ],
  };
  expect(ownKeys(work).map((key) => key.id)).toEqual(["northline.place_order", "vault.open"]);
});

describe("finding an act", () => {
  const entry = entryOf(SEND, decidedOf({ acts: [], nevers: [] }));
  test.each(["", "  ", "mail", "MAIL new", "mail.send", "unsent", "send an email"])("%j finds it", (looked) => {
    expect(isFound(entry, looked)).toBe(true);
  });
  test.each(["file", "mail file"])("%j does not", (looked) => {
    expect(isFound(entry, looked)).toBe(false);
  });
});

test.each([
  [["not_allowed", "not_allowed", "not_allowed"], "none of 3"],
  [["allowed", "not_allowed"], "1 allowed of 2"],
  [["allowed", "allowed", "never", "not_allowed"], "2 allowed · 1 never of 4"],
  [["never"], "1 never of 1"],
  [[], ""],
] as const)("%j counts as %s", (states, said) => {
  expect(countOf(states)).toBe(said);
});

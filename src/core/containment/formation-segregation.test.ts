// Duties that a formation divides (F6), from a parent to its child: a Grant that breaks F6 is no invalid one, a verifier denies its official acts at §7
// step 13. So a child of it is denied them too, whatever it leaves behind (invariant 5).
import { describe, expect, it } from "vitest";
import type { Grant } from "../schema/grant.gen.ts";
import { scenario3 } from "../testing/sample-teams.ts";
import { at } from "../testing/valid.ts";
import { HELPER, judged } from "./testing/family.ts";

const lost = ["formations /formations/0/handoffs"];
const held = (grant: Grant, act: string) => grant.authorities.filter((authority) => authority.act === act);
const only =
  (act: string, ...actors: string[]) =>
  (grant: Grant) => {
    for (const authority of held(grant, act)) authority.actors = actors;
  };
const nothing = () => {};

describe("an act that both sides hold in the parent (G9a formations)", () => {
  const shared = only("bank.pay", "agent:books", "agent:payer");

  it("may be held by both sides in the child too, where it is denied as well", () => {
    expect(judged(scenario3, nothing, shared)).toEqual([]);
  });

  it("may not be handed to one side alone, which would be allowed what the parent is denied", () => {
    expect(judged(scenario3, only("bank.pay", HELPER), shared)).toEqual(lost);
  });

  it("says nothing of a child that holds nothing official of the formation", () => {
    const leaves = (child: Grant) => {
      child.authorities = child.authorities.filter(({ act }) => act !== "bank.pay");
    };
    expect(judged(scenario3, leaves, shared)).toEqual([]);
  });

  it("bars the other official acts of the formation, and leaves those alone that it does not govern", () => {
    // The draft, which only prepares, is held by both sides: that denies paying (step 13), and filing the return is not the formation's.
    const drafts = (grant: Grant) => {
      only("bank.draft", "agent:books", "agent:payer")(grant);
      only("bank.pay", "agent:books")(grant);
    };
    expect(judged(scenario3, only("bank.draft", HELPER), drafts)).toEqual(lost);
    const notPaying = (child: Grant) => {
      only("bank.draft", HELPER)(child);
      child.authorities = child.authorities.filter(({ act }) => act !== "bank.pay");
    };
    expect(judged(scenario3, notPaying, drafts)).toEqual([]);
  });
});

describe("somebody on neither side who holds official acts of both in the parent (G9a formations)", () => {
  /** The payer pays, the clerk files the return, and the books, on neither side, may do both. */
  const straddled = (grant: Grant) => {
    grant.work_system.members.push({ actor: "agent:clerk", name: "Clerk", role: "Files" });
    only("bank.pay", "agent:payer", "agent:books")(grant);
    only("vat.submit", "agent:clerk", "agent:books")(grant);
    const formation = at(grant.formations);
    delete formation.acts;
    Object.assign(at(formation.handoffs), { from: "agent:payer", to: "agent:clerk" });
  };

  it("may hold them in the child, where it is denied as well", () => {
    expect(judged(scenario3, nothing, straddled)).toEqual([]);
  });

  it("may not be freed by leaving a side without its act, or an act behind", () => {
    expect(judged(scenario3, only("bank.pay", HELPER), straddled)).toEqual(lost);
    const noPaying = (child: Grant) => {
      child.authorities = child.authorities.filter(({ act }) => act !== "bank.pay");
    };
    expect(judged(scenario3, noPaying, straddled)).toEqual(lost);
  });

  it("is nobody else's fault: who acts on one side only may be handed that act", () => {
    const noOffice = (child: Grant) => {
      only("bank.pay", "agent:payer")(child);
      only("vat.submit", "agent:clerk")(child);
    };
    expect(judged(scenario3, noOffice, straddled)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { AGENT } from "../testing/grant-parts.ts";
import { Holders } from "./holders.ts";
import { pairOf } from "./row.ts";
import { childOf, copy, found, HELPER, judged, parentOf, rich } from "./testing/family.ts";

/** A parent whose acts are named so, each held by so many agents of its own, one authority each. */
function parentWith(acts: readonly string[], each: number) {
  const parent = rich();
  const [first] = parent.authorities;
  if (first === undefined) throw new Error("no authority");
  parent.authorities = acts.flatMap((act) =>
    Array.from({ length: each }, (_, i) => ({ ...copy(first), act, actors: i === 0 ? [AGENT] : [`agent:n${i}`] })),
  );
  return parent;
}

describe("who holds which act", () => {
  // One letter, two that end alike, and many: whatever an id is like, it is found by all of it.
  const acts = ["a", "b", "mail.read", "rail.read", "x.read", ...Array.from({ length: 300 }, (_, i) => `shop.buy_${i}`)];

  it.each([1, 2, 3])("is found by act and actor, where %i agents hold each", (each) => {
    const parent = parentWith(acts, each);
    const holders = new Holders(pairOf(parent, parent));
    for (const [k, act] of acts.entries()) {
      expect(holders.has(act)).toBe(true);
      expect(holders.of(act, AGENT)).toEqual([parent.authorities[k * each]]);
      expect(holders.of(act, "agent:n1")).toEqual(each > 1 ? [parent.authorities[k * each + 1]] : []);
      expect(holders.of(act, "agent:nobody")).toEqual([]);
    }
    for (const other of ["", "c", "mail.rea", "shop.buy_300", "hop.buy_1"]) {
      expect(holders.has(other)).toBe(false);
      expect(holders.of(other, AGENT)).toEqual([]);
    }
  });

  it("lists every authority of one actor for an act, in the parent's order", () => {
    const parent = parentWith(["mail.read"], 3);
    parent.authorities = parent.authorities.map((authority, i) => ({ ...authority, actors: [AGENT, `agent:m${i}`] }));
    expect(new Holders(pairOf(parent, parent)).of("mail.read", AGENT)).toEqual(parent.authorities);
  });
});

describe("long lists", () => {
  const many = Array.from({ length: 40 }, (_, i) => `app:n${i}`);

  it("of sources, systems and counterparties are compared like short ones", () => {
    const change = (child: ReturnType<typeof rich>) => {
      const [, buy] = child.authorities;
      buy?.grounding.allowed.push("app:n41");
      buy?.grounding.prohibited.splice(0, 1);
      buy?.targets?.ids.push("m3@Shop.example", "M3@shop.example");
    };
    const before = (parent: ReturnType<typeof rich>) => {
      const [, buy] = parent.authorities;
      buy?.grounding.allowed.push(...many.slice(0, 20));
      buy?.grounding.prohibited.push(...many.slice(20));
      buy?.targets?.ids.push(...many.map((_, i) => `M${i}@SHOP.example`));
    };
    expect(judged(rich, change, before)).toEqual([
      "authorities /authorities/1/targets/ids/42",
      "authorities /authorities/1/grounding/allowed/23",
      "authorities /authorities/1/grounding/prohibited",
    ]);
  });

  it("of actors are, too", () => {
    const parent = parentOf(rich());
    parent.authorities[0]?.actors.push(...many.map((_, i) => `agent:n${i}`));
    const child = childOf(parent);
    child.authorities[0]?.actors.push("agent:n40");
    expect(found(parent, child)).toEqual([`authorities /authorities/0/actors/${parent.authorities[0]?.actors.length}`]);
    expect(found(parent, childOf(parent, HELPER))).toEqual([]);
  });
});

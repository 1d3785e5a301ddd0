import { describe, expect, it } from "vitest";
import type { Grant } from "../schema/grant.gen.ts";
import { nonBinding } from "../testing/grant-parts.ts";
import { scenario1, scenario3, scenario4 } from "../testing/sample-grants.ts";
import { at, valid } from "../testing/valid.ts";
import { counterpartyKey } from "./counterparty-key.ts";
import { contains, ROW, ROWS, TERMS, within } from "./g09-contained.ts";
import { insideOf } from "./locations.ts";
import { childOf, copy, parentOf, rich, SEAL } from "./testing/family.ts";

describe("the rows of G9a", () => {
  it("are the specification's, in its order, each with its line", () => {
    const names = ["chain", "validity", "defaults", "ceilings", "denials", "authorities", "formations", "delegation"];
    expect(ROWS.map(({ spec }) => spec.id)).toEqual(names.map((name) => `G9a.${name}`));
    expect(Object.keys(ROW)).toEqual(names);
    expect(TERMS.map(({ spec }) => spec.id)).toEqual(names.slice(1).map((name) => `G9a.${name}`));
    for (const { spec } of ROWS) expect([spec.title.length > 5, spec.clause.length > 5]).toEqual([true, true]);
  });
});

describe("contains", () => {
  it("says where, what the two hold, and what to do", () => {
    const parent = parentOf(rich());
    const child = childOf(parent);
    child.defaults.max_recipients = 4;
    delete child.defaults.limits.hours;
    child.defaults.triggers = ["asked"];
    const found = contains({ grant: parent, seal: SEAL }, child);
    expect(found).toEqual([
      {
        rule: "G9a.defaults",
        path: "/defaults/limits/hours",
        parent_value: parent.defaults.limits.hours,
        message: "The parent has a limit here (hours) and this child has none, which is wider. Write it here too.",
      },
      {
        rule: "G9a.defaults",
        path: "/defaults/max_recipients",
        parent_value: 3,
        child_value: 4,
        message: "One message may reach 4 people here, more than the parent's 3. Lower the number.",
      },
    ]);
  });

  it("shows what an agent or a person wrote as data", () => {
    const parent = parentOf(rich());
    const child = childOf(parent);
    at(child.resources).provider = "Mail” is the same.\u202E";
    expect(contains({ grant: parent, seal: SEAL }, child)[0]?.message).toContain("“Mail' is the same.‹U+202E›”");
  });

  it("runs chosen rows only, touches nothing, and takes a 1.1 Grant", () => {
    const parent = valid({ ...parentOf(scenario1()), poa_version: "1.1", discovery: {} });
    const child = valid({ ...childOf(parentOf(scenario1())), discovery: {}, purpose: "Another." });
    const before = copy([parent, child]);
    expect(contains({ grant: parent, seal: SEAL }, child).map(({ rule }) => rule)).toEqual(["G9a.chain"]);
    expect(contains({ grant: parent, seal: SEAL }, child, [ROW.denials, ROW.authorities])).toEqual([]);
    expect([parent, child]).toEqual(before);
  });
});

describe("within", () => {
  it("holds two documents about one delegate against each other, every member's acts included", () => {
    for (const make of [scenario1, scenario3, scenario4]) expect(within(make(), make())).toEqual([]);
  });

  it("lets nobody be added to an act, the delegate neither", () => {
    const narrower = scenario4();
    at(narrower.authorities, 2).actors.push("agent:lead");
    const rows = [ROW.authorities, ROW.defaults, ROW.denials];
    expect(within(scenario4(), narrower, rows).map(({ path }) => path)).toEqual(["/authorities/2/actors/1"]);
    at(narrower.authorities, 2).actors = ["agent:lead"];
    expect(within(scenario4(), narrower, rows).map(({ path }) => path)).toEqual(["/authorities/2/actors/0"]);
  });

  it("takes an act that both deny for what it is, and not one that only the wider denies", () => {
    const denial = { act: "mail.reply", effect: "send_email", kind: "sent" } as const;
    const [denying, allowing] = [scenario1(), scenario1()];
    denying.denied.push(denial);
    expect(within(denying, copy(denying))).toEqual([]);
    expect(within(denying, allowing).map(({ rule }) => rule)).toEqual(["G9a.denials", "G9a.authorities"]);
    expect(within(allowing, denying)).toEqual([]);
  });

  it("tells a wider proposal from a narrower one, and both from another", () => {
    const change = (how: (grant: Grant) => unknown) => {
      const grant = scenario1();
      how(grant);
      return [within(scenario1(), grant).length === 0, within(grant, scenario1()).length === 0];
    };
    expect(change(() => {})).toEqual([true, true]);
    expect(change((grant) => Object.assign(grant.defaults, { max_recipients: 2 }))).toEqual([true, false]);
    expect(change((grant) => Object.assign(grant.defaults, { max_recipients: 4 }))).toEqual([false, true]);
    expect(change((grant) => Object.assign(grant.defaults, { max_recipients: 4, triggers: ["asked"] }))).toEqual([false, false]);
  });
});

describe("the cost", () => {
  /** A Grant of so many acts, sources, counterparties, systems, denials and governed acts. */
  function large(size: number): Grant {
    const grant = parentOf(rich());
    const numbers = Array.from({ length: size }, (_, i) => i);
    const sources = { ...grant.defaults.grounding, allowed: numbers.map((i) => `app:s${i}`), prohibited: numbers.map((i) => `app:p${i}`) };
    const buy = at(grant.authorities, 1);
    grant.authorities = [
      { ...buy, targets: { class: "merchants", scope: "named", ids: numbers.map((i) => `id${i}`) }, grounding: sources },
      ...numbers.map((i) => nonBinding(`act.n${i}`, "read", ["mail"], [grant.delegate.sub], grant.defaults.grounding)),
    ];
    grant.resources = numbers.map((i) => ({
      id: `r${i}`,
      provider: "P",
      label: `R${i}`,
      effects: ["read"],
      locations: [`a/${i}`, `b/${i}`],
    }));
    grant.denied = numbers.map((i) => ({ act: `no.n${i}`, effect: "sign", kind: "submitted" }));
    grant.work_system.members = numbers.map((i) => ({ actor: `agent:m${i}`, name: `M${i}`, role: "Helps" }));
    grant.formations = [{ arrangement: "path.sequential", acts: grant.authorities.map(({ act }) => act) }];
    return copy(grant);
  }

  /** The same document, every read of which is counted. */
  function counted(document: Grant, count: { reads: number }): Grant {
    const known = new WeakMap<object, object>();
    const watch = <T>(value: T): T => {
      if (typeof value !== "object" || value === null) return value;
      const seen = known.get(value);
      if (seen !== undefined) return seen as T;
      const watched = new Proxy(value as object, {
        get: (target, name, receiver) => {
          count.reads += 1;
          return watch(Reflect.get(target, name, receiver));
        },
      });
      known.set(value, watched);
      return watched as T;
    };
    return watch(document);
  }

  function readsFor(size: number): number {
    const count = { reads: 0 };
    const [parent, child] = [large(size), childOf(large(size))];
    expect(contains({ grant: counted(parent, count), seal: SEAL }, counted(child, count))).toEqual([]);
    expect(within(counted(parent, count), counted(parent, count))).toEqual([]);
    return count.reads;
  }

  it("grows with the number of acts, sources and counterparties, and not with its square", () => {
    const [small, big] = [readsFor(250), readsFor(1000)];
    expect(small).toBeGreaterThan(250);
    expect(big / small).toBeLessThan(4.5);
  });
});

describe("counterparties and locations", () => {
  it("are one counterparty by exact text after NFC, a domain in small letters", () => {
    const same = (a: string, b: string) => counterpartyKey(a) === counterpartyKey(b);
    expect([same("cafe\u0301", "caf\u00E9"), same("a@X.example", "a@x.EXAMPLE")]).toEqual([true, true]);
    for (const [a, b] of [
      ["A@x.example", "a@x.example"],
      ["@Anna", "@anna"],
      ["Shop.example", "shop.example"],
      ["a@x.example", "b@x.example"],
      ["a@\u00C5.example", "a@\u00E5.example"],
      ["*@x.example", "a@x.example"],
    ] as const) {
      expect([a, same(a, b)]).toEqual([a, false]);
    }
  });

  it("lie inside by parts between slashes", () => {
    const inside = insideOf(["a/b", "c/", "/d", "e/../f", "x", "x/y"]);
    expect(["a/b", "a/b/", "a/b/c", "c", "c/x", "/d/x", "x/z"].map(inside)).toEqual(Array(7).fill(true));
    expect(["a", "a/bc", "ab", "d", "e/../f", "e", "f", "a/b/..", "a//b", "", "/"].map(inside)).toEqual(Array(11).fill(false));
    expect(insideOf([])("a")).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import type { Authority, Grant, Resource, Targets } from "../schema/grant.gen.ts";
import { AGENT, euros, everyDay, nonBinding } from "../testing/grant-parts.ts";
import { at, the } from "../testing/valid.ts";
import { childOf, found, HELPER, judged, parentOf, rich } from "./testing/family.ts";

type Change = (child: Grant) => unknown;
const buy = (grant: Grant) => at(grant.authorities, 1);
const send = (grant: Grant) => at(grant.authorities, 2);
const act =
  (change: Partial<Authority>): Change =>
  (child) =>
    Object.assign(buy(child), change);
const limits =
  (change: Partial<Authority["limits"]>): Change =>
  (child) =>
    Object.assign(buy(child).limits, change);
const grounds =
  (change: Partial<Authority["grounding"]>): Change =>
  (child) =>
    Object.assign(buy(child).grounding, change);
const targets =
  (change: Partial<Targets>): Change =>
  (child) =>
    Object.assign(the(buy(child).targets), change);
const without =
  (name: keyof Authority["limits"]): Change =>
  (child) =>
    delete buy(child).limits[name];
const berlin = { ...everyDay("09:00", "10:00"), timezone: "Europe/Berlin" };

/** Each field: a step narrower or as wide, a step wider, and where that is found. */
const FIELDS: [string, Change, Change, string][] = [
  ["the act", (child) => child.authorities.splice(1, 1), act({ act: "shop.other" }), "act"],
  ["the effect", act({}), act({ effect: "book" }), "effect"],
  ["the kind", act({}), act({ kind: "transferred" }), "kind"],
  ["the commit", act({ commit: "prohibited" }), act({ commit: "automatic" }), "commit"],
  ["the go-ahead", act({ go_ahead: { mode: "each_time", words: "Other words." } }), act({ go_ahead: { mode: "standing" } }), "go_ahead"],
  ["no go-ahead", act({}), (child) => delete buy(child).go_ahead, "go_ahead"],
  ["allowed sources", grounds({ allowed: [] }), grounds({ allowed: ["principal", "web"] }), "grounding/allowed/1"],
  [
    "prohibited sources",
    grounds({ prohibited: ["other_agents", "web", "documents"] }),
    grounds({ prohibited: [] }),
    "grounding/prohibited",
  ],
  ["freshness", grounds({ freshness: "P1W" }), grounds({ freshness: "P8D" }), "grounding/freshness"],
  ["freshness left out", grounds({ freshness: "PT0S" }), (child) => delete buy(child).grounding.freshness, "grounding/freshness"],
  ["disagreement", grounds({ on_disagreement: "stop" }), grounds({ on_disagreement: "system_of_record" }), "grounding/on_disagreement"],
  ["per act", limits({ per_act: euros("80") }), limits({ per_act: euros("80.01") }), "limits/per_act"],
  ["per act left out", limits({ per_act: euros("9.99") }), without("per_act"), "limits/per_act"],
  ["per act in a currency", limits({}), limits({ per_act: { amount: "1", currency: "USD" } }), "limits/per_act"],
  ["per month", limits({ per_month: euros("300.00") }), limits({ per_month: euros("300.0001") }), "limits/per_month"],
  ["per month left out", limits({ per_month: euros("1") }), without("per_month"), "limits/per_month"],
  ["categories", limits({ categories: ["household"] }), limits({ categories: ["household", "wine"] }), "limits/categories/1"],
  ["categories left out", limits({}), without("categories"), "limits/categories"],
  ["acts a day", limits({ binding_acts_per_day: 5 }), limits({ binding_acts_per_day: 6 }), "limits/binding_acts_per_day"],
  ["acts a day left out", limits({ binding_acts_per_day: 1 }), without("binding_acts_per_day"), "limits/binding_acts_per_day"],
  ["hours", limits({ hours: everyDay("09:00", "18:00") }), limits({ hours: everyDay("08:00", "18:01") }), "limits/hours"],
  ["hours in a zone", limits({}), limits({ hours: berlin }), "limits/hours"],
  ["hours left out", limits({}), without("hours"), "limits/hours"],
  ["the targets", targets({}), (child) => delete buy(child).targets, "targets"],
  ["the class", targets({}), targets({ class: "payees" }), "targets/class"],
  ["the scope", targets({ ids: [] }), targets({ scope: "known" }), "targets/scope"],
  ["the ids", targets({ ids: ["lena@corner.example"] }), targets({ ids: ["green.example", "blue.example"] }), "targets/ids/1"],
  ["the systems", act({ resources: [] }), act({ resources: ["mail", "bank"] }), "resources/1"],
  ["the actors", act({ actors: [AGENT] }), act({ actors: [HELPER, "agent:mate"] }), "actors/1"],
  ["pausing", act({ pause_on_unexpected: true }), (child) => delete buy(child).pause_on_unexpected, "pause_on_unexpected"],
];

describe("an authority (G9a authorities)", () => {
  it.each(FIELDS)("holds %s to the parent's", (_, narrower, wider, path) => {
    expect(judged(rich, narrower)).toEqual([]);
    expect(judged(rich, wider)).toEqual([`authorities /authorities/1/${path}`]);
  });

  it("may ask each time where the parent's go-ahead is standing, and commit less", () => {
    expect(judged(rich, (child) => Object.assign(send(child), { go_ahead: { mode: "each_time" }, commit: "user_approval" }))).toEqual([]);
  });

  it("compares scopes named ≤ known ≤ any, and the ids wherever not anyone is meant", () => {
    const to = (own: Partial<Targets>, theirs: Partial<Targets> = {}) =>
      judged(
        rich,
        (child) => Object.assign(the(send(child).targets), own),
        (parent) => Object.assign(the(send(parent).targets), theirs),
      );
    expect(to({ scope: "named" })).toEqual([]);
    expect(to({ scope: "any", ids: [] })).toEqual(["authorities /authorities/2/targets/scope"]);
    expect(to({ scope: "named", ids: ["eve@client.example"] })).toEqual(["authorities /authorities/2/targets/ids/0"]);
    expect(to({ scope: "named", ids: ["eve@client.example"] }, { scope: "any", ids: [] })).toEqual([]);
    expect(to({ scope: "named", ids: ["lena@CLIENT.example"] })).toEqual([]);
    expect(to({ scope: "named", ids: ["Lena@client.example"] })).toEqual(["authorities /authorities/2/targets/ids/0"]);
    expect(judged(rich, (child) => Object.assign(at(child.authorities), { targets: the(send(child).targets) }))).toEqual([
      "authorities /authorities/0/targets",
    ]);
  });

  it("holds a written value against the parent's default where the parent only inherits it", () => {
    const inherits = (own: Partial<Authority["limits"]>) =>
      judged(rich, limits(own), (parent) => {
        buy(parent).limits = {};
      });
    expect(inherits({})).toEqual([]);
    expect(inherits({ per_act: euros("100"), hours: everyDay("07:00", "22:00") })).toEqual([]);
    expect(inherits({ per_act: euros("101") })).toEqual(["authorities /authorities/1/limits/per_act"]);
    expect(inherits({ binding_acts_per_day: 11 })).toEqual(["authorities /authorities/1/limits/binding_acts_per_day"]);
  });

  it("pauses where the whole child does", () => {
    const pausing: Change = (child) => {
      child.defaults.pause_on_unexpected = true;
      delete buy(child).pause_on_unexpected;
    };
    expect(judged(rich, pausing)).toEqual([]);
  });

  it("is not one that the parent denies, by the act or by its effect", () => {
    const denying = (denial: Grant["denied"][number]) => {
      const parent = parentOf(rich());
      const child = childOf(parent);
      for (const grant of [parent, child]) grant.denied.push(denial);
      return found(parent, child);
    };
    expect(denying({ act: "shop.buy", effect: "purchase", kind: "purchased" })).toEqual(["authorities /authorities/1/act"]);
    expect(denying({ effect: "purchase", kind: "purchased" })).toEqual(["authorities /authorities/1/act"]);
    expect(denying({ act: "shop.sell", effect: "purchase", kind: "purchased" })).toEqual([]);
  });
});

describe("whose authority is handed on (G9a authorities)", () => {
  /** The parent's delegate buys for 80, the mate for 20. */
  function two(): Grant {
    const grant = rich();
    const mates = { ...buy(grant), actors: ["agent:mate"], limits: { ...buy(grant).limits, per_act: euros("20") } };
    return { ...grant, authorities: [...grant.authorities, mates] };
  }

  it("is the parent's delegate's, for an agent that the parent does not name", () => {
    expect(judged(two, limits({ per_act: euros("80") }))).toEqual([]);
    const mates = judged(
      rich,
      (child) => child.authorities.push(nonBinding("web.read", "read", ["mail"], [HELPER], buy(child).grounding)),
      (parent) => parent.authorities.push(nonBinding("web.read", "read", ["mail"], ["agent:mate"], buy(parent).grounding)),
    );
    expect(mates).toEqual(["authorities /authorities/3/act"]);
  });

  it("is its own, for an agent that is a member there", () => {
    const parent = parentOf(two());
    parent.delegation.agents = ["agent:mate"];
    const child = childOf(parent, "agent:mate");
    // Its own limit is 20, whatever the parent's delegate may spend. Mails are sent by the delegate alone.
    expect(found(parent, child)).toEqual(["authorities /authorities/1/limits/per_act", "authorities /authorities/2/act"]);
    child.authorities.splice(2, 1);
    buy(child).limits.per_act = euros("20.00");
    expect(found(parent, child)).toEqual([]);
  });

  it("is found whatever the order of the parent's authorities", () => {
    const parent = parentOf(two());
    const child = childOf(parent);
    expect(found({ ...parent, authorities: parent.authorities.toReversed() }, child)).toEqual([]);
  });

  it("names no members that the parent does not have", () => {
    const members = (...actors: string[]) =>
      judged(rich, (child) =>
        Object.assign(child.work_system, { members: actors.map((actor) => ({ actor, name: actor.slice(6), role: "Helps" })) }),
      );
    expect(members()).toEqual([]);
    expect(members("agent:mate")).toEqual([]);
    expect(members("agent:mate", "agent:eve")).toEqual(["authorities /work_system/members/1"]);
  });
});

describe("the systems (G9a authorities)", () => {
  const system = (k: number, change: Partial<Resource>) => judged(rich, (child) => Object.assign(at(child.resources, k), change));

  it("are the parent's, with the same provider and no other effects", () => {
    expect(judged(rich, (child) => child.resources.pop())).toEqual([]);
    expect(system(0, { id: "post" })).toEqual(["authorities /resources/0/id"]);
    expect(system(0, { provider: "Another" })).toEqual(["authorities /resources/0/provider"]);
    expect(system(0, { effects: ["read"] })).toEqual([]);
    expect(system(0, { effects: ["read", "delete_record"] })).toEqual(["authorities /resources/0/effects/1"]);
    expect(
      judged(
        rich,
        () => {},
        (parent) => parent.resources.push(at(parent.resources)),
      ),
    ).toEqual(["authorities /resources/0/id", "authorities /resources/2/id"]);
  });

  it("keep the account that the parent names, and may name one where it does not", () => {
    expect(system(0, { account: "eve@home.example" })).toEqual(["authorities /resources/0/account"]);
    expect(judged(rich, (child) => delete at(child.resources).account)).toEqual(["authorities /resources/0/account"]);
    expect(system(1, { account: "anna" })).toEqual([]);
  });

  it.each<[string, boolean]>([
    ["Clients/2026", true],
    ["Clients/2026/", true],
    ["Clients/2026/May", true],
    ["Orders", true],
    ["Clients", false],
    ["Clients/20261", false],
    ["orders", false],
    ["/Orders", false],
    ["Orders/../Private", false],
    ["Orders/./x", false],
    ["Orders//x", false],
    ["Orders\\x", false],
    ["Orders/%2e%2e", false],
    ["Orders/\u200Bx", false],
  ])("take %j for a location within the parent's: %s", (location, isWithin) => {
    expect(system(1, { locations: ["Orders", location].slice(location === "Orders" ? 1 : 0) })).toEqual(
      isWithin ? [] : ["authorities /resources/1/locations/1"],
    );
  });

  it("are not the whole app where the parent's is not, and may be held to locations where it is", () => {
    expect(judged(rich, (child) => delete at(child.resources, 1).locations)).toEqual(["authorities /resources/1/locations"]);
    expect(system(0, { locations: ["anything/../here"] })).toEqual([]);
  });

  it("keep a location that lies nowhere only letter by letter", () => {
    const nowhere = (location: string) =>
      judged(
        rich,
        (child) => Object.assign(at(child.resources, 1), { locations: [location] }),
        (parent) => Object.assign(at(parent.resources, 1), { locations: ["100 %"] }),
      );
    expect(nowhere("100 %")).toEqual([]);
    expect(nowhere("100 %/x")).toEqual(["authorities /resources/1/locations/0"]);
  });
});

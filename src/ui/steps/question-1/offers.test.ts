import { describe, expect, test } from "vitest";
import { offersOf } from "../../draft/answer-offers.ts";
import { appsOffered, foundActs, foundApps, isSelected, placesIn, resourceFrom } from "./offers.ts";

const answer = (capabilities: readonly unknown[], connectors: readonly unknown[] = []) =>
  JSON.stringify({
    answer_version: "1",
    agent: { name: "Buyer", platform: "Example", role: "only" },
    areas: {
      capabilities: { status: "found", how: "listed the tools", items: capabilities },
      connectors: { status: "found", how: "listed them", items: connectors },
    },
  });

const order = { id: "northline.place_order", provider: "Northline", operation: "Place an order", effect: "purchase" };

describe("acts that answers name", () => {
  test("an act that two answers name is offered once, with both statements", () => {
    const found = foundActs([offersOf({ agent: "a", text: answer([order]) }), offersOf({ agent: "b", text: answer([order]) })]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ id: "northline.place_order", label: "Place an order", effect: "purchase" });
    expect(found[0]?.statements.map((statement) => statement.agent)).toEqual(["a", "b"]);
  });

  test("of a text with several blocks, only the one that was picked offers anything", () => {
    const text = `${answer([order])}\n${answer([{ ...order, id: "other.order" }])}`;
    expect(offersOf({ agent: "a", text })).toMatchObject({ acts: [], unread: true });
    const picked = offersOf({ agent: "a", text, block: 2 });
    expect(picked.unread).toBe(false);
    expect(foundActs([picked]).map(({ id }) => id)).toEqual(["other.order"]);
  });

  test("two effects for one id are both shown, and neither is taken", () => {
    const [found] = foundActs([offersOf({ agent: "a", text: answer([order, { ...order, effect: "subscribe" }]) })]);
    expect(found?.stated).toEqual(["purchase", "subscribe"]);
    expect(found && "effect" in found).toBe(false);
  });

  test("an effect is never guessed from wording", () => {
    const [found] = foundActs([offersOf({ agent: "a", text: answer([{ ...order, effect: "can email anyone" }]) })]);
    expect(found?.stated).toEqual(["can email anyone"]);
    expect(found && "effect" in found).toBe(false);
  });

  test("what is no act id is kept as written and is no act", () => {
    const [first, second] = foundActs([offersOf({ agent: "a", text: answer([{ id: "Send Mail!" }, { id: "Send Mail!" }]) })]);
    expect(first).toMatchObject({ written: "Send Mail!" });
    expect(second).toMatchObject({ written: "Send Mail!" });
    expect(first && "id" in first).toBe(false);
  });

  test("prose gives nothing and says that nothing was read", () => {
    expect(offersOf({ agent: "a", text: "I can send mail for you." })).toMatchObject({ acts: [], apps: [], unread: true });
  });
});

describe("apps that answers name", () => {
  const text = answer(
    [{ ...order, account: "studio@example.com" }],
    [{ provider: "Drive", via: "MCP", reach: ["share", "read", "everything"] }],
  );
  const apps = foundApps([offersOf({ agent: "a", text })]);

  test("each provider and account once", () => {
    expect(apps.map(({ provider, account }) => [provider, account])).toEqual([
      ["Drive", undefined],
      ["Northline", "studio@example.com"],
    ]);
  });

  test("a selected app starts with what the answer states, and only that", () => {
    expect(apps.map((app) => resourceFrom(app, []))).toEqual([
      { provider: "Drive", label: "Drive", reach: ["read", "share"], via: "MCP" },
      { provider: "Northline", label: "Northline", account: "studio@example.com" },
    ]);
  });

  test("another account of the same provider is another app", () => {
    const resource = { id: "n", provider: "Northline", label: "Mine", account: "else@example.com", effects: [] };
    expect(apps.map((app) => isSelected(app, [resource]))).toEqual([false, false]);
    expect(apps.map((app) => isSelected(app, [{ ...resource, account: "studio@example.com" }]))).toEqual([false, true]);
  });

  test("a second app of one name is told apart by its account", () => {
    const resource = { id: "n", provider: "Northline", label: "Northline", effects: [] };
    expect(apps[1] && resourceFrom(apps[1], [resource]).label).toBe("Northline (studio@example.com)");
  });
});

describe("apps offered for an act", () => {
  const places = foundActs([offersOf({ agent: "a", text: answer([order]) })]).flatMap(placesIn);
  const app = { id: "n", provider: "Northline", label: "Northline", account: "studio@example.com", effects: [] };

  test("those in which it was found, where they are selected and not used yet", () => {
    expect(places).toEqual([{ provider: "Northline" }]);
    expect(appsOffered(places, [app, { ...app, id: "d", provider: "Drive" }], []).map(({ id }) => id)).toEqual(["n"]);
    expect(appsOffered(places, [app], ["n"])).toEqual([]);
    expect(appsOffered(places, [], [])).toEqual([]);
  });

  test("another account than the one that the answer names is another app", () => {
    const named = [{ provider: "Northline", account: "else@example.com" }];
    expect(appsOffered(named, [app], [])).toEqual([]);
    expect(appsOffered(named, [{ ...app, account: "else@example.com" }], [])).toHaveLength(1);
  });
});

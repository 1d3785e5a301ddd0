import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { JsonValue } from "../lib/json.ts";
import { offeredActs, offeredResources } from "./capabilities.ts";
import { readShown } from "./read.ts";

const own = (name: string) => readShown(readFileSync(new URL(`fixtures/own/${name}.txt`, import.meta.url), "utf8"));
/** The reading of an answer that has these items and nothing else. */
const readItems = (areas: Record<string, JsonValue[]>) =>
  readShown(
    JSON.stringify({ answer_version: "1", areas: Object.fromEntries(Object.entries(areas).map(([name, items]) => [name, { items }])) }),
  );

describe("what question 1 offers", () => {
  it("is each capability as it was stated", () => {
    expect(offeredActs(own("01-whole"))).toEqual([
      {
        id: "mail.search",
        usable: true,
        label: "Search mail",
        provider: "ExampleMail",
        account: "box-a",
        operation: "Search mail",
        effect: "search",
        stated_effect: "search",
        moves_information: "no",
        reversible: "yes",
        agent: "Desk Helper",
        at: "/areas/capabilities/items/0",
      },
      {
        id: "mail.send",
        usable: true,
        label: "Send mail",
        provider: "ExampleMail",
        account: "box-a",
        operation: "Send mail",
        effect: "send_email",
        stated_effect: "send_email",
        confirmation: "none",
        moves_information: "yes",
        reversible: "no",
        agent: "Desk Helper",
        at: "/areas/capabilities/items/1",
      },
      {
        id: "files.share_link",
        usable: true,
        label: "Make a share link",
        provider: "ExampleDrive",
        operation: "Make a share link",
        effect: "share_file",
        stated_effect: "share_file",
        moves_information: "yes",
        reversible: "partly",
        agent: "Desk Helper",
        at: "/areas/capabilities/items/2",
      },
    ]);
  });

  it("has an effect only where one of the catalogue is stated exactly", () => {
    const offered = offeredActs(own("04-unknown-values"));
    expect(offered.map(({ effect, stated_effect }) => [effect, stated_effect])).toEqual([
      [undefined, "can email anyone"],
      [undefined, undefined],
      [undefined, "sent"],
      [undefined, "https://effects.example/fax"],
      [undefined, undefined],
    ]);
    const close = ["Send_email", "send_email ", "toString", "send email", "send_em\u0430il"];
    const items = close.map((effect, n) => ({ id: `a.b${n}`, effect }));
    expect(offeredActs(readItems({ capabilities: items })).map(({ effect }) => effect)).toEqual(close.map(() => undefined));
  });

  it("keeps an item with its own status apart from what works now", () => {
    expect(offeredActs(own("02-partly")).map(({ id, status }) => [id, status])).toEqual([
      ["code.read", undefined],
      ["calendar.read", "would_need_permission"],
    ]);
  });

  it.each([
    ["shop.buy", true],
    ["publish_campaign", true],
    ["a".repeat(100), true],
    ["a".repeat(101), false],
    ["Shop.buy", false],
    ["shop.buy ", false],
    ["shop.buy\n", false],
    ["mail.\u200bsend", false],
    ["API-patch-page", false],
    ["\u0628\u0631\u064a\u062f", false],
    ["mcp__box", true],
    ["1st", false],
  ])("keeps the id %j, usable as an act id: %s", (id, usable) => {
    expect(offeredActs(readItems({ capabilities: [{ id }] }))).toMatchObject([{ id, usable, label: id }]);
  });

  it("shows items without an id, and items that are no object, and makes no act of them", () => {
    const items = [{ operation: "Send mail" }, { id: 7 }, "mail.send", null, ["x"]];
    expect(offeredActs(readItems({ capabilities: items })).map(({ id, usable, label }) => ({ id, usable, label }))).toEqual([
      { id: undefined, usable: false, label: "Send mail" },
      { id: undefined, usable: false, label: '{"id":7}' },
      { id: undefined, usable: false, label: "mail.send" },
      { id: undefined, usable: false, label: "null" },
      { id: undefined, usable: false, label: '["x"]' },
    ]);
  });

  it("offers an id that stands twice twice, and the reading has both meanings as a discrepancy", () => {
    const sent = { id: "mail.send", effect: "send_email" };
    const none = { id: "mail.send", effect: "draft" };
    const reading = readItems({ capabilities: [sent, none, { id: "mail.read" }] });
    expect(offeredActs(reading).map(({ id, effect }) => [id, effect])).toEqual([
      ["mail.send", "send_email"],
      ["mail.send", "draft"],
      ["mail.read", undefined],
    ]);
    expect(reading.discrepancies).toEqual([{ path: "/areas/capabilities/items", readings: [JSON.stringify(sent), JSON.stringify(none)] }]);
  });

  it("takes one id on two accounts, or the same item twice, for no discrepancy", () => {
    const on = (account: string) => ({ id: "mail.send", effect: "send_email", account });
    expect(readItems({ capabilities: [on("a"), on("b"), on("b")] }).discrepancies).toEqual([]);
    const scoped = { ...on("a"), scope: "all" };
    expect(readItems({ capabilities: [on("a"), scoped] }).discrepancies).toHaveLength(1);
  });
});

describe("the apps that are offered", () => {
  it("are each provider and account once, with every place that names it", () => {
    expect(offeredResources(own("01-whole"))).toEqual([
      {
        provider: "ExampleMail",
        agent: "Desk Helper",
        via: "ExampleChat connector",
        scope: "one mailbox",
        reach: ["read", "write"],
        at: ["/areas/connectors/items/0"],
      },
      {
        provider: "ExampleDrive",
        agent: "Desk Helper",
        via: "MCP server",
        scope: "one folder",
        reach: ["read", "share"],
        at: ["/areas/connectors/items/1", "/areas/capabilities/items/2"],
      },
      {
        provider: "ExampleMail",
        agent: "Desk Helper",
        account: "box-a",
        session: "signed_in",
        reach: [],
        at: ["/areas/identities/items/0", "/areas/capabilities/items/0", "/areas/capabilities/items/1"],
      },
    ]);
  });

  it("have only what is stated of them in known words", () => {
    const connectors = [
      { provider: "box", reach: ["read", "admin", "Write"] },
      { provider: "box", reach: "write" },
      { reach: ["read"] },
      "box",
    ];
    expect(offeredResources(readItems({ connectors }))).toEqual([
      { provider: "box", reach: ["read"], at: ["/areas/connectors/items/0", "/areas/connectors/items/1"] },
    ]);
  });
});

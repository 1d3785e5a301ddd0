import { describe, expect, it } from "vitest";
import schema from "../../../schemas/grant.schema.json";
import { ACT_GROUPS, actRow, isActId, siblingsOf } from "./acts.ts";
import { ARRANGEMENTS } from "./arrangements.ts";
import { CHANNELS } from "./channels.ts";
import { COUNTERPARTIES, SCOPES } from "./counterparties.ts";
import { defaultCeilings } from "./defaults.ts";
import { CATALOGUE_EFFECTS, carriesAmount, EFFECTS, effectRow, isCatalogueEffect } from "./effects.ts";
import { BINDING_KINDS, CEILINGS } from "./kinds.ts";
import { MODES } from "./modes.ts";
import { TRIGGERS } from "./progress.ts";

const defs = schema.$defs;

describe("the catalogue and the schema hold the same lists", () => {
  it.each([
    ["effects", CATALOGUE_EFFECTS, defs.CatalogueEffect.enum],
    ["kinds", ["none", ...BINDING_KINDS], defs.Kind.enum],
    ["ceilings", Object.keys(CEILINGS), defs.CeilingLevel.enum],
    ["the members of ceilings", BINDING_KINDS, defs.Ceilings.required],
    ["modes", Object.keys(MODES), defs.WorkingMode.enum],
    ["triggers", Object.keys(TRIGGERS), defs.Trigger.enum],
    ["arrangements", Object.keys(ARRANGEMENTS), defs.Formation.properties.arrangement.enum],
    ["counterparty classes", Object.keys(COUNTERPARTIES), defs.Targets.properties.class.enum],
    ["scopes", Object.keys(SCOPES), defs.Targets.properties.scope.enum],
    ["channels", Object.keys(CHANNELS), defs.Channel.properties.kind.enum],
  ])("%s", (_name, table, listed) => {
    expect(table).toEqual(listed);
  });
});

describe("effects", () => {
  it("have a kind that is none exactly for the six that commit nothing", () => {
    const none = CATALOGUE_EFFECTS.filter((effect) => EFFECTS[effect].kind === "none");
    expect(none).toEqual(["read", "search", "analyze", "draft", "recommend", "prepare"]);
  });
  it("carry an amount exactly where money leaves or is promised", () => {
    const withAmount = CATALOGUE_EFFECTS.filter((effect) => carriesAmount(effect, EFFECTS[effect].kind));
    expect(withAmount).toEqual(["purchase", "book", "subscribe", "pay", "transfer_money", "refund"]);
  });
  it("of an extension carry an amount when the extension is a purchase or a transfer", () => {
    expect(carriesAmount("https://example.org/effects/rent", "purchased")).toBe(true);
    expect(carriesAmount("https://example.org/effects/fund", "transferred")).toBe(true);
    expect(carriesAmount("https://example.org/effects/post", "shared")).toBe(false);
  });
  it("are told from names that every object has", () => {
    expect(isCatalogueEffect("constructor")).toBe(false);
    expect(isCatalogueEffect("toString")).toBe(false);
    expect(effectRow("https://example.org/read")).toBeUndefined();
  });
});

describe("acts", () => {
  const all = ACT_GROUPS.flatMap((group) => group.acts);
  it("have ids of their own that fit the pattern of an act id", () => {
    expect(new Set(all.map((row) => row.id)).size).toBe(all.length);
    for (const row of all) expect(isActId(row.id)).toBe(true);
  });
  it("find their siblings: the catalogue's other acts with the same effect", () => {
    expect(siblingsOf("mail.send", "send_email").map((row) => row.id)).toEqual(["mail.reply", "mail.forward"]);
    expect(siblingsOf("shop.buy", "purchase")).toEqual([]);
  });
  it.each(["shopXbuy.", "SHOP.BUY", "shop..buy", "shop.buy\n", ".shop", "shop.", "1shop", "", "a".repeat(101)])(
    "do not take %j for an id",
    (text) => {
      expect(isActId(text)).toBe(false);
    },
  );
  it("are looked up by the whole id", () => {
    expect(actRow("shop.buy")?.effect).toBe("purchase");
    expect(actRow("shop.buyer")).toBeUndefined();
  });
});

describe("the least-privilege ceilings", () => {
  it("leave everything but sending and changing as proposals until an act of the kind is allowed", () => {
    expect(defaultCeilings(new Set())).toEqual({
      sent: "on_confirm",
      purchased: "proposal",
      transferred: "proposal",
      submitted: "proposal",
      changed: "on_confirm",
      deleted: "proposal",
      shared: "proposal",
    });
    expect(defaultCeilings(new Set(["purchased"])).purchased).toBe("on_confirm");
  });
});

// What each authority allows (§5 the authority type; §7 steps 15 and 20): who may be on the other side, how it ends, and the go-ahead.
import { describe, expect, test } from "vitest";
import { COUNTERPARTIES } from "../../catalogue/counterparties.ts";
import type { Authority, Formation, Grant, Resource, Settlement, Targets } from "../../schema/grant.gen.ts";
import { euros } from "../../testing/grant-parts.ts";
import { scenario2 } from "../../testing/sample-grants.ts";
import { said, withDefaults, withFormation } from "../testing/said.ts";

const shop = (own: Partial<Authority>): Grant => ({
  ...scenario2(),
  authorities: scenario2().authorities.map((held) => ({ ...held, ...own })),
});

describe("who may be on the other side (step 15: named refuses whoever is not listed, known asks, any is anyone)", () => {
  test.each<[Targets["scope"], string[], string, string]>([
    ["named", ["green.example"], "Shops and sellers: only green.example; anyone else is refused.", "Only with green.example."],
    [
      "named",
      ["green.example", "corner.example"],
      "Shops and sellers: only green.example and corner.example; anyone else is refused.",
      "Only with green.example and corner.example.",
    ],
    ["named", [], "Shops and sellers: nobody is named, so anyone is refused.", "With nobody."],
    ["known", [], "Shops and sellers: only those already known; it must ask about anyone else.", "Only with those already known."],
    [
      "known",
      ["green.example"],
      "Shops and sellers: green.example and others already known; it must ask about anyone else.",
      "Only with green.example and others already known.",
    ],
    ["any", [], "Shops and sellers: anyone.", "With anyone."],
    ["any", ["green.example"], "Shops and sellers: anyone, among them green.example.", "With anyone, among them green.example."],
  ])("%s %o", (scope, ids, letter, rules) => {
    const own = { limits: {}, go_ahead: { mode: "standing" as const }, resources: ["corner-shop"] };
    const refused = scope === "named" && ids.length === 0;
    const [main, line] = refused
      ? [
          "Assistant may not buy something in Corner Shop (as anna@home.example), although this Grant lists it: nobody is named on the other side. The go-ahead is standing.",
          "“Assistant” may not buy something (shop.buy) in corner-shop, although this Grant lists it: nobody is named on the other side. The go-ahead is standing.",
        ]
      : [
          "Assistant may buy something in Corner Shop (as anna@home.example) without asking.",
          "May buy something (shop.buy) in corner-shop without asking.",
        ];
    expect(said(shop({ ...own, targets: { class: "merchants", scope, ids } }), "authority:shop.buy")).toEqual({
      letter: `${main} ${letter}`,
      rules: `${line} ${rules}`,
    });
  });

  test.each<[keyof typeof COUNTERPARTIES, string]>([
    ["recipients", "Recipients"],
    ["merchants", "Shops and sellers"],
    ["payees", "Payees"],
    ["offices", "Offices and firms"],
    ["collaborators", "People and groups"],
    ["audience", "Audiences"],
  ])("%s are called %s", (name, title) => {
    const effect = "https://effects.example/deal";
    const grant = shop({ act: "own.deal", effect, targets: { class: name, scope: "any", ids: [] } });
    expect(said(grant, "authority:own.deal").letter).toContain(` ${title}: anyone.`);
    expect(said(grant, "authority:own.deal").rules).toContain(` ${title}: With anyone.`);
  });

  test("the table above has every class", () => {
    expect(Object.keys(COUNTERPARTIES)).toHaveLength(6);
  });
});

describe("how it ends (step 20)", () => {
  const apps = "in Green Grocer (as anna@home.example) or Corner Shop (as anna@home.example)";
  const upTo = "up to €80.00 at a time and €300.00 a month";
  const shops = "Shops and sellers: only green.example and corner.example; anyone else is refused.";
  const only = "Only with green.example and corner.example.";
  const words = "The go-ahead is given in the words “Buy what is on the list.”";
  const mode = (working_mode: Grant["defaults"]["working_mode"]) => withDefaults(scenario2(), { working_mode });

  test.each<[string, Grant, string, string]>([
    [
      "standing, automatic",
      scenario2(),
      `Assistant may buy something ${apps} without asking, ${upTo}; beyond either it must ask first. The go-ahead is given in the words “Buy what is on the list.”; no act is compared with them. ${shops}`,
      `May buy something (shop.buy) in green-grocer or corner-shop without asking. ${words} ${only}`,
    ],
    [
      "each time",
      shop({ go_ahead: { mode: "each_time" }, commit: "user_approval" }),
      `Assistant may buy something ${apps}, ${upTo}, but must ask Anna Berg first, each time. ${shops}`,
      `May buy something (shop.buy) in green-grocer or corner-shop, asking first. ${only}`,
    ],
    [
      "standing, on confirmation",
      shop({ go_ahead: { mode: "standing" }, commit: "user_approval" }),
      `Assistant may buy something ${apps}, ${upTo}, but must ask Anna Berg first, each time. The go-ahead is standing, and Anna Berg confirms each one. ${shops}`,
      `May buy something (shop.buy) in green-grocer or corner-shop, asking first. The go-ahead is standing, and “Anna Berg” confirms each one. ${only}`,
    ],
    [
      "prohibited",
      shop({ go_ahead: { mode: "each_time" }, commit: "prohibited" }),
      `Assistant may prepare to buy something ${apps}, but may not finish it: Anna Berg takes the final step, ${upTo}. The go-ahead is given each time, and it stays a proposal. ${shops}`,
      `May prepare to buy something (shop.buy) in green-grocer or corner-shop, but may not finish it: “Anna Berg” takes the final step. The go-ahead is given each time, and it stays a proposal. ${only}`,
    ],
    [
      "in the mode Plan",
      mode("plan"),
      `Assistant may prepare to buy something ${apps}, but may not finish it while the working mode is Plan: Anna Berg takes the final step, ${upTo}. The go-ahead is standing, in the words “Buy what is on the list.” ${shops}`,
      `May prepare to buy something (shop.buy) in green-grocer or corner-shop, but may not finish it while the working mode is Plan: “Anna Berg” takes the final step. The go-ahead is standing, in the words “Buy what is on the list.” ${only}`,
    ],
    [
      "in the mode Ask",
      mode("ask"),
      `Assistant may buy something ${apps}, ${upTo}, but must ask Anna Berg first, each time, because the working mode is Ask. The go-ahead is standing, in the words “Buy what is on the list.” ${shops}`,
      `May buy something (shop.buy) in green-grocer or corner-shop, asking first, because the working mode is Ask. The go-ahead is standing, in the words “Buy what is on the list.” ${only}`,
    ],
  ])("%s", (_, grant, letter, rules) => {
    expect(said(grant, "authority:shop.buy")).toEqual({ letter, rules });
  });
});

describe("how far it goes: apps, accounts, places and money", () => {
  const app = scenario2().resources[0];
  if (!app) throw new Error("the sample has changed");
  const { account: _, ...open } = app;
  const bound = (resource: Resource, limits: Authority["limits"] = {}): Grant => ({
    ...shop({ resources: [resource.id], limits, targets: { class: "merchants", scope: "any", ids: [] }, go_ahead: { mode: "standing" } }),
    resources: [resource],
  });
  const START = "Assistant may buy something in Green Grocer";
  const END = "without asking";

  test.each<[string, Grant, string]>([
    ["the whole app", bound(open), `${START} ${END}. Shops and sellers: anyone.`],
    ["an account", bound(app), `${START} (as anna@home.example) ${END}. Shops and sellers: anyone.`],
    [
      "places in it",
      bound({ ...open, locations: ["Fruit", "Bread"] }),
      `${START} (only in “Fruit” and “Bread”) ${END}. Shops and sellers: anyone.`,
    ],
    [
      "both",
      bound({ ...app, locations: ["Fruit"] }),
      `${START} (as anna@home.example, only in “Fruit”) ${END}. Shops and sellers: anyone.`,
    ],
    [
      "so much at a time",
      bound(open, { per_act: euros("5.00") }),
      `${START} ${END}, up to €5.00 at a time; beyond that it must ask first. Shops and sellers: anyone.`,
    ],
    [
      "so much a month",
      bound(open, { per_month: euros("9.00") }),
      `${START} ${END}, up to €9.00 a month; beyond that it must ask first. Shops and sellers: anyone.`,
    ],
  ])("%s", (_name, grant, sentence) => {
    expect(said(grant, "authority:shop.buy").letter).toBe(sentence);
  });
});

describe("why an act asks, and why one that the Grant lists is refused all the same", () => {
  const plain: Partial<Authority> = {
    resources: ["corner-shop"],
    limits: {},
    targets: { class: "merchants", scope: "any", ids: [] },
    go_ahead: { mode: "standing" },
  };
  const move: Partial<Authority> = { ...plain, act: "data.copy", effect: "move_information", kind: "shared" };
  const desk = (own: Partial<Formation>, act: Partial<Authority> = plain) => withFormation(shop(act), own);
  const stranger: Settlement = { evidence: ["accept"], evaluator: "agent:stranger" };

  test.each<[string, Grant, string, string]>([
    [
      "a result that nothing can settle (step 18)",
      desk({ settlement: stranger }),
      "Assistant may buy something in Corner Shop (as anna@home.example), once the result is settled in “Desk”, but must ask Anna Berg first, each time, because no evidence can settle a result in “Desk” as it is written. The go-ahead is standing.",
      "May buy something (shop.buy) in corner-shop, once the result is settled in “Desk”, asking first, because no evidence can settle a result in “Desk” as it is written. The go-ahead is standing.",
    ],
    [
      "information that moves (step 9)",
      withDefaults(shop(move), { data_movement: "ask" }),
      "Assistant may copy data between apps in Corner Shop (as anna@home.example), but must ask Anna Berg first, each time, because information moves from one app to another. The go-ahead is standing.",
      "May copy data between apps (data.copy) in corner-shop, asking first, because information moves from one app to another. The go-ahead is standing.",
    ],
    [
      "an agent the Grant does not name (step 7)",
      {
        ...shop({ ...plain, actors: ["agent:stray"] }),
        work_system: { ...scenario2().work_system, unnamed_agents: "ask" },
      },
      "agent:stray may buy something in Corner Shop (as anna@home.example), but must ask Anna Berg first, each time, because this Grant does not name that agent. The go-ahead is standing.",
      "agent:stray may buy something (shop.buy) in corner-shop, asking first, because this Grant does not name that agent. The go-ahead is standing.",
    ],
  ])("asks: %s", (_, grant, letter, rules) => {
    const { letter: inLetter, rules: inRules } = said(grant, `authority:${grant.authorities[0]?.act}`);
    expect(inLetter?.replace(/ [A-Z][^.]*: anyone\.( It cannot be undone\.)?$/, "")).toBe(letter);
    expect(inRules?.replace(/ (?:[A-Z][a-z ]*: )?With anyone\.$/, "")).toBe(rules);
  });

  const shopIn = "Assistant may not buy something in Corner Shop (as anna@home.example), although this Grant lists it:";
  test.each<[string, Grant, string]>([
    [
      "denied (step 5)",
      { ...shop(plain), denied: [{ effect: "purchase", kind: "purchased" }] },
      `${shopIn} it is also denied, and a denial beats an allowance.`,
    ],
    [
      "an agent the Grant does not name (step 7)",
      shop({ ...plain, actors: ["agent:stray"] }),
      "agent:stray may not buy something in Corner Shop (as anna@home.example), although this Grant lists it: this Grant does not name that agent.",
    ],
    [
      "information that never moves (step 9)",
      withDefaults(shop(move), { data_movement: "never" }),
      "Assistant may not copy data between apps in Corner Shop (as anna@home.example), although this Grant lists it: information may never move from one app to another.",
    ],
    [
      "not a member of the formation (step 13)",
      desk({ participants: [{ actor: "agent:other", membership: "member" }] }),
      `${shopIn} it is done only by members of “Desk”.`,
    ],
    [
      "on both sides of a segregation (step 13)",
      desk(
        { handoffs: [{ from: scenario2().delegate.sub, to: "agent:two", seam: "segregation_of_duties" }] },
        { ...plain, actors: [scenario2().delegate.sub, "agent:two"] },
      ),
      `${shopIn} it would join duties that “Desk” keeps apart.`,
    ],
    [
      "bound to no app (step 14)",
      shop({ ...plain, resources: [] }),
      "Assistant may not buy something, although this Grant lists it: it is bound to no app.",
    ],
    [
      "nobody on the other side (step 15)",
      shop({ ...plain, targets: { class: "merchants", scope: "named", ids: [] } }),
      `${shopIn} nobody is named on the other side.`,
    ],
    [
      "no source (step 16)",
      shop({ ...plain, grounding: { ...scenario2().defaults.grounding, allowed: [] } }),
      `${shopIn} there is no source that it may rely on.`,
    ],
  ])("refuses: %s", (_, grant, sentence) => {
    const act = grant.authorities[0]?.act ?? "";
    const agent = scenario2().delegate.sub;
    const letter = said(grant, `authority:${act}`).letter ?? said(grant, `authority:${act}@${agent}`).letter;
    expect(letter?.startsWith(`${sentence} The go-ahead is standing.`), letter).toBe(true);
  });
});

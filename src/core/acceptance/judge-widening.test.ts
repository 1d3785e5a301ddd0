// Wider than the Grant: whatever an agent says it will do beyond what the Grant holds is a widening, at the place where it says so, and shuts.
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { clauses } from "../outputs/clauses.ts";
import { sealed } from "../outputs/testing/samples.ts";
import { arbitraryGrant } from "../testing/arbitrary-grant.ts";
import { scenario1, scenario2, scenario3 } from "../testing/sample-grants.ts";
import { brief, judgedWith, type Loose } from "./testing/restating.ts";
import { canAccept } from "./verdicts.ts";

const inbox = sealed(scenario1());
const shopping = sealed(scenario2());
const books = sealed(scenario3());

describe("wider than the Grant", () => {
  /** What is stated of shop.buy; the clause that it touches; the sentence. */
  const WIDER: [string, Loose, string, string][] = [
    [
      "a higher limit",
      { limits: { per_act: { amount: "80.01", currency: "EUR" } } },
      "limit:shop.buy:per_act",
      "the most for one act: it says “{'amount':'80.01','currency':'EUR'}”, and the Grant “{'amount':'80.00','currency':'EUR'}”.",
    ],
    ["another currency", { limits: { per_month: { amount: "1.00", currency: "SEK" } } }, "limit:shop.buy:per_month", "the most in a month"],
    [
      "one more category",
      { limits: { categories: ["groceries", "wine"] } },
      "limit:shop.buy:categories",
      "the categories: it adds “wine”, which the Grant does not have there.",
    ],
    [
      "longer hours",
      { limits: { hours: { days: ["mon"], start: "06:00", end: "22:00", timezone: "Europe/Stockholm" } } },
      "limit:shop.buy:hours",
      "the hours",
    ],
    [
      "one more shop",
      { targets: { ids: ["green.example", "other.example"] } },
      "authority:shop.buy",
      "who may be on the other side: it adds “other.example”",
    ],
    ["anyone", { targets: { scope: "any" } }, "authority:shop.buy", "who may be on the other side: it says “any”, and the Grant “named”."],
    ["one more app", { resources: ["green-grocer", "wine-shop"] }, "authority:shop.buy", "the apps it uses: it adds “wine-shop”"],
    ["another actor", { actors: ["agent:other"] }, "authority:shop.buy", "who does it: it adds “agent:other”"],
    ["one more source", { grounding: { allowed: ["principal", "documents"] } }, "", "what may be relied on: it adds “documents”"],
    ["a prohibited source less", { grounding: { prohibited: ["web"] } }, "", "what must not be relied on"],
    ["older facts", { grounding: { freshness: "P8D" } }, "", "how old facts may be"],
    ["another way when facts disagree", { grounding: { on_disagreement: "system_of_record" } }, "", "what happens when facts disagree"],
    ["another effect", { effect: "book" }, "authority:shop.buy", "the effect of the act"],
  ];

  it.each(WIDER)("%s", (_, stated, clause, words) => {
    const verdicts = judgedWith(shopping, (said) => Object.assign(said, { can_comply: { authorities: [{ act: "shop.buy", ...stated }] } }));
    expect(new Set(verdicts.map(({ code }) => code))).toEqual(new Set(["widening"]));
    expect(verdicts[0]?.message).toContain(`For shop.buy, it is wider than the Grant in ${words}`);
    expect(verdicts[0]?.clauses.length).toBeGreaterThan(0);
    if (clause !== "") expect(verdicts[0]?.clauses).toContain(clause);
    expect(verdicts[0]?.stated).toBeDefined();
    expect(canAccept(verdicts)).toEqual({ open: false, reasons: verdicts.map(({ message }) => message) });
  });

  it("not asking where the Grant has it ask", () => {
    const [verdict, ...more] = judgedWith(books, (said) =>
      Object.assign(said, { can_comply: { authorities: [{ act: "bank.pay", commit: "automatic" }] } }),
    );
    expect(more).toEqual([]);
    expect(verdict).toEqual({
      code: "widening",
      refs: ["/authorities/1/commit"],
      clauses: ["authority:bank.pay"],
      message: "For bank.pay, it is wider than the Grant in whether it asks first: it says “automatic”, and the Grant “user_approval”.",
      stated: "“automatic”",
      shuts: true,
    });
  });

  it("a limit of an act above the one that all acts share", () => {
    const grant = sealed({
      ...scenario2(),
      defaults: { ...scenario2().defaults, limits: { per_month: { amount: "300.00", currency: "EUR" } } },
    });
    const [verdict] = judgedWith({ ...grant, authorities: grant.authorities.map((held) => ({ ...held, limits: {} })) }, (said) => {
      said.can_comply = { authorities: [{ act: "shop.buy", limits: { per_month: { amount: "400", currency: "EUR" } } }] };
    });
    expect(verdict).toMatchObject({ code: "widening", refs: ["/authorities/0/limits", "/defaults/limits/per_month"] });
    expect(verdict?.clauses).toContain("limit:per_month");
  });

  it.each<[string, Loose, string[]]>([
    ["more people", { max_recipients: 4 }, ["limit:max_recipients"]],
    ["another trigger", { triggers: ["asked", "autonomous"] }, ["triggers"]],
    ["a mode that is as strict", { working_mode: "full_auto" }, []],
    ["changing its schedules", { self_changes: { schedule: "ask" } }, ["self:schedule"]],
    ["new apps", { new_connectors: "covered" }, ["new_connectors"]],
    ["moving information otherwise", { data_movement: "ask" }, ["data_movement"]],
    ["no pause", { pause_on_unexpected: false }, ["pause"]],
    ["more acts a day", { limits: { binding_acts_per_day: 21 } }, ["limit:binding_acts_per_day"]],
    ["older facts", { grounding: { freshness: "P30D" } }, ["grounds:freshness"]],
  ])("%s, of the defaults", (_, defaults, touched) => {
    const verdicts = judgedWith(inbox, (said) => Object.assign(said, { can_comply: { defaults } }));
    expect(verdicts.map(({ code, clauses: ids }) => [code, ids])).toEqual(touched.length === 0 ? [] : [["widening", touched]]);
  });

  it("an act that the Grant does not hold, beside its denial where there is one", () => {
    const other = judgedWith(inbox, (said) => said.can_comply.authorities.push({ act: "shop.buy", commit: "user_approval" }));
    expect(brief(other)).toEqual(["widening never:unnamed"]);
    expect(other[0]?.message).toBe("It says that it will do the act shop.buy, which the Grant does not hold.");
    const denied = judgedWith(inbox, (said) => said.can_comply.authorities.push({ act: "mail.delete", effect: "delete_record" }));
    expect(brief(denied)).toEqual(["widening denial:effect:delete_record never:unnamed"]);
    expect(denied[0]?.refs).toEqual(["/denied/0"]);
  });

  it("an act that the Grant holds and denies, without its denial", () => {
    const grant = sealed({ ...scenario2(), denied: [{ act: "shop.buy", effect: "purchase", kind: "purchased" }] });
    const buying = { authorities: [{ act: "shop.buy" }] };
    const verdicts = judgedWith(grant, (said) => Object.assign(said, { can_comply: { ...buying, denied: [] } }));
    expect(verdicts).toMatchObject([
      {
        code: "widening",
        refs: ["/authorities/0/act", "/denied/0"],
        message: "It says that it will do the act shop.buy, which the Grant denies.",
        shuts: true,
      },
      { code: "missing_denial", refs: ["/denied/0"] },
    ]);
    // Said beside its denial it is as the Grant has it: the denial wins.
    expect(judgedWith(grant, (said) => Object.assign(said, { can_comply: { ...buying, denied: grant.denied } }))).toEqual([]);
  });

  it("somebody who holds one authority of an act on the terms of another", () => {
    const [act] = scenario2().authorities;
    if (act === undefined) throw new Error("no such act");
    const team = {
      ...scenario2(),
      work_system: {
        arrangement: "team" as const,
        members: [{ actor: "agent:b", name: "B", role: "buys little" }],
        unnamed_agents: "nothing" as const,
      },
      authorities: [act, { ...act, actors: ["agent:b"], limits: { ...act.limits, per_act: { amount: "5.00", currency: "EUR" } } }],
    };
    const limits = { per_act: { amount: "80.00", currency: "EUR" } };
    const verdicts = judgedWith(sealed(team), (said) =>
      Object.assign(said, { can_comply: { authorities: [{ act: "shop.buy", actors: ["agent:b"], limits }] } }),
    );
    expect(verdicts.map(({ code, refs }) => [code, refs])).toEqual([["widening", ["/authorities/1/limits/per_act"]]]);
    // Stated of nobody by name, it is stated of both.
    const both = judgedWith(sealed(team), (said) => Object.assign(said, { can_comply: { authorities: [{ act: "shop.buy", limits }] } }));
    expect(both.map(({ code, refs }) => [code, refs])).toEqual([["widening", ["/authorities/1/limits/per_act"]]]);
  });

  it("not pausing, of an act by itself, where the Grant pauses on everything", () => {
    const [verdict, ...more] = judgedWith(inbox, (said) =>
      Object.assign(said, { can_comply: { authorities: [{ act: "mail.reply", pause_on_unexpected: false }] } }),
    );
    expect(more).toEqual([]);
    expect(verdict).toMatchObject({ code: "widening", refs: ["/defaults/pause_on_unexpected", "/authorities/1/act"], shuts: true });
    expect(verdict?.clauses).toEqual(expect.arrayContaining(["pause", "authority:mail.reply"]));
  });

  it("nothing that is narrower", () => {
    const narrower: Loose[] = [
      { commit: "prohibited" },
      { go_ahead: { mode: "each_time" } },
      { limits: { per_act: { amount: "79.99", currency: "EUR" }, binding_acts_per_day: 1 } },
      { targets: { ids: ["green.example"] } },
      { resources: [] },
      { grounding: { allowed: [], prohibited: ["web", "other_agents", "documents"], freshness: "P1D", on_disagreement: "stop" } },
    ];
    for (const stated of narrower) {
      expect(
        judgedWith(shopping, (said) => Object.assign(said, { can_comply: { authorities: [{ act: "shop.buy", ...stated }] } })),
      ).toEqual([]);
    }
  });
});

test("for every Grant, a single member that is wider is a widening and shuts", () => {
  /** Each loosens one member, where that can be loosened. */
  const looser: ((said: Loose) => unknown)[] = [
    ({ can_comply: { defaults } }) => Object.assign(defaults, { max_recipients: defaults.max_recipients + 1 }),
    ({ can_comply: { defaults } }) => /plan|ask/.test(defaults.working_mode) && Object.assign(defaults, { working_mode: "auto" }),
    ({ can_comply: { defaults } }) =>
      defaults.self_changes.memory !== "allowed" && Object.assign(defaults.self_changes, { memory: "allowed" }),
    ({ can_comply: { authorities } }) => authorities[0]?.actors.push("agent:stranger"),
    ({ can_comply: { authorities } }) => authorities[0]?.resources.push("other-app"),
    ({ can_comply: { authorities } }) => authorities[0]?.grounding.allowed.push("app:other-app"),
    ({ can_comply: { authorities } }) =>
      authorities[0]?.go_ahead?.mode === "each_time" && Object.assign(authorities[0].go_ahead, { mode: "standing" }),
    ({ can_comply: { authorities } }) => authorities.push({ act: "never.heard_of" }),
  ];
  fc.assert(
    fc.property(arbitraryGrant(), fc.constantFrom(...looser), (unsealed, loosen) => {
      const grant = sealed(unsealed);
      let changed: unknown;
      const verdicts = judgedWith(grant, (said) => {
        changed = loosen(said);
      });
      fc.pre(Boolean(changed));
      expect(verdicts.map(({ code, shuts }) => [code, shuts])).toContainEqual(["widening", true]);
      const ids = new Set(clauses(grant).map(({ id }) => id));
      for (const { clauses: touched } of verdicts) for (const id of touched) expect(ids).toContain(id);
    }),
    { numRuns: 60 },
  );
});

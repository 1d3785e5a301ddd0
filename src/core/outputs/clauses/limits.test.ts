// The limits of the Grant and of each act (§7 step 17), and the ceilings (§4 question 6, G3): each one and the sentence that states it.
import { describe, expect, test } from "vitest";
import type { BindingKind } from "../../catalogue/kinds.ts";
import type { CeilingLevel, DefaultLimits, Grant, Hours, Limits } from "../../schema/grant.gen.ts";
import { euros } from "../../testing/grant-parts.ts";
import { scenario1, scenario2, scenario3 } from "../../testing/sample-grants.ts";
import { inBoth, inLetterOnly, said, withDefaults } from "../testing/said.ts";

const rowsOf = <K extends string, V>(table: Record<K, V>) => Object.entries(table) as [K, V][];
const OFFICE: Hours = { days: ["mon", "tue", "wed", "thu", "fri"], start: "09:00", end: "17:00", timezone: "Europe/Stockholm" };
const shop = (limits: Limits): Grant => ({ ...scenario2(), authorities: scenario2().authorities.map((held) => ({ ...held, limits })) });
const all = (limits: DefaultLimits): Grant => withDefaults(scenario2(), { limits });

describe("the limits that all acts share", () => {
  test.each<[keyof DefaultLimits, DefaultLimits, string, string?]>([
    ["per_act", { per_act: euros("90.00") }, "Without asking first, no official act may cost more than €90.00."],
    [
      "per_month",
      { per_month: euros("1200.00") },
      "Without asking first, all official acts together may cost at most €1,200.00 in a calendar month (UTC).",
      "Without asking first, all official acts together may cost at most €1,200.00 in a calendar month.",
    ],
    [
      "binding_acts_per_day",
      { binding_acts_per_day: 1 },
      "There may be at most 1 official act in a calendar day (UTC), of all kinds together.",
      "There may be at most 1 official act in a calendar day, of all kinds together.",
    ],
    [
      "hours",
      { hours: OFFICE },
      "Official acts may happen only in these hours: weekdays from 09:00 to 17:00, Stockholm time.",
      "Official acts may happen only in these hours: weekdays from 09:00 to 17:00, Stockholm time (Europe/Stockholm).",
    ],
  ])("%s", (limit, limits, letter, rules = letter) => {
    expect(said(all(limits), `limit:${limit}`)).toEqual({ letter, rules });
  });

  test("months and days are counted in the zone of the hours", () => {
    const grant = all({ hours: OFFICE, per_month: euros("1200.00"), binding_acts_per_day: 12 });
    expect(said(grant, "limit:per_month").letter).toBe(
      "Without asking first, all official acts together may cost at most €1,200.00 in a calendar month (Stockholm time).",
    );
    expect(said(grant, "limit:binding_acts_per_day").letter).toBe(
      "There may be at most 12 official acts in a calendar day (Stockholm time), of all kinds together.",
    );
  });

  test("hours that run past midnight", () => {
    const hours: Hours = { days: ["mon", "fri"], start: "22:00", end: "06:00", timezone: "Europe/Berlin" };
    expect(said(all({ hours }), "limit:hours").letter).toBe(
      "Official acts may happen only in these hours: Mondays and Fridays from 22:00 to 06:00 the next day, Berlin time.",
    );
  });
});

describe("the limits of one act", () => {
  test.each<[keyof Limits, Limits, string, string]>([
    ["per_act", { per_act: euros("80.00") }, "To buy something, it may spend at most €80.00 at a time.", "At most €80.00 at a time."],
    [
      "per_month",
      { per_month: euros("300.00") },
      "To buy something, it may spend at most €300.00 in a calendar month (UTC).",
      "At most €300.00 a month.",
    ],
    [
      "categories",
      { categories: ["groceries", "household"] },
      "To buy something, it may choose only from the categories “groceries” and “household”.",
      "Only from the categories “groceries” and “household”.",
    ],
    [
      "categories",
      { categories: ["groceries"] },
      "To buy something, it may choose only from the category “groceries”.",
      "Only from the category “groceries”.",
    ],
    [
      "binding_acts_per_day",
      { binding_acts_per_day: 2 },
      "To buy something, it may act at most 2 times in a calendar day (UTC).",
      "At most 2 times a day.",
    ],
    [
      "hours",
      { hours: OFFICE },
      "To buy something, it may act only in these hours: weekdays from 09:00 to 17:00, Stockholm time.",
      "Only in these hours: weekdays from 09:00 to 17:00, Stockholm time (Europe/Stockholm).",
    ],
  ])("%s", (limit, limits, letter, rules) => {
    expect(said(shop(limits), `limit:shop.buy:${limit}`)).toEqual({ letter, rules });
  });

  test("say whom they bind where several authorities share the act", () => {
    const [draft, pay, ...rest] = scenario3().authorities;
    if (!draft || !pay) throw new Error("the sample has changed");
    const grant = {
      ...scenario3(),
      authorities: [draft, pay, { ...pay, actors: ["agent:books"], limits: { per_act: euros("5.00") } }, ...rest],
    };
    expect(said(grant, "limit:bank.pay:agent:books:per_act").letter).toBe(
      "To pay a bill (the act bank.pay), Books may spend at most €5.00 at a time.",
    );
  });
});

test("whatever crosses a limit asks (§7 step 17), and in which calendar months and days are counted", () => {
  const main = "Whatever goes beyond a limit has to be asked about first, an amount in another currency too: nothing is converted.";
  expect(said(scenario3(), "limit:crossed")).toEqual({
    letter: main,
    rules: `${main} Months and days are those of the calendar in UTC.`,
  });
  expect(said(scenario1(), "limit:crossed").rules).toBe(`${main} Months and days are those of the calendar in Europe/Stockholm.`);
});

test("the most people one message may reach; more asks (§7 step 9)", () => {
  expect(said(withDefaults(scenario2(), { max_recipients: 1 }), "limit:max_recipients")).toEqual(
    inBoth("One message may reach at most 1 person; for more, it must ask first."),
  );
  expect(said(withDefaults(scenario2(), { max_recipients: 3 }), "limit:max_recipients")).toEqual(
    inBoth("One message may reach at most 3 people; for more, it must ask first."),
  );
});

describe("the ceilings, a sentence for each kind of result but none (§1, §4 question 6)", () => {
  const levels = rowsOf<CeilingLevel, (what: string) => string>({
    proposal: (what) => `At most, ${what} is prepared, and Anna Berg takes the final step.`,
    on_confirm: (what) => `At most, ${what} becomes official after Anna Berg has said yes.`,
    self_within_limits: (what) => `At most, ${what} becomes official without asking, where an act allows that.`,
  });
  const kinds = rowsOf<BindingKind, string>({
    sent: "what is sent",
    purchased: "what is purchased",
    transferred: "what is paid or transferred",
    submitted: "what is submitted or signed",
    changed: "what is changed",
    deleted: "what is deleted",
    shared: "what is shared or published",
  });
  const unused = rowsOf<CeilingLevel, string>({
    proposal: "If one ever is, at most it is prepared, and Anna Berg takes the final step.",
    on_confirm: "If one ever is, at most it becomes official after Anna Berg has said yes.",
    self_within_limits: "If one ever is, it may become official without asking, where that act allows it.",
  });
  const used = kinds.flatMap(([kind, what]) =>
    levels.map(([level, sentence]) => ({ kind, level, allows: "an act", sentence: sentence(what) })),
  );
  const none = kinds.flatMap(([kind, what]) =>
    unused.map(([level, rest]) => ({ kind, level, allows: "no act", sentence: `No act is allowed for ${what}. ${rest}` })),
  );

  test.each([...used, ...none])("$kind, of which $allows is allowed: $level", ({ kind, level, allows, sentence }) => {
    // The others stand at another level, so that a sentence about the wrong kind is seen.
    const other = level === "proposal" ? "on_confirm" : "proposal";
    const ceilings = Object.fromEntries(kinds.map(([name]) => [name, name === kind ? level : other])) as unknown as Grant["ceilings"];
    const grant = scenario2();
    const otherKind: BindingKind = kind === "sent" ? "changed" : "sent";
    const authorities = grant.authorities.map((authority) => ({ ...authority, kind: allows === "an act" ? kind : otherKind }));
    expect(said({ ...grant, authorities, ceilings }, `ceiling:${kind}`)).toEqual(inLetterOnly(sentence));
  });
});

test("to an agent, months and days are counted by the calendar of the Grant's hours, and of an act's own where it has some", () => {
  const rules = (grant: Grant) => said(grant, "limit:crossed").rules;
  const open = "Whatever goes beyond a limit has to be asked about first, an amount in another currency too: nothing is converted.";
  const own = scenario2();
  // Its only act has hours of its own, in Stockholm; nothing else counts by them.
  expect(rules(own)).toBe(`${open} Months and days are those of the calendar in UTC; for shop.buy of that in Europe/Stockholm.`);
  const common = withDefaults(own, { limits: { binding_acts_per_day: 3, hours: OFFICE } });
  expect(rules(common)).toBe(`${open} Months and days are those of the calendar in Europe/Stockholm.`);
});

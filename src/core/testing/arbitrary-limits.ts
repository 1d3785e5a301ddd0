// Random limits and grounds: the Grant's defaults, and for one authority only what is equal or narrower (G2).
import fc, { type Arbitrary } from "fast-check";
import type { DefaultLimits, Grounding, Hours, Limits, SourceRef } from "../schema/grant.gen.ts";
import { amountOf, arbitraryName, TEST_CURRENCIES, type TestCurrency } from "./arbitrary-text.ts";

const DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/** The Grant's limits, with what an authority needs to stay within them: the currency and the ceilings in minor units. */
export interface LimitBase {
  readonly limits: DefaultLimits;
  readonly currency: TestCurrency;
  readonly perAct: number;
  readonly perMonth: number;
}

/** The limits of a Grant's defaults: each there or not. */
export function arbitraryDefaultLimits(): Arbitrary<LimitBase> {
  return fc
    .record({
      currency: fc.constantFrom(...TEST_CURRENCIES),
      perAct: fc.integer({ min: 1000, max: 1_000_000 }),
      more: fc.integer({ min: 0, max: 9_000_000 }),
      has: fc.record({ perAct: fc.boolean(), perMonth: fc.boolean() }),
      rest: fc.record({ binding_acts_per_day: fc.integer({ min: 1, max: 500 }), hours: arbitraryHours() }, { requiredKeys: [] }),
    })
    .map(({ currency, perAct, more, has, rest }) => ({
      currency,
      perAct,
      perMonth: perAct + more,
      limits: {
        ...(has.perAct ? { per_act: { amount: amountOf(perAct, currency, false), currency } } : {}),
        ...(has.perMonth ? { per_month: { amount: amountOf(perAct + more, currency, true), currency } } : {}),
        ...rest,
      },
    }));
}

/** Days, a window (past midnight, and the whole day, included) and a time zone. */
function arbitraryHours(): Arbitrary<Hours> {
  return fc.record({
    days: fc.shuffledSubarray([...DAYS], { minLength: 1 }),
    start: fc.integer({ min: 0, max: 1439 }).map(clock),
    end: fc.integer({ min: 0, max: 1439 }).map(clock),
    timezone: fc.constantFrom("Europe/Stockholm", "Asia/Kathmandu", "America/New_York", "UTC"),
  });
}

/** Hours within those of the defaults: fewer days, the same window. */
function arbitraryHoursWithin(base: Hours | undefined): Arbitrary<Hours> {
  if (base === undefined) return arbitraryHours();
  return fc.shuffledSubarray(base.days, { minLength: 1 }).map((days) => ({ ...base, days }));
}

/** One authority's limits: each absent, or equal to or below the defaults'. */
export function arbitraryLimitsWithin(base: LimitBase): Arbitrary<Limits> {
  const { currency, limits } = base;
  const money = (most: number) =>
    fc
      .tuple(fc.integer({ min: 1, max: most }), fc.boolean())
      .map(([units, short]) => ({ amount: amountOf(units, currency, short), currency }));
  return fc.record(
    {
      per_act: money(base.perAct),
      per_month: money(base.perMonth),
      categories: fc.uniqueArray(arbitraryName(), { minLength: 1, maxLength: 3 }),
      binding_acts_per_day: fc.integer({ min: 1, max: limits.binding_acts_per_day ?? 500 }),
      hours: arbitraryHoursWithin(limits.hours),
    },
    { requiredKeys: [] },
  );
}

const PLAIN = ["principal", "system_of_record", "documents", "web", "agent_memory", "other_agents"] as const;
const DISAGREEMENT = ["stop", "ask", "system_of_record"] as const;

/** The defaults' grounds over the plain sources and the given apps; no source is both allowed and prohibited. */
export function arbitraryGrounds(apps: readonly string[]): Arbitrary<Grounding> {
  const sources: SourceRef[] = [...PLAIN, ...apps.map((id) => `app:${id}`)];
  return fc.shuffledSubarray(sources, { minLength: 1 }).chain((allowed) =>
    fc.record(
      {
        allowed: fc.constant(allowed),
        prohibited: fc.shuffledSubarray(sources.filter((source) => !allowed.includes(source))),
        freshness: fc.constantFrom("P7D", "P2W", "PT12H30M", "P1DT5S"),
        on_disagreement: fc.constantFrom(...DISAGREEMENT),
        memory: fc.constant("lead_only" as const),
      },
      { requiredKeys: ["allowed", "prohibited", "on_disagreement", "memory"] },
    ),
  );
}

/**
 * One authority's grounds within the defaults': fewer sources allowed (never memory for a binding act, never an app that the act does
 * not use), as many or more prohibited, as fresh or fresher, as strict or stricter where facts disagree. Now and then exactly what
 * follows from the defaults.
 */
export function arbitraryGroundsWithin(base: Grounding, act: { binding: boolean; resources: readonly string[] }): Arbitrary<Grounding> {
  const usable = base.allowed.filter(
    (source) => !(act.binding && source === "agent_memory") && (!source.startsWith("app:") || act.resources.includes(source.slice(4))),
  );
  const stricter = DISAGREEMENT.slice(0, DISAGREEMENT.indexOf(base.on_disagreement) + 1);
  return fc.oneof({ weight: 2, arbitrary: fc.shuffledSubarray(usable) }, { weight: 1, arbitrary: fc.constant(usable) }).chain((allowed) => {
    const more = [...PLAIN].filter((source) => !allowed.includes(source) && !base.prohibited.includes(source));
    return fc.record(
      {
        allowed: fc.constant(allowed),
        prohibited: fc.oneof(
          fc.constant(base.prohibited),
          fc.shuffledSubarray(more).map((extra) => [...base.prohibited, ...extra]),
        ),
        freshness: fc.constantFrom(...(base.freshness === undefined ? ["P30D", "PT1H"] : [base.freshness, "PT1H"])),
        on_disagreement: fc.constantFrom(base.on_disagreement, ...stricter),
        memory: fc.constant("lead_only" as const),
      },
      { requiredKeys: ["allowed", "prohibited", "on_disagreement", "memory"] },
    );
  });
}

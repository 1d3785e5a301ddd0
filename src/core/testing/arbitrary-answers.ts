// Random answers, made question by question and never read back from a Grant: complete ones, and ones with anything typed into them.
import fc, { type Arbitrary } from "fast-check";
import type { ActAnswer, Answers, EndAnswer, MoneyAnswer, ProgressAnswer, StartAnswer } from "../answers/answers.ts";
import { DEFAULT_ISSUER } from "../catalogue/defaults.ts";
import { carriesAmount, effectRow } from "../catalogue/effects.ts";
import type { Grounding, Limits, Money, Targets } from "../schema/grant.gen.ts";
import { arbitraryActs, arbitraryEffect, type TestAct } from "./arbitrary-authority.ts";
import {
  arbitraryDefaultLimits,
  arbitraryGrounds,
  arbitraryGroundsWithin,
  arbitraryLimitsWithin,
  type LimitBase,
} from "./arbitrary-limits.ts";
import { arbitraryPeople, arbitrarySelected, type People, type Selected } from "./arbitrary-people.ts";
import {
  amountOf,
  arbitraryCounterparty,
  arbitraryName,
  arbitraryText,
  arbitraryTexts,
  instantOf,
  optional,
  plain,
} from "./arbitrary-text.ts";

/** White space that a person leaves around what they type. */
const around = (typed: Arbitrary<string>) =>
  fc.tuple(fc.constantFrom("", " ", "\n"), typed, fc.constantFrom("", "  ")).map((parts) => parts.join(""));
const count = () => fc.integer({ min: 1, max: 300 }).map(String);

function typedLimits({ per_act, per_month, categories, binding_acts_per_day, hours }: Limits) {
  const typed = (money: Money): MoneyAnswer => ({ amount: ` ${money.amount}`, currency: money.currency });
  return {
    ...(per_act ? { per_act: typed(per_act) } : {}),
    ...(per_month ? { per_month: typed(per_month) } : {}),
    categories: categories ?? [],
    binding_acts_per_day: String(binding_acts_per_day ?? ""),
    ...(hours ? { hours } : {}),
  };
}

function arbitraryTargetsOf({ effect }: TestAct): Arbitrary<{ targets?: Targets }> {
  const targetClass = effectRow(effect)?.counterparties;
  if (targetClass === undefined) return fc.constant({});
  const ids = fc.uniqueArray(arbitraryCounterparty(), { minLength: 1, maxLength: 3 });
  return fc
    .record({ scope: fc.constantFrom("named" as const, "known" as const), ids })
    .map((targets) => ({ targets: { class: targetClass, ...targets } }));
}

function arbitraryAct(
  act: TestAct,
  people: People,
  selected: readonly Selected[],
  base: LimitBase,
  grounds: Grounding,
): Arbitrary<ActAnswer> {
  const agents = [people.delegate.sub, ...people.work_system.members.map(({ actor }) => actor)];
  const missing = (name: "per_act" | "per_month", units: number) =>
    carriesAmount(act.effect, act.kind) && base.limits[name] === undefined
      ? { [name]: { amount: amountOf(units, base.currency, true), currency: base.currency } }
      : {};
  return fc.shuffledSubarray(selected.map(({ id }) => id)).chain((resources) =>
    fc
      .record({
        limits: arbitraryLimitsWithin(base),
        actors: fc.shuffledSubarray(agents, { minLength: 1 }),
        targets: arbitraryTargetsOf(act),
        pause_on_unexpected: fc.boolean(),
        grounding: arbitraryGroundsWithin(grounds, { binding: act.kind !== "none", resources }).chain(({ memory: _, ...own }) =>
          fc.subarray(Object.entries(own)).map((kept) => Object.fromEntries(kept) as ActAnswer["grounding"]),
        ),
        go_ahead: fc.record({
          mode: fc.constantFrom("standing" as const, "each_time" as const),
          words: fc.oneof(fc.constant(" "), arbitraryText()),
        }),
        stricter: optional({ stricter: fc.constantFrom("user_approval" as const, "prohibited" as const) }),
      })
      .map(
        ({ limits, actors, targets, pause_on_unexpected, grounding, go_ahead, stricter }): ActAnswer => ({
          ...act,
          resources,
          ...typedLimits({ ...missing("per_act", base.perAct), ...missing("per_month", base.perMonth), ...limits }),
          pause_on_unexpected,
          actors,
          ...targets,
          grounding,
          ...(act.kind === "none" ? {} : { go_ahead }),
          ...stricter,
        }),
      ),
  );
}

function arbitraryProgressAnswer(base: LimitBase): Arbitrary<ProgressAnswer> {
  const rule = fc.constantFrom("never" as const, "ask" as const, "allowed" as const);
  const { categories: _, ...limits } = typedLimits(base.limits);
  return fc
    .record({
      working_mode: fc.constantFrom("plan" as const, "ask" as const, "auto" as const, "full_auto" as const),
      pause_on_unexpected: fc.boolean(),
      triggers: fc.shuffledSubarray(["asked", "routine", "autonomous"] as const, { minLength: 1 }) as Arbitrary<"asked"[]>,
      self_changes: fc.record({ memory: rule, schedule: rule, account_settings: rule }),
      new_connectors: fc.constantFrom("not_covered" as const, "covered" as const),
      data_movement: fc.constantFrom("never" as const, "ask" as const, "listed_apps" as const),
      max_recipients: around(count()),
      starts: fc.constantFrom<StartAnswer>({ kind: "when_sealed" }, { kind: "at", at: instantOf(1_900_000_000) }),
      ends: fc.oneof(
        // Every weekday comes twice in 15 days, so that any hours open.
        fc.integer({ min: 15, max: 400 }).map((days): EndAnswer => ({ kind: "after_days", days: ` ${days}` })),
        fc.constant<EndAnswer>({ kind: "at", at: ` ${instantOf(1_960_000_000)}` }),
      ),
      audit: fc.record({
        level: fc.constantFrom("official_acts" as const, "all_acts" as const),
        report: fc.constantFrom("right_after" as const, "daily_summary" as const),
      }),
      limits: fc.constant(limits),
    })
    .map(({ limits: own, ...progress }) => ({ ...progress, ...own }));
}

interface Parts {
  readonly people: People;
  readonly selected: Selected[];
  readonly acts: TestAct[];
  readonly base: LimitBase;
}

function arbitraryAnswersOf({ people, selected, acts, base }: Parts): Arbitrary<Answers> {
  const level = fc.constantFrom("proposal" as const, "on_confirm" as const, "self_within_limits" as const);
  return arbitraryGrounds(selected.map(({ id }) => id)).chain((grounds) =>
    fc
      .record({
        purpose: around(arbitraryText()),
        summary: around(arbitraryText()),
        includes: arbitraryTexts({ maxLength: 2 }),
        effects: fc.uniqueArray(
          arbitraryEffect().map(([effect]) => effect),
          { maxLength: 3 },
        ),
        acts: fc.tuple(...acts.map((act) => arbitraryAct(act, people, selected, base, grounds))),
        nevers: fc.subarray([{ effect: "read" as const, kind: "none" as const, label: "" }]),
        progress: arbitraryProgressAnswer(base),
        behalf: fc.constantFrom(
          {},
          { on_behalf_of: { kind: "self" as const, name: " " } },
          { on_behalf_of: { kind: "person" as const, name: "Kim " } },
        ),
        max_depth: fc.constantFrom("0", " 2"),
        agents: optional({ agents: fc.constant<string[]>(["agent:sub.aaaa"]) }),
        label: around(arbitraryName()),
        status: fc.constantFrom("", "https://issuer.example/status"),
        ceilings: optional({ sent: level, purchased: level, changed: level, shared: level, transferred: level }),
        record_where: around(arbitraryText()),
      })
      .map(
        (own): Answers => ({
          iss: DEFAULT_ISSUER,
          principal: people.principal,
          agents: { delegate: people.delegate, ...people.work_system },
          discovery: { inventories: [] },
          work: {
            purpose: own.purpose,
            summary: own.summary,
            includes: own.includes,
            excludes: [],
            resources: selected.map((app) => ({ ...app, effects: own.effects })),
            acts: own.acts,
            nevers: own.nevers,
          },
          progress: own.progress,
          participants: {
            ...own.behalf,
            unnamed_agents: people.work_system.unnamed_agents,
            delegation: { depth: 0, max_depth: own.max_depth, ...own.agents, chain: [] },
          },
          grounds: {
            allowed: grounds.allowed,
            prohibited: grounds.prohibited,
            freshness: ` ${grounds.freshness ?? ""} `,
            on_disagreement: grounds.on_disagreement,
          },
          go_ahead: {
            channels: [{ kind: "chat", label: own.label, address: " " }],
            revocation_command: " Stop ",
            revocation_status: own.status,
          },
          official: { ceilings: own.ceilings, record_where: own.record_where, record_contains: [], conflicts: [] },
          formations: [],
        }),
      ),
  );
}

/** Random answers that are complete: what they compile to can be sealed. Texts have white space around them, and much is left open. */
export function arbitraryAnswers(): Arbitrary<Answers> {
  return fc
    .record({
      people: arbitraryPeople(),
      selected: arbitrarySelected(),
      acts: arbitraryActs({ minLength: 1, maxLength: 6 }),
      base: arbitraryDefaultLimits(),
    })
    .chain(arbitraryAnswersOf)
    .map(plain);
}

/** Members whose text is one of a list, never typed. */
const CLOSED = new Set(
  [
    "kind mode scope class arrangement level report stricter memory schedule account_settings working_mode unnamed_agents triggers reach",
    "on_disagreement new_connectors data_movement applies sent purchased transferred submitted changed deleted shared",
  ].flatMap((names) => names.split(" ")),
);

type Place = readonly (string | number)[];

/** Every place in the answers that takes any text, and every list. */
function places(value: unknown, path: Place = []): Place[] {
  const name = String(path.findLast((segment) => typeof segment === "string"));
  // The days of hours are one of a list; those after which a Grant ends are typed.
  const isClosed = CLOSED.has(name) || (name === "days" && typeof path.at(-1) === "number");
  if (typeof value === "string") return isClosed ? [] : [path];
  if (typeof value !== "object" || value === null) return [];
  const inner = Array.isArray(value) ? value.map((item, i) => places(item, [...path, i])) : [];
  const members = Array.isArray(value) ? inner : Object.entries(value).map(([key, item]) => places(item, [...path, key]));
  return [...(Array.isArray(value) ? [path] : []), ...members.flat()];
}

/** Answers of the right shape and nothing more: any text wherever a person types one, lists emptied. */
export function arbitraryTypedAnswers(): Arbitrary<Answers> {
  const junk = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom(
      "",
      " ",
      "\u00a0",
      "0",
      "-1",
      "1e9",
      "9007199254740993",
      "99999999",
      "__proto__",
      "app:",
      "2027-02-30T00:00:00Z",
      "\ud800",
      "1.000,50",
    ),
  );
  return fc.tuple(arbitraryAnswers(), fc.array(fc.tuple(fc.nat(), junk), { minLength: 1, maxLength: 12 })).map(([complete, changes]) => {
    const answers = plain(complete);
    for (const [n, text] of changes) {
      const all = places(answers);
      const path = all[n % all.length] ?? [];
      // biome-ignore lint/suspicious/noExplicitAny: a walk to any place of any type
      const holder = path.slice(0, -1).reduce((value: any, segment) => value[segment], answers);
      const last = path.at(-1) ?? "";
      holder[last] = Array.isArray(holder[last]) ? [] : text;
    }
    return answers;
  });
}

// Random acts and the authorities over them: catalogue acts, a person's own, extension effects of every kind; one act held several ways.
import fc, { type Arbitrary } from "fast-check";
import { ACT_GROUPS } from "../catalogue/acts.ts";
import { CATALOGUE_EFFECTS, EFFECTS, effectRow } from "../catalogue/effects.ts";
import type { ActId, ActorRef, Authority, Ceilings, Effect, Grounding, Kind, Targets } from "../schema/grant.gen.ts";
import { arbitraryGroundsWithin, arbitraryLimitsWithin, type LimitBase } from "./arbitrary-limits.ts";
import { arbitraryCounterparty, arbitraryText } from "./arbitrary-text.ts";

export interface TestAct {
  readonly act: ActId;
  readonly effect: Effect;
  readonly kind: Kind;
}

const KINDS: readonly Kind[] = ["none", "sent", "purchased", "transferred", "submitted", "changed", "deleted", "shared"];
const CLASSES = ["recipients", "merchants", "payees", "offices", "collaborators", "audience"] as const;

/** One extension effect of each kind: an effect has one kind wherever it stands. */
export const EXTENSIONS: readonly (readonly [Effect, Kind])[] = KINDS.map((kind) => [
  `https://effects.example/${kind}/v1?x=%7E#part`,
  kind,
]);

/** An effect with its kind: any of the catalogue, or an extension. */
export function arbitraryEffect(): Arbitrary<readonly [Effect, Kind]> {
  const catalogue = CATALOGUE_EFFECTS.map((effect) => [effect, EFFECTS[effect].kind] as const);
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...catalogue) }, { weight: 1, arbitrary: fc.constantFrom(...EXTENSIONS) });
}

/** Different acts, each with its effect and kind. */
export function arbitraryActs(constraints: { minLength: number; maxLength: number }): Arbitrary<TestAct[]> {
  const rows = ACT_GROUPS.flatMap((group) => group.acts).map((row) => ({
    act: row.id,
    effect: row.effect as Effect,
    kind: EFFECTS[row.effect].kind as Kind,
  }));
  const own = fc
    .tuple(fc.constantFrom("publish_campaign", "amazon.place_order", "x", "own.task_1", "own.task_2", "a.b.c0"), arbitraryEffect())
    .map(([act, [effect, kind]]) => ({ act, effect, kind }));
  return fc.uniqueArray(fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...rows) }, { weight: 1, arbitrary: own }), {
    ...constraints,
    selector: ({ act }) => act,
  });
}

/** Who may be on the other side: always where the effect has a class, now and then where an extension names one, else never. */
function arbitraryTargets(effect: Effect): Arbitrary<{ targets?: Targets }> {
  const row = effectRow(effect);
  const within = (targetClass: Targets["class"]) =>
    fc.constantFrom("named" as const, "known" as const, "any" as const).chain((scope) => {
      const ids: Arbitrary<string[]> =
        scope === "any" ? fc.constant([]) : fc.uniqueArray(arbitraryCounterparty(), { minLength: scope === "named" ? 1 : 0, maxLength: 4 });
      return ids.map((list) => ({ targets: { class: targetClass, scope, ids: list } }));
    });
  if (row?.counterparties) return within(row.counterparties);
  return row ? fc.constant({}) : fc.oneof(fc.constant({}), fc.constantFrom(...CLASSES).chain(within));
}

const RANKS = { prohibited: 0, user_approval: 1, automatic: 2 } as const;
const CEILING_RANKS = { proposal: 0, on_confirm: 1, self_within_limits: 2 } as const;
const COMMITS = ["prohibited", "user_approval", "automatic"] as const;

/** The go-ahead and the commit of a binding act: within its ceiling (G3), and never automatic beside each time. */
function arbitraryCommit(kind: Kind, ceilings: Ceilings): Arbitrary<Pick<Authority, "go_ahead" | "commit">> {
  if (kind === "none") return fc.constant({ commit: "automatic" as const });
  const most = CEILING_RANKS[ceilings[kind]];
  return fc
    .record({ mode: fc.constantFrom("standing" as const, "each_time" as const), words: arbitraryText() }, { requiredKeys: ["mode"] })
    .chain((go_ahead) => {
      const bound = Math.min(most, go_ahead.mode === "standing" ? 2 : 1);
      return fc.constantFrom(...COMMITS.filter((commit) => RANKS[commit] <= bound)).map((commit) => ({ go_ahead, commit }));
    });
}

/** What all authorities of one random Grant share. */
export interface AuthorityBase {
  readonly agents: readonly ActorRef[];
  readonly resources: readonly string[];
  readonly grounds: Grounding;
  readonly limits: LimitBase;
  readonly ceilings: Ceilings;
}

/** The authorities over one act: one, or several with disjoint actors (G1). */
export function arbitraryAuthorities(act: TestAct, base: AuthorityBase): Arbitrary<Authority[]> {
  const holders = fc
    .shuffledSubarray([...base.agents], { minLength: 1 })
    .chain((actors) =>
      fc.integer({ min: 0, max: actors.length - 1 }).map((cut) => (cut === 0 ? [actors] : [actors.slice(0, cut), actors.slice(cut)])),
    );
  const one = (actors: ActorRef[]): Arbitrary<Authority> =>
    fc.shuffledSubarray([...base.resources]).chain((resources) =>
      fc
        .record({
          targets: arbitraryTargets(act.effect),
          grounding: arbitraryGroundsWithin(base.grounds, { binding: act.kind !== "none", resources }),
          limits: arbitraryLimitsWithin(base.limits),
          pause: fc.constantFrom({}, { pause_on_unexpected: true as const }),
          commit: arbitraryCommit(act.kind, base.ceilings),
        })
        .map(({ targets, grounding, limits, pause, commit }) => ({
          ...act,
          ...targets,
          resources,
          actors,
          grounding,
          limits,
          ...pause,
          ...commit,
        })),
    );
  return holders.chain((groups) => fc.tuple(...groups.map(one)));
}

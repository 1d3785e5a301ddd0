// Acts that reach further than their name (§7b.3), and denials that do (§7 step 5): what question 1 says where it happens.
import { type ActRow, siblingsOf } from "../catalogue/acts.ts";
import type { Effect } from "../schema/grant.gen.ts";
import type { Answers } from "./answers.ts";

/** One act whose answer reaches acts of the same effect that no answer names. */
export interface SiblingNotice {
  readonly act: string;
  readonly effect: Effect;
  /** The catalogue's other acts of this effect that are neither allowed nor denied by name; never empty. */
  readonly siblings: readonly ActRow[];
  /**
   * `lets_through`: the act is allowed, and a sibling resolves to it by its effect; offer "never" for the sibling.
   * `also_denies`: the act is never allowed, and so is, by its effect, every sibling.
   */
  readonly kind: "lets_through" | "also_denies";
}

/**
 * Every such act, the allowed ones first, in the order of the answers. An allowed act lets nothing else through where its effect is denied,
 * for another act or as a whole: an act that the Grant does not hold by name then meets that denial first.
 */
export function siblingNotices({ work }: Answers): SiblingNotice[] {
  const named = new Set([...work.acts.map(({ act }) => act), ...work.nevers.map(({ act }) => act)]);
  const deniedEffects = new Set(work.nevers.map(({ effect }) => effect));
  const wholeEffects = new Set(work.nevers.filter(({ act }) => act === undefined).map(({ effect }) => effect));
  const notice = (act: string, effect: Effect, kind: SiblingNotice["kind"]): SiblingNotice[] => {
    const siblings = siblingsOf(act, effect).filter(({ id }) => !named.has(id));
    return siblings.length === 0 ? [] : [{ act, effect, siblings, kind }];
  };
  const allowed = new Map(work.acts.map(({ act, effect }) => [act, effect]));
  return [
    ...[...allowed].flatMap(([act, effect]) => (deniedEffects.has(effect) ? [] : notice(act, effect, "lets_through"))),
    ...work.nevers.flatMap(({ act, effect }) => (act === undefined || wholeEffects.has(effect) ? [] : notice(act, effect, "also_denies"))),
  ];
}

/**
 * The ids of the allowed acts whose terms an act that no answer names would go on: those of its effect (§7b.3), each once, in the order of the
 * answers. None where the act is named itself, or where its effect is denied, for another act or as a whole.
 */
export function letThroughBy({ work }: Answers): (act: { readonly id: string; readonly effect: Effect }) => readonly string[] {
  const named = new Set([...work.acts.map(({ act }) => act), ...work.nevers.map(({ act }) => act)]);
  const denied = new Set(work.nevers.map(({ effect }) => effect));
  const byEffect = new Map<Effect, Set<string>>();
  for (const { act, effect } of work.acts) byEffect.set(effect, (byEffect.get(effect) ?? new Set()).add(act));
  return ({ id, effect }) => (named.has(id) || denied.has(effect) ? [] : [...(byEffect.get(effect) ?? [])]);
}

// Edits of who may be on the other side of acts (§4 question 3: counterparties are compiled onto the act classes they apply to).
import { effectRow } from "../catalogue/effects.ts";
import type { Targets } from "../schema/grant.gen.ts";
import type { ActAnswer, Answers } from "./answers.ts";
import { type Patch, patched, withWork } from "./edited.ts";

/** The class of an act's counterparties: the effect's own, or, for an extension effect, the one that was chosen. Nothing where there are none. */
export function classOf({ effect, targets }: Pick<ActAnswer, "effect" | "targets">): Targets["class"] | undefined {
  const row = effectRow(effect);
  return row ? row.counterparties : targets?.class;
}

/** Whether a person chooses the class: the catalogue does not know what an extension effect does. */
export function choosesClass({ effect }: Pick<ActAnswer, "effect">): boolean {
  return effectRow(effect) === undefined;
}

/**
 * Changes how far the acts at these indexes reach, and whom they name; what is left out of the patch stays each act's own. Throws a
 * RangeError for an act that has nobody on the other side.
 */
export function setTargets(answers: Answers, indexes: readonly number[], patch: Patch<Pick<Targets, "scope" | "ids">>): Answers {
  const acts = answers.work.acts.map((act, i) => {
    if (!indexes.includes(i)) return act;
    const known = classOf(act);
    if (known === undefined) throw new RangeError(`nobody is on the other side of ${act.act}`);
    const before: Targets = act.targets?.class === known ? act.targets : { class: known, scope: "known", ids: [] };
    return patched(act, { targets: patched<Targets>(before, patch as Patch<Targets>) });
  });
  return withWork(answers, { acts });
}

/** Says what kind of counterparty an act with an extension effect has; `undefined`: none. Another class begins without names, at "known". */
export function setTargetsClass(answers: Answers, index: number, chosen: Targets["class"] | undefined): Answers {
  const acts = answers.work.acts.map((act, i) => {
    if (i !== index || !choosesClass(act) || act.targets?.class === chosen) return act;
    return patched(act, { targets: chosen === undefined ? undefined : { class: chosen, scope: "known", ids: [] } });
  });
  return withWork(answers, { acts });
}

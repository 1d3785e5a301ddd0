/** Acts with somebody on the other side, by the class of who that is. Pure. */

import type { ActAnswer } from "../../../core/answers/answers.ts";
import { choosesClass, classOf } from "../../../core/answers/edit-targets.ts";
import { COUNTERPARTIES, SCOPES } from "../../../core/catalogue/counterparties.ts";
import type { CounterpartyClass } from "../../../core/catalogue/effects.ts";
import { actTitle } from "../../../core/compile/sayings.ts";
import type { Targets } from "../../../core/schema/grant.gen.ts";
import { titleText } from "../../draft/act-titles.ts";

export interface TargetAct {
  readonly at: number;
  readonly key: string;
  readonly act: string;
  readonly name: string;
  /** Which terms, where one act stands on several. */
  readonly terms: number | undefined;
  readonly targets: Targets | undefined;
  /** The person says what the class is: the effect is none of the catalogue's. */
  readonly choosesClass: boolean;
}

export interface TargetGroup {
  readonly class: CounterpartyClass;
  readonly acts: readonly TargetAct[];
  /** Every name that is listed anywhere in the class. */
  readonly names: readonly string[];
}

export interface TargetView {
  readonly groups: readonly TargetGroup[];
  /** Acts of which nobody knows whether there is another side. */
  readonly open: readonly TargetAct[];
}

/** The acts by class, in the order of the catalogue and of the answers. */
export function targetView(acts: readonly ActAnswer[]): TargetView {
  const times = new Map<string, number>();
  const rows = acts.map((act, at) => {
    const nth = (times.get(act.act) ?? 0) + 1;
    times.set(act.act, nth);
    const several = acts.filter((other) => other.act === act.act).length > 1;
    const row: TargetAct = {
      at,
      key: `${act.act} ${nth}`,
      act: act.act,
      name: titleText(actTitle(act)),
      terms: several ? nth : undefined,
      targets: act.targets,
      choosesClass: choosesClass(act),
    };
    return { row, of: classOf(act) };
  });
  const groups = (Object.keys(COUNTERPARTIES) as CounterpartyClass[]).map((each) => {
    const own = rows.flatMap(({ row, of }) => (of === each ? [row] : []));
    return { class: each, acts: own, names: [...new Set(own.flatMap(({ targets }) => targets?.ids ?? []))] };
  });
  return {
    groups: groups.filter(({ acts: own }) => own.length > 0),
    open: rows.flatMap(({ row, of }) => (of === undefined && row.choosesClass ? [row] : [])),
  };
}

/** "Only those named · 3 listed": what stands in one line. */
export function targetPhrase(targets: Targets | undefined): string {
  if (targets === undefined) return "Not said yet";
  const { label, lists } = SCOPES[targets.scope];
  const { length } = targets.ids;
  return lists || length > 0 ? `${label} · ${length === 0 ? "nobody listed" : `${length} listed`}` : label;
}

/** The official acts with their go-ahead, by kind of result, and what each leads to now. Pure. */
import type { ActAnswer, Answers } from "../../../core/answers/answers.ts";
import { GO_AHEADS } from "../../../core/catalogue/go-aheads.ts";
import { BINDING_KINDS, type BindingKind, isBinding, KINDS } from "../../../core/catalogue/kinds.ts";
import { heldBackBy } from "../../../core/compile/held-back.ts";
import { outcome } from "../../../core/outputs/outcome.ts";
import type { Grant } from "../../../core/schema/grant.gen.ts";
import { type ActTitle, actTitles, isLookedFor } from "../../draft/act-titles.ts";
import { type Holding, holdings } from "../../draft/held-back-words.ts";
import { type LeadsTo, leadsToShort } from "../../draft/leads-to.ts";
import { upperFirst } from "../../parts/phrases.ts";

export interface GoAheadRow {
  /** Its place among the allowed acts. */
  readonly at: number;
  readonly act: ActAnswer;
  readonly title: ActTitle;
  /** What it leads to now. */
  readonly leads: LeadsTo;
  /** What holds it back, or would with a standing go-ahead, apart from the go-ahead itself. */
  readonly held: readonly Holding[];
}

export interface GoAheadGroup {
  readonly kind: BindingKind;
  readonly name: string;
  readonly rows: readonly GoAheadRow[];
}

/** One group for each kind of which an act is allowed, in the catalogue's order. `text`: only the acts that are looked for. */
export function goAheadGroups(answers: Answers, grant: Grant, text = ""): readonly GoAheadGroup[] {
  const titles = actTitles(answers);
  const rows = answers.work.acts.flatMap((act, at): GoAheadRow[] => {
    const [title, authority] = [titles[at], grant.authorities[at]];
    if (!title || !authority || !isBinding(act.kind) || !isLookedFor(title, act.act, text)) return [];
    const now = outcome(grant, authority);
    const held = heldBackBy(answers, grant, at).filter(({ by }) => by !== "go_ahead" && !(by === "gate" && asks(act)));
    return [{ at, act, title, leads: leadsToShort(now), held: holdings(answers, at, held) }];
  });
  return BINDING_KINDS.flatMap((kind) => {
    const own = rows.filter(({ act }) => act.kind === kind);
    return own.length === 0 ? [] : [{ kind, name: upperFirst(KINDS[kind].noun), rows: own }];
  });
}

/** Whether the act asks each time by its own go-ahead; one that is not answered does. */
export function asks({ go_ahead }: Pick<ActAnswer, "go_ahead">): boolean {
  return go_ahead === undefined || GO_AHEADS[go_ahead.mode].asks;
}

/** "2 of 3 have a standing go-ahead", "asks each time". */
export function countOf(rows: readonly Pick<GoAheadRow, "act">[]): string {
  const standing = rows.filter(({ act }) => !asks(act)).length;
  if (standing === 0) return rows.length === 1 ? "asks each time" : `all ${rows.length} ask each time`;
  return standing === rows.length
    ? rows.length === 1
      ? "has a standing go-ahead"
      : `all ${rows.length} have a standing go-ahead`
    : `${standing} of ${rows.length} have a standing go-ahead`;
}

/** What a ceiling does to the acts of its kind, each of them named, before it is chosen. Pure. */
import type { ActAnswer, Answers } from "../../../core/answers/answers.ts";
import { effectiveCeilings } from "../../../core/answers/derived.ts";
import { BINDING_KINDS, type BindingKind, CEILINGS, KINDS } from "../../../core/catalogue/kinds.ts";
import { heldBackBy } from "../../../core/compile/held-back.ts";
import { outcomeIf } from "../../../core/compile/if-changed.ts";
import type { CeilingLevel, Grant } from "../../../core/schema/grant.gen.ts";
import { type ActTitle, actTitles, titleText } from "../../draft/act-titles.ts";
import { type Holding, holdings } from "../../draft/held-back-words.ts";
import { type LeadsTo, leadsToShort } from "../../draft/leads-to.ts";
import { upperFirst } from "../../parts/phrases.ts";

/** From the strictest to the loosest. */
export const LEVELS = (Object.keys(CEILINGS) as CeilingLevel[]).toSorted((a, b) => CEILINGS[a].rank - CEILINGS[b].rank);

/** Acts that a choice leads to the same. */
export interface Effect extends LeadsTo {
  readonly acts: readonly string[];
}

export interface CommitRow {
  /** Its place among the allowed acts. */
  readonly at: number;
  readonly act: ActAnswer;
  readonly title: ActTitle;
  readonly leads: LeadsTo;
  /** What holds it back besides what is chosen for it alone. */
  readonly held: readonly Holding[];
}

export interface KindRow {
  readonly kind: BindingKind;
  readonly name: string;
  readonly chosen: CeilingLevel;
  /** What each level would lead to, in the order of `LEVELS`. */
  readonly effects: readonly (readonly Effect[])[];
  readonly rows: readonly CommitRow[];
}

/** Each kind with its ceiling and its acts, in the catalogue's order; a kind of which nothing is allowed has no rows. */
export function kindRows(answers: Answers, grant: Grant): readonly KindRow[] {
  const titles = actTitles(answers);
  const ceilings = effectiveCeilings(answers.official, answers.work.acts);
  return BINDING_KINDS.map((kind) => {
    const own = answers.work.acts.flatMap((act, at) => {
      const title = titles[at];
      return act.kind === kind && title && grant.authorities[at] ? [{ at, act, title }] : [];
    });
    return {
      kind,
      name: upperFirst(KINDS[kind].noun),
      chosen: ceilings[kind],
      effects: LEVELS.map((ceiling) =>
        grouped(own.map(({ at, title }) => ({ name: titleText(title), leads: leadsToShort(outcomeIf(answers, grant, at, { ceiling })) }))),
      ),
      rows: own.map((row) => ({
        ...row,
        leads: leadsToShort(outcomeIf(answers, grant, row.at, {})),
        held: holdings(
          answers,
          row.at,
          heldBackBy(answers, grant, row.at).filter(({ by }) => by !== "stricter" && by !== "ceiling"),
        ),
      })),
    };
  });
}

/** The acts by what they lead to, in the order in which they come. */
function grouped(acts: readonly { readonly name: string; readonly leads: LeadsTo }[]): readonly Effect[] {
  const found = new Map<string, { leads: LeadsTo; acts: string[] }>();
  for (const { name, leads } of acts) {
    const one = found.get(leads.words) ?? { leads, acts: [] };
    one.acts.push(name);
    found.set(leads.words, one);
  }
  return [...found.values()].map(({ leads, acts: names }) => ({ ...leads, acts: names }));
}

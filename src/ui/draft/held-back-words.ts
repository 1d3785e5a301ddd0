/** What holds an act back, in words, and the page that decides it. Pure. */
import type { Answers } from "../../core/answers/answers.ts";
import { effectiveCeilings } from "../../core/answers/derived.ts";
import { CEILINGS, isBinding, KINDS } from "../../core/catalogue/kinds.ts";
import { MODES } from "../../core/catalogue/modes.ts";
import type { HeldBack } from "../../core/compile/held-back.ts";
import { stepOf as decidedBy, fieldId } from "../../core/compile/where.ts";
import { STEPS, type Step, type StepPath } from "../steps/index.ts";

export interface Holding {
  /** Completes "Held back by …". */
  readonly words: string;
  /** Where it was decided; absent where no page of this writer decides it. */
  readonly link?: { readonly path: StepPath; readonly name: string; readonly at: string };
}

/** Each reason with its place, for the act at an index. */
export function holdings(answers: Answers, index: number, held: readonly HeldBack[]): readonly Holding[] {
  return held.map((one) => ({ words: wordsOf(one, answers, index), ...linkTo(one.path) }));
}

/** The page that decides a member of the Grant, and the field on it. */
export function linkTo(path: string): Pick<Holding, "link"> {
  const id: string = decidedBy(path);
  const step = STEPS.find((one: Step) => one.id === id);
  if (!step) return {};
  const number = /^question-([0-9]+)$/.exec(id)?.[1];
  return { link: { path: step.path, name: number === undefined ? step.short : `question ${number}`, at: fieldId(path) } };
}

function wordsOf({ by, path }: HeldBack, { progress, official, work, formations }: Answers, index: number): string {
  switch (by) {
    case "mode":
      return `the working mode ${MODES[progress.working_mode].label}`;
    case "go_ahead":
      return "its own go-ahead, which asks each time";
    case "ceiling": {
      const kind = work.acts[index]?.kind;
      if (kind === undefined || !isBinding(kind)) return "its ceiling";
      return `the ceiling for ${KINDS[kind].noun}, “${CEILINGS[effectiveCeilings(official, work.acts)[kind]].label}”`;
    }
    case "stricter":
      return "the stricter choice that you made for this act";
    case "gate":
      return `a person's approval in ${arrangement(formations, path)}`;
    case "formation":
      return arrangement(formations, path);
    case "movement":
      return "the rule for moving information between apps";
    case "unnamed_agents":
      return "the rule for agents that the Grant does not name";
    case "denial":
      return "something that is never allowed";
    case "apps":
      return "having no app that it may use";
    case "targets":
      return "having nobody named on its other side";
    case "sources":
      return "having no source that it may rely on";
  }
}

function arrangement(formations: Answers["formations"], path: string): string {
  const name = formations[Number(/^\/formations\/([0-9]+)/.exec(path)?.[1] ?? Number.NaN)]?.name;
  return name === undefined ? "the arrangement of the agents" : `the arrangement “${name}”`;
}

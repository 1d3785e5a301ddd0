/** Each allowed official act, and what it is held to beyond the Grant's own limits. Pure. */
import type { ActAnswer, Answers } from "../../../core/answers/answers.ts";
import { actRow } from "../../../core/catalogue/acts.ts";
import { isBinding } from "../../../core/catalogue/kinds.ts";
import { hoursPhrase } from "./hours-words.ts";

export interface NarrowAct {
  /** Its place among the allowed acts. */
  readonly at: number;
  readonly act: ActAnswer;
  readonly name: string;
  /** Who holds it under these terms, where there are several for one act. */
  readonly holders: string | undefined;
}

/** The acts that can be narrowed, in their order. */
export function narrowActs({ work, agents }: Pick<Answers, "work" | "agents">): readonly NarrowAct[] {
  const names = new Map([[agents.delegate.sub, agents.delegate.name], ...agents.members.map(({ actor, name }) => [actor, name] as const)]);
  const times = new Map<string, number>();
  for (const { act } of work.acts) times.set(act, (times.get(act) ?? 0) + 1);
  return work.acts.flatMap((act, at) => {
    if (!isBinding(act.kind)) return [];
    const holders = (times.get(act.act) ?? 0) > 1 ? act.actors.map((actor) => names.get(actor)?.trim() || actor).join(", ") : undefined;
    return [{ at, act, name: actRow(act.act)?.name ?? act.act, holders }];
  });
}

/** What an act is held to beyond the Grant, each as a short phrase; texts that a person typed are quoted by the caller's element. */
export function heldTo({ binding_acts_per_day, hours, categories, pause_on_unexpected }: ActAnswer): readonly string[] {
  const perDay = binding_acts_per_day.trim();
  return [
    ...(perDay === "" ? [] : [`at most ${perDay} a day`]),
    ...(hours ? [hoursPhrase(hours) ?? "hours that cannot be read"] : []),
    ...(categories.length === 0 ? [] : [`only ${categories.map((category) => `“${category}”`).join(", ")}`]),
    ...(pause_on_unexpected ? ["pauses on anything unexpected"] : []),
  ];
}

/** Whether an act is one that a person looks for: by its name, its id, or a holder. */
export function isLookedFor({ name, act, holders = "" }: NarrowAct, text: string): boolean {
  const looked = text.trim().toLowerCase();
  return looked === "" || [name, act.act, holders].some((words) => words.toLowerCase().includes(looked));
}

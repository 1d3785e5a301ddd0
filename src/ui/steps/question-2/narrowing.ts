/** Each allowed official act, and what it is held to beyond the Grant's own limits. Pure. */
import type { ActAnswer, Answers } from "../../../core/answers/answers.ts";
import { isBinding } from "../../../core/catalogue/kinds.ts";
import { actTitles } from "../../draft/act-titles.ts";
import { hoursPhrase } from "./hours-words.ts";

export interface NarrowAct {
  /** Its place among the allowed acts. */
  readonly at: number;
  readonly act: ActAnswer;
  readonly name: string;
  /** The id of an act that the catalogue does not name. */
  readonly id?: string;
  /** Who holds it under these terms, where there are several for one act. */
  readonly holders?: string;
}

/** The acts that can be narrowed, in their order. */
export function narrowActs(answers: Pick<Answers, "work" | "agents">): readonly NarrowAct[] {
  const titles = actTitles(answers);
  return answers.work.acts.flatMap((act, at) => {
    const title = titles[at];
    return title && isBinding(act.kind) ? [{ at, act, ...title }] : [];
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

/** How each allowed act is named on a page. Pure. */
import type { Answers } from "../../core/answers/answers.ts";
import { actTitle } from "../../core/compile/sayings.ts";

export interface ActTitle {
  /** The catalogue's name, or what its effect comes to, or the act's own id: text that a person or an agent may have typed. */
  readonly name: string;
  /** The id, where the catalogue does not name the act and the name is not the id. */
  readonly id?: string;
  /** Who holds it under these rules, where several rules stand for one act. */
  readonly holders?: string;
}

/** One title for each allowed act, in their order. */
export function actTitles({ work, agents }: Pick<Answers, "work" | "agents">): readonly ActTitle[] {
  const names = new Map([[agents.delegate.sub, agents.delegate.name], ...agents.members.map(({ actor, name }) => [actor, name] as const)]);
  const times = new Map<string, number>();
  for (const { act } of work.acts) times.set(act, (times.get(act) ?? 0) + 1);
  return work.acts.map(({ act, effect, actors }) => {
    const title = actTitle({ act, effect });
    if ((times.get(act) ?? 0) < 2) return title;
    return { ...title, holders: actors.map((actor) => names.get(actor)?.trim() || actor).join(", ") || "nobody" };
  });
}

/** "Send a new mail", "Buy something (northline.order)", "Send a new mail (held by Buyer)". */
export function titleText({ name, id, holders }: ActTitle): string {
  return `${name}${id === undefined ? "" : ` (${id})`}${holders === undefined ? "" : ` (held by ${holders})`}`;
}

/** Whether an act is one that a person looks for: by its name, its id, or a holder. */
export function isLookedFor({ name, holders = "" }: ActTitle, act: string, text: string): boolean {
  const looked = text.trim().toLowerCase();
  return looked === "" || [name, act, holders].some((words) => words.toLowerCase().includes(looked));
}

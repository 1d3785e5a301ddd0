/** How each allowed act is named on a page. Pure. */
import type { Answers } from "../../core/answers/answers.ts";
import { actRow } from "../../core/catalogue/acts.ts";

export interface ActTitle {
  /** The catalogue's name, or the act's own id: text that a person or an agent may have typed. */
  readonly name: string;
  /** Who holds it under these rules, where several rules stand for one act. */
  readonly holders?: string;
}

/** One title for each allowed act, in their order. */
export function actTitles({ work, agents }: Pick<Answers, "work" | "agents">): readonly ActTitle[] {
  const names = new Map([[agents.delegate.sub, agents.delegate.name], ...agents.members.map(({ actor, name }) => [actor, name] as const)]);
  const times = new Map<string, number>();
  for (const { act } of work.acts) times.set(act, (times.get(act) ?? 0) + 1);
  return work.acts.map(({ act, actors }) => {
    const name = actRow(act)?.name ?? act;
    if ((times.get(act) ?? 0) < 2) return { name };
    return { name, holders: actors.map((actor) => names.get(actor)?.trim() || actor).join(", ") || "nobody" };
  });
}

/** "Send a new mail", "Send a new mail (held by Buyer)". */
export function titleText({ name, holders }: ActTitle): string {
  return holders === undefined ? name : `${name} (held by ${holders})`;
}

/** Whether an act is one that a person looks for: by its name, its id, or a holder. */
export function isLookedFor({ name, holders = "" }: ActTitle, act: string, text: string): boolean {
  const looked = text.trim().toLowerCase();
  return looked === "" || [name, act, holders].some((words) => words.toLowerCase().includes(looked));
}

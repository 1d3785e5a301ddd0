/** Who there is to hold acts, and on which terms each act stands. Pure. */
import type { ActAnswer, Answers } from "../../../core/answers/answers.ts";
import { actTitle } from "../../../core/compile/sayings.ts";
import { sameName } from "../../../core/lib/text.ts";
import { titleText } from "../../draft/act-titles.ts";

/** Somebody who may hold an act. `name` tells them apart from the others here: it has the identifier beside it where names do not. */
export interface Holder {
  readonly ref: string;
  readonly name: string;
}

/** The delegate, the members, and whoever else an act names: a Grant that was opened may name somebody who is no member. */
export function holdersIn({ agents, work }: Pick<Answers, "agents" | "work">): readonly Holder[] {
  const known = [
    { ref: agents.delegate.sub, name: agents.delegate.name },
    ...agents.members.map(({ actor, name }) => ({ ref: actor, name })),
  ];
  const others = new Set(work.acts.flatMap(({ actors }) => actors).filter((actor) => !known.some(({ ref }) => ref === actor)));
  const unnamed = known.filter(({ name }) => name.trim() === "").length;
  const named = known.map(({ ref, name }) => {
    const isShared = known.some((other) => other.ref !== ref && sameName(other.name, name));
    const trimmed = name.trim();
    if (trimmed === "") return { ref, name: unnamed > 1 ? `an agent without a name (${ref})` : "the agent without a name" };
    return { ref, name: isShared ? `${trimmed} (${ref})` : trimmed };
  });
  return [...named, ...[...others].map((ref) => ({ ref, name: ref }))];
}

export interface HeldAct {
  /** Its place among the allowed acts. */
  readonly at: number;
  /** The same for as long as the act stands on these terms, wherever it stands. */
  readonly key: string;
  readonly act: string;
  readonly name: string;
  readonly actors: readonly string[];
  /** "Terms 1 of 2", where one act stands on several. */
  readonly terms: { readonly nth: number; readonly of: number } | undefined;
  /** Who could be given terms of their own. */
  readonly apart: readonly string[];
}

/** Every allowed act with its holders, in the order of the answers. */
export function heldActs(acts: readonly ActAnswer[], holders: readonly Holder[]): readonly HeldAct[] {
  const same = new Map<string, number[]>();
  for (const [at, { act }] of acts.entries()) same.set(act, [...(same.get(act) ?? []), at]);
  return acts.map(({ act, effect, actors }, at) => {
    const all = same.get(act) ?? [];
    const nth = all.indexOf(at) + 1;
    const elsewhere = all.filter((other) => other !== at).flatMap((other) => acts[other]?.actors ?? []);
    return {
      at,
      key: `${act} ${nth}`,
      act,
      name: titleText(actTitle({ act, effect })),
      actors,
      terms: all.length > 1 ? { nth, of: all.length } : undefined,
      apart: holders.map(({ ref }) => ref).filter((ref) => !elsewhere.includes(ref) && actors.some((actor) => actor !== ref)),
    };
  });
}

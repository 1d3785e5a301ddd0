// What the examples are written with: allowing an act for some agents in some apps, and identifiers of members that are as fresh as the draft.
import type { ActAnswer, Answers } from "../../core/answers/answers.ts";
import { type ActMeaning, patchAct, setAct } from "../../core/answers/edit-acts.ts";
import type { Patch } from "../../core/answers/edited.ts";
import { mintActor } from "../../core/answers/mint-actor.ts";
import type { ExampleIds } from "./choices.ts";

type Allowed = Patch<Omit<ActAnswer, "act" | "effect" | "kind">>;

/** Allows an act, last among those allowed, with what is said about it; `meaning` is for an act that the catalogue does not have. */
export function allow(answers: Answers, act: string, said: Allowed, meaning?: ActMeaning): Answers {
  const next = setAct(answers, act, "allowed", meaning);
  return patchAct(next, next.work.acts.length - 1, said);
}

/** Marks acts of the catalogue never. */
export function never(answers: Answers, ...acts: readonly string[]): Answers {
  return acts.reduce((next, act) => setAct(next, act, "never"), answers);
}

const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";

/**
 * The identifier of an example's `nth` member (0, 1, 2). Its ending is taken from the delegate's random one, so that two drafts of one example
 * name different agents, and one draft always the same.
 */
export function memberOf(ids: ExampleIds, nth: 0 | 1 | 2, name: string): string {
  const hex = ids.delegate.replace(/^.*:/, "").replaceAll("-", "");
  const ending = [0, 1, 2, 3].map((at) => ALPHABET[Number.parseInt(hex.slice((nth * 4 + at) * 2, (nth * 4 + at) * 2 + 2), 16) & 31]);
  return mintActor(name, ending.join(""));
}

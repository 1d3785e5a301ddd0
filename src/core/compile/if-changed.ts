// What an act would lead to (§7) under another go-ahead, ceiling or own strictness, said before it is chosen: by the same steps as the Grant's own.
import type { ActAnswer, Answers } from "../answers/answers.ts";
import { isBinding } from "../catalogue/kinds.ts";
import { type OutcomeOf, outcome } from "../outputs/outcome.ts";
import type { Authority, CeilingLevel, GoAhead, Grant } from "../schema/grant.gen.ts";
import { commitOf } from "./question-6-official.ts";

/** What is to be another; what is absent stays. */
export interface Change {
  readonly mode?: GoAhead["mode"];
  /** Of the act's own kind. */
  readonly ceiling?: CeilingLevel;
  /** `none`: as its ceiling and its go-ahead make it. */
  readonly stricter?: NonNullable<ActAnswer["stricter"]> | "none";
}

/**
 * The outcome of the act at an index after a change. `grant` is what the answers compile to, with its acts in their order.
 * Throws a RangeError where there is no such act.
 */
export function outcomeIf(answers: Answers, grant: Grant, index: number, change: Change): OutcomeOf {
  const act = answers.work.acts[index];
  const authority = grant.authorities[index];
  if (!act || !authority) throw new RangeError(`no act ${index} in a list of ${answers.work.acts.length}`);
  const { stricter: own, ...rest } = act;
  const stricter = change.stricter === undefined ? own : change.stricter === "none" ? undefined : change.stricter;
  const go_ahead = change.mode === undefined ? act.go_ahead : { ...act.go_ahead, mode: change.mode };
  const changed: ActAnswer = { ...rest, ...(go_ahead ? { go_ahead } : {}), ...(stricter ? { stricter } : {}) };
  const ceilings = change.ceiling !== undefined && isBinding(act.kind) ? { ...grant.ceilings, [act.kind]: change.ceiling } : grant.ceilings;
  return outcomeWith(grant, index, { ...authority, ...(go_ahead ? { go_ahead } : {}), commit: commitOf(changed, ceilings) });
}

/** The outcome of another authority in the place of the one at an index. */
export function outcomeWith(grant: Grant, index: number, authority: Authority): OutcomeOf {
  return outcome({ ...grant, authorities: grant.authorities.with(index, authority) }, authority);
}

// One allowed act, one authority: what all six questions say about it, brought together; and read back.
import type { ActAnswer, Answers } from "../answers/answers.ts";
import type { GrantDocument } from "../grant/valid-grant.ts";
import type { Authority, Ceilings, Effect } from "../schema/grant.gen.ts";
import { actLimitsFrom, limitsOf } from "./question-2-progress.ts";
import { targetsOf } from "./question-3-participants.ts";
import { groundingFrom, groundingOf, groundsFrom } from "./question-4-grounds.ts";
import { goAheadOf } from "./question-5-go-ahead.ts";
import { commitOf, stricterFrom } from "./question-6-official.ts";
import { text } from "./typed.ts";

/** The authority over one allowed act (G1: one act, one effect, one kind). */
export function compileAct(act: ActAnswer, answers: Answers, ceilings: Ceilings): Authority {
  return {
    act: text(act.act),
    effect: text(act.effect) as Effect,
    kind: act.kind,
    ...targetsOf(act),
    resources: act.resources,
    actors: act.actors,
    grounding: groundingOf(act, answers.grounds),
    limits: limitsOf(act),
    ...(act.pause_on_unexpected ? { pause_on_unexpected: true as const } : {}),
    ...goAheadOf(act),
    commit: commitOf(act, ceilings),
  };
}

/** The answers about every allowed act, read back from a Grant, one for each authority and in their order. */
export function actsFrom(grant: GrantDocument): ActAnswer[] {
  const grounds = groundsFrom(grant.defaults);
  return grant.authorities.map((authority) => ({
    act: authority.act,
    effect: authority.effect,
    kind: authority.kind,
    resources: authority.resources,
    ...actLimitsFrom(authority.limits),
    pause_on_unexpected: authority.pause_on_unexpected ?? false,
    actors: authority.actors,
    ...(authority.targets ? { targets: authority.targets } : {}),
    grounding: groundingFrom(authority, grounds),
    ...(authority.go_ahead ? { go_ahead: authority.go_ahead } : {}),
    ...stricterFrom(authority, grant.ceilings),
  }));
}

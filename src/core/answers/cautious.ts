// "Not sure": the cautious answers to questions 4, 5 and 6. Each is the stricter of what is chosen and what is chosen before anyone answers, so
// that it never widens anything. The same answers come back where they are cautious already.
import { DEFAULT_FRESHNESS, DEFAULT_PROHIBITED_SOURCES, DEFAULT_SOURCES, defaultCeilings } from "../catalogue/defaults.ts";
import { BINDING_KINDS, CEILINGS } from "../catalogue/kinds.ts";
import { DISAGREEMENT, PLAIN_SOURCES } from "../catalogue/sources.ts";
import { compareDurations, isDuration } from "../lib/duration.ts";
import type { Answers } from "./answers.ts";
import { bindingKinds, effectiveCeilings } from "./derived.ts";
import { setGoAheads } from "./edit-go-ahead.ts";
import { setFreshness, setOnDisagreement, setSource } from "./edit-grounds.ts";
import { setCeiling } from "./edit-official.ts";

/** Question 4: no plain source beyond the cautious ones, none of those that begin as prohibited open, no older facts, no looser reaction. */
export function cautiousGrounds(answers: Answers): Answers {
  let next = answers;
  for (const source of PLAIN_SOURCES) {
    if (DEFAULT_SOURCES.includes(source) || !next.grounds.allowed.includes(source)) continue;
    next = setSource(next, source, DEFAULT_PROHIBITED_SOURCES.includes(source) ? "prohibited" : "neither");
  }
  const { freshness, on_disagreement } = next.grounds;
  const age = freshness.trim();
  if (age === "" || (isDuration(age) && compareDurations(age, DEFAULT_FRESHNESS) > 0)) next = setFreshness(next, DEFAULT_FRESHNESS);
  if (DISAGREEMENT[on_disagreement].rank > DISAGREEMENT.ask.rank) next = setOnDisagreement(next, "ask").answers;
  return next;
}

/** Question 5: every official act asks each time. Channels, words and revocation stay: none of them is authority. */
export function cautiousGoAhead(answers: Answers): Answers {
  return setGoAheads(answers, [...answers.work.acts.keys()], "each_time");
}

/** Question 6: no ceiling above the cautious one. */
export function cautiousOfficial(answers: Answers): Answers {
  const { official, work } = answers;
  const least = defaultCeilings(bindingKinds(work.acts));
  const now = effectiveCeilings(official, work.acts);
  const high = BINDING_KINDS.filter((kind) => CEILINGS[now[kind]].rank > CEILINGS[least[kind]].rank);
  return high.reduce((next, kind) => setCeiling(next, kind, least[kind]), answers);
}

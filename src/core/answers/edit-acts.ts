// Edits of question 1 and of the acts: allowed, not allowed, never; other rules for other holders. Nothing is widened but what is named.
import { actRow, isActId } from "../catalogue/acts.ts";
import { effectRow } from "../catalogue/effects.ts";
import type { Finding, Result } from "../lib/finding.ts";
import type { ActorRef, Denial, Effect, Kind } from "../schema/grant.gen.ts";
import type { ActAnswer, Answers } from "./answers.ts";
import { type Edited, type Patch, patched, replacedAt, withWork } from "./edited.ts";
import { freshAct } from "./fresh.ts";

/** Silence is not consent: an act that nobody has touched is not allowed. */
export type ActState = "not_allowed" | "allowed" | "never";

/** What an act that is not the catalogue's does. */
export interface ActMeaning {
  readonly effect: Effect;
  readonly kind: Kind;
  /** How a denial of it is named. */
  readonly label?: string;
}

/** What the answers say of an act by its id; a denial beats an allowance. */
export function actState({ work }: Answers, id: string): ActState {
  if (work.nevers.some(({ act }) => act === id)) return "never";
  return work.acts.some(({ act }) => act === id) ? "allowed" : "not_allowed";
}

/**
 * Makes an act allowed, not allowed or never. A newly allowed act has the least-privilege answers and is held by the delegate; "never"
 * takes its authorities away and adds a denial; going back begins anew. An act that stays as it is stays untouched.
 * `meaning` is for an act that neither the catalogue nor the answers know; a RangeError says that it was needed.
 */
export function setAct(answers: Answers, id: string, state: ActState, meaning?: ActMeaning): Answers {
  if (actState(answers, id) === state) return answers;
  const { effect, kind, label } = meaningOf(answers, id, meaning);
  const acts = answers.work.acts.filter(({ act }) => act !== id);
  const nevers = answers.work.nevers.filter(({ act }) => act !== id);
  if (state === "allowed") acts.push(freshAct({ id, effect, kind }, answers.agents.delegate.sub));
  if (state === "never") nevers.push({ act: id, effect, kind, ...(label === undefined ? {} : { label }) });
  return withWork(answers, { acts, nevers });
}

function meaningOf({ work }: Answers, id: string, given: ActMeaning | undefined): ActMeaning {
  const row = actRow(id);
  if (row) return { effect: row.effect, kind: effectRow(row.effect)?.kind ?? "none", label: row.name };
  const denial = work.nevers.find(({ act }) => act === id);
  const found = work.acts.find(({ act }) => act === id) ?? denial ?? given;
  if (!found) throw new RangeError(`the effect of the act ${JSON.stringify(id)} is not known`);
  const label = given?.label ?? denial?.label;
  return { effect: found.effect, kind: found.kind, ...(label === undefined ? {} : { label }) };
}

const EXTENSION = /^https:\/\/[^\s\p{Cc}\p{Cf}]+$/u;

/**
 * Allows an act of the person's own. Refused, in words: an id that is none, an act of the catalogue (it has its own effect, G1) or one that is
 * there already, an effect that is neither the catalogue's nor an https name, a kind that is not the effect's.
 */
export function addOwnAct(answers: Answers, { id, effect, kind }: { id: string; effect: string; kind: Kind }): Result<Answers> {
  const refuse = (message: string): Result<Answers> => {
    const finding: Finding = { rule: "G1", path: "", message, blocks: true };
    return { ok: false, findings: [finding] };
  };
  if (!isActId(id))
    return refuse('Write the act in lower-case letters, digits and "_", in parts with points between, such as shop.order_food.');
  if (actRow(id)) return refuse(`“${id}” is an act of the catalogue: choose it there.`);
  if (actState(answers, id) !== "not_allowed") return refuse(`“${id}” is already among your acts.`);
  const row = effectRow(effect as Effect);
  if (!row && !(effect.length <= 2000 && EXTENSION.test(effect))) {
    return refuse("Choose an effect from the list, or write a name that begins with https:// and has no spaces in it.");
  }
  const known = row?.kind ?? [...answers.work.acts, ...answers.work.nevers].find((other) => other.effect === effect)?.kind ?? kind;
  if (known !== kind) return refuse(`The effect “${effect}” has the kind “${known}” already: an effect has one kind.`);
  return { ok: true, value: setAct(answers, id, "allowed", { effect: effect as Effect, kind }) };
}

/** Denies a whole effect, whatever the act is called; unchanged where it is denied already. */
export function addNeverEffect(answers: Answers, denial: Omit<Denial, "act">): Answers {
  const { nevers } = answers.work;
  if (nevers.some(({ act, effect }) => act === undefined && effect === denial.effect)) return answers;
  return withWork(answers, { nevers: [...nevers, denial] });
}

/** Takes the denial at an index away. The act it named is not allowed then, unless it stands among the allowed ones. */
export function removeDenial(answers: Answers, index: number): Answers {
  return withWork(answers, { nevers: answers.work.nevers.filter((_, i) => i !== index) });
}

/** Changes what is said about one allowed act; what it is (its id, effect and kind) stays. */
export function patchAct(answers: Answers, index: number, patch: Patch<Omit<ActAnswer, "act" | "effect" | "kind">>): Answers {
  const acts = replacedAt(answers.work.acts, index, (act) => patched<ActAnswer>(act, patch as Patch<ActAnswer>));
  return withWork(answers, { acts });
}

/**
 * Says who holds an act under the rules at an index. Whoever held it under other rules of the same act no longer does: several rules for one
 * act never share a holder (G1). Rules that nobody holds any more are taken away.
 */
export function setHolders(answers: Answers, index: number, actors: readonly ActorRef[]): Edited {
  const act = answers.work.acts[index]?.act;
  const acts = replacedAt(answers.work.acts, index, (one) => ({ ...one, actors: [...actors] })).map((one, i) =>
    i === index || one.act !== act ? one : { ...one, actors: one.actors.filter((actor) => !actors.includes(actor)) },
  );
  const kept = acts.filter((one, i) => i === index || one.act !== act || one.actors.length > 0);
  const notices =
    kept.length === acts.length ? [] : [`The other rules for “${act}” are gone, because nobody holds the act under them any more.`];
  return { answers: withWork(answers, { acts: kept }), notices };
}

/**
 * Gives some holders of an act rules of their own: a second answer about the same act, right after the first. Those who hold the act by the
 * first keep what they have; those who do not hold it yet begin without apps and are asked each time. Throws a RangeError for nobody, for
 * everybody who holds it, and for somebody who holds it by other rules already.
 */
export function splitAct(answers: Answers, index: number, actors: readonly ActorRef[]): Answers {
  const { acts } = answers.work;
  const first = acts[index];
  if (!first) throw new RangeError(`no item ${index} in a list of ${acts.length}`);
  const left = first.actors.filter((actor) => !actors.includes(actor));
  const elsewhere = acts.filter((one, i) => i !== index && one.act === first.act).flatMap((one) => one.actors);
  if (actors.length === 0 || left.length === 0) throw new RangeError("both rules of an act need a holder");
  if (actors.some((actor) => elsewhere.includes(actor))) throw new RangeError("a holder stands under other rules of the act already");
  const held = actors.every((actor) => first.actors.includes(actor));
  const fresh: Partial<ActAnswer> = first.go_ahead ? { resources: [], go_ahead: { mode: "each_time" } } : { resources: [] };
  const second: ActAnswer = { ...first, ...(held ? {} : fresh), actors: [...actors] };
  return withWork(answers, { acts: acts.toSpliced(index, 1, { ...first, actors: left }, second) });
}

// Amounts, numbers, dates, hours and durations that were typed and cannot be read: said in plain words, never guessed.
import type { ActAnswer, Answers, MoneyAnswer, ProgressAnswer } from "../answers/answers.ts";
import { effectiveCeilings } from "../answers/derived.ts";
import { carriesAmount } from "../catalogue/effects.ts";
import { readAmount } from "../lib/amount.ts";
import { isDuration } from "../lib/duration.ts";
import { checkHours } from "../lib/hours.ts";
import { isInstant } from "../lib/instant.ts";
import { checkMoney, minorUnits } from "../lib/money.ts";
import { pointer } from "../lib/pointer.ts";
import { quote } from "../lib/text.ts";
import type { Hours } from "../schema/grant.gen.ts";
import { type AnswersFinding, blocking } from "./answers-finding.ts";
import { commitOf } from "./question-6-official.ts";
import { actName } from "./sayings.ts";
import { readWhole, text } from "./typed.ts";
import { compileValidity } from "./validity.ts";

/** A sentence for each amount that cannot be read or does not suit its currency, at the part of it that is to be changed. */
export function checkAmounts({ progress, work }: Answers): AnswersFinding[] {
  const limits = (path: string, { per_act, per_month }: Pick<ActAnswer, "per_act" | "per_month">) => [
    ...checkAmount(per_act, `${path}/per_act`),
    ...checkAmount(per_month, `${path}/per_month`),
  ];
  return [...limits("/defaults/limits", progress), ...work.acts.flatMap((act, i) => limits(pointer("authorities", i, "limits"), act))];
}

function checkAmount(money: MoneyAnswer | undefined, path: string): AnswersFinding[] {
  if (money === undefined || text(money.amount) === "") return [];
  const currency = text(money.currency);
  const read = readAmount(money.amount, currency);
  if (!read.ok) return [blocking("limits", `${path}/amount`, read.message, path)];
  if (minorUnits(currency) === undefined) return [blocking("limits", `${path}/currency`, "Choose the currency of this amount.", path)];
  const wrong = checkMoney({ amount: read.amount, currency });
  return wrong === undefined ? [] : [blocking("limits", `${path}/amount`, wrong, path)];
}

/**
 * A sentence for each act that carries an amount and has no limit for one act, or for a month, of its own or by the defaults. An act that is
 * only ever prepared needs none.
 */
export function checkMissingLimits({ progress, work, official }: Answers): AnswersFinding[] {
  const ceilings = effectiveCeilings(official, work.acts);
  return work.acts.flatMap((act, i) => {
    if (!carriesAmount(act.effect, act.kind) || commitOf(act, ceilings) === "prohibited") return [];
    const missing = (name: "per_act" | "per_month") => isMissing(act[name]) && isMissing(progress[name]);
    const say = (name: "per_act" | "per_month", most: string) =>
      missing(name)
        ? [
            blocking(
              "limits",
              pointer("authorities", i, "limits", name),
              `Say how much ${actName(act)} may cost at most ${most}.`,
              pointer("authorities", i, "limits"),
            ),
          ]
        : [];
    return [...say("per_act", "each time"), ...say("per_month", "in a month")];
  });
}

function isMissing(money: MoneyAnswer | undefined): boolean {
  return money === undefined || text(money.amount) === "";
}

type NumberAnswer = readonly [path: string, typed: string, least: 0 | 1, missing: string | undefined];

/** A sentence for each whole number that cannot be read, or is missing where there has to be one. */
export function checkNumbers({ progress, participants, work }: Answers): AnswersFinding[] {
  const numbers: NumberAnswer[] = [
    ["/defaults/max_recipients", progress.max_recipients, 1, "Say how many people one message may reach at most."],
    ["/defaults/limits/binding_acts_per_day", progress.binding_acts_per_day, 1, undefined],
    ["/delegation/max_depth", participants.delegation.max_depth, 0, "Say how often work may be handed on; 0 is not at all."],
    ...work.acts.map(
      (act, i): NumberAnswer => [pointer("authorities", i, "limits", "binding_acts_per_day"), act.binding_acts_per_day, 1, undefined],
    ),
  ];
  return numbers.flatMap(([path, typed, least, missing]) => {
    if (text(typed) === "") return missing === undefined ? [] : [blocking("schema", path, missing)];
    return readWhole(typed, least) === undefined ? [blocking("schema", path, notWhole(typed, least))] : [];
  });
}

function notWhole(typed: string, least: 0 | 1): string {
  return `${quote(text(typed), 40)} is not read as a number here. Write a whole number of ${least} or more in digits alone, such as 10.`;
}

/** Sentences about a start or an end that is missing or cannot be read. An end that only lacks its start is not spoken of. */
export function checkDates({ starts, ends }: ProgressAnswer): AnswersFinding[] {
  const start = starts.kind === "at" ? checkDate(starts.at, "/validity/not_before", "begins") : [];
  if (ends.kind === "at") return [...start, ...checkDate(ends.at, "/validity/expires", "ends")];
  if (text(ends.days) === "") return [...start, blocking("validity", "/validity/expires", "Say after how many days the Grant ends.")];
  if (readWhole(ends.days, 1) === undefined) return [...start, blocking("validity", "/validity/expires", notWhole(ends.days, 1))];
  if (start.length > 0) return start.map((finding) => ({ ...finding, also: ["/validity/expires"] }));
  const { expires } = compileValidity({ starts, ends }, "2000-01-01T00:00:00Z");
  return isInstant(expires) ? [] : [blocking("validity", "/validity/expires", "So many days lie beyond the year 9999. Write fewer.")];
}

/** As a picker gives it. It is kept so only where no clock of the zone ever shows that time. */
const ON_A_CLOCK = /^([0-9]{4}-[0-9]{2}-[0-9]{2})T([0-9]{2}:[0-9]{2})(?::[0-9]{2})?$/;

function checkDate(typed: string, path: string, does: string): AnswersFinding[] {
  if (isInstant(text(typed))) return [];
  if (text(typed) === "") return [blocking("validity", path, `Choose the day and the time when the Grant ${does}.`)];
  const [, day, clock] = ON_A_CLOCK.exec(text(typed)) ?? [];
  if (day !== undefined && clock !== undefined) {
    const skipped = `No clock shows ${clock} on ${day} in that time zone: the clocks are put forward over it. Choose an earlier or a later time`;
    return [blocking("validity", path, `${skipped}, such as an hour later.`)];
  }
  const message = `${quote(text(typed), 40)} is no moment that exists. Choose the day and the time when the Grant ${does}, such as 31 January 2027 at 09:00.`;
  return [blocking("validity", path, message)];
}

/** Sentences about hours and durations that cannot be read. */
export function checkTimes({ progress, grounds, work }: Answers): AnswersFinding[] {
  const hours = (found: Hours | undefined, path: string) =>
    found === undefined ? [] : checkHours(found).map((message) => blocking("hours", path, message));
  const freshness = (typed: string, path: string) =>
    text(typed) === "" || isDuration(text(typed))
      ? []
      : [
          blocking(
            "grounding",
            path,
            `${quote(text(typed), 40)} is no length of time that can be read here. Write one such as P7D or PT12H.`,
          ),
        ];
  return [
    ...hours(progress.hours, "/defaults/limits/hours"),
    ...freshness(grounds.freshness, "/defaults/grounding/freshness"),
    ...work.acts.flatMap((act, i) => [
      ...hours(act.hours, pointer("authorities", i, "limits", "hours")),
      ...freshness(act.grounding.freshness ?? "", pointer("authorities", i, "grounding", "freshness")),
    ]),
  ];
}

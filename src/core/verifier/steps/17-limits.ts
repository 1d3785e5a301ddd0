// §7 step 17: the limits. The effective limit is the stricter of the authority's and the defaults', so both are held to. Every breach is said,
// in the order of the reasons; a breach asks.
import { openAt } from "../../lib/hours.ts";
import { quote } from "../../lib/text.ts";
import { type Found, found, type Judged, PASSES, type Said, type StepSpec } from "../step.ts";
import { moneyBreaches } from "./17-money.ts";

export const spec: StepSpec = {
  step: 17,
  title: "Limits",
  clause: "limits (amount, monthly total, category, daily binding count, hours): a breach → ASK_USER",
};

export function judge(judged: Judged): Said {
  if (judged.held === undefined) return PASSES;
  const said = [...moneyBreaches(judged), ...categories(judged), ...dailyCount(judged), ...hours(judged)];
  return said.length === 0 ? PASSES : said;
}

function categories({ request, held }: Judged): Found[] {
  const allowed = held?.authority.limits.categories;
  if (allowed === undefined) return [];
  const path = `/authorities/${held?.index}/limits/categories`;
  const category = request.arguments?.category;
  if (category === undefined) return [found("category_unstated", path)];
  return allowed.includes(category) ? [] : [found("limit_category", path, `It is ${quote(category, 80)}.`)];
}

/** This act would be one more: of its own act for the authority's count, of all for the defaults'. What today's list does not name was not done. */
function dailyCount({ context: { usage }, lookup: { grant }, held }: Judged): Found[] {
  const own = held?.authority.limits.binding_acts_per_day;
  const common = grant.defaults.limits.binding_acts_per_day;
  const over = (most: number | undefined, counts: (act: string) => boolean): string | undefined => {
    if (most === undefined) return undefined;
    if (usage?.today === undefined) return "The host gave no count for today.";
    const done = usage.today.reduce((sum, { act, count }) => (counts(act) ? sum + count : sum), 0);
    return done + 1 > most ? `It would be number ${done + 1}; at most ${most} are allowed.` : undefined;
  };
  const ofAct = over(own, (act) => act === held?.authority.act);
  if (ofAct !== undefined) return [found("limit_daily_count", `/authorities/${held?.index}/limits/binding_acts_per_day`, ofAct)];
  const ofAll = over(common, () => true);
  return ofAll === undefined ? [] : [found("limit_daily_count", "/defaults/limits/binding_acts_per_day", ofAll)];
}

/** On the local wall clock; the start is inside, the end is not. */
function hours({ lookup: { grant }, now, held }: Judged): Found[] {
  const places = [
    [held?.authority.limits.hours, `/authorities/${held?.index}/limits/hours`],
    [grant.defaults.limits.hours, "/defaults/limits/hours"],
  ] as const;
  const closed = places.find(([open]) => open !== undefined && !openAt(open, now));
  return closed === undefined ? [] : [found("limit_hours", closed[1])];
}

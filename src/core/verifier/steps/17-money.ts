// §7 step 17, the limits of money: exact decimals, nothing converted, equal is inside. The month's totals are the host's, of the calendar month
// in the time zone of the hours (UTC where there are none).
import { carriesAmount } from "../../catalogue/effects.ts";
import { addMoney, compareMoney, formatMoney, type Money } from "../../lib/money.ts";
import type { Usage } from "../../schema/context.gen.ts";
import { type Found, found, type Judged } from "../step.ts";

/** A limit with its place, and for a month's the acts that count against it: one act for the authority's own, all for the defaults'. */
interface Limit {
  readonly most: Money;
  readonly path: string;
  readonly act?: string;
}

export function moneyBreaches({ request, context, lookup: { grant }, held }: Judged): Found[] {
  if (held === undefined) return [];
  const { act, effect, kind, limits } = held.authority;
  const common = grant.defaults.limits;
  const own = `/authorities/${held.index}/limits`;
  const perAct = [...limit(limits.per_act, `${own}/per_act`), ...limit(common.per_act, "/defaults/limits/per_act")];
  const perMonth = [...limit(limits.per_month, `${own}/per_month`, act), ...limit(common.per_month, "/defaults/limits/per_month")];
  const all = [...perAct, ...perMonth];
  const amount = request.arguments?.amount;
  if (amount === undefined) {
    const needed = limits.per_act !== undefined || limits.per_month !== undefined || carriesAmount(effect, kind);
    return all[0] !== undefined && needed ? [found("amount_unstated", all[0].path)] : [];
  }
  const other = all.find(({ most }) => most.currency !== amount.currency);
  const said =
    other === undefined
      ? []
      : [found("limit_currency", other.path, `It is in ${amount.currency}, and the limit in ${other.most.currency}.`)];
  const dear = perAct.find(({ most }) => compareMoney(amount, most) === 1);
  if (dear !== undefined)
    said.push(found("limit_per_act", dear.path, `It is ${formatMoney(amount)}; the limit is ${formatMoney(dear.most)}.`));
  const spent = perMonth.find((month) => month.most.currency === amount.currency && isOver(amount, month, context.usage));
  if (spent !== undefined) said.push(found("limit_per_month", spent.path, `The limit is ${formatMoney(spent.most)} a month.`));
  return said;
}

function limit(most: Money | undefined, path: string, act?: string): Limit[] {
  return most === undefined ? [] : [{ most, path, ...(act === undefined ? {} : { act }) }];
}

/** Also where the host gave no totals. What the month's list does not name was not spent; a child's spending counts against its own limits only. */
function isOver(amount: Money, { most, act }: Limit, usage: Usage | undefined): boolean {
  if (usage?.month === undefined) return true;
  const counted = usage.month.filter((entry) => entry.currency === amount.currency && (act === undefined || entry.act === act));
  const total = counted.reduce<Money | undefined>((sum, { total, currency }) => sum && addMoney(sum, { amount: total, currency }), amount);
  return total === undefined || (compareMoney(total, most) !== -1 && compareMoney(total, most) !== 0);
}

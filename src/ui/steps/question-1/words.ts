/** How apps and limits are said on this page. Pure. */
import type { ActAnswer, MoneyAnswer } from "../../../core/answers/answers.ts";
import { checkMoney, formatMoney } from "../../../core/lib/money.ts";
import type { Resource } from "../../../core/schema/grant.gen.ts";
import { listed } from "../../parts/phrases.ts";

/** "as studio@example.com", or that any account will do (G12: absent is the whole app). */
export function accountOf({ account }: Pick<Resource, "account">): string {
  return account === undefined ? "any account that is signed in" : `as ${account}`;
}

/** "only in Receipts and Invoices", or that it is the whole app (G12). */
export function placesOf({ locations }: Pick<Resource, "locations">): string {
  return locations === undefined ? "the whole app" : `only in ${listed(locations)}`;
}

/** "1 act uses it", "3 acts use it". */
export function usedBy(count: number): string {
  return count === 0 ? "no act uses it yet" : count === 1 ? "1 act uses it" : `${count} acts use it`;
}

/** "In Studio mail, up to €50.00 at a time and €300.00 a month": what opens under the act, in one line. */
export function detailOf({ resources: ids, per_act, per_month }: ActAnswer, resources: readonly Resource[]): string {
  const labels = ids.map((id) => resources.find((resource) => resource.id === id)?.label || "an app without a name");
  const amounts = [...amount(per_act, "at a time"), ...amount(per_month, "a month")];
  return `In ${labels.length === 0 ? "no app" : listed(labels, "or")}${amounts.length === 0 ? "" : `, up to ${listed(amounts)}`}`;
}

/** An amount that cannot be read is quoted as it was typed. */
function amount(typed: MoneyAnswer | undefined, per: string): readonly string[] {
  if (!typed) return [];
  const money = { amount: typed.amount.trim(), currency: typed.currency };
  return [`${checkMoney(money) === undefined ? formatMoney(money) : `“${typed.amount}”`} ${per}`];
}

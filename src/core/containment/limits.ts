// G9a, the limits of the defaults and of an authority: equal or lower, and left out only where the parent leaves them out. Nothing is
// converted: what cannot be compared (another currency, another time zone) is not shown to be within, and so is a violation.
import { hoursWithin } from "../lib/hours.ts";
import { compareMoney, formatMoney } from "../lib/money.ts";
import { pointer } from "../lib/pointer.ts";
import type { DefaultLimits, Hours, Money } from "../schema/grant.gen.ts";
import type { Add } from "./row.ts";

/** The violation in words, or nothing. */
type Compare<Value> = (own: Value, bound: Value) => string | undefined;

const money: Compare<Money> = (own, bound) => {
  const order = compareMoney(own, bound);
  if (order === undefined) return `It is in ${own.currency} and the parent's in ${bound.currency}. Nothing is converted: use one currency.`;
  return order > 0 ? `It is ${formatMoney(own)}, above the parent's ${formatMoney(bound)}. Lower it to that or less.` : undefined;
};

const count: Compare<number> = (own, bound) =>
  own > bound ? `It is ${own}, above the parent's ${bound}. Lower it to that or less.` : undefined;

const openHours: Compare<Hours> = (own, bound) => {
  if (own.timezone !== bound.timezone) return "They are in another time zone than the parent's, so they cannot be compared. Use one zone.";
  return hoursWithin(own, bound) ? undefined : "They reach beyond the parent's. Keep them inside.";
};

/**
 * Compares limits at `path` in the child. `theirs` are the parent's at the same place; `inherited` what holds in the parent where it writes
 * none there (an authority's: the defaults).
 */
export function compareLimits(own: DefaultLimits, theirs: DefaultLimits, inherited: DefaultLimits, path: string, add: Add): void {
  const one = <Value>(name: string, what: string, of: (limits: DefaultLimits) => Value | undefined, compare: Compare<Value>) => {
    const [mine, written] = [of(own), of(theirs)];
    const bound = written ?? of(inherited);
    const at = path + pointer(name);
    if (mine === undefined) {
      // Where the parent only inherits, the child inherits too, and the defaults are compared as such.
      if (written === undefined) return;
      const message = `The parent has a limit here (${what}) and this child has none, which is wider. Write it here too.`;
      add(at, message, { parent: written });
    } else if (bound !== undefined) {
      const wrong = compare(mine, bound);
      if (wrong !== undefined) add(at, `The limit of ${what}: ${wrong}`, { parent: bound, child: mine });
    }
  };
  one("per_act", "money for one act", ({ per_act }) => per_act, money);
  one("per_month", "money for a month", ({ per_month }) => per_month, money);
  one("binding_acts_per_day", "official acts a day", ({ binding_acts_per_day }) => binding_acts_per_day, count);
  one("hours", "hours", ({ hours }) => hours, openHours);
}

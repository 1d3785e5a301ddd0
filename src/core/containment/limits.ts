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

/** One limit: where it stands, what it is called, and the violation in words, or nothing. Made once, since every authority has them. */
interface Limit {
  readonly name: keyof DefaultLimits;
  readonly what: string;
  readonly wrong: (own: DefaultLimits, bound: DefaultLimits) => string | undefined;
}

function limitOf<Name extends keyof DefaultLimits>(name: Name, what: string, compare: Compare<NonNullable<DefaultLimits[Name]>>): Limit {
  const wrong = (own: DefaultLimits, bound: DefaultLimits) => {
    const [mine, theirs] = [own[name], bound[name]];
    return mine === undefined || theirs === undefined
      ? undefined
      : compare(mine as NonNullable<DefaultLimits[Name]>, theirs as NonNullable<DefaultLimits[Name]>);
  };
  return { name, what, wrong };
}

const LIMITS: readonly Limit[] = [
  limitOf("per_act", "money for one act", money),
  limitOf("per_month", "money for a month", money),
  limitOf("binding_acts_per_day", "official acts a day", count),
  limitOf("hours", "hours", openHours),
];

/**
 * Compares the limits of what stands at `path` in the child. `theirs` are the parent's at the same place; `inherited` what holds in the parent where it writes
 * none there (an authority's: the defaults).
 */
export function compareLimits(own: DefaultLimits, theirs: DefaultLimits, inherited: DefaultLimits, path: string, add: Add): void {
  for (const { name, what, wrong } of LIMITS) {
    if (own[name] === undefined) {
      // Where the parent only inherits, the child inherits too, and the defaults are compared as such.
      if (theirs[name] === undefined) continue;
      const message = `The parent has a limit here (${what}) and this child has none, which is wider. Write it here too.`;
      add(path + pointer("limits", name), message, { parent: theirs[name] });
      continue;
    }
    const bound = theirs[name] === undefined ? inherited : theirs;
    const said = wrong(own, bound);
    if (said !== undefined) add(path + pointer("limits", name), `The limit of ${what}: ${said}`, { parent: bound[name], child: own[name] });
  }
}

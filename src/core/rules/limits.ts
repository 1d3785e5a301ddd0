// Limits (§7 step 17): amounts that their currency has, and what a person who set a limit, or set none, may not expect.
import { carriesAmount } from "../catalogue/effects.ts";
import type { RuleSpec } from "../grant/spec.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { compareMoney, formatMoney, moneyFinding } from "../lib/money.ts";
import { pointer } from "../lib/pointer.ts";
import type { Authority, DefaultLimits, Money } from "../schema/grant.gen.ts";

export const spec: RuleSpec = {
  id: "limits",
  title: "Limits that hold",
  clause: "§7 step 17: limits (amount, monthly total, category, daily binding count, hours): a breach → ASK_USER",
};

type MoneyLimits = { readonly per_act?: Money; readonly per_month?: Money };

const NAMES = ["per_act", "per_month"] as const;

function checkAmounts(limits: MoneyLimits, path: string): Finding[] {
  const found = NAMES.flatMap((name) => (limits[name] ? (moneyFinding(limits[name], path + pointer(name)) ?? []) : []));
  for (const name of NAMES) {
    const limit = limits[name];
    if (limit === undefined || !/^0(?:\.0*)?$/.test(limit.amount)) continue;
    const message = "A limit of nothing makes every amount ask. Leave the act out or mark it never, if that is what is meant.";
    found.push({ rule: "limits", path: path + pointer(name), message, blocks: false });
  }
  return found;
}

/** What holds for an act in the end: its own limit where it has one, else the default. */
function effective(own: MoneyLimits, defaults: DefaultLimits): MoneyLimits {
  return { ...defaults, ...own };
}

function checkAuthority({ act, effect, kind, limits, commit }: Authority, defaults: DefaultLimits, path: string): Finding[] {
  const found: Finding[] = [];
  const warn = (message: string) => found.push({ rule: "limits", path, message, blocks: false });
  const { per_act, per_month } = effective(limits, defaults);
  const carries = carriesAmount(effect, kind);
  if (carries && per_act === undefined && per_month === undefined && commit !== "prohibited") {
    warn(`The act ${act} carries an amount and has no limit, so any amount is inside it. Set a limit for one act or for a month.`);
  }
  if (!carries && (limits.per_act !== undefined || limits.per_month !== undefined)) {
    warn(`The act ${act} carries no amount of its own, but has a money limit, so each time it has to state one or ask. Remove the limit.`);
  }
  if (per_act === undefined || per_month === undefined) return found;
  const order = compareMoney(per_act, per_month);
  if (order === undefined && carries) {
    warn(
      `The act ${act} is limited in ${per_act.currency} for one act and in ${per_month.currency} for a month, so every amount asks. Use one.`,
    );
  } else if (order !== undefined && order > 0 && (limits.per_act !== undefined || limits.per_month !== undefined)) {
    warn(`The act ${act} may reach ${formatMoney(per_act)} at once but ${formatMoney(per_month)} in a month. Lower the first.`);
  }
  return found;
}

export function checkLimits(grant: ValidGrant): Finding[] {
  const defaults = grant.defaults.limits;
  return [
    ...checkAmounts(defaults, pointer("defaults", "limits")),
    ...grant.authorities.flatMap((authority, i) => {
      const path = pointer("authorities", i, "limits");
      return [...checkAmounts(authority.limits, path), ...checkAuthority(authority, defaults, path)];
    }),
  ];
}

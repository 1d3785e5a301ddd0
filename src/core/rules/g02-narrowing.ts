// G2: "Per-act values MUST be equal to or narrower than the grant defaults." A value that an authority leaves out is inherited, so that only
// written values are compared. What cannot be compared (another currency, another time zone) is not shown to be narrower, and so is refused.
import { DISAGREEMENT } from "../catalogue/sources.ts";
import type { RuleSpec } from "../grant/spec.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import { compareDurations } from "../lib/duration.ts";
import type { Finding } from "../lib/finding.ts";
import { checkHours, hoursWithin } from "../lib/hours.ts";
import { compareMoney, formatMoney } from "../lib/money.ts";
import { pointer } from "../lib/pointer.ts";
import type { DefaultLimits, Grounding, Limits, SourceRef } from "../schema/grant.gen.ts";

export const spec: RuleSpec = {
  id: "G2",
  title: "Only narrower than the defaults",
  clause:
    "Per-act values MUST be equal to or narrower than the grant defaults. Narrowing may remove sources, name fewer counterparties or lower a limit; it MUST NOT add.",
};

type Add = (path: string, message: string) => void;

const MONEY_LIMITS = { per_act: "for one act", per_month: "for a month" } as const;

function compareLimits(own: Limits, defaults: DefaultLimits, add: Add): void {
  for (const [name, of] of Object.entries(MONEY_LIMITS) as [keyof typeof MONEY_LIMITS, string][]) {
    const [mine, most] = [own[name], defaults[name]];
    if (mine === undefined || most === undefined) continue;
    const order = compareMoney(mine, most);
    if (order === undefined) {
      const message = `The limit ${of} is in ${mine.currency} and the default is in ${most.currency}. Nothing is converted: use one currency.`;
      add(pointer("limits", name), message);
    } else if (order > 0) {
      add(
        pointer("limits", name),
        `The limit ${of} is ${formatMoney(mine)}, above the default of ${formatMoney(most)}. Lower it to that or less.`,
      );
    }
  }
  const [count, most] = [own.binding_acts_per_day, defaults.binding_acts_per_day];
  if (count !== undefined && most !== undefined && count > most) {
    add(pointer("limits", "binding_acts_per_day"), `${count} official acts a day are above the default of ${most}. Lower the number.`);
  }
  const [hours, outer] = [own.hours, defaults.hours];
  if (hours === undefined || outer === undefined || checkHours(hours).length > 0 || checkHours(outer).length > 0) return;
  if (hours.timezone !== outer.timezone) {
    const message = `These hours are in the time zone ${hours.timezone} and the default hours in ${outer.timezone}, so they cannot be compared. Use one zone.`;
    add(pointer("limits", "hours", "timezone"), message);
  } else if (!hoursWithin(hours, outer)) {
    add(pointer("limits", "hours"), "These hours reach beyond the default hours. Keep them inside.");
  }
}

function compareGrounding(own: Grounding, defaults: Grounding, add: Add): void {
  const each = (list: readonly SourceRef[], bad: (source: SourceRef) => boolean, name: string, message: (source: SourceRef) => string) => {
    for (const [k, source] of list.entries()) if (bad(source)) add(pointer("grounding", name, k), message(source));
  };
  const allowed = new Set(defaults.allowed);
  const prohibited = new Set(own.prohibited);
  each(
    own.allowed,
    (source) => !allowed.has(source),
    "allowed",
    (source) => {
      return `The source ${source} is not among the sources that the defaults allow. An act may leave sources out, never add one.`;
    },
  );
  const dropped = defaults.prohibited.filter((source) => !prohibited.has(source));
  if (dropped.length > 0) {
    add(pointer("grounding", "prohibited"), `The defaults prohibit ${dropped.join(", ")}, and this act does not. Prohibit it here too.`);
  }
  const [freshness, oldest] = [own.freshness, defaults.freshness];
  if (freshness !== undefined && oldest !== undefined && compareDurations(freshness, oldest) > 0) {
    add(pointer("grounding", "freshness"), `A source as old as ${freshness} is older than the default of ${oldest}. Shorten it.`);
  }
  if (DISAGREEMENT[own.on_disagreement].rank > DISAGREEMENT[defaults.on_disagreement].rank) {
    const message = `When facts disagree this act does ${own.on_disagreement}, which is looser than the default ${defaults.on_disagreement}. Choose that or a stricter one.`;
    add(pointer("grounding", "on_disagreement"), message);
  }
}

export function checkNarrowing(grant: ValidGrant): Finding[] {
  const found: Finding[] = [];
  for (const [i, { limits, grounding }] of grant.authorities.entries()) {
    const add: Add = (path, message) => found.push({ rule: "G2", path: pointer("authorities", i) + path, message, blocks: true });
    compareLimits(limits, grant.defaults.limits, add);
    compareGrounding(grounding, grant.defaults.grounding, add);
  }
  return found;
}

// What the rules say of a Grant that does not fit the schema yet: a limit wider than the default is told while the purpose is still missing.
import type { ValidGrant } from "../grant/valid-grant.ts";
import { isDuration } from "../lib/duration.ts";
import type { Finding } from "../lib/finding.ts";
import { checkMoney } from "../lib/money.ts";
import { RULES } from "../rules/check.ts";
import type { DefaultLimits, Grant, Grounding, Limits } from "../schema/grant.gen.ts";

/**
 * Holds an unfinished Grant against every rule, as far as it can be read. `refused` is what reading it said: a rule's finding about such a
 * place, or about what holds or is held by one, is left out, because it may come of nothing but the missing answer. Meant to be shown beside
 * `refused`, never in its stead: it makes no Grant sealable. Never throws for what `compile` makes.
 */
export function judgeUnfinished(grant: Grant, refused: readonly Finding[]): Finding[] {
  const isRefused = ({ path }: Finding) => refused.some((other) => isWithin(path, other.path) || isWithin(other.path, path));
  const { defaults, authorities } = grant;
  const left = {
    ...grant,
    defaults: { ...defaults, limits: readableLimits(defaults.limits), grounding: readableGrounding(defaults.grounding) },
    authorities: authorities.map((authority) => ({
      ...authority,
      limits: readableLimits(authority.limits),
      grounding: readableGrounding(authority.grounding),
    })),
  };
  // The brand is not earned: the rules find texts, lists and numbers wherever a compiled Grant has them, and what they take apart can be read.
  return RULES.flatMap((rule) => rule(left as unknown as ValidGrant, {})).filter((finding) => !isRefused(finding));
}

function isWithin(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}

/** Without amounts that cannot be read; whoever typed them is told by the schema and the answers' own findings. */
function readableLimits<L extends Limits | DefaultLimits>({ per_act, per_month, ...rest }: L) {
  return {
    ...rest,
    ...(per_act && checkMoney(per_act) === undefined ? { per_act } : {}),
    ...(per_month && checkMoney(per_month) === undefined ? { per_month } : {}),
  };
}

function readableGrounding({ freshness, ...rest }: Grounding): Grounding {
  return { ...rest, ...(freshness !== undefined && isDuration(freshness) ? { freshness } : {}) };
}

// Denials (§5 denied: "a denial beats an allowance"; §7 step 5). All of these are warnings: a denial is always the safe side. But a person
// should know what a "never" takes away beyond the act they were looking at.
import { siblingsOf } from "../catalogue/acts.ts";
import type { RuleSpec } from "../grant/spec.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { pointer } from "../lib/pointer.ts";
import { quote } from "../lib/text.ts";
import type { Denial } from "../schema/grant.gen.ts";

export const spec: RuleSpec = {
  id: "denials",
  title: "A denial beats an allowance",
  clause: "§7 step 5: a denial for the act or effect → DENY (denials beat allowances)",
};

/** The Grant's acts by effect, and what it names at all: looked at once for each denial. */
interface Held {
  readonly byEffect: ReadonlyMap<string, ReadonlySet<string>>;
  readonly allowed: ReadonlySet<string>;
  readonly named: ReadonlySet<string>;
}

function held({ authorities, denied }: ValidGrant): Held {
  const byEffect = new Map<string, Set<string>>();
  for (const { act, effect } of authorities) byEffect.set(effect, (byEffect.get(effect) ?? new Set()).add(act));
  const allowed = new Set(authorities.map(({ act }) => act));
  return { byEffect, allowed, named: new Set([...allowed, ...denied.flatMap(({ act }) => act ?? [])]) };
}

/** What a "never" on one act also denies: acts of that effect which the Grant neither holds nor denies by name (§7 step 5, §7b.3). */
function alsoDenied({ byEffect, named }: Held, { act, effect }: Denial): string | undefined {
  if (act === undefined) return undefined;
  const stays = [...(byEffect.get(effect) ?? [])].find((other) => other !== act);
  if (stays === undefined) return undefined;
  const others = siblingsOf(act, effect).filter(({ id }) => !named.has(id));
  const which = others.length === 0 ? "" : `, ${others.map(({ id }) => id).join(", ")} among them`;
  return `A never on ${act} also denies every other act with the effect ${quote(effect, 80)} that this Grant does not name${which}. ${stays} stays allowed. To keep another, allow it by name.`;
}

export function checkDenials(grant: ValidGrant): Finding[] {
  const found: Finding[] = [];
  const seen = new Set<string>();
  const acts = held(grant);
  for (const [i, denial] of grant.denied.entries()) {
    const { act, effect } = denial;
    const warn = (message: string) => found.push({ rule: "denials", path: pointer("denied", i), message, blocks: false });
    const key = JSON.stringify([act ?? null, effect]);
    if (seen.has(key)) warn(`${act ?? quote(effect, 80)} is denied twice. Keep one of the entries.`);
    seen.add(key);
    const lost = act === undefined ? (acts.byEffect.get(effect) ?? []) : acts.allowed.has(act) ? [act] : [];
    for (const name of lost) {
      const what = act === undefined ? `, because the whole effect ${quote(effect, 80)} is denied` : " and denied";
      warn(`The act ${name} is allowed${what}. The denial wins, so it can never happen: remove the one that is not meant.`);
    }
    const wider = alsoDenied(acts, denial);
    if (wider !== undefined) warn(wider);
  }
  return found;
}

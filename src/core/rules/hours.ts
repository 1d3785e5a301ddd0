// The hours in which something may be made official (§4 question 2, §7 step 17): a zone that is known, and hours that open while the Grant holds.
import type { RuleSpec } from "../grant/spec.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { checkHours, opensBetween } from "../lib/hours.ts";
import { compareInstants, daysBetween, isInstant } from "../lib/instant.ts";
import { pointer } from "../lib/pointer.ts";
import type { Hours, Validity } from "../schema/grant.gen.ts";

export const spec: RuleSpec = { id: "hours", title: "Hours that open", clause: "§7 step 17: limits (… hours): a breach → ASK_USER" };

/** In this many days every weekday comes twice, so that any hours open; `opensBetween` looks no further either. */
const SURELY_OPENS = 15;

function neverOpens(hours: Hours, { not_before, expires }: Validity): boolean {
  if (!isInstant(not_before) || !isInstant(expires) || compareInstants(not_before, expires) >= 0) return false;
  return daysBetween(not_before, expires) < SURELY_OPENS && !opensBetween(hours, not_before, expires);
}

export function checkAllHours(grant: ValidGrant): Finding[] {
  const places: [string, Hours | undefined][] = [
    [pointer("defaults", "limits", "hours"), grant.defaults.limits.hours],
    ...grant.authorities.map(({ limits }, i): [string, Hours | undefined] => [pointer("authorities", i, "limits", "hours"), limits.hours]),
  ];
  return places.flatMap(([path, hours]): Finding[] => {
    if (hours === undefined) return [];
    const wrong = checkHours(hours);
    if (wrong.length === 0 && neverOpens(hours, grant.validity)) {
      wrong.push(
        "These hours never open between the beginning and the end of this Grant. Choose other days or times, or a longer validity.",
      );
    }
    return wrong.map((message) => ({ rule: "hours", path, message, blocks: true }));
  });
}

/** A moment as a person picks it, by the clock on their wall, and as the Grant holds it, in UTC. Pure. */
import { formatInstant, isInstant } from "../../../core/lib/instant.ts";
import { instantsOf, localOf } from "../../../core/lib/local-time.ts";

/** Of a time that the clock shows twice, the one that makes the Grant shorter: the later for a beginning, the earlier for an end. */
export type Bound = "begins" | "ends";

/** What the picker shows for what is kept; what is no instant stands as it was picked. */
export function pickedOf(kept: string, zone: string): string {
  return isInstant(kept.trim()) ? localOf(kept.trim(), zone) : kept;
}

/** What is kept of what was picked: an instant; or, where no clock of the zone ever shows it, what was picked. */
export function keptOf(picked: string, zone: string, bound: Bound): string {
  const instants = instantsOf(picked, zone);
  return (bound === "begins" ? instants.at(-1) : instants[0]) ?? picked;
}

/** "1 December 2026 at 01:00, Stockholm time (1 December 2026 at 00:00 UTC)"; nothing for what is no instant. */
export function momentWords(instant: string, zone: string): string | undefined {
  if (!isInstant(instant)) return undefined;
  const utc = formatInstant(instant);
  return zone === "UTC" ? utc : `${formatInstant(instant, zone)} (${utc})`;
}

/** A sentence where the clock shows the picked time twice. */
export function twiceWords(kept: string, zone: string, bound: Bound): string | undefined {
  if (!isInstant(kept.trim()) || instantsOf(localOf(kept.trim(), zone), zone).length < 2) return undefined;
  const taken = bound === "begins" ? "later" : "earlier";
  return `The clocks are put back that night and show this time twice. Picked here, it is the ${taken} of the two, so that the Grant is the shorter.`;
}

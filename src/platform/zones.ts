/** The time zones that this browser knows, and the one that it is set to: suggestions, which the person sees and can change. */
import { isTimeZone } from "../core/lib/zone.ts";

/** The zone of this browser as the IANA database names it; UTC where it has none that the core knows. */
export function browserZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : "UTC";
}

/** Every zone that may be chosen, for a list of suggestions. */
export function browserZones(): readonly string[] {
  return ["UTC", ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC" && isTimeZone(zone))];
}

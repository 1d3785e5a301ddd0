// G12: a resource may be held to an account and to locations inside it; absent means the whole app. A location is matched whole, segment by
// segment between slashes, so that one which no such path can equal would shut the app without saying so.
import type { RuleSpec } from "../grant/spec.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { pointer } from "../lib/pointer.ts";
import { quote } from "../lib/text.ts";

export const spec: RuleSpec = {
  id: "G12",
  title: "The account and the locations of a resource",
  clause:
    "A resource MAY name the account it acts as and the locations inside it (folders, channels, projects) it is held to. Absent means the whole app.",
};

/** Why a location matches nothing, or undefined for one that can match. */
export function unmatchable(location: string): string | undefined {
  if (/[\p{Cc}\p{Cf}]/u.test(location)) return "holds an invisible character";
  if (location.includes("\\")) return "holds a backslash";
  if (location.includes("%")) return "holds a percent sign";
  const segments = location.split("/");
  if (segments.some((segment) => segment === "." || segment === "..")) return "holds a segment of dots";
  // One slash at the end is not counted; one at the beginning is part of the name.
  const inner = segments.slice(1, -1);
  return inner.includes("") || segments.every((segment) => segment === "") ? "has an empty part between slashes" : undefined;
}

export function checkResourceBounds(grant: ValidGrant): Finding[] {
  const found: Finding[] = [];
  for (const [i, { locations = [] }] of grant.resources.entries()) {
    const seen = new Map<string, number>();
    for (const [k, location] of locations.entries()) {
      const warn = (message: string) => found.push({ rule: "G12", path: pointer("resources", i, "locations", k), message, blocks: false });
      const why = unmatchable(location);
      if (why !== undefined) {
        warn(
          `The location ${quote(location, 80)} ${why}, so nothing is ever inside it. Write it as the app shows it, parts divided by "/".`,
        );
        continue;
      }
      const plain = location.endsWith("/") ? location.slice(0, -1) : location;
      const first = seen.get(plain);
      if (first !== undefined) warn(`The location ${quote(location, 80)} is the same as the one at place ${first + 1}. Keep one of them.`);
      else seen.set(plain, k);
    }
  }
  return found;
}

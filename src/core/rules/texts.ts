// Every text of a Grant with its place, for the checks that look at all of them.
import type { GrantDocument } from "../grant/valid-grant.ts";
import { pointer } from "../lib/pointer.ts";

export interface PlacedText {
  readonly text: string;
  /** The name of the member that holds it, also where it stands in a list. */
  readonly member: string;
  readonly path: string;
}

/** All texts within a Grant, in document order. */
export function textsOf(grant: GrantDocument): PlacedText[] {
  const found: PlacedText[] = [];
  const walk = (value: unknown, member: string, path: string): void => {
    if (typeof value === "string") found.push({ text: value, member, path });
    else if (Array.isArray(value)) for (const [i, item] of value.entries()) walk(item, member, path + pointer(i));
    else if (typeof value === "object" && value !== null) {
      for (const [name, item] of Object.entries(value)) walk(item, name, path + pointer(name));
    }
  };
  walk(grant, "", "");
  return found;
}

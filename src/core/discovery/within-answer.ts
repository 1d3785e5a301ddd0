// §3a Reading the answer: the checks that one answer by itself allows. "A capability that moves information or changes something
// outside, but is not listed among its commit boundaries, is flagged."
import { effectRow } from "../catalogue/effects.ts";
import type { JsonObject, JsonValue } from "../lib/json.ts";
import { pointer } from "../lib/pointer.ts";
import { AREA_NAMES, AREAS, type AreaName } from "./codes.ts";
import { isArray, isObject, own, textOf, written, yesNo } from "./form.ts";
import { isKindWord } from "./read-items.ts";
import type { Area, DiscoveryFinding, Discrepancy } from "./shapes.ts";

/** What the areas and discrepancies of one answer show by themselves, in the order of the areas. */
export function findWithin(areas: Readonly<Record<AreaName, Area>>, discrepancies: readonly Discrepancy[]): DiscoveryFinding[] {
  return [
    ...AREA_NAMES.filter((name) => areas[name].incomplete).map((name) => {
      return { code: "list_incomplete" as const, about: AREAS[name], at: `/areas/${name}` };
    }),
    ...unlistedBoundaries(areas.capabilities.items, areas.commit_boundaries.items),
    ...entries(areas.inabilities.items, "inabilities", "claim")
      .filter(({ item }) => !isObject(item) || yesNo(own(item, "checked")) !== "yes")
      .map(({ about, at }) => ({ code: "inability_unchecked" as const, about, at })),
    ...entries(areas.changes_after.items, "changes_after", "what").map(({ about, at }) => ({
      code: "can_change_after" as const,
      about,
      at,
    })),
    ...discrepancies.map(({ path, readings }) => ({ code: "discrepancy" as const, about: readings.join(" / "), at: path })),
  ];
}

/** Each item with the text that names it; an item without that text is named by itself, whole. */
function entries(items: readonly JsonValue[], area: AreaName, name: string): { item: JsonValue; about: string; at: string }[] {
  return items.map((item, index) => {
    const about = (isObject(item) ? textOf(own(item, name)) : undefined) ?? written(item);
    return { item, about, at: `/areas/${area}/items${pointer(index)}` };
  });
}

/** Ids are compared exactly as written: "mail.send " is another id. */
function unlistedBoundaries(capabilities: readonly JsonValue[], boundaries: readonly JsonValue[]): DiscoveryFinding[] {
  const listed = new Set(boundaries.map((item) => (isObject(item) ? own(item, "capability") : item)));
  return entries(capabilities, "capabilities", "id")
    .filter(({ item }) => isObject(item) && !listed.has(own(item, "id") ?? null) && reachesOutside(item))
    .map(({ about, at }) => ({ code: "not_a_commit_boundary" as const, about, at }));
}

/** It says that it moves information, or an effect it states does, or is of a kind that a commit makes real. Nothing is taken from wording. */
function reachesOutside(capability: JsonObject): boolean {
  if (yesNo(own(capability, "moves_information")) === "yes") return true;
  const stated = own(capability, "effect");
  return (isArray(stated) ? stated : [stated]).some((effect) => {
    if (typeof effect !== "string") return false;
    const row = effectRow(effect);
    return row === undefined ? isKindWord(effect) && effect !== "none" : row.kind !== "none";
  });
}

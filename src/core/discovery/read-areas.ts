// §3a Four answers, kept apart: each of the thirteen areas with its state, and a missing or unclear one as not answered.
import type { JsonObject, JsonValue } from "../lib/json.ts";
import { pointer } from "../lib/pointer.ts";
import { AREA_NAMES, type AreaName } from "./codes.ts";
import { AREA_MEMBERS, hasWords, isArray, isObject, own, STATUSES, textOf, written, yesNo } from "./form.ts";
import { flag, flagUnknownMembers, type Notes } from "./notes.ts";
import { readItem, sameIdTwice } from "./read-items.ts";
import type { Area } from "./shapes.ts";

const NOT_ANSWERED: Area = { state: "not_answered", checked: "unstated", incomplete: false, items: [] };

/** Every area as not answered: what a text gives of which nothing was read. */
export function noAreas(): Record<AreaName, Area> {
  return Object.fromEntries(AREA_NAMES.map((name) => [name, NOT_ANSWERED])) as Record<AreaName, Area>;
}

/** Reads the `areas` member. Areas that the form does not know are flagged as unknown members. */
export function readAreas(areas: JsonObject, notes: Notes): Record<AreaName, Area> {
  flagUnknownMembers(areas, new Set<string>(AREA_NAMES), "/areas", notes);
  return Object.fromEntries(AREA_NAMES.map((name) => [name, readArea(name, own(areas, name), notes)])) as Record<AreaName, Area>;
}

function readArea(name: AreaName, value: JsonValue | undefined, notes: Notes): Area {
  if (value === undefined || value === null) return NOT_ANSWERED;
  const path = `/areas/${name}`;
  if (!isObject(value)) {
    flag(notes, "unknown_value", path, value);
    return NOT_ANSWERED;
  }
  flagUnknownMembers(value, AREA_MEMBERS, path, notes);
  const stated = own(value, "status");
  const state = STATUSES.find((status) => status === stated) ?? "not_answered";
  if (state === "not_answered" && stated !== undefined && stated !== null && stated !== "")
    flag(notes, "unknown_value", `${path}/status`, stated);
  const told = own(value, "how");
  const how = textOf(told);
  if (told !== undefined && told !== null && typeof told !== "string") flag(notes, "unknown_value", `${path}/how`, told);
  const list = own(value, "items");
  const items = isArray(list) ? list : [];
  if (list !== undefined && list !== null && !isArray(list)) flag(notes, "unknown_value", `${path}/items`, list);
  items.forEach((item, index) => {
    readItem(name, item, `${path}/items${pointer(index)}`, notes);
  });
  if (name === "capabilities") sameIdTwice(items, `${path}/items`, notes);
  if (state === "none_found" && items.length > 0)
    notes.discrepancies.push({ path, readings: ["status: none_found", `items: ${written(items)}`] });
  readDiscrepancies(own(value, "discrepancies"), `${path}/discrepancies`, notes);
  const incomplete = isIncomplete(own(value, "complete"), `${path}/complete`, notes) || (state === "found" && items.length === 0);
  return { state, ...(how === undefined ? {} : { how }), checked: hasWords(how) ? "yes" : "unstated", incomplete, items };
}

/** A list is complete unless the answer says no; wording that is not known counts as no, so that it can pass no check. */
function isIncomplete(complete: JsonValue | undefined, path: string, notes: Notes): boolean {
  if (complete === undefined || complete === null || complete === "") return false;
  const stated = yesNo(complete);
  if (stated === "unstated") flag(notes, "unknown_value", path, complete);
  return stated !== "yes";
}

/** Both readings and what happened in practice, as the agent reports them; one that has another shape is kept whole as its one reading. */
function readDiscrepancies(list: JsonValue | undefined, path: string, notes: Notes): void {
  if (list === undefined || list === null) return;
  for (const [index, value] of (isArray(list) ? list : [list]).entries()) {
    const at = path + pointer(index);
    const readings = isObject(value) ? own(value, "readings") : undefined;
    if (!isArray(readings)) {
      flag(notes, "unknown_value", at, value);
      notes.discrepancies.push({ path: at, readings: [written(value)] });
      continue;
    }
    if (isObject(value)) flagUnknownMembers(value, DISCREPANCY_MEMBERS, at, notes);
    const practice = isObject(value) ? own(value, "in_practice") : undefined;
    const said = practice === undefined || practice === null || practice === "" ? {} : { in_practice: written(practice) };
    notes.discrepancies.push({ path: at, readings: readings.map(written), ...said });
  }
}

const DISCREPANCY_MEMBERS: ReadonlySet<string> = new Set(["readings", "in_practice"]);

// The items of an area: kept whole, with what is not known in them flagged (§3a: "an unknown value is kept and flagged, never guessed
// from wording").
import { KINDS } from "../catalogue/kinds.ts";
import type { JsonValue } from "../lib/json.ts";
import { pointer } from "../lib/pointer.ts";
import type { AreaName } from "./codes.ts";
import { isArray, isObject, own, textOf, valuesOf, written } from "./form.ts";
import { flag, type Notes } from "./notes.ts";

/** Flags what is not known in one item. The item itself is not changed. */
export function readItem(area: AreaName, item: JsonValue, path: string, notes: Notes): void {
  if (!isObject(item)) {
    flag(notes, "unknown_value", path, item);
    return;
  }
  for (const [name, value] of Object.entries(item)) {
    const at = path + pointer(name);
    const values = valuesOf(area, name);
    if (values === undefined) flag(notes, "unknown_member", at, value);
    else if (values === "text" || value === null || value === "") continue;
    else if (area === "capabilities" && name === "effect") readEffect(value, at, notes);
    else if (isArray(value) && name === "reach") {
      value.forEach((one, index) => {
        if (!values.some((known) => known === one)) flag(notes, "unknown_value", at + pointer(index), one);
      });
    } else if (!isKnown(value, values)) flag(notes, "unknown_value", at, value);
  }
}

function isKnown(value: JsonValue, values: readonly string[]): boolean {
  // The form reads true as yes and false as no, where yes and no are among the values.
  if (typeof value === "boolean") return values.includes("yes");
  return typeof value === "string" && values.includes(value);
}

/** An effect of the catalogue, one of the kinds of result, or an extension's https URI is known; a list is more than one effect. */
function readEffect(value: JsonValue, path: string, notes: Notes): void {
  if (isArray(value)) flag(notes, "several_effects", path, value);
  else if (typeof value !== "string" || !isKnownEffect(value)) flag(notes, "unknown_value", path, value);
}

function isKnownEffect(effect: string): boolean {
  return valuesOf("capabilities", "effect")?.includes(effect) === true || isKindWord(effect) || effect.startsWith("https://");
}

/** One of the eight kinds of result, which an answer may give in an effect's place. */
export function isKindWord(effect: string): boolean {
  return effect === "none" || Object.hasOwn(KINDS, effect);
}

/** One id with two meanings is a discrepancy: two effects, or two different items for one account. All its items are shown. */
export function sameIdTwice(items: readonly JsonValue[], path: string, notes: Notes): void {
  const byId = new Map<string, JsonValue[]>();
  for (const item of items) {
    const id = isObject(item) ? textOf(own(item, "id")) : undefined;
    if (id === undefined) continue;
    const same = byId.get(id);
    if (same === undefined) byId.set(id, [item]);
    else same.push(item);
  }
  for (const same of byId.values()) {
    if (same.length === 1) continue;
    const effects = new Set(same.map((item) => memberText(item, "effect")));
    const accounts = new Set(same.map((item) => JSON.stringify([memberText(item, "provider"), memberText(item, "account")])));
    const readings = [...new Set(same.map(written))];
    if (readings.length > 1 && (effects.size > 1 || accounts.size < readings.length)) notes.discrepancies.push({ path, readings });
  }
}

function memberText(item: JsonValue, name: string): string {
  const value = isObject(item) ? own(item, name) : undefined;
  return value === undefined || value === null ? "" : written(value);
}

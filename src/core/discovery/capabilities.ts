// G6 and "Never authority": what an answer names is offered in question 1, unselected; nothing here enters an authority by itself.

import { isActId } from "../catalogue/acts.ts";
import { isCatalogueEffect } from "../catalogue/effects.ts";
import type { JsonObject, JsonValue } from "../lib/json.ts";
import { pointer } from "../lib/pointer.ts";
import type { CatalogueEffect } from "../schema/grant.gen.ts";
import { isArray, isObject, own, REACH, textOf, yesNo } from "./form.ts";
import type { Reading } from "./shapes.ts";

export const UNUSABLE_ID = "not usable as an act id";

/** One capability of an answer, as question 1 offers it. Absent members were not stated. */
export interface OfferedAct {
  /** As the agent wrote it; absent when the item names none. */
  readonly id?: string;
  /** False: shown, marked "not usable as an act id", and never made into an act without a person giving it one. */
  readonly usable: boolean;
  /** The operation in the agent's words, else its id, else the item itself as JSON. */
  readonly label: string;
  readonly provider?: string;
  readonly account?: string;
  readonly operation?: string;
  /** Only an effect of the catalogue, stated exactly. */
  readonly effect?: CatalogueEffect;
  /** What stands there, whatever it is: a kind of result, an extension, or other wording. */
  readonly stated_effect?: string;
  readonly moves_information: "yes" | "no" | "unknown" | "unstated";
  readonly reversible: "yes" | "no" | "partly" | "unknown" | "unstated";
  /** The item's own status as written, where it has one: "would_need_permission" is not something that works now. */
  readonly status?: string;
  /** What is said of the tool's own confirmation, as written. */
  readonly confirmation?: string;
  /** The name of the agent whose answer it is. */
  readonly agent?: string;
  /** JSON Pointer of the item in the answer. */
  readonly at: string;
}

/** The capabilities that a reading names, in their order, each on its own: an id that stands twice is offered twice, as it was written. */
export function offeredActs(reading: Reading): OfferedAct[] {
  return reading.areas.capabilities.items.map((item, index) => {
    const at = `/areas/capabilities/items${pointer(index)}`;
    const agent = reading.agent.name === undefined ? {} : { agent: reading.agent.name };
    if (!isObject(item)) {
      const label = textOf(item) ?? JSON.stringify(item);
      return { usable: false, label, moves_information: "unstated", reversible: "unstated", ...agent, at };
    }
    const id = textOf(own(item, "id"));
    const effect = textOf(own(item, "effect"));
    return {
      ...texts(item, ["id", "provider", "account", "operation", "status", "confirmation"]),
      usable: id !== undefined && isActId(id),
      label: textOf(own(item, "operation")) ?? id ?? JSON.stringify(item),
      ...(effect === undefined ? {} : { stated_effect: effect }),
      ...(effect !== undefined && isCatalogueEffect(effect) ? { effect } : {}),
      moves_information: oneOf(own(item, "moves_information"), ["unknown"]),
      reversible: oneOf(own(item, "reversible"), ["partly", "unknown"]),
      ...agent,
      at,
    };
  });
}

/** One provider and account that an answer names in connectors, identities or capabilities. */
export interface OfferedResource {
  readonly provider: string;
  /** Absent: the answer names no account, which is not the same as the whole app. */
  readonly account?: string;
  readonly via?: string;
  readonly scope?: string;
  /** Which of read, write, delete and share a connector states; other wording is left in the item. */
  readonly reach: readonly (typeof REACH)[number][];
  /** signed_in, signed_out or unknown, as an identity states it. */
  readonly session?: string;
  readonly agent?: string;
  /** JSON Pointers of every item that names it. */
  readonly at: readonly string[];
}

/** The providers and accounts that a reading names, each pair once, compared exactly as written, in the order of first mention. */
export function offeredResources(reading: Reading): OfferedResource[] {
  const found = new Map<string, { texts: Partial<OfferedResource>; provider: string; reach: Set<JsonValue>; at: string[] }>();
  for (const area of ["connectors", "identities", "capabilities"] as const) {
    for (const [index, item] of reading.areas[area].items.entries()) {
      const provider = isObject(item) ? textOf(own(item, "provider")) : undefined;
      if (!isObject(item) || provider === undefined) continue;
      const stated = texts(item, area === "connectors" ? ["account", "via", "scope"] : ["account", "session"]);
      const key = JSON.stringify([provider, stated.account]);
      const one = found.get(key) ?? { texts: {}, provider, reach: new Set(), at: [] };
      found.set(key, one);
      one.texts = { ...stated, ...one.texts };
      const reach = area === "connectors" ? own(item, "reach") : undefined;
      if (isArray(reach)) for (const word of reach) one.reach.add(word);
      one.at.push(`/areas/${area}/items${pointer(index)}`);
    }
  }
  const agent = reading.agent.name === undefined ? {} : { agent: reading.agent.name };
  return [...found.values()].map(({ texts, provider, reach, at }) => {
    return { provider, ...agent, ...texts, reach: REACH.filter((word) => reach.has(word)), at };
  });
}

/** Those of the named members that say something, as text. */
function texts<Name extends string>(item: JsonObject, names: readonly Name[]): { readonly [name in Name]?: string } {
  const found: { [name in Name]?: string } = {};
  for (const name of names) {
    const text = textOf(own(item, name));
    if (text !== undefined) found[name] = text;
  }
  return found;
}

/** yes or no as the form has them, one of the further values exactly, or unstated. */
function oneOf<Value extends string>(value: JsonValue | undefined, further: readonly Value[]): "yes" | "no" | "unstated" | Value {
  return further.find((one) => one === value) ?? yesNo(value);
}

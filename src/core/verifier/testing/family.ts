// Children beside their parents, prepared, with the seals that were really computed: within their parents by what `contains` says, and by nothing else.
import { contains } from "../../containment/g09-contained.ts";
import { childOf, copy, parentOf } from "../../containment/testing/family.ts";
import { NARROWER } from "../../containment/testing/steps.ts";
import { parseGrantValue } from "../../grant/parse.ts";
import type { JsonValue } from "../../lib/json.ts";
import type { Grant } from "../../schema/grant.gen.ts";
import type { Draw } from "./draw.ts";
import { type Scene, sceneIfAny, sceneOf } from "./scene.ts";

/** A child and every Grant above it, the root first. */
export interface Family {
  readonly child: Scene;
  readonly parents: readonly [Scene, ...Scene[]];
}

/** A child of the Grant, now and then a grandchild; nothing where what was drawn is no Grant, or not within its parent. */
export async function familyOf(grant: Grant, draw: Draw): Promise<Family | undefined> {
  const root = parentOf(grant);
  delete root.delegation.agents;
  const parent = await sceneOf(root);
  const child = await handedDown(parent, "agent:helper", draw);
  if (child === undefined || draw.chance(0.7)) return child === undefined ? undefined : { child, parents: [parent] };
  const grandchild = await handedDown(child, "agent:second", draw);
  return grandchild === undefined ? { child, parents: [parent] } : { child: grandchild, parents: [parent, child] };
}

async function handedDown(parent: Scene, delegate: string, draw: Draw): Promise<Scene | undefined> {
  let child = childOf(parent.grant, delegate);
  child.grant_id = `urn:uuid:00000000-0000-4000-8000-${String(draw.below(1e12)).padStart(12, "0")}`;
  const link = child.delegation.chain.at(-1);
  if (link === undefined || child.authorities.length === 0) return undefined;
  link.seal = parent.prepared.seal;
  const pick = draw.below(1000);
  for (let steps = draw.one([0, 0, 1, 1, 2, 4]); steps > 0; steps -= 1) draw.from(NARROWER)?.take(child, pick, parent.grant);
  const sealed = { grant: parent.grant, seal: parent.prepared.seal };
  for (let tries = draw.one([0, 3, 10]); tries > 0; tries -= 1) {
    const other = copy(child);
    crossed(other, parent.grant, draw);
    if (isWithin(sealed, other)) child = other;
  }
  if (!isWithin(sealed, child)) return undefined;
  const scene = await sceneIfAny(child);
  return "findings" in scene ? undefined : scene;
}

function isWithin(parent: { readonly grant: Grant; readonly seal: string }, child: Grant): boolean {
  const read = parseGrantValue(child as unknown as JsonValue);
  return read.ok && child.authorities.length > 0 && contains(parent, read.value).length === 0;
}

type Holder = unknown[] | { [name: string]: unknown };

/**
 * One member anywhere in the child is left out, or takes what stands under the same name elsewhere in the child or the parent: whatever
 * `contains` then lets pass is within, also what nobody thought of.
 */
function crossed(child: Grant, parent: Grant, draw: Draw): void {
  const places: { holder: Holder; name: string }[] = [];
  const values = new Map<string, unknown[]>();
  const walk = (value: unknown, collects: boolean) => {
    if (typeof value !== "object" || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (collects) places.push({ holder: value as Holder, name });
      if (!Array.isArray(value)) values.set(name, [...(values.get(name) ?? []), inner]);
      walk(inner, collects);
    }
  };
  walk(child, true);
  walk(parent, false);
  const { holder, name } = draw.from(places) ?? { holder: [], name: "0" };
  if (Array.isArray(holder)) {
    if (draw.chance(0.5)) holder.splice(Number(name), 1);
    else holder.push(copy(draw.from(holder)));
    return;
  }
  const value = draw.from(values.get(name) ?? []);
  if (draw.chance(0.4) || value === undefined) delete holder[name];
  else holder[name] = copy(value);
}

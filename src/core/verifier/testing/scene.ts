// A Grant with what requests are made from, worked out once for it: preparing a Grant takes a thousand times as long as judging by it.
import { Temporal } from "temporal-polyfill";
import { openAt } from "../../lib/hours.ts";
import type { Grant, Hours } from "../../schema/grant.gen.ts";
import { isPrepared, type PreparedGrant, prepare } from "../prepare.ts";

export interface Scene {
  readonly grant: Grant;
  readonly prepared: PreparedGrant;
  /** A moment at which the Grant holds and an authority's hours and the defaults' are open; the Grant's beginning where there is none. */
  readonly openMoment: (authority: number) => string;
}

/** The scene of a Grant that has to be one to judge by. */
export async function sceneOf(grant: Grant): Promise<Scene> {
  const scene = await sceneIfAny(grant);
  if ("findings" in scene) throw new Error(`This random Grant cannot be prepared: ${JSON.stringify(scene.findings)}`);
  return scene;
}

/** The same of a Grant that may not be one: what keeps it from being judged by is given instead. */
export async function sceneIfAny(grant: Grant): Promise<Scene | { readonly findings: readonly unknown[] }> {
  const prepared = await prepare(grant);
  if (!isPrepared(prepared)) return { findings: prepared };
  const moments = new Map<number, string>();
  const openMoment = (authority: number) => {
    const known = moments.get(authority) ?? openMomentOf(grant, authority);
    moments.set(authority, known);
    return known;
  };
  return { grant, prepared, openMoment };
}

function openMomentOf({ validity, defaults, authorities }: Grant, authority: number): string {
  const all = [defaults.limits.hours, authorities[authority]?.limits.hours].filter((hours) => hours !== undefined);
  const [first] = all;
  if (first === undefined) return validity.not_before;
  const open = openings(first, validity.not_before).find(
    (instant) => instant < validity.expires && all.every((hours) => openAt(hours, Date.parse(instant))),
  );
  return open ?? validity.not_before;
}

/** The beginnings of a window in the first 15 days after an instant, that instant first. */
function openings({ start, timezone }: Hours, from: string): string[] {
  const begin = Temporal.Instant.from(from);
  const day = begin.toZonedDateTimeISO(timezone).toPlainDate();
  const starts = Array.from({ length: 16 }, (_, i) =>
    day.add({ days: i }).toZonedDateTime({ timeZone: timezone, plainTime: start }).toInstant(),
  );
  return [begin, ...starts.filter((instant) => Temporal.Instant.compare(instant, begin) > 0)].map((instant) =>
    instant.toString({ smallestUnit: "second" }),
  );
}

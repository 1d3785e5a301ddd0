// How often a property is tried, and how it is counted. A Grant is prepared once and many requests are judged by it, so a run is one judged
// request (or one compared pair), not one Grant.
import fc, { type Arbitrary } from "fast-check";
import { it } from "vitest";
import type { Grant } from "../../schema/grant.gen.ts";
import { type Draw, drawOf } from "./draw.ts";

declare module "vitest" {
  interface TaskMeta {
    /** How many times the property was tried. */
    runs?: number;
  }
}

/** Runs of each property: few in every test run, as many as are wanted by `npm run properties`. */
export const RUNS = Number(process.env["POA_PROPERTY_RUNS"] ?? "300");
if (!Number.isSafeInteger(RUNS) || RUNS < 1) throw new Error("POA_PROPERTY_RUNS is a whole number above zero.");

/** The seed of a run that is to be repeated; another one each time where it is left out. */
const SEED = process.env["POA_PROPERTY_SEED"];

/** At most this many requests are judged by one Grant: more would say less about different Grants. */
const MOST_PER_GRANT = 200;

export const PER_GRANT = Math.max(10, Math.min(MOST_PER_GRANT, Math.ceil(Math.sqrt(RUNS))));

/** Settings of a property whose every try counts `each` runs. */
export function settings(each: number): { numRuns: number; seed?: number } {
  return { numRuns: Math.max(1, Math.ceil(RUNS / each)), ...(SEED === undefined ? {} : { seed: Number(SEED) }) };
}

/** Time enough for any number of runs. */
export const TIMEOUT = 120_000 + RUNS * 20;

/**
 * A property of every Grant that `of` gives and of many requests under it. `prepare` makes what is judged from a Grant, or nothing where this
 * Grant has nothing to say; `holds` tries it once and throws what is wrong.
 */
export function judgedProperty<T>(
  name: string,
  {
    of,
    prepare,
    holds,
  }: { of: () => Arbitrary<Grant>; prepare: (grant: Grant, draw: Draw) => Promise<T | undefined>; holds: (made: T, draw: Draw) => void },
): void {
  it(name, { timeout: TIMEOUT }, async ({ task }) => {
    let runs = 0;
    const property = fc.asyncProperty(of(), fc.noShrink(fc.integer()), async (grant, seed) => {
      const draw = drawOf(seed);
      const made = await prepare(grant, draw);
      fc.pre(made !== undefined);
      for (let i = 0; i < PER_GRANT; i += 1) {
        holds(made as T, draw);
        runs += 1;
      }
    });
    await fc.assert(property, settings(PER_GRANT));
    task.meta.runs = runs;
  });
}

/** Says what was judged beside what was wrong, so that it can be judged again. */
export function broken(what: string, ...shown: readonly unknown[]): never {
  throw new Error([what, ...shown.map((value) => JSON.stringify(value))].join("\n"));
}

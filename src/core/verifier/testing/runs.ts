// Properties of a verifier: a Grant is prepared once and many requests are judged by it, so a run is one judged request, not one Grant.
import fc, { type Arbitrary } from "fast-check";
import { it } from "vitest";
import type { Grant } from "../../schema/grant.gen.ts";
import { RUNS, settings, TIMEOUT } from "../../testing/property-runs.ts";
import { type Draw, drawOf } from "./draw.ts";

/** At most this many requests are judged by one Grant: more would say less about different Grants. */
const MOST_PER_GRANT = 200;

export const PER_GRANT = Math.max(10, Math.min(MOST_PER_GRANT, Math.ceil(Math.sqrt(RUNS))));

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

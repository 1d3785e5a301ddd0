// How often a property is tried, and how it is counted: few times in every test run, as often as is wanted by `npm run properties`. For tests.

declare module "vitest" {
  interface TaskMeta {
    /** How many times the property was tried. */
    runs?: number;
  }
}

/** Runs of each property. */
export const RUNS = Number(process.env["POA_PROPERTY_RUNS"] ?? "300");
if (!Number.isSafeInteger(RUNS) || RUNS < 1) throw new Error("POA_PROPERTY_RUNS is a whole number above zero.");

/** The seed of a run that is to be made again; another one each time where it is left out. */
const SEED = process.env["POA_PROPERTY_SEED"];

/** fast-check's settings of a property whose every try counts `each` runs; it is tried `least` times at least. */
export function settings(each = 1, least = 1): { numRuns: number; seed?: number } {
  return { numRuns: Math.max(least, Math.ceil(RUNS / each)), ...(SEED === undefined ? {} : { seed: Number(SEED) }) };
}

/** Milliseconds that are enough for any number of runs. */
export const TIMEOUT = 120_000 + RUNS * 20;

let breathed = performance.now();

/** Gives way now and then: who runs the tests takes a thread that says nothing for a minute for a dead one. */
export async function breathe(): Promise<void> {
  if (performance.now() - breathed < 1000) return;
  await new Promise((done) => setImmediate(done));
  breathed = performance.now();
}

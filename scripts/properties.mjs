// `npm run properties -- --runs N [--seed S] [NAME…]`: the properties of the verifier and of the comparison of a child with its parent, each tried N
// times. A run is one judged request or one compared pair. Names choose files: `npm run properties -- --runs 1000000 chain`.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureInstalled, ROOT, runTool } from "./lib/run.mjs";

const USAGE = "Usage: npm run properties -- [--runs N] [--seed S] [NAME…]";
const PLACES = ["src/core/verifier/properties", "src/core/containment/properties"];

function wanted() {
  const { values, positionals } = parseArgs({
    options: { runs: { type: "string", default: "20000" }, seed: { type: "string" } },
    allowPositionals: true,
  });
  if (!/^[1-9][0-9]{0,8}$/.test(values.runs)) throw new Error(`--runs is a whole number above zero; it is ${JSON.stringify(values.runs)}`);
  if (values.seed !== undefined && !/^-?[0-9]{1,10}$/.test(values.seed))
    throw new Error("--seed is a whole number, as a failure prints it");
  return { ...values, names: positionals };
}

let asked;
try {
  asked = wanted();
} catch (error) {
  console.error(`${error.message}\n${USAGE}`);
  process.exit(2);
}
await ensureInstalled();
const env = { POA_PROPERTY_RUNS: asked.runs, ...(asked.seed === undefined ? {} : { POA_PROPERTY_SEED: asked.seed }) };
const files = asked.names.length === 0 ? PLACES : asked.names.flatMap((name) => PLACES.map((place) => `${place}-${name}`));
console.log(`Each property is tried ${Number(asked.runs).toLocaleString("en-US")} times or a little more often.\n`);
// One file after the other: a run takes a whole core, and its time is to say something.
const options = ["--no-file-parallelism", "--reporter", join(ROOT, "scripts/lib/properties-reporter.mjs")];
process.exitCode = await runTool("vitest", ["run", ...files, ...options], { env });

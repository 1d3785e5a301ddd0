// `npm run mutation [-- FILE…]`: small faults put into the verifier and the comparison of a child with its parent, one at a time (StrykerJS), to see
// that the vectors and the unit tests notice each. Without files all of them, which takes an hour or two; what was tried before and has not changed
// since is not tried again. Not a part of `npm test`.
import { ensureInstalled, runTool } from "./lib/run.mjs";

await ensureInstalled();
const files = process.argv.slice(2);
if (files.some((file) => file.startsWith("-"))) {
  console.error("Usage: npm run mutation [-- FILE…]");
  process.exit(2);
}
const chosen = files.length === 0 ? [] : ["--mutate", files.join(",")];
process.exitCode = await runTool("@stryker-mutator/core", ["run", ...chosen], { command: "stryker" });

// `npm test`: everything that must hold, from a bare clone with nothing but Node and npm. Stops at the first stage that fails.

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled, ROOT, run, runTool } from "./lib/run.mjs";

const script = (name, ...args) => run(process.execPath, [join(ROOT, "scripts", name), ...args]);
let browser = "";

/** The stages in their order: quick ones first. Each gives an exit code, or throws. */
const STAGES = [
  ["install", () => ensureInstalled()],
  ["browser", findBrowser],
  ["lint", () => runTool("@biomejs/biome", ["check", "."], { command: "biome" })],
  ["types: core", () => runTool("typescript", ["-p", "tsconfig.core.json"], { command: "tsc" })],
  ["types: app", () => runTool("typescript", ["-p", "tsconfig.app.json"], { command: "tsc" })],
  ["types: tests", () => runTool("typescript", ["-p", "tsconfig.test.json"], { command: "tsc" })],
  ["generated code", () => script("generate.mjs", "--check")],
  ["imports", () => script("check-imports.mjs")],
  ["unit tests and vectors", () => runTool("vitest", ["run"])],
  ["build", () => runTool("vite", ["build", "--logLevel", "warn"])],
  ["size", () => script("size.mjs")],
  ["end to end", () => runTool("@playwright/test", ["test"], { command: "playwright", env: { POA_E2E_BROWSER: browser } })],
];

async function findBrowser() {
  const { ensureBrowser } = await import(pathToFileURL(join(ROOT, "scripts/ensure-browser.mjs")).href);
  browser = await ensureBrowser();
  console.log(browser);
}

const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

const began = performance.now();
for (const [name, stage] of STAGES) {
  console.log(`\n== ${name}`);
  const from = performance.now();
  let code;
  try {
    code = (await stage()) ?? 0;
  } catch (error) {
    console.error(error.message);
    code = 1;
  }
  console.log(`== ${name}: ${code === 0 ? "passed" : `failed with exit code ${code}`} (${seconds(from)})`);
  if (code !== 0) {
    console.error(`\nFAILED at "${name}" after ${seconds(began)}.`);
    process.exit(code);
  }
}
console.log(`\nAll ${STAGES.length} stages passed in ${seconds(began)}.`);

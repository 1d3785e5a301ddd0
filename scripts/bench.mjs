// `npm run bench`: medians of one run, against real peers, as ratios where a clock alone would say little. Prints a table, and exits with 1
// where a bound is not kept.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { judging } from "../bench/judging.mjs";
import { medians } from "../bench/median.mjs";
import { ensureInstalled, ROOT, runTool } from "./lib/run.mjs";

await ensureInstalled();
const { loadTs } = await import("./lib/load-ts.mjs");
const core = await loadTs(join(ROOT, "bench/pipeline.ts"));
const rows = [];
/** A measured value; `bound` is the most it may be, or `{ least }`. Without one it is only told. */
const row = (what, value, unit, bound) => {
  const least = bound?.least;
  const kept = bound === undefined || (least === undefined ? value <= bound : value >= least);
  const said = bound === undefined ? "" : `${least === undefined ? `≤ ${bound}` : `≥ ${least}`}, ${kept ? "kept" : "NOT KEPT"}`;
  rows.push({ what, measured: `${value.toFixed(2)} ${unit}`.trim(), said, kept });
};

const answers = Object.fromEntries([50, 200, 500, 1000].map((count) => [count, core.answersWith(count)]));
const took = await medians(Object.fromEntries(Object.entries(answers).map(([count, given]) => [count, () => core.pipeline(given)])), 40);
row("answers → compile → parse → rules → seal → clauses, 50 acts", took[50], "ms");
row("the same, 200 acts", took[200], "ms", 50);
row("the same, 500 acts", took[500], "ms");
row("the same, 1,000 acts", took[1000], "ms");
row("growth: time of 1,000 acts over 5 times that of 200", took[1000] / (5 * took[200]), "", 1.5);

const grant = core.toSealable(answers[200]);
const sealing = await medians({ seal: () => core.sealOnce(grant), bare: () => core.bareSeal(grant) }, 200);
row("the seal over canonicalize + digest, 200 acts", sealing.seal / sealing.bare, "", 1.3);

await judging(await loadTs(join(ROOT, "bench/judge.ts")), row);

await runTool("vite", ["build", "--logLevel", "error"]);
const { chromium } = await import("playwright");
const { BROWSER_ARGS, ensureBrowser } = await import("./ensure-browser.mjs");
const { serve } = await import("./serve.mjs");
const { typeInto } = await import("../bench/keystroke.mjs");
const served = await serve({ root: join(ROOT, "dist"), port: 0 });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_ARGS });
try {
  const page = await browser.newPage({ baseURL: served.url, viewport: { width: 1280, height: 900 } });
  const { draftWith200Acts, openDraft } = await loadTs(join(ROOT, "bench/draft.ts"));
  for (const [place, selector] of [
    ["/questions/1", "textarea, input[type=text]"],
    ["/questions/2", "input[type=text]"],
    ["/agents", "input[type=text]"],
  ]) {
    await openDraft(page, draftWith200Acts(), place);
    const typed = await typeInto(page, selector, 30);
    row(`a keystroke at ${place}, 200 acts: its handlers, median`, typed.handler, "ms", 2);
    row(`the same: the longest task (${typed.tasks} over 50 ms)`, typed.longest, "ms", 50);
  }
} finally {
  await browser.close();
  await served.close();
}

const { version } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
console.log(`Grant writer ${version}, Node ${process.version}`);
for (const { what, measured, said, kept } of rows) console.log(`${kept ? "  " : "! "}${what.padEnd(70)} ${measured.padStart(12)}  ${said}`);
if (rows.some(({ kept }) => !kept)) process.exitCode = 1;

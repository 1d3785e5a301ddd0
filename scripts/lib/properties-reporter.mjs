// How `npm run properties` shows what was tried: each property with how many runs were made and how long they took, and in full what failed.

const shown = (runs) => (runs === undefined ? "" : `${runs.toLocaleString("en-US")} runs`);
const seconds = (ms) =>
  ms < 100_000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;

/** A vitest reporter. */
export default class PropertiesReporter {
  total = 0;

  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    const { runs } = test.meta();
    const duration = test.diagnostic()?.duration ?? 0;
    this.total += runs ?? 0;
    const mark = state === "passed" ? "passed" : state === "skipped" ? "skipped" : "FAILED";
    console.log(`${mark.padEnd(8)}${shown(runs).padStart(16)} ${seconds(duration).padStart(13)}  ${test.fullName}`);
    for (const { message, cause } of errors) console.error([message, cause?.message].filter((text) => text !== undefined).join("\n"));
  }

  onTestRunEnd(modules, unhandled, reason) {
    for (const { moduleId, errors } of modules.map((module) => ({ moduleId: module.moduleId, errors: module.errors() }))) {
      for (const error of errors) console.error(`${moduleId}: ${error.stack ?? error.message}`);
    }
    for (const error of unhandled) console.error(error.stack ?? error.message);
    console.log(`\n${this.total.toLocaleString("en-US")} runs in all; ${reason}.`);
  }
}

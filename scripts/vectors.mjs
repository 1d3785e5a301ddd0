// `npm run vectors -- FILE…`: test vectors of §7 and G9a against the core; without a FILE, the project's own. Exit status: 0 all passed; 1 one
// failed, or there was none; 2 a file that cannot be read.
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { ensureInstalled, ROOT } from "./lib/run.mjs";

const OWN = join(ROOT, "schemas/test-vectors.json");
const REASONS = { ENOENT: "there is no such file", EISDIR: "it is a folder", EACCES: "permission is denied" };
const UTF8 = new TextDecoder("utf-8", { fatal: true });

async function documentAt(path) {
  try {
    return { document: JSON.parse(UTF8.decode(await readFile(path))) };
  } catch (error) {
    return { problem: REASONS[error.code] ?? error.message };
  }
}

/** A text from a file, as one line that shows what it holds. */
const shown = (text) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => `\\u{${character.codePointAt(0).toString(16)}}`);

await ensureInstalled();
const { loadTs } = await import("./lib/load-ts.mjs");
const { runVectors } = await loadTs(join(ROOT, "src/core/verifier/vectors.ts"));
// npm runs its scripts in the project's folder and says where it was called.
const from = (process.env.npm_lifecycle_event === "vectors" ? process.env.INIT_CWD : undefined) ?? process.cwd();
const named = process.argv.slice(2);
let [passed, failed] = [0, 0];
for (const file of named.length > 0 ? named : [OWN]) {
  const { document, problem } = await documentAt(resolve(from, file));
  if (problem !== undefined) {
    console.error(`vectors: ${shown(file)} cannot be read: ${shown(problem)}`);
    process.exitCode = 2;
    continue;
  }
  const outcomes = await runVectors(document);
  for (const outcome of outcomes) {
    if (outcome.passed) passed += 1;
    else {
      failed += 1;
      console.log(`${shown(file)}: ${shown(outcome.id)}\n  expected ${shown(outcome.expected)}\n  got      ${shown(outcome.got)}`);
    }
  }
  // A file that tests nothing must not pass for one that passed.
  if (outcomes.length === 0) {
    console.error(`vectors: ${shown(file)} holds no vectors`);
    process.exitCode ??= 1;
  }
}
if (failed > 0) process.exitCode ??= 1;
console.log(`${passed} passed, ${failed} failed`);

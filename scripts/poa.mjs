// `npm run -s poa -- COMMAND FILE`: the core on the command line. Only this script touches files and streams; src/cli does the rest.
import { readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { loadTs } from "./lib/load-ts.mjs";
import { ROOT } from "./lib/run.mjs";

/** Far more than any answer or Grant; a larger file is a mistake, and is refused rather than cut. */
const MOST_BYTES = 64 * 1024 * 1024;
const TOO_LARGE = `it is larger than ${MOST_BYTES / 1024 / 1024} MB`;

async function standardInput() {
  const chunks = [];
  let length = 0;
  for await (const chunk of process.stdin) {
    length += chunk.length;
    if (length > MOST_BYTES) throw new Error(TOO_LARGE);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function bytesOf(file) {
  if (file === "-") return standardInput();
  // npm runs its scripts in the project's folder and says where it was called.
  const from = process.env.npm_lifecycle_event === "poa" ? process.env.INIT_CWD : undefined;
  const path = resolve(from ?? process.cwd(), file);
  const { size } = await stat(path);
  if (size > MOST_BYTES) throw new Error(TOO_LARGE);
  return readFile(path);
}

const REASONS = { ENOENT: "there is no such file", EISDIR: "it is a folder", EACCES: "permission is denied" };

async function read(file) {
  try {
    return await bytesOf(file);
  } catch (error) {
    throw new Error(REASONS[error.code] ?? error.message);
  }
}

// A reader that closes early (`| head`) is no error.
process.stdout.on("error", (error) => {
  if (error.code !== "EPIPE") throw error;
});
const { run } = await loadTs(join(ROOT, "src/cli/poa.ts"));
const { status, stdout, stderr } = await run(process.argv.slice(2), read);
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = status;

// `npm start`: installs what is missing, builds when a source has changed, and serves the page on this computer only.
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { ensureInstalled, ROOT, runTool } from "./lib/run.mjs";
import { serve } from "./serve.mjs";

/** All that the build is made from. */
const SOURCES = [
  "src",
  "public",
  "schemas",
  "discovery-requests",
  "scripts/vite",
  "index.html",
  "vite.config.ts",
  "package.json",
  "package-lock.json",
];
const STAMP = join(ROOT, "node_modules/.cache/poa-grant-writer/build.txt");

async function filesOf(path) {
  const entries = await readdir(join(ROOT, path), { withFileTypes: true }).catch((error) => (error.code === "ENOTDIR" ? undefined : []));
  if (entries === undefined) return [path];
  const nested = await Promise.all(
    entries.map((entry) => (entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)])),
  );
  return nested.flat().sort();
}

async function digestOf(paths) {
  const hash = createHash("sha256");
  for (const path of (await Promise.all(paths.map(filesOf))).flat()) {
    const bytes = await readFile(join(ROOT, path));
    hash.update(`${path}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}

/** What the last build was made from and what came of it: a change to either asks for a new one. */
const state = async () => `${await digestOf(SOURCES)} ${await digestOf(["dist"])}\n`;

async function ensureBuilt() {
  const stamp = await readFile(STAMP, "utf8").catch(() => "");
  if (stamp === (await state())) return;
  console.log("Building …");
  const code = await runTool("vite", ["build", "--logLevel", "warn"]);
  if (code !== 0) throw new Error(`the build failed with exit code ${code}`);
  await mkdir(dirname(STAMP), { recursive: true });
  await writeFile(STAMP, await state());
}

const { values } = parseArgs({ options: { port: { type: "string", default: process.env.PORT || "4300" } } });
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`--port (or PORT) takes a number from 0 to 65535, not ${JSON.stringify(values.port)}`);
  process.exit(2);
}
try {
  await ensureInstalled();
  await ensureBuilt();
  const { url } = await serve({ root: join(ROOT, "dist"), port });
  console.log("The Grant writer is served on this computer only, until you press Ctrl+C:");
  console.log(url);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

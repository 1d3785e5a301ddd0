// Node 20 does not run TypeScript: a script that needs the core bundles it first. Quick enough (some tens of milliseconds) to do each time,
// so that nothing stale is ever run.
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { ROOT } from "./run.mjs";

const CACHE = join(ROOT, "node_modules/.cache/poa-grant-writer");

/** `import text from "./x.txt?raw"`, as vite has it. */
const rawText = {
  name: "raw-text",
  async resolveId(id, importer) {
    if (!id.endsWith("?raw")) return undefined;
    const found = await this.resolve(id.slice(0, -"?raw".length), importer);
    return found === null ? null : `${found.id}?raw`;
  },
  async load(id) {
    if (!id.endsWith("?raw")) return undefined;
    return { code: `export default ${JSON.stringify(await readFile(id.slice(0, -"?raw".length), "utf8"))};`, moduleType: "js" };
  },
};

/**
 * Import a TypeScript module in Node. Its packages are bundled with it; Node's own modules are not.
 * @param {string} entry an absolute path
 * @returns {Promise<Record<string, unknown>>} what the module exports
 * @throws when it does not compile
 */
export async function loadTs(entry) {
  const bundle = await rolldown({ input: entry, platform: "node", cwd: ROOT, logLevel: "silent", plugins: [rawText] });
  const { output } = await bundle.generate({ format: "esm", codeSplitting: false });
  await bundle.close();
  const [{ code }] = output;
  const file = join(CACHE, `${createHash("sha256").update(code).digest("hex").slice(0, 32)}.mjs`);
  if (!(await stat(file).catch(() => undefined))) {
    await mkdir(CACHE, { recursive: true });
    await writeFile(`${file}.${process.pid}`, code);
    await rename(`${file}.${process.pid}`, file);
  }
  return import(pathToFileURL(file).href);
}

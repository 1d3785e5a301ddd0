// `npm run build:core`: the core as a package for hosts, in dist-core/. Module for module as in src/core, so that what runs can be read beside
// it: JavaScript by rolldown, declarations by tsc. Only what the entry files in src/core/package need; nothing of the page. `npm pack` runs it.
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, posix } from "node:path";
import { ensureInstalled, ROOT, runTool } from "./lib/run.mjs";

await ensureInstalled();
const { rolldown } = await import("rolldown");
const { validatorsFor } = await import("./generate.mjs");
const { parseSource } = await import("./lib/source.mjs");

/** The schemas of what a host reads and judges. The validators of the page's own documents would double the package. */
const SCHEMAS = ["grant", "grant-1.1", "request", "context"];
const OUT = join(ROOT, "dist-core");
/** Written whole before it takes the place of what is there. */
const NEW = `${OUT}.${process.pid}`;
const ENTRIES = (await readdir(join(ROOT, "src/core/package"))).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts")).sort();

async function buildScripts() {
  const validators = await validatorsFor(ROOT, SCHEMAS);
  const bundle = await rolldown({
    cwd: ROOT,
    input: ENTRIES.map((name) => `src/core/package/${name}`),
    platform: "neutral",
    // Packages stay imports: a host sees and audits them as its own dependencies.
    external: /^[^./]/,
    plugins: [{ name: "validators", load: (id) => (basename(id) === "validators.gen.js" ? validators : undefined) }],
    onLog: (_, log) => {
      throw new Error(log.message);
    },
  });
  await bundle.write({ dir: NEW, format: "esm", preserveModules: true, preserveModulesRoot: "src/core", entryFileNames: "[name].js" });
  await bundle.close();
}

/** The declarations that the entries reach, importing one another by the names of the scripts. */
async function buildTypes() {
  const all = join(NEW, "types");
  const code = await runTool("typescript", ["-p", "tsconfig.package.json", "--outDir", all], { command: "tsc" });
  if (code !== 0) throw new Error(`the declarations were not made: tsc ended with exit code ${code}`);
  const seen = new Set();
  const visit = async (path) => {
    if (seen.has(path)) return;
    seen.add(path);
    const text = await declarationAt(path, all);
    await mkdir(dirname(join(NEW, path)), { recursive: true });
    await writeFile(join(NEW, path), text.replace(/(\bfrom |\bimport\()"(\.{1,2}\/[^"]+)\.ts"/g, '$1"$2.js"'));
    for (const { specifier } of parseSource(text, path).imports) {
      if (!specifier?.startsWith("."))
        throw new Error(`${path} takes types from ${specifier}, so every host would need that package's types`);
      await visit(posix.join(posix.dirname(path), specifier.replace(/(?<!\.d)\.[jt]s$/, ".d.ts")));
    }
  };
  for (const name of ENTRIES) await visit(`package/${name.replace(/\.ts$/, ".d.ts")}`);
  await rm(all, { recursive: true });
}

/** As tsc made it; one that was written by hand, or generated, is only in the source. */
async function declarationAt(path, all) {
  const made = await readFile(join(all, path), "utf8").catch(() => undefined);
  return made ?? readFile(join(ROOT, "src/core", path), "utf8");
}

try {
  await rm(NEW, { recursive: true, force: true });
  await buildScripts();
  await buildTypes();
  await rm(OUT, { recursive: true, force: true });
  await rename(NEW, OUT);
} finally {
  await rm(NEW, { recursive: true, force: true });
}

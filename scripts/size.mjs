// The scripts that the built page loads before anything is asked of it, measured against .size-limit.json. What counts is read from the
// build itself: the scripts that index.html names, and whatever those import statically.
import { readFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import filePlugin from "@size-limit/file";
import sizeLimit from "size-limit";
import { parseSource } from "./lib/source.mjs";

/**
 * The scripts that a page loads at once.
 * @param {string} page path of the built index.html
 * @returns {Promise<string[]>} their paths, sorted
 */
export async function initialScripts(page) {
  const html = await readFile(page, "utf8");
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const named = tags
    .filter((tag) => tag.startsWith("<script") || /\brel="?(?:modulepreload|preload)\b/.test(tag))
    .map((tag) => /\b(?:src|href)="([^"]+\.js)"/.exec(tag)?.[1])
    .filter((address) => address !== undefined);
  const found = new Set();
  const visit = async (path) => {
    if (found.has(path)) return;
    found.add(path);
    const { imports } = parseSource(await readFile(path, "utf8"), path);
    for (const { specifier, how } of imports)
      if (how === "static" && specifier !== undefined) await visit(resolve(dirname(path), specifier));
  };
  for (const address of named) await visit(resolve(dirname(page), address));
  if (found.size === 0) throw new Error(`${page} names no script`);
  return [...found].sort();
}

/** "150 kB" → 150000. */
function bytesOf(limit) {
  const parts = /^(\d+(?:\.\d+)?) kB$/.exec(limit);
  if (parts === null) throw new Error(`.size-limit.json: the limit ${JSON.stringify(limit)} is not written like "150 kB"`);
  return Number(parts[1]) * 1000;
}

async function main() {
  const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
  for (const { name, path, gzip, limit } of JSON.parse(await readFile(join(root, ".size-limit.json"), "utf8"))) {
    const files = await initialScripts(join(root, path));
    const [{ size }] = await sizeLimit([filePlugin], { checks: [{ files, gzip }] });
    const fits = size <= bytesOf(limit);
    console.log(`${name}: ${(size / 1000).toFixed(1)} kB${gzip ? " gzipped" : ""}, limit ${limit}${fits ? "" : " — too large"}`);
    for (const file of files) console.log(`  ${relative(root, file)}`);
    if (!fits) process.exitCode = 1;
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main();

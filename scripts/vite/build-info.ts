// Which build this is: the version and a SHA-256 over the built scripts and styles, in a `<meta name="build">` that the page's footer shows.
// Anyone can work it out again from the files:
//   find . -name '*.js' -o -name '*.css' | sed 's|^\./||' | LC_ALL=C sort | xargs sha256sum | sha256sum
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";

const PLACEHOLDER = "SHA-256-OF-THE-ASSETS";

/** SHA-256 over the lines `<sha256>  <name>\n` of every script and style sheet under a folder, in the byte order of the names. */
export async function assetsDigest(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && /\.(?:js|css)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const lines = await Promise.all(names.map(async (name) => `${sha256(await readFile(join(folder, name)))}  ${name}\n`));
  return sha256(lines.join(""));
}

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest("hex");

/** Writes the version and the digest into the built index.html, once the files themselves are written. */
export function buildInfo(version: string): Plugin {
  return {
    name: "build-info",
    apply: "build",
    enforce: "post",
    transformIndexHtml: {
      order: "post",
      handler: () => [{ tag: "meta", attrs: { name: "build", content: `${version} ${PLACEHOLDER}` }, injectTo: "head" }],
    },
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const page = join(dir, "index.html");
      const html = await readFile(page, "utf8");
      if (!html.includes(PLACEHOLDER)) this.error("index.html has no place for the build's digest");
      await writeFile(page, html.replace(PLACEHOLDER, await assetsDigest(dir)));
    },
  };
}

// Two builds of one tree are the same, byte for byte; and what the first load is measured by is read from the build itself.
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ROOT } from "./lib/run.mjs";
import { initialScripts } from "./size.mjs";
import { assetsDigest } from "./vite/build-info.ts";

let folder;
let once;
let again;

/** Builds into a folder and gives the SHA-256 of every file there. */
async function filesOfBuild(name) {
  const outDir = join(folder, name);
  await build({
    root: ROOT,
    configFile: join(ROOT, "vite.config.ts"),
    logLevel: "error",
    mode: "production",
    build: { outDir, emptyOutDir: true },
  });
  const entries = (await readdir(outDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(
    await Promise.all(
      paths.map(async (path) => [
        relative(outDir, path),
        createHash("sha256")
          .update(await readFile(path))
          .digest("hex"),
      ]),
    ),
  );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "build-"));
  once = await filesOfBuild("once");
  again = await filesOfBuild("again");
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

it("gives the same files with the same bytes", () => {
  expect(once.size).toBeGreaterThan(3);
  expect([...again]).toEqual([...once]);
});

it("names its version and the digest of its scripts and styles", async () => {
  const { version } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
  const lines = [...once].filter(([name]) => /\.(?:js|css)$/.test(name)).map(([name, sha256]) => `${sha256}  ${name}\n`);
  const digest = createHash("sha256").update(lines.join("")).digest("hex");
  expect(await assetsDigest(join(folder, "once"))).toBe(digest);
  expect(await readFile(join(folder, "once/index.html"), "utf8")).toContain(`<meta name="build" content="${version} ${digest}">`);
});

it("serves every schema as it is, but for that of this program's own drafts", async () => {
  const names = (await readdir(join(ROOT, "schemas"))).filter((name) => name.endsWith(".json"));
  expect(names.length).toBeGreaterThan(0);
  expect(names).toContain("draft.schema.json");
  expect(once.get(join("schemas/poa/1.2", "draft.schema.json"))).toBeUndefined();
  for (const name of names.filter((each) => each !== "draft.schema.json")) {
    expect(once.get(join("schemas/poa/1.2", name))).toBe(
      createHash("sha256")
        .update(await readFile(join(ROOT, "schemas", name)))
        .digest("hex"),
    );
  }
});

it("counts the entry among the first load, and not every script", async () => {
  const initial = (await initialScripts(join(folder, "once/index.html"))).map((path) => basename(path));
  const all = [...once.keys()].filter((name) => name.endsWith(".js"));
  expect(initial.some((name) => name.startsWith("index-"))).toBe(true);
  expect(initial.length).toBeLessThan(all.length);
});

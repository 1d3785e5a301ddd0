// `npm test` and `npm start` install exactly when what is installed is not what the lock file says.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isInstalled } from "./run.mjs";

const LOCK = {
  "": { name: "x", version: "1.0.0" },
  "node_modules/a": { version: "1.0.0" },
  "node_modules/b": { version: "2.0.0", dev: true },
  "node_modules/b-windows": { version: "2.0.0", optional: true },
};
const { "": _, "node_modules/b-windows": __, ...INSTALLED } = LOCK;

let root;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "installed-"));
  await mkdir(join(root, "node_modules"));
  await writeFile(join(root, "package-lock.json"), JSON.stringify({ packages: LOCK }));
});
afterEach(() => rm(root, { recursive: true }));

async function installed(packages) {
  await writeFile(join(root, "node_modules/.package-lock.json"), JSON.stringify({ packages }));
  return isInstalled(root);
}

it("is content with all packages, those for other systems or not", async () => {
  expect(await installed(INSTALLED)).toBe(true);
  expect(await installed({ ...INSTALLED, "node_modules/b-windows": { version: "2.0.0" } })).toBe(true);
});

it("asks for an install when there is none, or one that was broken off", async () => {
  expect(await isInstalled(root)).toBe(false);
});

it("does not mind a package that is no longer wanted", async () => {
  expect(await installed({ ...INSTALLED, "node_modules/c": { version: "1.0.0" } })).toBe(true);
});

it("asks for an install when a package is missing or of another version", async () => {
  expect(await installed({ "node_modules/a": { version: "1.0.0" } })).toBe(false);
  expect(await installed({ ...INSTALLED, "node_modules/a": { version: "1.0.1" } })).toBe(false);
  expect(await installed({ ...INSTALLED, "node_modules/b-windows": { version: "1.0.0" } })).toBe(false);
});

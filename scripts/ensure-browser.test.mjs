// Which programs are tried as a browser, and in which order. That they launch is shown by the end-to-end tests, which run in one.
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { candidates } from "./ensure-browser.mjs";

let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "browsers-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function program(path, mode = 0o755) {
  await mkdir(join(folder, path, ".."), { recursive: true });
  await writeFile(join(folder, path), "");
  await chmod(join(folder, path), mode);
  return join(folder, path);
}
const here = async (env) => (await candidates(env)).filter((path) => path.startsWith(folder));

it("the named one first, then those on the path, Chromium before Chrome", async () => {
  const named = await program("named/browser");
  const chrome = await program("one/google-chrome");
  const chromium = await program("two/chromium");
  const PATH = [join(folder, "one"), join(folder, "two")].join(delimiter);
  expect(await here({ PATH, CHROMIUM_PATH: named })).toEqual([named, chromium, chrome]);
  expect(await here({ PATH, CHROMIUM_PATH: chrome })).toEqual([chrome, chromium]);
  expect(await here({ PATH })).toEqual([chromium, chrome]);
});

it("leaves out what is not there or cannot be run", async () => {
  await program("one/chromium", 0o644);
  expect(await here({ PATH: join(folder, "one"), CHROMIUM_PATH: join(folder, "none") })).toEqual([]);
  expect(await here({})).toEqual([]);
});

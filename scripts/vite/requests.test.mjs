// A build exists only when every request text is what the manifest says of it.
import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { requestFaults } from "./requests.ts";

const sha256 = (text) => createHash("sha256").update(text).digest("hex");
const PUBLISHED = sha256("the published text");
let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "requests-"));
  await writeFile(join(folder, "own.txt"), "own text");
});
afterEach(() => rm(folder, { recursive: true }));

const entry = (changes = {}) => ({
  id: "discovery",
  file: "own.txt",
  sha256: sha256("own text"),
  published_sha256: PUBLISHED,
  origin: "this project",
  ...changes,
});
async function faults(...entries) {
  await writeFile(join(folder, "manifest.json"), JSON.stringify(entries));
  return requestFaults(folder);
}

it("accepts texts that are what the manifest says", async () => {
  await writeFile(join(folder, "published.txt"), "the published text");
  await writeFile(join(folder, "kept-beside.txt"), "not listed, so not shown");
  expect(await faults(entry(), entry({ file: "published.txt", sha256: PUBLISHED, origin: "published" }))).toEqual([]);
});

it("names a text that has changed by one byte", async () => {
  await writeFile(join(folder, "own.txt"), "own text\n");
  expect(await faults(entry())).toEqual([`own.txt has the SHA-256 ${sha256("own text\n")}, and the manifest says ${sha256("own text")}`]);
});

it.each([
  ["a published checksum that is missing", { published_sha256: undefined }, "own.txt: published_sha256 is not 64 hex digits"],
  ["an origin of another name", { origin: "ours" }, 'own.txt: origin is neither "published" nor "this project"'],
  [
    "a text of our own that claims to be published",
    { origin: "published" },
    'own.txt: its origin is "published" and its checksum is not the published one',
  ],
  [
    "a published text that claims to be ours",
    { published_sha256: sha256("own text") },
    'own.txt: its origin is "this project" and its checksum is the published one',
  ],
  ["a file of another folder", { file: "../own.txt" }, 'an entry names no .txt file of this folder: "../own.txt"'],
  ["a file that is not there", { file: "none.txt" }, "none.txt is listed and is not there"],
])("refuses %s", async (_, changes, message) => {
  expect(await faults(entry(changes))).toContain(message);
});

it("refuses an empty manifest and none at all", async () => {
  expect(await faults()).toEqual(["manifest.json lists no request texts"]);
  await rm(join(folder, "manifest.json"));
  expect((await requestFaults(folder))[0]).toMatch(/^manifest\.json cannot be read/);
});

// §3a: the request texts are shown with their checksums. A build whose texts are not what the manifest says must not exist.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const HEX64 = /^[0-9a-f]{64}$/;

/** What is wrong with a folder of request texts, as sentences; empty when every text that manifest.json lists is what it says of it. */
export async function requestFaults(folder: string): Promise<string[]> {
  let entries: unknown;
  try {
    entries = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8"));
  } catch (error) {
    return [`manifest.json cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
  if (!Array.isArray(entries) || entries.length === 0) return ["manifest.json lists no request texts"];
  const faults: string[] = [];
  for (const entry of entries as Record<string, unknown>[]) {
    const { file, sha256, published_sha256: published, origin } = entry;
    if (typeof file !== "string" || !/^[a-z0-9][a-z0-9.-]*\.txt$/.test(file)) {
      faults.push(`an entry names no .txt file of this folder: ${JSON.stringify(file)}`);
      continue;
    }
    if (typeof published !== "string" || !HEX64.test(published)) faults.push(`${file}: published_sha256 is not 64 hex digits`);
    if (origin !== "published" && origin !== "this project") faults.push(`${file}: origin is neither "published" nor "this project"`);
    const bytes = await readFile(join(folder, file)).catch(() => undefined);
    if (bytes === undefined) {
      faults.push(`${file} is listed and is not there`);
      continue;
    }
    const actual = createHash("sha256").update(bytes).digest("hex");
    if (actual !== sha256) faults.push(`${file} has the SHA-256 ${actual}, and the manifest says ${String(sha256)}`);
    if ((actual === published) !== (origin === "published")) {
      faults.push(`${file}: its origin is "${String(origin)}" and its checksum is ${actual === published ? "" : "not "}the published one`);
    }
  }
  return faults;
}

/** Fails the build, or the start of the development server, on any fault. */
export function verifiedRequests(folder: string): Plugin {
  return {
    name: "verified-requests",
    async buildStart() {
      const faults = await requestFaults(folder);
      if (faults.length > 0) this.error(`discovery-requests: ${faults.join("; ")}`);
    },
  };
}

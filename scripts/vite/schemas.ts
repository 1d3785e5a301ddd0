// The schemas and test vectors, served by the build at schemas/poa/1.2/, byte for byte.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The form in which this program keeps drafts is its own, and no part of what the specification's readers fetch. */
const OWN = ["draft.schema.json"];

/** Copies `folder`/*.json into the build, but for this program's own. */
export function servedSchemas(folder: string): Plugin {
  return {
    name: "served-schemas",
    apply: "build",
    async generateBundle() {
      const names = (await readdir(folder)).filter((name) => name.endsWith(".json") && !OWN.includes(name)).sort();
      for (const name of names)
        this.emitFile({ type: "asset", fileName: `schemas/poa/1.2/${name}`, source: await readFile(join(folder, name)) });
    },
  };
}

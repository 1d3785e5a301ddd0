// The published test vectors, put together from their sources (src/core/verifier/testing/vectors) as one JSON text, a vector a line: so that a
// change of one is a change of one line.
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadTs } from "./load-ts.mjs";

const SOURCES = "src/core/verifier/testing/vectors";
/** What the sources share, and is no list of vectors. */
const SHARED = /^(?:authoring|bases.*|containment-bases.*)\.ts$|\.test\.ts$/;

/**
 * @param {string} root the project's folder
 * @returns {Promise<string>} the text of schemas/test-vectors.json
 * @throws where an id stands twice
 */
export async function vectorsFile(root) {
  const folder = join(root, SOURCES);
  const names = (await readdir(folder)).filter((name) => name.endsWith(".ts") && !SHARED.test(name)).sort();
  // One bundle of all: what they share is then built once.
  const cache = join(root, "node_modules/.cache/poa-grant-writer");
  await mkdir(cache, { recursive: true });
  const entry = join(cache, "all-vectors.ts");
  await writeFile(entry, names.map((name, i) => `export * as file${i} from ${JSON.stringify(join(folder, name))};\n`).join(""));
  const files = Object.values(await loadTs(entry));
  const vectors = files.flatMap((file) => file.vectors ?? []);
  const containment = files.flatMap((file) => file.containment ?? []);
  const ids = [...vectors, ...containment].map(({ id }) => id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) throw new Error(`the test vector ${twice} stands twice`);
  const lines = (list) => list.map((one) => JSON.stringify(one)).join(",\n");
  return `{"poa_version":"1.2","vectors":[\n${lines(vectors)}\n],"containment":[\n${lines(containment)}\n]}\n`;
}

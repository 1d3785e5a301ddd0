// A script gets the core's TypeScript as it stands now, with texts and packages in it.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadTs } from "./load-ts.mjs";
import { ROOT } from "./run.mjs";

let folder;
beforeAll(async () => {
  folder = await mkdtemp(join(ROOT, "node_modules/.load-ts-"));
});
afterAll(() => rm(folder, { recursive: true }));

it("runs TypeScript with its packages, data and texts, anew after every change", async () => {
  await writeFile(join(folder, "text.txt"), "line\n“quoted”\n");
  await writeFile(join(folder, "data.json"), '{ "n": 2 }');
  await writeFile(join(folder, "part.ts"), "export const part = (n: number): number => n + 1;\n");
  const entry = join(folder, "entry.ts");
  const source = [
    'import { readFileSync } from "node:fs";',
    'import Big from "big.js";',
    'import data from "./data.json" with { type: "json" };',
    'import text from "./text.txt?raw";',
    'import { part } from "./part.ts";',
    "export type Hidden = string;",
    'export const out = { sum: new Big("0.1").plus("0.2").toFixed(), n: part(data.n), text, node: typeof readFileSync };',
  ];
  await writeFile(entry, source.join("\n"));
  expect((await loadTs(entry)).out).toEqual({ sum: "0.3", n: 3, text: "line\n“quoted”\n", node: "function" });
  await writeFile(join(folder, "part.ts"), "export const part = (n: number): number => n + 10;\n");
  expect((await loadTs(entry)).out).toMatchObject({ n: 12 });
});

it("throws when the source does not compile", async () => {
  const entry = join(folder, "broken.ts");
  await writeFile(entry, 'import { nothing } from "./none.ts";\nexport const x = nothing;\n');
  await expect(loadTs(entry)).rejects.toThrow();
});

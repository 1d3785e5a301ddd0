// Schemas into types and validators: same bytes every time, nothing that a strict page refuses, and a stale file is noticed.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { generated, stale } from "./generate.mjs";

const SCHEMAS = {
  "parcel.schema.json": {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "urn:example:parcel:1",
    title: "Parcel",
    type: "object",
    required: ["label", "weight"],
    properties: {
      label: { type: "string", minLength: 1, maxLength: 3 },
      weight: { $ref: "#/$defs/weight", description: "A sibling of a reference." },
      other: { $ref: "#/$defs/weight" },
      home: { type: "string", format: "uri" },
      kind: { enum: ["letter", "box"] },
    },
    unevaluatedProperties: false,
    allOf: [{ if: { properties: { kind: { const: "box" } }, required: ["kind"] }, then: { required: ["other"] } }],
    $defs: {
      weight: {
        title: "Weight",
        type: "object",
        required: ["grams"],
        properties: { grams: { type: "integer" } },
        unevaluatedProperties: false,
      },
    },
  },
  "load-2.0.schema.json": {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "urn:example:load:2",
    title: "Load of parcels",
    type: "array",
    items: { $ref: "urn:example:parcel:1" },
    minItems: 1,
    uniqueItems: true,
  },
};

let root;
let files;
async function write(path, text) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "generate-"));
  for (const [name, schema] of Object.entries(SCHEMAS)) await write(`schemas/${name}`, JSON.stringify(schema));
  files = await generated(root);
  await write("package.json", '{ "type": "module" }');
  for (const [name, text] of files) await write(`src/core/schema/${name}`, text);
});
afterAll(() => rm(root, { recursive: true }));

it("gives one file of types a schema, closed, with one type a definition", () => {
  expect([...files.keys()]).toEqual(["load-2.0.gen.ts", "parcel.gen.ts", "validators.gen.js", "validators.gen.d.ts"]);
  const types = files.get("parcel.gen.ts");
  expect(types).toContain("weight: Weight;");
  expect(types).toContain("other?: Weight;");
  expect(types).toContain('kind?: "letter" | "box";');
  expect(types).not.toMatch(/\[k: string\]|Weight1|any/);
  expect(files.get("load-2.0.gen.ts")).toContain("export type LoadOfParcels = Parcel[];");
});

it("names validators by file and types by title", () => {
  expect(files.get("validators.gen.d.ts")).toContain("export declare const validateLoad20: Validator<LoadOfParcels>;");
  expect(files.get("validators.gen.d.ts")).toContain("export declare const validateParcel: Validator<Parcel>;");
});

it("gives the same bytes again", async () => {
  expect([...(await generated(root))]).toEqual([...files]);
});

it("leaves nothing that makes code from strings or asks for another module", () => {
  expect(files.get("validators.gen.js")).not.toMatch(/require\(|\bFunction\(|\beval\(|^import /m);
});

it("validates: every error, own members only, unknown ones refused", async () => {
  const { validateParcel, validateLoad20 } = await import(pathToFileURL(join(root, "src/core/schema/validators.gen.js")).href);
  expect(validateParcel({ label: "a", weight: { grams: 1 } })).toBe(true);
  expect(validateParcel({ label: "𝒳𝒳𝒳", weight: { grams: 1 } })).toBe(true);
  expect(validateParcel({ label: "abcd", weight: { grams: 1.5 }, kind: "box", home: "not a uri", x: 1 })).toBe(false);
  expect(new Set(validateParcel.errors.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`))).toEqual(
    new Set(["/label maxLength", "/weight/grams type", " required", " if", "/home format", " unevaluatedProperties"]),
  );
  expect(validateParcel(Object.create({ label: "a", weight: { grams: 1 } }))).toBe(false);
  expect(validateLoad20([])).toBe(false);
  expect(validateLoad20([{ label: "a", weight: { grams: 1 } }])).toBe(true);
});

it("notices what is stale, missing or left over", async () => {
  expect(await stale(root, files)).toEqual([]);
  await write("src/core/schema/parcel.gen.ts", "// changed by hand\n");
  await write("src/core/schema/gone.gen.ts", "");
  await rm(join(root, "src/core/schema/load-2.0.gen.ts"));
  expect((await stale(root, files)).map(({ name }) => name).sort()).toEqual(["gone.gen.ts", "load-2.0.gen.ts", "parcel.gen.ts"]);
});

// Schemas into code: for every schemas/NAME.schema.json the TypeScript types (src/core/schema/NAME.gen.ts) and, for all of them
// together, compiled validators (validators.gen.js and .d.ts). The output is committed; `--check` writes nothing and fails when it is stale.
// The validators are compiled ahead because the page's Content-Security-Policy forbids building code from strings.
import { mkdir, readdir, readFile, rename, unlink, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import { compile } from "json-schema-to-typescript";
import { rolldown } from "rolldown";
import { vectorsFile } from "./lib/vectors-file.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
const BANNER = "// Generated from schemas/ by scripts/generate.mjs. Do not edit: change the schema and run `npm run generate`.";
/** What must not be left in the validators: a page under `script-src 'self'` cannot run it. */
const FORBIDDEN = [/require\(/, /\bFunction\(/, /\beval\(/, /\bimport\(/];

/** `grant-1.1` → `Grant11`, `discovery-answer` → `DiscoveryAnswer`. */
const pascal = (text) =>
  text
    .split(/[^A-Za-z0-9]+/)
    .filter((part) => part !== "")
    .map((part) => part[0].toUpperCase() + part.slice(1))
    .join("");

/** The schema files, in one order on every machine. */
async function readSchemas(folder) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".schema.json")).sort();
  return Promise.all(
    names.map(async (file) => {
      let schema;
      try {
        schema = JSON.parse(await readFile(join(folder, file), "utf8"));
      } catch (error) {
        throw new Error(`schemas/${file} is not JSON: ${error.message}`);
      }
      if (typeof schema.$id !== "string" || typeof schema.title !== "string")
        throw new Error(`schemas/${file} needs an "$id" and a "title"`);
      const name = basename(file, ".schema.json");
      return { name, file, schema, typeName: pascal(schema.title), exportName: `validate${pascal(name)}` };
    }),
  );
}

/** Keywords that say nothing a TypeScript type could hold, or that only name the schema. */
const UNTYPED = new Set(["if", "then", "else", "not", "dependentRequired", "dependentSchemas", "$id", "$schema", "$comment"]);
/** Keywords whose members are names, each with a schema. */
const NAMED = new Set(["properties", "$defs", "patternProperties"]);
/** Keywords whose value is data, not a schema. */
const DATA = new Set(["enum", "const", "default", "examples", "required"]);

/**
 * The part of a schema that has a type. Left in, conditions and the siblings of a `$ref` turn one definition into several numbered
 * copies of its type.
 */
function typePart(node) {
  if (Array.isArray(node)) return node.map(typePart);
  if (node === null || typeof node !== "object") return node;
  if (typeof node.$ref === "string") return { $ref: node.$ref };
  const kept = {};
  for (const [key, value] of Object.entries(node)) {
    if (UNTYPED.has(key)) continue;
    if (key === "unevaluatedProperties") kept.additionalProperties = value;
    else if (key === "allOf") {
      const parts = value.map(typePart).filter((part) => part.$ref !== undefined || part.type !== undefined || part.oneOf !== undefined);
      if (parts.length > 0) kept.allOf = parts;
    } else if (NAMED.has(key)) kept[key] = Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, typePart(schema)]));
    else kept[key] = DATA.has(key) ? value : typePart(value);
  }
  return kept;
}

async function typesOf(entry, all) {
  const text = await compile(typePart(entry.schema), entry.typeName, {
    additionalProperties: false,
    bannerComment: BANNER,
    cwd: HERE,
    ignoreMinAndMaxItems: true,
    unknownAny: true,
    style: { printWidth: 140 },
    $refOptions: {
      // A reference to another schema is by its `$id`. Nothing is fetched.
      resolve: {
        http: false,
        file: false,
        own: {
          order: 1,
          canRead: true,
          read: ({ url }) => {
            const found = all.find(({ schema }) => url === schema.$id || url.endsWith(`/${schema.$id}`));
            if (found === undefined) throw new Error(`schemas/${entry.file} refers to ${url}, which is no "$id" in schemas/`);
            return JSON.stringify(typePart(found.schema));
          },
        },
      },
    },
  });
  if (!new RegExp(`^export (interface|type) ${entry.typeName}\\b`, "m").test(text)) {
    throw new Error(`schemas/${entry.file}: no type named ${entry.typeName} came out of its title; give it a title of plain words`);
  }
  return text;
}

async function validatorsOf(all) {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    ownProperties: true,
    // Every error, so that a person sees all that is wrong at once; each keyword still runs once at each place.
    allErrors: true,
    verbose: false,
    // One function a definition instead of a copy at every use: a fraction of the size.
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  });
  addFormats.default(ajv);
  for (const { schema } of all) ajv.addSchema(schema);
  const source = standaloneCode.default(ajv, Object.fromEntries(all.map(({ exportName, schema }) => [exportName, schema.$id])));
  // Ajv's "esm" output still calls require() for its helpers: they are bundled in.
  const entry = join(HERE, "validators-entry.mjs");
  const bundle = await rolldown({
    cwd: join(HERE, ".."),
    input: entry,
    platform: "neutral",
    resolve: { mainFields: ["module", "main"] },
    plugins: [
      {
        name: "validators",
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? source : undefined),
        // Ajv's helpers carry, as a string, the `require` call by which generated code would name them. Nobody reads it here.
        transform: (code, id) => (id.includes("/ajv/dist/runtime/") ? code.replace(/^\w+\.code = .*$/gm, "") : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm" });
  await bundle.close();
  const [chunk] = output;
  if (output.length !== 1 || chunk.imports.length > 0)
    throw new Error(`the validators still import ${chunk.imports.join(", ") || "a second chunk"}`);
  // Rolldown marks each module with its path in node_modules; that says nothing here.
  const code = chunk.code.replace(/^\/\/ (?:\\0rolldown|node_modules|scripts)\/.*\n/gm, "");
  for (const pattern of FORBIDDEN) {
    const hit = pattern.exec(code);
    if (hit !== null) throw new Error(`the validators hold "${hit[0]}", which the page's policy forbids`);
  }
  return `${BANNER}\n${code.trimEnd()}\n`;
}

const declarations = (all) =>
  [
    BANNER,
    ...all.map(({ name, typeName }) => `import type { ${typeName} } from "./${name}.gen.ts";`),
    "",
    "/** One place where a document does not fit its schema. `instancePath` is a JSON Pointer into the document. */",
    "export interface SchemaError {",
    "  readonly keyword: string;",
    "  readonly instancePath: string;",
    "  readonly schemaPath: string;",
    "  readonly params: Readonly<Record<string, unknown>>;",
    "  readonly propertyName?: string;",
    "  readonly message?: string;",
    "}",
    "",
    "/** True when the document fits; otherwise `errors` holds every place where it does not, until the next call. */",
    "export interface Validator<T> {",
    "  (document: unknown): document is T;",
    "  errors?: readonly SchemaError[] | null;",
    "}",
    "",
    ...all.map(({ exportName, typeName }) => `export declare const ${exportName}: Validator<${typeName}>;`),
    "",
  ].join("\n");

/**
 * Every generated file: name → content. Deterministic: the same schemas give the same bytes.
 * @param {string} root the project's folder
 * @returns {Promise<Map<string, string>>}
 */
export async function generated(root) {
  const all = await readSchemas(join(root, "schemas"));
  const files = new Map();
  if (all.length === 0) return files;
  for (const entry of all) files.set(`${entry.name}.gen.ts`, await typesOf(entry, all));
  files.set("validators.gen.js", await validatorsOf(all));
  files.set("validators.gen.d.ts", declarations(all));
  return files;
}

/**
 * The compiled validators of some of the schemas only: for the package, which holds no document that is the page's own.
 * @param {string} root the project's folder
 * @param {readonly string[]} names of schemas, such as "grant"
 * @returns {Promise<string>} what validators.gen.js would be, were there no others
 */
export async function validatorsFor(root, names) {
  const all = await readSchemas(join(root, "schemas"));
  return validatorsOf(all.filter(({ name }) => names.includes(name)));
}

/**
 * What differs between the committed files and the generated ones; empty when nothing is stale.
 * @param {string} root the project's folder
 * @param {Map<string, string>} files what `generated` gave
 * @returns {Promise<{ name: string, why: string }[]>}
 */
export async function stale(root, files) {
  const folder = join(root, "src/core/schema");
  const present = (await readdir(folder).catch(() => [])).filter((name) => /\.gen\.(?:js|ts|d\.ts)$/.test(name));
  const out = [];
  for (const [name, text] of files) {
    const old = await readFile(join(folder, name), "utf8").catch(() => undefined);
    if (old === undefined) out.push({ name, why: "is missing" });
    else if (old !== text) out.push({ name, why: "is not what schemas/ generates" });
  }
  for (const name of present) if (!files.has(name)) out.push({ name, why: "belongs to no schema" });
  return out;
}

/** The published test vectors are generated too: from their sources, which the compiler checks. */
async function writeVectors(root, checkOnly) {
  const path = join(root, "schemas/test-vectors.json");
  const text = await vectorsFile(root);
  if ((await readFile(path, "utf8").catch(() => "")) === text) return;
  if (checkOnly) {
    console.error("schemas/test-vectors.json is not what its sources generate: run `npm run generate` and commit the result.");
    process.exitCode = 1;
    return;
  }
  await writeFile(path, text);
  console.log("wrote schemas/test-vectors.json");
}

async function main() {
  const root = resolve(HERE, "..");
  await writeVectors(root, process.argv.includes("--check"));
  const files = await generated(root);
  const differing = await stale(root, files);
  if (process.argv.includes("--check")) {
    for (const { name, why } of differing) console.error(`src/core/schema/${name} ${why}: run \`npm run generate\` and commit the result.`);
    if (differing.length > 0) process.exitCode = 1;
    return;
  }
  const folder = join(root, "src/core/schema");
  await mkdir(folder, { recursive: true });
  for (const { name } of differing) {
    const text = files.get(name);
    if (text === undefined) await unlink(join(folder, name));
    else {
      await writeFile(join(folder, `${name}.new`), text);
      await rename(join(folder, `${name}.new`), join(folder, name));
    }
    console.log(`${text === undefined ? "removed" : "wrote"} src/core/schema/${name}`);
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main();

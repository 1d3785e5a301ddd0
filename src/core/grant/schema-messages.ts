// The compiled schema's errors as plain sentences, one for each cause. What Ajv adds on the way (a failed `if`, every arm of an `anyOf`) is
// left out; what a person can do about it is put in.
import type { Finding } from "../lib/finding.ts";
import { pointer, resolvePointer } from "../lib/pointer.ts";
import { quote } from "../lib/text.ts";
import type { SchemaError } from "../schema/validators.gen.js";
import { PATTERNS } from "./schema-patterns.ts";
import type { PoaVersion } from "./valid-grant.ts";

/** Members that came with 1.2: named to whoever puts one into a 1.1 Grant. */
const NEW_IN_1_2: readonly string[] = ["formations", "inventories", "platform"];

const KINDS_OF_VALUE: Readonly<Record<string, string>> = {
  object: "an object with members",
  array: "a list",
  string: "text",
  integer: "a whole number",
  boolean: "true or false",
};

function nameOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return `the text ${quote(value, 80)}`;
  return typeof value === "object" ? "an object" : `${typeof value === "number" ? "the number " : ""}${String(value)}`;
}

/** A value of an enumeration as it is written in a Grant. */
const written = (value: unknown) => (typeof value === "string" ? `"${value}"` : String(value));

/** The sentences of the keywords that need nothing but their own parameters and the value that stands there. */
const SENTENCES: Readonly<Record<string, (params: SchemaError["params"], value: unknown) => string>> = {
  type: ({ type }, value) => {
    const hint = value === null ? " A member with nothing to say is left out." : "";
    return `This must be ${KINDS_OF_VALUE[String(type)] ?? String(type)}, but it is ${nameOf(value)}.${hint}`;
  },
  enum: ({ allowedValues }, value) => {
    const allowed = (Array.isArray(allowedValues) ? allowedValues : []).map(written).join(", ");
    return `This must be one of ${allowed}, but it is ${nameOf(value)}.`;
  },
  const: ({ allowedValue }, value) => `This must be ${written(allowedValue)}, but it is ${nameOf(value)}.`,
  anyOf: (_, value) => {
    if (typeof value !== "string") return `An effect must be text, but it is ${nameOf(value)}.`;
    return `${quote(value, 80)} is no effect of the catalogue. Use one that is, or name an extension by an https address without spaces.`;
  },
  pattern: ({ pattern }, value) => {
    const wanted = PATTERNS.get(String(pattern)) ?? "fit the form that the schema gives it";
    return `${quote(String(value), 80)} must ${wanted}.`;
  },
  maxLength: ({ limit }, value) => `This text has ${[...String(value)].length} characters; ${String(limit)} is the most.`,
  minItems: ({ limit }) => `This list needs at least ${limit === 1 ? "one entry" : `${String(limit)} entries`}.`,
  minimum: ({ limit }, value) => `This must be at least ${String(limit)}, but it is ${String(value)}.`,
  maximum: ({ limit }, value) => `This must be at most ${String(limit)}, but it is ${String(value)}.`,
};

/** Where an error is best shown, and its sentence. */
function placed({ keyword, instancePath, schemaPath, params }: SchemaError, document: unknown, version: PoaVersion): [string, string] {
  const value = resolvePointer(document, instancePath);
  if (keyword === "additionalProperties" || keyword === "unevaluatedProperties") {
    const name = String(params.additionalProperty ?? params.unevaluatedProperty);
    const later = version === "1.1" && NEW_IN_1_2.includes(name) ? " It came with version 1.2." : "";
    const message = `The member ${quote(name, 80)} is not one this schema knows: an unknown member makes a Grant invalid.${later} Remove it, or correct its name.`;
    return [instancePath + pointer(name), message];
  }
  if (keyword === "required") {
    const name = String(params.missingProperty);
    const why = schemaPath.startsWith("#/else") ? " An act whose kind is not none says how it gets its go-ahead." : "";
    return [instancePath + pointer(name), `The member "${name}" is missing here.${why}`];
  }
  if (keyword === "uniqueItems") {
    const [first, second] = [Number(params.j), Number(params.i)].toSorted((a, b) => a - b) as [number, number];
    return [instancePath + pointer(second), `The entries ${first + 1} and ${second + 1} of this list are the same; each may stand once.`];
  }
  if (keyword === "false schema") {
    return [instancePath, "An act of kind none makes nothing official, so it has no go-ahead. Leave it out, or correct the kind."];
  }
  if (keyword === "const" && schemaPath.startsWith("#/then")) {
    return [instancePath, `An act of kind none makes nothing official, so its commit is "automatic", but it is ${nameOf(value)}.`];
  }
  const sentence = SENTENCES[keyword];
  return [instancePath, sentence ? sentence(params, value) : `This does not fit the schema (${keyword}).`];
}

/** The errors at each place, so that one can be judged by its neighbours. */
type ByPlace = ReadonlyMap<string, readonly SchemaError[]>;

/** True for an error that only follows from another of the list. */
function follows(error: SchemaError, all: ByPlace): boolean {
  const { keyword, instancePath, schemaPath } = error;
  if (keyword === "if") return true;
  const here = (all.get(instancePath) ?? []).filter((other) => other !== error);
  if (keyword !== "anyOf" && here.some((other) => other.keyword === "anyOf")) return true;
  const conditional = schemaPath.startsWith("#/then") || schemaPath.startsWith("#/else");
  if (!conditional) return false;
  // Which branch an authority is held to depends on its kind; with no kind that is known, neither says anything. And a commit that is
  // no commit at all is named once.
  const owner = keyword === "required" ? instancePath : instancePath.slice(0, instancePath.lastIndexOf("/"));
  const lacksKind = (all.get(owner) ?? []).some((other) => other.keyword === "required" && other.params.missingProperty === "kind");
  return lacksKind || all.has(`${owner}/kind`) || (keyword === "const" && here.some((other) => other.keyword !== "const"));
}

/** Findings are listed up to this many; how many more there are is then said. */
const LISTED = 100;

/**
 * One blocking finding for each cause among a validator's errors, in the order in which they were met. A missing or unknown member is shown
 * at its own place.
 */
export function schemaFindings(errors: readonly SchemaError[], document: unknown, version: PoaVersion): Finding[] {
  const all = new Map<string, SchemaError[]>();
  for (const error of errors) {
    const here = all.get(error.instancePath);
    if (here === undefined) all.set(error.instancePath, [error]);
    else here.push(error);
  }
  // A list and what its entries refer to may both say that an entry is no text: one sentence, one place, one finding.
  const found = new Map<string, Finding>();
  for (const error of errors) {
    if (follows(error, all)) continue;
    const [path, message] = placed(error, document, version);
    found.set(JSON.stringify([path, message]), { rule: "schema", path, message, blocks: true });
  }
  const findings = [...found.values()];
  const more = findings.length - LISTED;
  if (more <= 0) return findings;
  const message = `There are ${more} more places where this document does not fit the schema, not listed here.`;
  return [...findings.slice(0, LISTED), { rule: "schema", path: "", message, blocks: true }];
}

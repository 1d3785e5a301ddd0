// Running a file of test vectors: whole requests and contexts with raw Grants, and pairs of Grants, each with what must come out. The runner
// prepares the Grants and fills in each seal of "computed"; unknown members of a vector are refused, so that no expectation is overlooked.
import { contains } from "../containment/g09-contained.ts";
import { parseGrantValue } from "../grant/parse.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { JsonObject, JsonValue } from "../lib/json.ts";
import { sealOf } from "../seal/g08-seal.ts";
import type { Context, Decision, Parent, Request } from "./decision.ts";
import { isPrepared, prepare } from "./prepare.ts";
import { refused, verify } from "./verify.ts";

/** What a vector should have given, and what it gave. */
export interface Outcome {
  readonly id: string;
  readonly passed: boolean;
  readonly expected: string;
  readonly got: string;
}

const MEMBERS = {
  file: ["poa_version", "vectors", "containment"],
  vector: ["id", "section", "about", "request", "context", "expect"],
  expect: ["decision", "step", "reason"],
  containment: ["id", "about", "parent", "child", "expect"],
  violations: ["violations"],
} as const;

/** Runs every vector of a file that was read as JSON. What is no vector fails as itself; nothing throws. */
export async function runVectors(file: unknown): Promise<Outcome[]> {
  const { poa_version, vectors = [], containment = [] } = isObject(file) ? file : {};
  const wrong = unknownIn(file, MEMBERS.file) ?? (poa_version === "1.2" ? undefined : `poa_version is not "1.2"`);
  if (wrong !== undefined) return [failed("the file", wrong)];
  if (!Array.isArray(vectors) || !Array.isArray(containment)) return [failed("the file", "vectors and containment are lists")];
  const outcomes: Outcome[] = [];
  const cache: Prepared = new Map();
  for (const [i, vector] of vectors.entries()) outcomes.push(await runDecision(vector, `vectors/${i}`, cache));
  for (const [i, pair] of containment.entries()) outcomes.push(await runContainment(pair, `containment/${i}`));
  const seen = new Map<string, number>();
  for (const { id } of outcomes) seen.set(id, (seen.get(id) ?? 0) + 1);
  return outcomes.map((outcome) => ((seen.get(outcome.id) ?? 0) > 1 ? failed(outcome.id, "this id stands more than once") : outcome));
}

async function runDecision(vector: unknown, place: string, cache: Prepared): Promise<Outcome> {
  const id = idOf(vector, place);
  const wrong = unknownIn(vector, MEMBERS.vector) ?? unknownIn((vector as JsonObject).expect, MEMBERS.expect);
  if (wrong !== undefined) return failed(id, wrong);
  const { request, context, expect } = vector as { request: unknown; context: JsonObject; expect: JsonObject };
  const { decision, step, reason } = await decide(request, context, cache);
  return compared(id, `${expect.decision} ${expect.step} ${expect.reason}`, `${decision} ${step} ${reason}`);
}

/** What was prepared already, by its text: many vectors are about one Grant. */
type Prepared = Map<string, ReturnType<typeof prepare>>;

/** The decision on a request in a context of a file of vectors, whose Grants stand raw. */
export async function decide(request: unknown, raw: unknown, cache: Prepared = new Map()): Promise<Decision> {
  if (!isObject(raw)) return verify(request as Request, raw as unknown as Context);
  const { grant: document, parents: presented, carrier, acceptance, ...plain } = raw;
  const seals = await sealsOf(presented);
  const { prepared, seal, findings } = await preparedOf(withLinks(document, seals), cache);
  if (findings !== undefined && raw.mode !== "carrier") return refused(request, findings, plain);
  const context = {
    ...plain,
    ...(prepared === undefined ? {} : { grant: prepared }),
    ...(presented === undefined ? {} : { parents: await parentsOf(presented, seals, cache) }),
    ...(acceptance === undefined ? {} : { acceptance: filled(acceptance, seal) }),
  };
  return verify(request as Request, context as unknown as Context);
}

async function preparedOf(document: unknown, cache: Prepared) {
  if (document === undefined) return {};
  const result = await prepareOnce(document, cache);
  return isPrepared(result) ? { prepared: result, seal: result.seal } : { findings: result };
}

function prepareOnce(document: unknown, cache: Prepared): ReturnType<typeof prepare> {
  const text = JSON.stringify(document);
  const made = cache.get(text) ?? prepare(document);
  cache.set(text, made);
  return made;
}

/** A parent that cannot be prepared is missing (the reading of step 2); one that is no parent at all stays as it is, for `verify` to refuse. */
async function parentsOf(presented: unknown, seals: ReadonlyMap<string, string>, cache: Prepared): Promise<unknown> {
  if (!Array.isArray(presented)) return presented;
  const parents: unknown[] = [];
  for (const parent of presented) {
    if (!isObject(parent)) {
      parents.push(parent);
      continue;
    }
    const result = await prepareOnce(withLinks(parent.grant, seals), cache);
    if (isPrepared(result)) parents.push({ ...parent, grant: result } as unknown as Parent);
  }
  return parents;
}

/** The computed seal of each presented parent by its id, from the root on: a later one's own links may want an earlier one's seal. */
async function sealsOf(presented: unknown): Promise<ReadonlyMap<string, string>> {
  const seals = new Map<string, string>();
  for (const parent of Array.isArray(presented) ? presented : []) {
    const document = withLinks(isObject(parent) ? parent.grant : undefined, seals);
    const valid = parseGrantValue(document as JsonValue);
    const seal = valid.ok ? await sealOf(valid.value) : undefined;
    if (valid.ok && seal?.ok === true) seals.set(valid.value.grant_id, seal.value);
  }
  return seals;
}

/** The Grant with each seal of "computed" in its chain filled in from the parent of that id; a link whose parent is not there gets zeros. */
function withLinks(document: unknown, seals: ReadonlyMap<string, string>): unknown {
  if (!isObject(document) || !isObject(document.delegation) || !Array.isArray(document.delegation.chain)) return document;
  const chain = document.delegation.chain.map((link) =>
    isObject(link) ? filled(link, seals.get(String(link.grant_id)) ?? "0".repeat(64)) : link,
  );
  return { ...document, delegation: { ...document.delegation, chain } };
}

function filled(holder: unknown, seal: string | undefined): unknown {
  return isObject(holder) && holder.seal === "computed" && seal !== undefined ? { ...holder, seal } : holder;
}

async function runContainment(pair: unknown, place: string): Promise<Outcome> {
  const id = idOf(pair, place);
  const wrong = unknownIn(pair, MEMBERS.containment) ?? unknownIn((pair as JsonObject).expect, MEMBERS.violations);
  if (wrong !== undefined) return failed(id, wrong);
  const { parent, child, expect } = pair as { parent: unknown; child: unknown; expect: { violations: string[] } };
  const wider = parseGrantValue(parent as JsonValue);
  const seal = wider.ok ? await sealOf(wider.value) : undefined;
  if (!wider.ok || seal?.ok !== true) return failed(id, "the parent does not fit the schema");
  const narrower = parseGrantValue(withLinks(child, new Map([[wider.value.grant_id, seal.value]])) as JsonValue);
  if (!narrower.ok) return failed(id, "the child does not fit the schema");
  const rules = contains({ grant: wider.value, seal: seal.value }, narrower.value as ValidGrant).map(({ rule }) => rule);
  const set = (list: readonly string[]) => `{${[...new Set(list)].toSorted().join(", ")}}`;
  return compared(id, set(expect.violations), set(rules));
}

function compared(id: string, expected: string, got: string): Outcome {
  return { id, passed: expected === got, expected, got };
}

function failed(id: string, why: string): Outcome {
  return { id, passed: false, expected: "a vector that can be run", got: why };
}

function idOf(vector: unknown, place: string): string {
  return isObject(vector) && typeof vector.id === "string" ? vector.id : place;
}

/** What is wrong with the members of a vector: one that is unknown, or one that is missing. */
function unknownIn(value: unknown, members: readonly string[]): string | undefined {
  if (!isObject(value)) return "it is no object";
  const unknown = Object.keys(value).find((name) => !members.includes(name));
  if (unknown !== undefined) return `it has the unknown member ${JSON.stringify(unknown)}`;
  const missing = members.find((name) => !Object.hasOwn(value, name) && !OPTIONAL.includes(name));
  return missing === undefined ? undefined : `it lacks the member ${JSON.stringify(missing)}`;
}

/** What a file, or a vector, may leave out: either list, and what is there for the reader only. */
const OPTIONAL: readonly string[] = ["vectors", "containment", "section", "about"];

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

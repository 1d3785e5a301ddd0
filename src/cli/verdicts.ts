// The commands that judge: a request in its context by §7, and a child Grant beside its parent by G9a.
import { contains } from "../core/containment/g09-contained.ts";
import { parseGrant } from "../core/grant/parse.ts";
import type { ValidGrant } from "../core/grant/valid-grant.ts";
import type { Result } from "../core/lib/finding.ts";
import { type JsonObject, type JsonValue, parseJson } from "../core/lib/json.ts";
import { sealOf } from "../core/seal/g08-seal.ts";
import type { Decision } from "../core/verifier/decision.ts";
import { decide } from "../core/verifier/vectors.ts";
import { fail, type Input, type Outcome, printJson, type Status } from "./outcome.ts";

/** What a case may hold: a request and its context, and what a vector says beside them. */
const MEMBERS: readonly string[] = ["request", "context", "id", "section", "about", "expect"];
/** Numbers are read as any JSON reader does, since to refuse one is the verifier's part; members that stand twice are still refused. */
const READING = { numbers: "any_finite", maxDepth: 200 } as const;

const STATUS: Record<Decision["decision"], Status> = { ALLOW: 0, DENY: 1, ASK_USER: 3 };

/** `poa verify`: the decision on one case, or on each of a list in its order. The status is that of the strictest. */
export async function verifyFile(input: Input): Promise<Outcome> {
  const read = parseJson(asRead(input), READING);
  if (!read.ok) return unreadable(read, "this is no case to judge");
  const cases: readonly JsonValue[] = Array.isArray(read.value) ? read.value : [read.value];
  if (cases.length === 0) return fail(2, "this list holds no case to judge.");
  const decisions: Decision[] = [];
  for (const [i, one] of cases.entries()) {
    const which = Array.isArray(read.value) ? `case ${i}` : "the case";
    if (!isCase(one))
      return fail(2, `${which} is no object with a request and a context (and nothing but what a vector says beside them).`);
    decisions.push(await decide(one.request, one.context));
  }
  const strictest = (["DENY", "ASK_USER"] as const).find((verdict) => decisions.some(({ decision }) => decision === verdict)) ?? "ALLOW";
  return printJson(Array.isArray(read.value) ? decisions : decisions[0], STATUS[strictest]);
}

function isCase(value: JsonValue): value is JsonObject {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return ["request", "context"].every((name) => Object.hasOwn(value, name)) && Object.keys(value).every((name) => MEMBERS.includes(name));
}

/** `poa contains`: every way in which the child reaches beyond the parent. Both fit the schema; the parent's seal is computed. */
export async function containsFiles(childInput: Input, parentInput: Input): Promise<Outcome> {
  const child = parseGrant(asRead(childInput));
  if (!child.ok) return unreadable(child, "the child is no Grant");
  const parent = await sealedDoc(parentInput);
  if (!parent.ok) return unreadable(parent, "the parent is no Grant");
  const violations = contains(parent.value, child.value);
  return printJson(violations, violations.length > 0 ? 1 : 0);
}

async function sealedDoc(input: Input): Promise<Result<{ grant: ValidGrant; seal: string }>> {
  const read = parseGrant(asRead(input));
  if (!read.ok) return read;
  const seal = await sealOf(read.value);
  return seal.ok ? { ok: true, value: { grant: read.value, seal: seal.value } } : seal;
}

/** With its byte order mark, which the strict reader refuses by name. */
function asRead({ text, bom }: Input): string {
  return bom ? `\uFEFF${text}` : text;
}

function unreadable({ findings }: Extract<Result<unknown>, { ok: false }>, what: string): Outcome {
  const [first] = findings;
  const where = first === undefined || first.path === "" ? "" : ` at ${first.path}`;
  return fail(2, `${what}${where}: ${first?.message ?? "it cannot be read."}`);
}

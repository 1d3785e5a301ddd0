// What of a restatement fits its form, and what does not: each part that does not is left out and listed with the reason, never coerced into
// something that would (§3a: kept and flagged, never guessed).
import { schemaFindings } from "../grant/schema-messages.ts";
import type { JsonObject, JsonValue } from "../lib/json.ts";
import { pointer } from "../lib/pointer.ts";
import type { Restatement } from "../schema/restatement.gen.ts";
import { type SchemaError, validateRestatement } from "../schema/validators.gen.js";

/** A part from which nothing was taken. */
export interface UnreadPart {
  /** JSON Pointer into the object that the agent wrote; "" is the whole of it. */
  readonly path: string;
  /** What stands there, whole, as JSON. */
  readonly value: string;
  /** A whole sentence. */
  readonly why: string;
  /** False for a member that the form does not have; true where the form has it and what it holds could not be read. */
  readonly known: boolean;
}

/** Far more values than the restatement of any Grant needs; a text that holds more is not taken apart at all. */
export const MAX_VALUES = 50_000;

/** What the rules block puts where an agent is to write something. */
const PLACEHOLDERS: readonly string[] = ["…", "...", "R…", "R..."];

/** Where a part stands: in the text, and in the smallest document of the form that holds it alone. */
interface Place {
  readonly text: readonly (string | number)[];
  readonly alone: readonly (string | number)[];
}

/** The restatement in an object that an agent wrote: everything that fits the form, and the rest as parts that were not read. */
export function prune(document: JsonObject): { readonly restatement: Restatement; readonly unread: readonly UnreadPart[] } {
  const unread: UnreadPart[] = [];
  if (countValues(document) > MAX_VALUES) {
    const why = `This holds more than ${MAX_VALUES} values. Nothing so large is taken for a restatement.`;
    return { restatement: {}, unread: [{ path: "", value: JSON.stringify(document), why, known: true }] };
  }
  const kept = fitting(document, { text: [], alone: [] }, unread) ?? {};
  // The parts fit, one by one; the whole of them is judged once more, so that nothing passes that the form would refuse.
  if (!validateRestatement(kept))
    throw new Error(`what was read does not fit the form: ${JSON.stringify(validateRestatement.errors?.[0])}`);
  return { restatement: kept, unread };
}

/** The part of a value that fits at its place; nothing where none of it does. What does not fit is added to `unread`. */
function fitting(value: JsonValue, place: Place, unread: UnreadPart[]): JsonValue | undefined {
  const refuse = (why: string, known = true) => {
    unread.push({ path: pointer(...place.text), value: JSON.stringify(value), why, known });
    return undefined;
  };
  if (typeof value === "string" && PLACEHOLDERS.includes(value.trim())) return refuse("The form's own … was left standing here.");
  const isList = Array.isArray(value);
  const isObject = typeof value === "object" && value !== null && !isList;
  // Lists and objects are tried empty first: where none may stand, nothing inside is looked at.
  const wrong = errorsAt(place, isList ? [] : isObject ? {} : value).filter(
    ({ keyword }) => !(isList || isObject) || (keyword !== "required" && keyword !== "minItems"),
  );
  if (wrong.length > 0) return refuse(reason(wrong, place, value), !isUnknown(wrong));
  if (!isList && !isObject) return value;
  const before = unread.length;
  const kept = isList ? fittingList(value, place, unread) : fittingObject(value as JsonObject, place, unread);
  const lost = unread.slice(before);
  const whole = errorsAt(place, kept);
  if (whole.length > 0) {
    // What is left of it does not stand by itself (an amount without its currency): it is unread as a whole, and said once.
    unread.length = before;
    return refuse(lost[0]?.why ?? reason(whole, place, kept));
  }
  const isEmpty = isList ? (kept as readonly JsonValue[]).length === 0 : Object.keys(kept).length === 0;
  return isEmpty && lost.length > 0 ? undefined : kept;
}

function fittingList(list: readonly JsonValue[], { text, alone }: Place, unread: UnreadPart[]): JsonValue[] {
  return list.flatMap((entry, i) => {
    const kept = fitting(entry, { text: [...text, i], alone: [...alone, 0] }, unread);
    return kept === undefined ? [] : [kept];
  });
}

function fittingObject(object: JsonObject, { text, alone }: Place, unread: UnreadPart[]): JsonObject {
  const members = Object.entries(object).flatMap(([name, value]): [string, JsonValue][] => {
    const kept = fitting(value, { text: [...text, name], alone: [...alone, name] }, unread);
    return kept === undefined ? [] : [[name, kept]];
  });
  return Object.fromEntries(members);
}

/** The document that holds a value at its place, and nothing else. */
function documentWith(alone: Place["alone"], value: JsonValue): JsonValue {
  return alone.reduceRight<JsonValue>((inner, segment) => (typeof segment === "number" ? [inner] : { [segment]: inner }), value);
}

/** What is wrong with a value at its place, in a document that holds nothing else: what is wrong around it is not its own. */
function errorsAt({ alone }: Place, value: JsonValue): SchemaError[] {
  if (validateRestatement(documentWith(alone, value))) return [];
  const here = pointer(...alone);
  const around = pointer(...alone.slice(0, -1));
  const name = alone.at(-1);
  return (validateRestatement.errors ?? []).filter(
    ({ instancePath, params }) =>
      instancePath === here ||
      instancePath.startsWith(`${here}/`) ||
      (name !== undefined && instancePath === around && params.additionalProperty === name),
  );
}

function isUnknown(errors: readonly SchemaError[]): boolean {
  return errors.some(({ keyword }) => keyword === "additionalProperties");
}

function reason(errors: readonly SchemaError[], { alone }: Place, value: JsonValue): string {
  if (isUnknown(errors)) return "The form has no such member.";
  if (errors.some(({ params }) => String(params.pattern).startsWith("^R["))) return "This is no rule by its number, such as R3.";
  return schemaFindings(errors, documentWith(alone, value), "1.2")[0]?.message ?? "This does not fit the form.";
}

/** How many values a document holds, itself included; counting ends soon after `MAX_VALUES`. */
function countValues(value: JsonValue): number {
  const open: JsonValue[] = [value];
  let count = 0;
  for (let next = open.pop(); next !== undefined && count <= MAX_VALUES; next = open.pop()) {
    count += 1;
    if (typeof next !== "object" || next === null) continue;
    // One by one: a list of millions is no list of arguments.
    for (const inner of Array.isArray(next) ? next : Object.values(next)) open.push(inner);
  }
  return count;
}

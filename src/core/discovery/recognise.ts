// Whether a stretch of text is the answer that the request asks for. Anything else is unread: kept whole, and nothing taken from it.
import { type JsonObject, parseJson } from "../lib/json.ts";
import { AREA_NAMES } from "./codes.ts";
import { isObject, own } from "./form.ts";
import { unsafeNumbers } from "./numbers.ts";

/** How deep an answer may nest; the form needs six. */
const MAX_DEPTH = 64;

export type Recognised =
  | { readonly kind: "answer"; readonly value: JsonObject; readonly unsafe: readonly string[] }
  /** `why` is there when the text looks like JSON and is not: a whole sentence naming the place. */
  | { readonly kind: "unread"; readonly why?: string };

/**
 * Recognises the asked-for form: one strict JSON object whose `areas` is an object that has at least one of the thirteen areas, or that
 * comes with an `answer_version`. A text with a member name that stands twice is refused, since it would have two readings. Never throws.
 */
export function recognise(text: string): Recognised {
  const body = text.trim();
  if (!body.startsWith("{")) return { kind: "unread" };
  const parsed = parseJson(body, { maxDepth: MAX_DEPTH, numbers: "any_finite" });
  if (!parsed.ok) {
    const problems = parsed.findings.map((finding) => finding.message).join(" ");
    return { kind: "unread", why: `This looks like JSON and could not be read. Places are counted within this block. ${problems}` };
  }
  if (!isObject(parsed.value) || !isAnswer(parsed.value)) return { kind: "unread" };
  return { kind: "answer", value: parsed.value, unsafe: unsafeNumbers(body) };
}

function isAnswer(value: JsonObject): boolean {
  const areas = own(value, "areas");
  if (!isObject(areas)) return false;
  return own(value, "answer_version") !== undefined || AREA_NAMES.some((name) => own(areas, name) !== undefined);
}

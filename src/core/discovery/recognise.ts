// Whether a stretch of text is the answer that the request asks for. Anything else is unread: kept whole, and nothing taken from it.
import { type JsonObject, parseJson } from "../lib/json.ts";
import { AREA_NAMES } from "./codes.ts";
import { isObject, own } from "./form.ts";
import { type UnsafeNumber, unsafeNumbers, withNumbersAsText } from "./numbers.ts";

/** How deep an answer may nest; the form needs six. */
const MAX_DEPTH = 64;

export type Recognised =
  /** `unsafe`: the numbers that cannot be held exactly; in `value` each is a string that holds its text. */
  | { readonly kind: "answer"; readonly value: JsonObject; readonly unsafe: readonly UnsafeNumber[] }
  /** `why` is there when the text looks like JSON and is not: a whole sentence naming the place. */
  | { readonly kind: "unread"; readonly why?: string };

/**
 * Recognises the asked-for form: one strict JSON object whose `areas` is an object that has at least one of the thirteen areas, or that
 * comes with an `answer_version`. A text with a member name that stands twice is refused, since it would have two readings. Never throws.
 */
export function recognise(text: string): Recognised {
  const body = text.trim();
  if (!body.startsWith("{")) return { kind: "unread" };
  const unsafe = unsafeNumbers(body, MAX_DEPTH);
  const parsed = parse(withNumbersAsText(body, unsafe));
  if (!parsed.ok) {
    // Read again as it was written, so that the places are those of the text that is shown.
    const again = unsafe.length === 0 ? parsed : parse(body);
    const problems = again.ok ? [] : again.findings.map((finding) => finding.message);
    return {
      kind: "unread",
      why: ["This looks like JSON and could not be read. Places are counted within this block.", ...problems].join(" "),
    };
  }
  if (!isObject(parsed.value) || !isAnswer(parsed.value)) return { kind: "unread" };
  return { kind: "answer", value: parsed.value, unsafe };
}

const parse = (text: string) => parseJson(text, { maxDepth: MAX_DEPTH, numbers: "any_finite" });

function isAnswer(value: JsonObject): boolean {
  const areas = own(value, "areas");
  if (!isObject(areas)) return false;
  return own(value, "answer_version") !== undefined || AREA_NAMES.some((name) => own(areas, name) !== undefined);
}

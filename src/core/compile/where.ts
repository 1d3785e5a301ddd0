// Which page decides a member of the Grant: how a finding about a place in the document finds the field that makes it.
import { parsePointer } from "../lib/pointer.ts";

export type StepId =
  | "agents"
  | "discover"
  | "question-1"
  | "question-2"
  | "question-3"
  | "question-4"
  | "question-5"
  | "question-6"
  | "together";

/** Every place, "*" standing for any index; the longest line that a pointer begins with decides. Anything else is question 1's. */
const DECIDES: readonly (readonly [prefix: string, step: StepId])[] = [
  ["", "question-1"],
  ["/iss", "agents"],
  ["/principal", "agents"],
  ["/delegate", "agents"],
  ["/work_system", "agents"],
  ["/work_system/unnamed_agents", "question-3"],
  ["/discovery", "discover"],
  ["/purpose", "question-1"],
  ["/work_scope", "question-1"],
  ["/resources", "question-1"],
  ["/authorities", "question-1"],
  ["/denied", "question-1"],
  ["/defaults", "question-2"],
  ["/validity", "question-2"],
  ["/audit", "question-2"],
  ["/authorities/*/limits/categories", "question-2"],
  ["/authorities/*/limits/binding_acts_per_day", "question-2"],
  ["/authorities/*/limits/hours", "question-2"],
  ["/authorities/*/pause_on_unexpected", "question-2"],
  ["/on_behalf_of", "question-3"],
  ["/delegation", "question-3"],
  ["/authorities/*/targets", "question-3"],
  ["/authorities/*/actors", "question-3"],
  ["/defaults/grounding", "question-4"],
  ["/authorities/*/grounding", "question-4"],
  ["/confirmation", "question-5"],
  ["/revocation", "question-5"],
  ["/authorities/*/go_ahead", "question-5"],
  ["/ceilings", "question-6"],
  ["/record", "question-6"],
  ["/conflicts", "question-6"],
  ["/authorities/*/commit", "question-6"],
  ["/formations", "together"],
];

const TABLE = DECIDES.map(([prefix, step]) => ({ segments: parsePointer(prefix), step }));

/** The page that decides the member at a JSON Pointer into the Grant. Throws a SyntaxError for text that is no pointer. */
export function stepOf(pointer: string): StepId {
  const place = parsePointer(pointer);
  let found: (typeof TABLE)[number] = { segments: [], step: "question-1" };
  for (const row of TABLE) {
    const begins = row.segments.every((segment, i) => place[i] !== undefined && (segment === "*" || segment === place[i]));
    if (begins && row.segments.length >= found.segments.length) found = row;
  }
  return found.step;
}

/**
 * An element id for the field at a pointer: "f", then the pointer with "-" for each "/". Letters of ASCII, digits and "_" stay; any other
 * character is its code in hexadecimal between two Zs (and so is Z), so that no two pointers share an id and every id is safe in a selector.
 */
export function fieldId(pointer: string): string {
  return `f${pointer.replace(/[^A-Ya-z0-9_]/gu, (character) => (character === "/" ? "-" : `Z${character.codePointAt(0)?.toString(16)}Z`))}`;
}

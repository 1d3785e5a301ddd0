// §3a The formation section: the sentence quoted word for word names the arrangement; everything else is description, unknown is null.
import { ARRANGEMENTS } from "../catalogue/arrangements.ts";
import type { JsonValue } from "../lib/json.ts";
import { FORMATION_MEMBERS, isObject, own, textOf } from "./form.ts";
import { flag, flagUnknownMembers, type Notes } from "./notes.ts";
import type { FormationSentence } from "./request.ts";
import type { FormationAnswer } from "./shapes.ts";

/**
 * Reads the `formation` member. The arrangement is known when the sentence is one of `sentences` word for word, or the id of one of the
 * ten arrangements; any other sentence is kept and flagged, and no arrangement is made out of its wording.
 */
export function readFormation(value: JsonValue, sentences: readonly FormationSentence[], notes: Notes): FormationAnswer | undefined {
  if (value === null) return undefined;
  if (!isObject(value)) {
    flag(notes, "unknown_value", "/formation", value);
    return undefined;
  }
  flagUnknownMembers(value, FORMATION_MEMBERS, "/formation", notes);
  const answer: { -readonly [name in keyof FormationAnswer]: FormationAnswer[name] } = {};
  for (const name of ["sentence", "leads", "final", "waits_for_person"] as const) {
    const member = own(value, name);
    const text = textOf(member);
    if (text !== undefined) answer[name] = text;
    else if (member !== undefined && member !== null && member !== "") flag(notes, "unknown_value", `/formation/${name}`, member);
  }
  const quoted = answer.sentence?.trim();
  if (quoted === undefined) return answer;
  const arrangement = Object.hasOwn(ARRANGEMENTS, quoted) ? quoted : sentences.find(({ sentence }) => sentence === quoted)?.arrangement;
  if (arrangement === undefined) flag(notes, "unknown_value", "/formation/sentence", quoted);
  else answer.arrangement = arrangement;
  return answer;
}

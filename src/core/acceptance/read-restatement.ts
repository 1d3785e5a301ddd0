// Reading a restatement (§3) out of a pasted text: the same places are looked at as for an inventory (code fences, prose around, a byte order
// mark), one strict JSON object is taken, and what of it does not fit the form is listed. It is a claim of the agent's, never authority.
import { asShown } from "../discovery/decode.ts";
import { isObject } from "../discovery/form.ts";
import { type Located, locate } from "../discovery/locate.ts";
import { unsafeNumbers, withNumbersAsText } from "../discovery/numbers.ts";
import { type JsonObject, parseJson } from "../lib/json.ts";
import { hiddenCharacters } from "../lib/text.ts";
import type { Restatement } from "../schema/restatement.gen.ts";
import { prune, type UnreadPart } from "./prune.ts";

/** One part of the text that may be a restatement. Offsets are UTF-16 units into the text as shown (line ends LF); the end is exclusive. */
export interface RestatementBlock {
  /** Counts from 1. */
  readonly n: number;
  readonly kind: "restatement" | "unread";
  readonly start: number;
  readonly end: number;
  /** What was read was read from this block. */
  readonly chosen: boolean;
  /** Why nothing can be read from it: whole sentences, where more is known than its kind says. */
  readonly why?: string;
}

export interface RestatementReading {
  readonly blocks: readonly RestatementBlock[];
  /** What fitted the form; absent where nothing was read: no block is one, or several are there and none is picked. */
  readonly restatement?: Restatement;
  readonly unread: readonly UnreadPart[];
  /** What is to be said of the text itself, in whole sentences. */
  readonly notes: readonly string[];
}

/** How deep a restatement may nest; the form needs seven. */
const MAX_DEPTH = 64;

/** The members of the form. */
const MEMBERS = {
  grant_id: true,
  fingerprint: true,
  inventories: true,
  can_comply: true,
  cannot: true,
  enforced: true,
  instruction_only: true,
  agents: true,
  asks: true,
} as const satisfies Record<keyof Required<Restatement>, true>;

/**
 * Reads one agent's restatement. `choose` is the number of the block that the person picked; without it a block is read only when it is the
 * only one: several are never guessed among. Never throws, for any text; time is linear in its length.
 */
export function readRestatement(text: string, options: { readonly choose?: number } = {}): RestatementReading {
  const shown = asShown(text);
  const located = locate(shown);
  const recognised = located.map(({ start, end }) => recognise(shown.slice(start, end)));
  const picked = options.choose === undefined ? (located.length === 1 ? 0 : -1) : options.choose - 1;
  const object = recognised[picked]?.object;
  const blocks = located.map(({ start, end }, i): RestatementBlock => {
    const found = recognised[i];
    const kind = found?.object === undefined ? "unread" : "restatement";
    return {
      n: i + 1,
      kind,
      start,
      end,
      chosen: i === picked && kind === "restatement",
      ...(found?.why === undefined ? {} : { why: found.why }),
    };
  });
  const whole: RestatementBlock[] = shown === "" ? [] : [{ n: 1, kind: "unread", start: 0, end: shown.length, chosen: false }];
  const notes = notesOn(shown, located, object === undefined ? undefined : located[picked]);
  return { blocks: blocks.length === 0 ? whole : blocks, ...(object === undefined ? { unread: [] } : prune(object)), notes };
}

/** One strict JSON object with a member of the form at least. A member that stands twice, or `__proto__`, refuses the whole of it. */
function recognise(text: string): { readonly object?: JsonObject; readonly why?: string } {
  const body = text.trim();
  if (!body.startsWith("{")) return {};
  const parse = (json: string) => parseJson(json, { maxDepth: MAX_DEPTH, numbers: "any_finite" });
  // A number that cannot be held as it is written stays a text, which fits nowhere in the form: it is listed, not rounded.
  const parsed = parse(withNumbersAsText(body, unsafeNumbers(body, MAX_DEPTH)));
  if (!parsed.ok) {
    // Read again as it was written, so that the places are those of the text that is shown.
    const again = parse(body);
    const problems = (again.ok ? parsed : again).findings.map(({ message }) => message);
    return { why: ["This looks like JSON and could not be read. Places are counted within this block.", ...problems].join(" ") };
  }
  const { value } = parsed;
  if (!isObject(value)) return {};
  if (Object.keys(value).some((name) => Object.hasOwn(MEMBERS, name))) return { object: value };
  return { why: "This is JSON, but it has none of the members of a restatement." };
}

function notesOn(shown: string, located: readonly Located[], chosen: Located | undefined): string[] {
  const notes: string[] = [];
  if (shown.startsWith("\uFEFF")) notes.push("A byte order mark stands at the start of the text.");
  if (located.length > 1) notes.push(`There are ${located.length} blocks in the text. Only the one that you pick is read.`);
  if (chosen === undefined) return notes;
  const before = shown
    .slice(0, chosen.outerStart)
    .replace(/^\uFEFF/, "")
    .trim().length;
  const after = shown.slice(chosen.outerEnd).trim().length;
  if (before + after > 0) notes.push(`${before} characters stand before the restatement and ${after} after it. They are not read.`);
  const hidden = hiddenCharacters(shown.slice(chosen.start, chosen.end)).length;
  if (hidden > 0) notes.push(`The restatement holds ${hidden} ${hidden === 1 ? "character" : "characters"} that cannot be seen.`);
  return notes;
}

// The reader (§3a Reading the answer): text → locate → recognise → read → findings. Each stage keeps what it could not use and says so;
// nothing is guessed, nothing is merged, and no text makes it throw. What it gives is evidence, never authority (G6).
import type { AreaName } from "./codes.ts";
import { asShown } from "./decode.ts";
import { ANSWER_MEMBERS, isObject, own } from "./form.ts";
import { bindInventory, bindingText } from "./g15-binding.ts";
import { type Located, locate } from "./locate.ts";
import { flagHiddenText, flagHiddenValues, flagLookAlikes, flagSecretText, flagSecretValues } from "./marks.ts";
import { flag, flagUnknownMembers, type Notes } from "./notes.ts";
import { NO_AGENT, readAgent } from "./read-agent.ts";
import { noAreas, readAreas } from "./read-areas.ts";
import { readFormation } from "./read-formation.ts";
import { type Recognised, recognise } from "./recognise.ts";
import type { FormationSentence } from "./request.ts";
import type { AnsweringAgent, Area, Block, FormationAnswer, Reading, Repair } from "./shapes.ts";
import { findWithin } from "./within-answer.ts";

export interface ReadOptions {
  /** The number of the block that the person picked. Without it a block is read only when it is the only one. */
  readonly choose?: number;
  /** The sentences of the formation section, earlier wordings included; without them no sentence names an arrangement. */
  readonly sentences?: readonly FormationSentence[];
}

/**
 * Reads one agent's answer. Line ends become LF first, as on the page (`asShown`); every offset counts in that text. Never throws, for any
 * text; time is linear in its length. `sha256` and `bytes` are those that accepting this very text would bind (G15).
 */
export async function readAnswer(text: string, options: ReadOptions = {}): Promise<Reading> {
  const shown = asShown(text);
  const reading = readShown(shown, options);
  const bound = await bindInventory(shown);
  if (bound.ok) return { sha256: bound.value.sha256, bytes: bound.value.bytes, ...reading };
  const binding = bindingText(shown);
  return binding.ok ? { bytes: new TextEncoder().encode(binding.value).length, ...reading } : reading;
}

/** The same without the hash, at once: `shown` is the text as the page shows it, its line ends LF. */
export function readShown(shown: string, options: ReadOptions = {}): Omit<Reading, "sha256" | "bytes"> {
  const notes: Notes = { flags: [], discrepancies: [] };
  const repairs: Repair[] = [];
  if (shown.startsWith("\uFEFF")) repairs.push({ code: "bom", at: 0, note: "A byte order mark stands at the start." });
  const located = locate(shown);
  const recognised = located.map((place) => recognise(shown.slice(place.start, place.end)));
  const second = located[1];
  if (second !== undefined)
    repairs.push({ code: "several_blocks", at: second.outerStart, note: `There are ${located.length} blocks in the text.` });
  const picked = options.choose === undefined ? (located.length === 1 ? 0 : -1) : options.choose - 1;
  const place = located[picked];
  const chosen = recognised[picked];
  const answer = chosen?.kind === "answer" && place !== undefined ? readForm(chosen, options.sentences ?? [], notes) : NOTHING_READ;
  if (answer !== NOTHING_READ && place !== undefined) repairs.push(...proseAround(shown, place));
  if (answer === NOTHING_READ || place === undefined || chosen?.kind !== "answer") flagText(shown, 0, shown.length, notes);
  else {
    flagSecretValues(chosen.value, shown.slice(place.start, place.end), place.start, notes);
    flagText(shown, 0, place.outerStart, notes);
    flagText(shown, place.outerEnd, shown.length, notes);
  }
  return {
    blocks: blocksOf(shown, located, recognised, answer === NOTHING_READ ? -1 : picked),
    agent: answer.agent,
    areas: answer.areas,
    ...(answer.formation === undefined ? {} : { formation: answer.formation }),
    repairs,
    flags: notes.flags,
    discrepancies: notes.discrepancies,
    findings: findWithin(answer.areas, notes.discrepancies),
  };
}

interface ReadForm {
  readonly agent: AnsweringAgent;
  readonly areas: Readonly<Record<AreaName, Area>>;
  readonly formation?: FormationAnswer | undefined;
}

const NOTHING_READ: ReadForm = { agent: NO_AGENT, areas: noAreas() };

function readForm({ value, unsafe }: Recognised & { kind: "answer" }, sentences: readonly FormationSentence[], notes: Notes): ReadForm {
  flagUnknownMembers(value, ANSWER_MEMBERS, "", notes);
  const version = own(value, "answer_version");
  if (version !== undefined && version !== "1") flag(notes, "unknown_value", "/answer_version", version);
  const agent = readAgent(own(value, "agent"), notes);
  const stated = own(value, "areas");
  const areas = isObject(stated) ? readAreas(stated, notes) : noAreas();
  const section = own(value, "formation");
  const formation = section === undefined ? undefined : readFormation(section, sentences, notes);
  for (const { path, raw } of unsafe) flag(notes, "unsafe_number", path, raw);
  flagHiddenValues(value, "", notes);
  flagLookAlikes(areas, notes);
  return { agent, areas, formation };
}

/** Every block, numbered; a text without any is one block by itself, so that it is shown and kept whole. */
function blocksOf(shown: string, located: readonly Located[], recognised: readonly Recognised[], chosen: number): Block[] {
  if (located.length === 0) return shown === "" ? [] : [{ n: 1, kind: "unread", start: 0, end: shown.length, chosen: false }];
  return located.map(({ start, end }, index) => {
    const found = recognised[index];
    const why = found?.kind === "unread" && found.why !== undefined ? { why: found.why } : {};
    return { n: index + 1, kind: found?.kind ?? "unread", start, end, chosen: index === chosen, ...why };
  });
}

/** Flags what stands in a stretch of which nothing was read. A byte order mark at the start is a repair, not a hidden character. */
function flagText(shown: string, start: number, end: number, notes: Notes): void {
  const from = start === 0 && shown.startsWith("\uFEFF") ? Math.min(1, end) : start;
  const text = shown.slice(from, end);
  flagHiddenText(text, notes);
  flagSecretText(text, notes, from);
}

function proseAround(shown: string, { outerStart, outerEnd }: Located): Repair[] {
  const before = shown.slice(0, outerStart).trim();
  const after = shown.slice(outerEnd).trim();
  if (before === "" && after === "") return [];
  const at = before === "" ? outerEnd : shown.indexOf(before);
  return [{ code: "prose_around", at, note: `${before.length} characters stand before the answer and ${after.length} after it.` }];
}

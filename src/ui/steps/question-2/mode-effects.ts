/** What each working mode does to the acts of this very Grant, by the same steps of §7 that decide for all outputs. Pure. */
import { isBinding } from "../../../core/catalogue/kinds.ts";
import { MODES } from "../../../core/catalogue/modes.ts";
import { actName } from "../../../core/compile/sayings.ts";
import { type OutcomeOf, outcome } from "../../../core/outputs/outcome.ts";
import type { Grant, WorkingMode } from "../../../core/schema/grant.gen.ts";

interface Official extends OutcomeOf {
  readonly name: string;
}

/** What the mode does, in whole sentences: which acts it tightens, which go ahead, and which ask whatever the mode. */
export function modeEffect(grant: Grant, mode: WorkingMode): readonly string[] {
  const official = officialIn(grant, mode);
  if (official.length === 0) return ["No official act is allowed yet, so that this mode has nothing to decide so far."];
  const heldBack = official.filter(({ because }) => because === "mode_plan_prepares_only");
  const madeToAsk = official.filter(({ because }) => because === "mode_asks_each_time");
  const alone = official.filter((act) => act.outcome === "alone");
  const asks = official.filter((act) => act.outcome === "asks" && !madeToAsk.includes(act));

  const sentences: string[] = [];
  if (heldBack.length > 0) sentences.push(`${names(heldBack)} ${are(heldBack)} prepared only, and you take the final step.`);
  if (madeToAsk.length > 0) sentences.push(`${names(madeToAsk)} ${have(madeToAsk)} a standing go-ahead and must ask all the same.`);
  if (alone.length > 0) sentences.push(`${names(alone)} may go ahead without asking, within the limits.`);
  if (asks.length > 0)
    sentences.push(`${count(asks, madeToAsk.length + alone.length > 0 ? "other " : "")} must ask each time in any case.`);
  return sentences.length > 0 ? sentences : ["It changes nothing so far."];
}

/** What no mode changes: acts that are only ever prepared, and acts that are refused. */
export function inEveryMode(grant: Grant): readonly string[] {
  const modes = (Object.keys(MODES) as WorkingMode[]).map((mode) => officialIn(grant, mode));
  const [first = []] = modes;
  const prepares = first.filter((_, i) => modes.some((acts) => acts[i]?.because === "commit_prohibited"));
  const refused = first.filter((_, i) => modes.every((acts) => acts[i]?.outcome === "never"));
  const sentences: string[] = [];
  if (prepares.length > 0) sentences.push(`In every mode ${names(prepares)} ${are(prepares)} prepared only (question 6).`);
  if (refused.length > 0) sentences.push(`In every mode ${names(refused)} ${are(refused)} refused so far: question 1 says why.`);
  return sentences;
}

function officialIn(grant: Grant, working_mode: WorkingMode): readonly Official[] {
  const inMode: Grant = { ...grant, defaults: { ...grant.defaults, working_mode } };
  return inMode.authorities
    .filter(({ kind }) => isBinding(kind))
    .map((authority): Official => ({ name: actName(authority), ...outcome(inMode, authority) }));
}

const MOST_NAMES = 3;

function names(acts: readonly Official[]): string {
  const all = [...new Set(acts.map(({ name }) => name))];
  const shown = all.length > MOST_NAMES ? all.slice(0, MOST_NAMES - 1) : all;
  const rest = all.length - shown.length;
  const parts = rest === 0 ? shown : [...shown, `${rest} more`];
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

function count(acts: readonly Official[], before = ""): string {
  return acts.length === 1 ? `One ${before}official act` : `${acts.length} ${before}official acts`;
}

const several = (acts: readonly Official[]): boolean => new Set(acts.map(({ name }) => name)).size > 1;
const are = (acts: readonly Official[]): string => (several(acts) || acts.length > 1 ? "are" : "is");
const have = (acts: readonly Official[]): string => (several(acts) ? "have" : "has");

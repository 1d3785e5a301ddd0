/** What a reading turned up, put together for the page: each kind once, with all it is about, what it means and where to do something about it. */
import { AREAS, FINDINGS, type FindingCode, FLAGS, type FlagCode, REPAIRS } from "../../../core/discovery/codes.ts";
import type { Discrepancy, Reading } from "../../../core/discovery/shapes.ts";
import { parsePointer } from "../../../core/lib/pointer.ts";
import { sameName } from "../../../core/lib/text.ts";
import { placeWords } from "./item-words.ts";
import type { Party } from "./parties.ts";

/** One thing that a row is about; both texts can be the agent's own. */
export interface LookEntry {
  readonly text: string;
  readonly place?: string;
}

export interface LookRow {
  readonly key: string;
  readonly weight: "look" | "info";
  readonly kind: string;
  /** Around what a single entry says: "before “mail.send” after". */
  readonly before: string;
  readonly after: string;
  /** The heading of several entries, said after their number. */
  readonly many: string;
  readonly why: string;
  readonly entries: readonly LookEntry[];
  /** The page where something can be done about it. */
  readonly step?: "question-1" | "question-2" | "agents";
}

type Words = Pick<LookRow, "kind" | "before" | "after" | "many" | "weight"> & Pick<LookRow, "step">;

const look = (kind: string, before: string, after: string, many: string, step?: LookRow["step"]): Words => ({
  weight: "look",
  kind,
  before,
  after,
  many,
  ...(step === undefined ? {} : { step }),
});
const info = (...words: Parameters<typeof look>): Words => ({ ...look(...words), weight: "info" });

const OF_FINDINGS: Readonly<Record<Exclude<FindingCode, "discrepancy">, Words>> = {
  not_a_commit_boundary: look(
    "Not listed as a commit boundary",
    "",
    "reaches outside, and is not among its commit boundaries",
    "capabilities reach outside and are not among its commit boundaries",
    "question-1",
  ),
  inability_unchecked: look("Inability not checked", "", "was not checked", "claims that it cannot do something were not checked"),
  list_incomplete: look("A list that is not complete", "", "is not complete", "lists are not complete"),
  not_answered_agent: look(
    "An agent without an answer of its own",
    "",
    "has not answered itself",
    "agents have not answered themselves",
    "agents",
  ),
  can_change_after: info(
    "Can change afterwards",
    "The inventory can change:",
    "",
    "things can change in the inventory after this answer",
    "question-2",
  ),
  undeclared: look("Reachable, and not named", "", "can be reached, and is not named", "capabilities can be reached and are not named"),
  unreachable: look("Named, and not reachable", "", "is named, and cannot be reached", "capabilities are named and cannot be reached"),
  beyond_grant: look("Beyond the Grant", "", "is not in the Grant", "things are not in the Grant"),
  other_identity: look("Another identity", "", "acts as another account", "things act as another account", "question-1"),
  changed_since: look("New since the last answer", "", "has changed", "things have changed"),
  changes_itself: look("Changes itself", "", "changes what the agent can do", "capabilities change what the agent can do"),
};

const OF_FLAGS: Readonly<Record<Exclude<FlagCode, "secret">, Words>> = {
  bidi_control: look("Turns the direction of text", "", "may not read as it is", "texts may not read as they are"),
  hidden_characters: look(
    "Characters that cannot be seen",
    "",
    "holds characters that cannot be seen",
    "texts hold characters that cannot be seen",
  ),
  look_alike: look("A look-alike", "", "looks like another name", "names look like others"),
  several_effects: look("Several effects at once", "", "names several effects", "capabilities name several effects"),
  unknown_value: info("A value that is not known", "", "is not known here", "values are not known here"),
  unknown_member: info("Something that was not asked for", "", "was not asked for", "things were not asked for"),
  unsafe_number: info("A number that is too long", "", "is kept as text", "numbers are kept as text"),
  not_a_number: info("Not a number", "", "is kept as text", "values are kept as text"),
  other_wording: info("Other wording", "", "is none of the four answers", "areas are worded in another way"),
  hint_not_boolean: info("A hint that says nothing", "", "counts as not stated", "hints count as not stated"),
};

/** The rows of a reading: findings, then flags, what needs a look first. Secrets, discrepancies and several blocks are shown by themselves. */
export function lookRows(reading: Pick<Reading, "findings" | "flags">, unanswered: readonly string[] = []): readonly LookRow[] {
  const findings = new Map<keyof typeof OF_FINDINGS, LookEntry[]>();
  for (const { code, about } of reading.findings) if (code !== "discrepancy") add(findings, code, { text: about });
  for (const name of unanswered) add(findings, "not_answered_agent", { text: name });
  const flags = new Map<keyof typeof OF_FLAGS, LookEntry[]>();
  for (const { code, path, raw } of reading.flags)
    if (code !== "secret") {
      // A member that was not asked for says more by its name than by its value.
      const text = code === "unknown_member" ? `${parsePointer(path).at(-1) ?? ""}: ${raw}` : raw;
      add(flags, code, { text, place: placeWords(path, AREAS) });
    }
  const rows = [
    ...inOrder(OF_FINDINGS).flatMap((code) => row(`finding ${code}`, OF_FINDINGS[code], FINDINGS[code], findings.get(code))),
    ...inOrder(OF_FLAGS).flatMap((code) => row(`flag ${code}`, OF_FLAGS[code], FLAGS[code], flags.get(code))),
  ];
  return [...rows.filter(({ weight }) => weight === "look"), ...rows.filter(({ weight }) => weight === "info")];
}

const inOrder = <Code extends string>(words: Readonly<Record<Code, Words>>): Code[] => Object.keys(words) as Code[];

function add<Code>(found: Map<Code, LookEntry[]>, code: Code, entry: LookEntry): void {
  const entries = found.get(code);
  if (entries === undefined) found.set(code, [entry]);
  else entries.push(entry);
}

function row(key: string, words: Words, why: string, entries: readonly LookEntry[] | undefined): LookRow[] {
  return entries === undefined ? [] : [{ key, ...words, why, entries }];
}

/** What was done to the text before it could be read; several blocks are asked about instead. */
export function repairWords({ repairs }: Pick<Reading, "repairs">): readonly { readonly key: string; readonly text: string }[] {
  return repairs
    .filter(({ code }) => code !== "several_blocks")
    .map(({ code, at, note }) => ({ key: `${code} ${at}`, text: `${REPAIRS[code]} ${note}` }));
}

/** A discrepancy with its place in words. */
export function discrepancyPlace({ path }: Discrepancy): string {
  return placeWords(path.replace(/\/discrepancies\/\d+$/, ""), AREAS);
}

/** The agents that an answer names and that have no answer of their own; `here` is the one that answered. */
export function unansweredAgents(
  { agent }: Pick<Reading, "agent">,
  here: Party,
  parties: readonly Party[],
  hasAnswered: (id: string) => boolean,
): readonly string[] {
  const named = [
    ...agent.runs.map(({ name }) => name),
    ...agent.teammates,
    ...(agent.directed_by === undefined ? [] : [agent.directed_by]),
  ];
  const answered = [here, ...parties.filter(({ id }) => hasAnswered(id))];
  const isAnswered = (name: string) =>
    answered.some((party) => sameName(party.name, name)) || (agent.name !== undefined && sameName(agent.name, name));
  return named.filter((name, i) => !isAnswered(name) && named.findIndex((other) => sameName(other, name)) === i);
}

/** What the list of acts shows: the catalogue's groups, what the agents' answers name beside it, and the person's own; narrowed to what is looked for. Pure. */
import type { WorkAnswer } from "../../../core/answers/answers.ts";
import { effectRow } from "../../../core/catalogue/effects.ts";
import { type ActEntry, type ActKey, catalogueGroups, countOf, decidedOf, entryOf, isFound, ownKeys } from "./act-list.ts";
import type { FoundAct } from "./offers.ts";

/** What the person looks for. */
export interface Looked {
  readonly text: string;
  readonly onlyDecided: boolean;
}

export const LOOK_AT_ALL: Looked = { text: "", onlyDecided: false };

export interface GroupView<Row> {
  readonly id: string;
  readonly title: string;
  /** Over the whole group, also while only a part of it is shown. */
  readonly count: string;
  readonly hasDecided: boolean;
  readonly rows: readonly Row[];
}

/** A found act. Without an entry, nobody has said yet what it does, or its id is none. */
export interface FoundRow {
  readonly found: FoundAct;
  readonly entry?: ActEntry;
}

export interface ActView {
  readonly groups: readonly GroupView<ActEntry>[];
  readonly found: GroupView<FoundRow>;
  readonly own: GroupView<ActEntry>;
  readonly isLooking: boolean;
  readonly isEmpty: boolean;
}

/** `seen`: acts of the person's own that stand in the list although nothing is decided about them any more. */
export function actView(
  work: Pick<WorkAnswer, "acts" | "nevers">,
  found: readonly FoundAct[],
  seen: readonly ActKey[],
  { text, onlyDecided }: Looked,
): ActView {
  const decided = decidedOf(work);
  const isShown = (entry: ActEntry, more = ""): boolean => (!onlyDecided || entry.state !== "not_allowed") && isFound(entry, text, more);
  const group = (id: string, title: string, entries: readonly ActEntry[]): GroupView<ActEntry> => ({
    id,
    title,
    count: countOf(entries.map(({ state }) => state)),
    hasDecided: entries.some(({ state }) => state !== "not_allowed"),
    rows: entries.filter((entry) => isShown(entry)),
  });

  const groups = catalogueGroups(decided).map(({ id, title, entries }) => group(id, title, entries));
  const known = new Set(catalogueGroups(new Map()).flatMap(({ entries }) => entries.map(({ id }) => id)));
  const own = ownKeys(work);
  const ownById = new Map(own.map((key) => [key.id, key]));
  const foundRows = found.flatMap((act): FoundRow[] => {
    if (act.id === undefined) return [{ found: act }];
    if (known.has(act.id)) return [];
    const key = ownById.get(act.id) ?? statedKey(act.id, act);
    return [key ? { found: act, entry: entryOf(key, decided) } : { found: act }];
  });
  const shownFound = foundRows.filter(({ found: act, entry }) =>
    entry ? isShown(entry, act.label) : !onlyDecided && isFound({ id: act.id ?? act.written ?? "", effect: "" }, text, act.label),
  );
  const ofAnswers = new Set(found.map(({ id }) => id));
  const ownEntries = [...new Map([...seen, ...own].map((key) => [key.id, key])).values()]
    .filter(({ id }) => !ofAnswers.has(id))
    .map((key) => entryOf(key, decided));
  const foundGroup = {
    id: "found",
    title: "Found in your agents' answers",
    count: countOf(foundRows.map(({ entry }) => entry?.state ?? "not_allowed")),
    hasDecided: foundRows.some(({ entry }) => entry !== undefined && entry.state !== "not_allowed"),
    rows: shownFound,
  };
  const ownGroup = group("own", "Acts of your own", ownEntries);
  const lists: readonly { readonly rows: readonly unknown[] }[] = [...groups, foundGroup, ownGroup];
  return {
    groups,
    found: foundGroup,
    own: ownGroup,
    isLooking: text.trim() !== "" || onlyDecided,
    isEmpty: lists.every(({ rows }) => rows.length === 0),
  };
}

/** What a found act is by its answers' own words, where all of them name one effect of the catalogue. */
export function statedKey(id: string, { effect }: FoundAct): ActKey | undefined {
  const kind = effect === undefined ? undefined : effectRow(effect)?.kind;
  return effect === undefined || kind === undefined ? undefined : { id, effect, kind };
}

/** The acts in sight about which nothing is decided. */
export function undecidedIn({ groups, found, own }: ActView): readonly ActEntry[] {
  const entries = [...groups.flatMap(({ rows }) => rows), ...found.rows.flatMap(({ entry }) => entry ?? []), ...own.rows];
  return entries.filter(({ state }) => state === "not_allowed");
}

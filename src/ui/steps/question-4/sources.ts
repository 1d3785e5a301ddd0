/** The sources that question 4 decides, what each of them is, and how the lists of one act are said. Pure. */
import type { ActAnswer, Answers, GroundsAnswer } from "../../../core/answers/answers.ts";
import { groundsOfAct, type SourceStand, sourceStand } from "../../../core/answers/edit-grounds.ts";
import { DISAGREEMENT, PLAIN_SOURCES, SOURCES } from "../../../core/catalogue/sources.ts";
import { fieldId } from "../../../core/compile/where.ts";
import type { Resource, SourceRef } from "../../../core/schema/grant.gen.ts";
import { listed, lowerFirst, upperFirst } from "../../parts/phrases.ts";
import type { Segment } from "../../parts/Segments.tsx";
import { sayAge } from "./freshness.ts";

const MEANS: Readonly<Record<keyof typeof SOURCES, string>> = {
  principal: "What you say to it or write to it yourself.",
  system_of_record: "The place where a fact is kept: the bank for a balance, the calendar for an appointment.",
  documents: "Files and texts that were given to it for this work.",
  web: "Pages that it finds. Anybody can write them.",
  agent_memory: "A lead, not proof: acts that make nothing official may begin from it, and no official act may rely on it.",
  other_agents: "What other agents tell it. They can be wrong, or misled.",
};

export interface SourceLine {
  readonly source: SourceRef;
  /** May hold what a person or an agent typed. */
  readonly name: string;
  readonly means: string;
}

/** The plain sources, then what is read in each selected app, then what an opened Grant names that is no selected app. */
export function sourceLines({ work, grounds }: Pick<Answers, "work" | "grounds">): readonly SourceLine[] {
  const plain = PLAIN_SOURCES.map((source): SourceLine => ({ source, name: SOURCES[source].label, means: MEANS[source] }));
  const apps = work.resources.map(
    (app): SourceLine => ({ source: `app:${app.id}`, name: `What it reads in ${labelOf(app)}`, means: meansOfApp(app) }),
  );
  const lines = [...plain, ...apps];
  const known = new Set(lines.map(({ source }) => source));
  const named = [grounds, ...work.acts.map(({ grounding }) => grounding)].flatMap(({ allowed = [], prohibited = [] }) => [
    ...allowed,
    ...prohibited,
  ]);
  const unknown = [...new Set(named)].filter((source) => !known.has(source));
  return [...lines, ...unknown.map((source) => ({ source, name: source, means: "No app that you selected in question 1 has this name." }))];
}

function labelOf({ label }: Resource): string {
  return label.trim() || "an app without a name";
}

function meansOfApp({ account }: Resource): string {
  const as = account === undefined ? "" : ` as ${account}`;
  return `For the acts that use this app${as}; another act relies on it only where you say so below.`;
}

/** The places of the three answers of a source. */
export const STANDS: readonly Segment<SourceStand>[] = [
  { value: "neither", label: "Not allowed", tone: "none" },
  { value: "allowed", label: "Allowed", tone: "can" },
  { value: "prohibited", label: "Prohibited", tone: "never" },
];

/** The id of a source's row in the defaults: that of its place in the list it stands in, so that a finding about it leads there. */
export function rowId(grounds: Pick<GroundsAnswer, "allowed" | "prohibited">, source: SourceRef, at = "/defaults/grounding"): string {
  const allowed = grounds.allowed.indexOf(source);
  const prohibited = grounds.prohibited.indexOf(source);
  if (allowed >= 0) return fieldId(`${at}/allowed/${allowed}`);
  return prohibited >= 0 ? fieldId(`${at}/prohibited/${prohibited}`) : fieldId(`${at}/neither/${source}`);
}

/** What the choice in the defaults leads to: how many acts may rely on it now. */
export function usedBy(stand: SourceStand, count: number): string {
  if (stand === "allowed") {
    return count === 0 ? "No act relies on it yet" : count === 1 ? "1 act may rely on it" : `${count} acts may rely on it`;
  }
  return stand === "neither" ? "No act may rely on it" : "No act may rely on it, and the Letter says so";
}

/** In what the grounds of one act are narrower than those of every act, in one line; nothing where they are not. */
export function narrowerThan(act: ActAnswer, grounds: GroundsAnswer, nameOf: (source: SourceRef) => string): string | undefined {
  const { allowed, prohibited, freshness, on_disagreement } = act.grounding;
  const lists = groundsOfAct(act, grounds);
  const relies = lists.allowed.filter((source) => sourceStand(lists, source) === "allowed").map((source) => lowerFirst(nameOf(source)));
  const parts = [
    ...(allowed ? [relies.length === 0 ? "relies on nothing" : `relies on ${listed(relies)}`] : []),
    ...(prohibited && !allowed ? ["prohibits more"] : []),
    ...(freshness === undefined ? [] : [`not older than ${sayAge(freshness)}`]),
    ...(on_disagreement === undefined ? [] : [`when facts disagree: ${lowerFirst(DISAGREEMENT[on_disagreement].label)}`]),
  ];
  return parts.length === 0 ? undefined : upperFirst(parts.join(" · "));
}

/** How a source is called in a line about an act. */
export function sourceNames(lines: readonly SourceLine[]): (source: SourceRef) => string {
  const names = new Map(lines.map(({ source, name }) => [source, name]));
  return (source) => names.get(source) ?? source;
}

// Disagreements that can be seen in the answers (G11): a permission on the one side, a stricter rule on the other. They are offered, never
// recorded by themselves: what was chosen, and why, is the person's to say.
import type { ActAnswer, Answers, ConflictAnswer } from "../answers/answers.ts";
import { effectiveCeilings } from "../answers/derived.ts";
import { effectRow } from "../catalogue/effects.ts";
import { BINDING_KINDS, CEILINGS, isBinding, KINDS } from "../catalogue/kinds.ts";
import { MODES } from "../catalogue/modes.ts";
import { DATA_MOVEMENT } from "../catalogue/progress.ts";
import { pointer } from "../lib/pointer.ts";
import { quote, sameName } from "../lib/text.ts";
import type { Conflict, Kind, Resource } from "../schema/grant.gen.ts";
import { actName } from "./sayings.ts";

/** What an agent's answer says of a tool's own confirmation in a selected app, as far as it is known. */
export interface ToolConfirmation {
  /** The id of the app. */
  readonly resource: string;
  /** The act that the words are about; absent where they are about whatever the app does. */
  readonly act?: string;
  /** The words of the answer, shown as data. */
  readonly says: string;
  /** Whether the tool asks before it acts; absent where the words do not tell. */
  readonly asks?: boolean;
}

/** A disagreement that a conflict could record, with the texts to begin from. */
export interface ConflictSuggestion extends Pick<Conflict, "about" | "tool_permission" | "work_rule"> {
  /** The stricter side, which applies; absent where it is not known which that is: the person is asked. */
  readonly applies?: Conflict["applies"];
  /** JSON Pointers of the members of the Grant that disagree. */
  readonly refs: readonly string[];
}

/**
 * Every disagreement both sides of which are known, in the order of the answers; none about which a conflict is recorded already. `tools` is
 * what the agents' answers say of the tools' own confirmations.
 */
export function suggestConflicts(answers: Answers, tools: readonly ToolConfirmation[] = []): ConflictSuggestion[] {
  const all = [
    ...ceilingsAgainstGoAheads(answers),
    ...answers.work.acts.flatMap((act, i) => [
      ...modeAgainstGoAhead(answers, act, i),
      ...movement(answers, act, i),
      ...answers.work.resources.flatMap((app, j) => (act.resources.includes(app.id) ? reachAgainstAct(app, j, act, i) : [])),
      ...tools.flatMap((tool) => (act.resources.includes(tool.resource) ? toolAgainstGoAhead(answers, tool, act, i) : [])),
    ]),
    ...nevers(answers),
  ];
  const recorded = answers.official.conflicts.map(({ about }) => about);
  return all.filter(({ about }) => !recorded.some((other) => sameName(other, about)));
}

/** Everything that disagrees in the answers, recorded or not. */
export function allDisagreements(answers: Answers, tools: readonly ToolConfirmation[] = []): readonly ConflictSuggestion[] {
  return suggestConflicts({ ...answers, official: { ...answers.official, conflicts: [] } }, tools);
}

/** The stricter side, where the answers show it: both texts are still the ones that were worked out. Nothing where the person has to say. */
export function knownStricter(conflict: ConflictAnswer, all: readonly ConflictSuggestion[]): Conflict["applies"] | undefined {
  return all.find(
    ({ about, tool_permission, work_rule }) =>
      about === conflict.about && tool_permission === conflict.tool_permission && work_rule === conflict.work_rule,
  )?.applies;
}

/** What a disagreement is called that is about a tool's own confirmation before an act. */
export function askingAbout(act: ActAnswer, app: Resource): string {
  return `What asks before ${actName(act)} in ${quote(app.label.trim(), 80)}`;
}

/** The go-ahead reaches further than the ceiling, or nothing uses what the ceiling leaves open. */
function ceilingsAgainstGoAheads({ work, official }: Answers): ConflictSuggestion[] {
  const ceilings = effectiveCeilings(official, work.acts);
  const above = work.acts.flatMap((act, i): ConflictSuggestion[] => {
    if (!isBinding(act.kind) || act.go_ahead?.mode !== "standing" || ceilings[act.kind] === "self_within_limits") return [];
    return [
      {
        about: `How ${actName(act)} becomes official`,
        tool_permission: `${actName(act)} has a standing go-ahead.`,
        work_rule: `The ceiling for ${KINDS[act.kind].noun}: ${CEILINGS[ceilings[act.kind]].means}`,
        applies: "work_rule",
        refs: [pointer("authorities", i, "go_ahead"), pointer("ceilings", act.kind)],
      },
    ];
  });
  const unused = BINDING_KINDS.flatMap((kind): ConflictSuggestion[] => {
    const own = [...work.acts.entries()].filter(([, act]) => act.kind === kind);
    const asked = own.every(([, act]) => act.go_ahead?.mode === "each_time");
    if (own.length === 0 || ceilings[kind] !== "self_within_limits" || !asked) return [];
    return [
      {
        about: `The ceiling for ${KINDS[kind].noun}`,
        tool_permission: `The ceiling for ${KINDS[kind].noun}: ${CEILINGS.self_within_limits.means}`,
        work_rule:
          own.length === 1 && own[0] ? `${actName(own[0][1])} asks each time.` : `All ${own.length} acts of this kind ask each time.`,
        applies: "work_rule",
        refs: [pointer("ceilings", kind), ...own.map(([i]) => pointer("authorities", i, "go_ahead"))],
      },
    ];
  });
  return [...above, ...unused];
}

function modeAgainstGoAhead({ progress }: Answers, act: ActAnswer, i: number): ConflictSuggestion[] {
  const mode = progress.working_mode;
  if (act.go_ahead?.mode !== "standing" || !isBinding(act.kind) || MODES[mode].rank === MODES.auto.rank) return [];
  return [
    {
      about: `Whether ${actName(act)} asks`,
      tool_permission: `${actName(act)} has a standing go-ahead.`,
      work_rule: `The working mode: ${MODES[mode].quote}`,
      applies: "work_rule",
      refs: [pointer("authorities", i, "go_ahead"), "/defaults/working_mode"],
    },
  ];
}

/** Only what always moves information: sending and sharing to a person is governed by who is on the other side (§7 step 9). */
function movement({ progress }: Answers, act: ActAnswer, i: number): ConflictSuggestion[] {
  const row = effectRow(act.effect);
  if (progress.data_movement !== "never" || !row?.moves || row.counterparties !== undefined) return [];
  return [
    {
      about: `Whether ${actName(act)} may move information`,
      tool_permission: `${actName(act)} is allowed.`,
      work_rule: `Moving information between apps: ${DATA_MOVEMENT.never.means}`,
      applies: "work_rule",
      refs: [pointer("authorities", i), "/defaults/data_movement"],
    },
  ];
}

type Reach = NonNullable<Resource["reach"]>[number];

const NEEDS = {
  none: "read",
  sent: "write",
  purchased: "write",
  transferred: "write",
  submitted: "write",
  changed: "write",
  deleted: "delete",
  shared: "share",
} as const satisfies Record<Kind, Reach>;

/** The app is known to permit less than the act needs. */
function reachAgainstAct(app: Resource, j: number, act: ActAnswer, i: number): ConflictSuggestion[] {
  const needed = NEEDS[act.kind];
  if (app.reach === undefined || app.reach.includes(needed)) return [];
  return [
    {
      about: `Whether ${actName(act)} is possible in ${quote(app.label.trim(), 80)}`,
      tool_permission: `The app permits the agent to ${app.reach.join(", ") || "do nothing"}.`,
      work_rule: `${actName(act)} is allowed there, which needs to ${needed}.`,
      applies: "tool_permission",
      refs: [pointer("resources", j, "reach"), pointer("authorities", i, "resources")],
    },
  ];
}

/** What is never allowed, and an app that is known to permit it. */
function nevers({ work }: Answers): ConflictSuggestion[] {
  return work.nevers.flatMap((denial, k) =>
    work.resources.flatMap((app, j): ConflictSuggestion[] => {
      const permits = app.effects.includes(denial.effect) && app.reach?.includes(NEEDS[denial.kind]);
      if (!permits) return [];
      const what = quote(denial.label?.trim() || denial.act || denial.effect, 100);
      return [
        {
          about: `Whether ${what} is possible in ${quote(app.label.trim(), 80)}`,
          tool_permission: `The app permits the agent to ${NEEDS[denial.kind]}.`,
          work_rule: `${what} is never allowed.`,
          applies: "work_rule",
          refs: [pointer("resources", j, "reach"), pointer("denied", k)],
        },
      ];
    }),
  );
}

/** The tool's own confirmation against the go-ahead. */
function toolAgainstGoAhead({ work }: Answers, tool: ToolConfirmation, act: ActAnswer, i: number): ConflictSuggestion[] {
  const index = work.resources.findIndex(({ id }) => id === tool.resource);
  const app = work.resources[index];
  const mode = act.go_ahead?.mode;
  if (tool.act !== undefined && tool.act !== act.act) return [];
  if (app === undefined || !isBinding(act.kind) || mode === undefined || (tool.asks !== undefined && tool.asks === (mode === "each_time")))
    return [];
  const asksHere = mode === "each_time" ? "asks each time" : "has a standing go-ahead";
  return [
    {
      about: askingAbout(act, app),
      tool_permission: `Of its confirmation the tool says ${quote(tool.says, 200)}.`,
      work_rule: `${actName(act)} ${asksHere}.`,
      ...(tool.asks === undefined ? {} : { applies: tool.asks ? ("tool_permission" as const) : ("work_rule" as const) }),
      refs: [pointer("resources", index), pointer("authorities", i, "go_ahead")],
    },
  ];
}

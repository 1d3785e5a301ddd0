// What still has to be said in words: the texts that a Grant cannot be without, and lines that were begun and left empty.
import type { Answers } from "../answers/answers.ts";
import { pointer } from "../lib/pointer.ts";
import { type AnswersFinding, blocking } from "./answers-finding.ts";
import { text } from "./typed.ts";

type Wanted = readonly [path: string, typed: string, message: string];

const EMPTY_LINE = "This line is empty: fill it in, or take it out.";

/** A sentence for each text that is missing, at the member of the Grant that it makes. */
export function checkTexts(answers: Answers): AnswersFinding[] {
  const wanted = [...envelope(answers), ...people(answers), ...apps(answers), ...channels(answers), ...conflicts(answers)];
  return wanted.filter(([, typed]) => text(typed) === "").map(([path, , message]) => blocking("schema", path, message));
}

function envelope({ iss, principal, work, go_ahead, official }: Answers): Wanted[] {
  return [
    ["/principal/name", principal.name, "Give your name: the Letter says who grants this."],
    ["/iss", iss, "Say which authority service issues the Grant."],
    ["/purpose", work.purpose, "Say in one sentence what this is for."],
    ["/work_scope/summary", work.summary, "Describe the work in a sentence or two."],
    ["/revocation/command", go_ahead.revocation_command, "Say which words make the agent stop."],
    ["/record/where", official.record_where, "Say where the record of every official act is kept."],
  ];
}

function people({ agents }: Answers): Wanted[] {
  const described = (place: string, { name, role }: { name: string; role: string }): Wanted[] => [
    [`${place}/name`, name, "Give the agent a name."],
    [`${place}/role`, role, "Say in a few words what the agent's lasting job is."],
  ];
  return [
    ...described("/delegate", agents.delegate),
    ...agents.members.flatMap((member, i) => described(pointer("work_system", "members", i), member)),
  ];
}

function apps({ work }: Answers): Wanted[] {
  return work.resources.flatMap(({ label, provider }, i): Wanted[] => [
    [pointer("resources", i, "label"), label, "Give the app a name by which you know it."],
    [pointer("resources", i, "provider"), provider, "Say whose app this is."],
  ]);
}

function channels({ go_ahead }: Answers): Wanted[] {
  return go_ahead.channels.map(({ label }, i) => [
    pointer("confirmation", "channels", i, "label"),
    label,
    "Name this way of reaching you, such as “my work phone”.",
  ]);
}

function conflicts({ official }: Answers): Wanted[] {
  return official.conflicts.flatMap(({ about, tool_permission, work_rule, chosen, why }, i): Wanted[] => [
    [pointer("conflicts", i, "about"), about, "Say what the disagreement is about."],
    [pointer("conflicts", i, "tool_permission"), tool_permission, "Say what the tool permits."],
    [pointer("conflicts", i, "work_rule"), work_rule, "Say what your rule is."],
    [pointer("conflicts", i, "chosen"), chosen, "Say what you chose."],
    [pointer("conflicts", i, "why"), why, "Say why you leave the disagreement in."],
  ]);
}

/** A sentence for each line of a list that is empty. It is not dropped: a list that holds something back would hold less back without it. */
export function checkLines({ work, official }: Answers): AnswersFinding[] {
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ["/work_scope/includes", work.includes],
    ["/work_scope/excludes", work.excludes],
    ["/record/contains", official.record_contains],
    ...work.resources.map(({ locations = [] }, i) => [pointer("resources", i, "locations"), locations] as const),
    ...work.acts.map(({ categories }, i) => [pointer("authorities", i, "limits", "categories"), categories] as const),
    ...work.acts.map(({ targets }, i) => [pointer("authorities", i, "targets", "ids"), targets?.ids ?? []] as const),
  ];
  return lists.flatMap(([path, lines]) =>
    lines.flatMap((line, i) => (text(line) === "" ? [blocking("schema", path + pointer(i), EMPTY_LINE)] : [])),
  );
}

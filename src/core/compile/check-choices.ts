// What still has to be chosen: an act, a channel, a holder, somebody named; and names that cannot be told apart.
import type { ActAnswer, Answers } from "../answers/answers.ts";
import { effectRow } from "../catalogue/effects.ts";
import { isBinding } from "../catalogue/kinds.ts";
import { pointer } from "../lib/pointer.ts";
import { quote, sameName } from "../lib/text.ts";
import { type AnswersFinding, blocking, warning } from "./answers-finding.ts";
import { actName } from "./sayings.ts";
import { text } from "./typed.ts";

/** Sentences about choices that a Grant cannot be without. */
export function checkChoices({ work, progress, participants, go_ahead, official, agents }: Answers): AnswersFinding[] {
  const { on_behalf_of: behalf, delegation } = participants;
  const found: AnswersFinding[] = [];
  const want = (missing: boolean, rule: AnswersFinding["rule"], path: string, message: string) => {
    if (missing) found.push(blocking(rule, path, message));
  };
  want(work.acts.length === 0, "schema", "/authorities", "Allow at least one act: without one the Grant allows nothing.");
  want(progress.triggers.length === 0, "schema", "/defaults/triggers", "Choose at least one thing that may start the work.");
  want(
    go_ahead.channels.length === 0,
    "schema",
    "/confirmation/channels",
    "Name at least one way in which the agent can reach you: an ask that cannot reach you is a refusal.",
  );
  want(
    behalf !== undefined && behalf.kind !== "self" && text(behalf.name ?? "") === "",
    "names",
    "/on_behalf_of/name",
    `Name the ${behalf?.kind === "person" ? "person" : "organization"} on whose behalf the work is done.`,
  );
  want(
    delegation.agents?.length === 0,
    "schema",
    "/delegation/agents",
    "Name at least one agent that work may be handed to, or let it be any agent.",
  );
  want(
    agents.arrangement !== "one_agent" && agents.arrangement !== "external_system" && agents.members.length === 0,
    "G7",
    "/work_system/members",
    "Add at least one member to the team, or choose one agent.",
  );
  for (const [i, { applies }] of official.conflicts.entries()) {
    const message = "Say which of the two applies: it is the stricter one.";
    want(applies === undefined, "G11", pointer("conflicts", i, "applies"), message);
  }
  return [...found, ...work.acts.flatMap((act, i) => checkAct(act, pointer("authorities", i)))];
}

function checkAct(act: ActAnswer, path: string): AnswersFinding[] {
  const found: AnswersFinding[] = [];
  const name = actName(act);
  if (act.actors.length === 0) found.push(blocking("schema", `${path}/actors`, `Say who may do ${name}, or do not allow it.`));
  if (isBinding(act.kind) && act.go_ahead === undefined) {
    found.push(blocking("schema", `${path}/go_ahead`, `Say whether ${name} has a standing go-ahead or asks each time.`));
  }
  if (isBinding(act.kind) && act.resources.length === 0) {
    const message = `${name} may use no app yet, so that a verifier refuses it everywhere. Choose the apps it may use.`;
    found.push(warning("G6", `${path}/resources`, message));
  }
  if (act.targets === undefined && effectRow(act.effect)?.counterparties !== undefined) {
    found.push(blocking("resources", `${path}/targets`, `Say who may be on the other side of ${name}.`));
  }
  if (act.targets?.scope === "named" && act.targets.ids.length === 0) {
    const message = `Name at least one on the other side of ${name}, choose another reach, or set the act to Never.`;
    found.push(blocking("resources", `${path}/targets/ids`, message));
  }
  return found;
}

/** A sentence for each name that another one in the Grant equals, capitals and the forms of letters aside (G4). Missing ones are not compared. */
export function checkNames({ principal, agents }: Answers): AnswersFinding[] {
  const all = [
    { path: "/principal/name", name: principal.name },
    { path: "/delegate/name", name: agents.delegate.name },
    ...agents.members.map(({ name }, i) => ({ path: pointer("work_system", "members", i, "name"), name })),
  ].filter(({ name }) => text(name) !== "");
  return all.flatMap(({ path, name }, i) =>
    all.slice(0, i).some((other) => sameName(other.name, name))
      ? [blocking("G4", path, `${quote(text(name), 80)} is the name of somebody else here. Give names that can be told apart.`)]
      : [],
  );
}

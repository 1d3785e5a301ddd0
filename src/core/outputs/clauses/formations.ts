// How the agents act together (§4b): each formation's arrangement, participants, settlement, gates and hand-offs in clauses of their own.
// What the principal left unset is said with the default that holds (F3), so that nothing stands unsaid.

import { ARRANGEMENTS, HANDOFF_QUESTIONS, MESH_QUESTIONS } from "../../catalogue/arrangements.ts";
import type { Enforcement } from "../../catalogue/enforcement.ts";
import { joinOf, terminationOf } from "../../formations/f03-defaults.ts";
import { pointer } from "../../lib/pointer.ts";
import type { Participant, Protocol } from "../../schema/grant.gen.ts";
import type { Clause, ClauseWeight } from "../clause.ts";
import { actList, theseActs } from "../words/acts.ts";
import { count } from "../words/amounts.ts";
import { formationKey, formationName, type Within } from "../words/formations.ts";
import { capitalised, ident, type Piece, quoted, say, sentences, text } from "../words/inline.ts";
import { actor, clause, phrase, row, type Words } from "../words/words.ts";
import { gateClauses, handoffClauses } from "./gates.ts";
import { settlementClause } from "./settlement.ts";

/** F10: what nothing checks and nothing runs is a statement of intent, and the Letter says so in plain words. */
const INTENT: Partial<Record<Enforcement, string>> = {
  advisory: "No verifier checks these arrangements. Unless a program runs the agents and holds them to this, it is a statement of intent.",
  provider_native:
    "Beyond the provider’s own approvals, no verifier checks these arrangements. Unless a program runs the agents and holds them to this, the rest is a statement of intent.",
};

export function formationClauses(w: Words): Clause[] {
  const all = w.grant.formations ?? [];
  const each = all.flatMap((formation, index) => {
    const key = formationKey(all, index);
    const within: Within = {
      w,
      formation,
      index,
      name: formationName(w, index),
      at: (...path) => pointer("formations", index, ...path),
      make: (part, weight, held, refs, said) =>
        clause(w, { id: `formation:${key}:${part}`, section: "formations", weight, refs, held, text: said }),
    };
    return [
      arrangement(within),
      routing(within),
      ...participants(within),
      settlementClause(within),
      ...gateClauses(within),
      ...handoffClauses(within),
      ...join(within),
      ...termination(within),
      ...configuration(within),
      ...protocol(within),
      ...unresolved(within),
    ];
  });
  if (each.length === 0) return [];
  const grants = text("Taking part in an arrangement gives nobody an act. An arrangement can make an act ask; it never lets one go ahead.");
  const intent = INTENT[w.enforcement];
  const about = (id: string, weight: ClauseWeight, said: Piece): Clause =>
    clause(w, { id, section: "formations", weight, refs: [], held: "checked", text: said });
  return [
    ...each,
    about("formation:grants_nothing", "limit", grants),
    ...(intent === undefined ? [] : [about("formation:intent", "about", text(intent))]),
  ];
}

function arrangement({ w, formation, name, at, make }: Within): Clause {
  const known = row(ARRANGEMENTS, formation.arrangement);
  const refs = [at("arrangement"), ...(formation.name === undefined ? [] : [at("name")]), ...(formation.acts ? [at("acts")] : [])];
  const what = known
    ? formation.name === undefined
      ? text(`. ${known.sentence}`)
      : w.style === "agent"
        ? say` is a formation, ${ident(formation.arrangement)}. ${text(known.sentence)}`
        : text(` is the arrangement “${known.label}”. ${known.sentence}`)
    : say` is arranged as ${quoted(formation.arrangement)}.`;
  const acts = formation.acts
    ? say`It governs ${theseActs(formation.acts)}: ${actList(w, formation.acts, "and")}.`
    : text("It governs every act of this Grant.");
  return make("arrangement", "about", "asked", refs, sentences(say`${capitalised(name)}${what}`, acts));
}

const ROUTES: Record<string, string> = {
  code: "the program that runs the work decides what happens next",
  one_model: "one agent decides what happens next",
  any_peer: "any of the agents may decide what happens next",
  none: "nobody decides what happens next",
  protocol: "the agreed protocol decides what happens next",
  environment: "a change in the shared place decides what happens next",
};

function routing({ formation, name, at, make }: Within): Clause {
  const written = formation.routing_authority;
  const routes = written ?? row(ARRANGEMENTS, formation.arrangement)?.routing;
  const refs = written === undefined ? [at("arrangement")] : [at("routing_authority")];
  return make("routing", "about", "asked", refs, say`In ${name}, ${phrase(ROUTES, routes)}.`);
}

function participants({ w, formation, name, at, make }: Within): Clause[] {
  if (formation.participants === undefined) {
    const everyone =
      w.grant.work_system.members.length === 0
        ? say`${w.delegate} takes part.`
        : say`${w.delegate} and every member of the team take part.`;
    return [make("participants", "limit", "checked", [], say`In ${name}, ${everyone}`)];
  }
  if (formation.participants.length === 0)
    return [make("participants", "limit", "checked", [at("participants")], say`In ${name}, nobody takes part yet.`)];
  return formation.participants.map((participant, i) => {
    const refs = (["actor", "membership", "interaction", "authority", "commit"] as const)
      .filter((member) => participant[member] !== undefined)
      .map((member) => at("participants", i, member));
    return make(`participant:${participant.actor}`, "limit", "checked", refs, participantSentence(w, participant, name));
  });
}

function participantSentence(w: Words, participant: Participant, name: Piece): Piece {
  const { membership, interaction, authority, commit } = participant;
  const who = actor(w, participant.actor);
  const place: Record<Participant["membership"], Piece> = {
    member: say`In ${name}, ${who} is a member and may act.`,
    adjacent: say`In ${name}, ${who} stands beside the members, and may not act until ${w.principal} makes ${who} a member.`,
  };
  const asked: Record<NonNullable<Participant["interaction"]>, Piece> = {
    none: say`${who} is neither consulted nor notified.`,
    consulted: say`${who} is consulted.`,
    notified: say`${who} is notified.`,
  };
  const leads: Record<NonNullable<Participant["authority"]>, Piece> = {
    none: say`${who} neither hands out work nor is given it.`,
    delegates: say`${who} leads, and hands out the work.`,
    delegated: say`${who} is given work.`,
  };
  const ratifies: Record<NonNullable<Participant["commit"]>, Piece> = {
    none: say`${who} ratifies nothing.`,
    ratifies: say`A result needs the ratification of ${who}.`,
  };
  const other = <T extends Record<string, Piece>>(table: T, value: string | undefined): Piece | undefined =>
    value === undefined ? undefined : (row(table, value) ?? say`What is said of ${who}: ${quoted(value)}.`);
  // F3: who stands beside is consulted, where nothing else is written.
  const heard = interaction ?? (membership === "adjacent" ? "consulted" : undefined);
  return sentences(other(place, membership), other(asked, heard), other(leads, authority), other(ratifies, commit));
}

const JOINS: Record<string, string> = {
  all: "the work goes on when all its parts are done",
  any: "the work goes on when any one of its parts is done",
  first_completed: "the work goes on with the part that is done first",
  decision: "the work goes on when somebody has decided that it may",
  wait_for_activated_arms: "the work goes on when every part that was started is done",
};

function join({ formation, name, at, make }: Within): Clause[] {
  const joined = joinOf(formation);
  if (joined === undefined) return [];
  return [
    make(
      "join",
      "limit",
      "asked",
      formation.join === undefined ? [at("arrangement")] : [at("join")],
      say`In ${name}, ${phrase(JOINS, joined)}.`,
    ),
  ];
}

const ENDS = ["kind", "max_rounds", "stop_rule", "on_limit"] as const;

function termination({ formation, name, at, make }: Within): Clause[] {
  const ends = terminationOf(formation);
  if (ends === undefined) return [];
  const written = formation.termination ?? {};
  const refs =
    formation.termination === undefined
      ? [at("arrangement")]
      : ENDS.filter((member) => member in written).map((member) => at("termination", member));
  const rounds = ends.max_rounds === undefined ? undefined : count(ends.max_rounds, "round");
  const said: Record<string, Piece> = {
    construction: text("the work ends by itself when its parts are done"),
    declared_bound: say`the work stops after ${rounds ?? text("a set number of rounds")}`,
    model_signal: text("the work ends when an agent says that it is done"),
    unbounded: text("nothing bounds how long the work goes on"),
  };
  const bound = ends.kind !== "declared_bound" && rounds ? say`There are at most ${rounds}.` : undefined;
  const rule = ends.stop_rule === undefined ? undefined : say`It stops by this rule: ${quoted(ends.stop_rule)}.`;
  const then = { ask: "it asks", stop: "it stops" };
  const limit = ends.on_limit === undefined ? undefined : say`At the bound, ${phrase(then, ends.on_limit)}.`;
  const main = say`In ${name}, ${row(said, ends.kind) ?? say`the work ends so: ${quoted(ends.kind)}`}.`;
  return [make("termination", "limit", "asked", refs, sentences(main, bound, rule, limit))];
}

function configuration({ formation, name, at, make }: Within): Clause[] {
  const { plan_provenance, performer_composition } = formation.configuration ?? {};
  const plans: Record<string, string> = {
    authored: "is written beforehand",
    runtime: "is made while the work runs",
    hybrid: "is partly written beforehand and partly made while the work runs",
  };
  const refs = [
    ...(plan_provenance === undefined ? [] : [at("configuration", "plan_provenance")]),
    ...(performer_composition === undefined ? [] : [at("configuration", "performer_composition")]),
  ];
  if (refs.length === 0) return [];
  const plan = plan_provenance === undefined ? undefined : say`In ${name}, the plan ${phrase(plans, plan_provenance)}.`;
  const who = performer_composition === undefined ? undefined : say`In ${name}, the work is done by ${quoted(performer_composition)}.`;
  return [make("configuration", "about", "asked", refs, sentences(plan, who))];
}

const QUESTIONS = [...Object.entries(HANDOFF_QUESTIONS), ...Object.entries(MESH_QUESTIONS)];

/** The answers to the mesh's five questions and the hand-off's three (F4). */
function protocol({ formation, name, at, make }: Within): Clause[] {
  return QUESTIONS.flatMap(([question, words]) => {
    const answer = formation.protocol?.[question as keyof Protocol];
    if (answer === undefined) return [];
    const said = say`In ${name}, ${text(words)}: ${quoted(answer)}.`;
    return [make(`protocol:${question}`, "limit", "asked", [at("protocol", question)], said)];
  });
}

/** G14: what is open keeps the Grant from being sealed. */
function unresolved({ w, formation, name, at, make }: Within): Clause[] {
  return (formation.unresolved ?? []).map((item, i) => {
    const said = say`Not decided yet in ${name}: ${quoted(item)}. Until ${w.principal} answers it, this Grant cannot be sealed, signed or accepted.`;
    return make(`unresolved:${item}`, "gate", "checked", [at("unresolved", i)], said);
  });
}

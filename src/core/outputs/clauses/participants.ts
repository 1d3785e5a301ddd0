// Who takes part and holds what (§4 question 3, G7), the apps (G12), and whether work may be handed on (delegation, G9).
import { EFFECTS } from "../../catalogue/effects.ts";
import { pointer } from "../../lib/pointer.ts";
import type { Resource } from "../../schema/grant.gen.ts";
import type { Clause, ClauseWeight } from "../clause.ts";
import { actPhrase, effectPhrase, theseActs } from "../words/acts.ts";
import { ident, list, named, type Piece, quoted, say, sentences, text } from "../words/inline.ts";
import { actor, clause, type HeldBy, phrase, row, type Words } from "../words/words.ts";

const make = (w: Words, id: string, weight: ClauseWeight, held: HeldBy, refs: string[], said: Piece): Clause =>
  clause(w, { id, section: "participants", weight, refs, held, text: said });

export function participantClauses(w: Words): Clause[] {
  return [arrangement(w), ...members(w), ...holders(w), ownActs(w), unnamedAgents(w), ...apps(w)];
}

function arrangement(w: Words): Clause {
  const kind = w.grant.work_system.arrangement;
  const said: Record<string, Piece> = {
    one_agent: say`One agent does the work: ${w.delegate}.`,
    team: say`A team of agents does the work; ${w.delegate} receives the authority.`,
    lead_with_specialists: say`${w.delegate} leads, and specialists work with it.`,
    external_system: say`An external system does the work together with ${w.delegate}.`,
  };
  const none = w.grant.work_system.members.length === 0 && kind !== "one_agent" ? text("It has no other member yet.") : undefined;
  const refs = ["/work_system/arrangement", ...(w.grant.work_system.members.length === 0 ? ["/work_system/members"] : [])];
  return make(w, "work_system", "about", "asked", refs, sentences(row(said, kind) ?? say`The work is arranged as ${quoted(kind)}.`, none));
}

/** Who holds what, where there is more than one who could. */
function holders(w: Words): Clause[] {
  const listed = w.grant.authorities.flatMap(({ actors }) => actors);
  const all = new Set([w.grant.delegate.sub, ...w.grant.work_system.members.map((member) => member.actor), ...listed]);
  return all.size === 1 ? [] : [...all].map((ref) => holds(w, ref));
}

/** What somebody holds, as one sentence: the acts of the authorities that list them. */
function holds(w: Words, ref: string): Clause {
  const held = w.grant.authorities.flatMap((authority, i) => (authority.actors.includes(ref) ? [{ authority, i }] : []));
  const refs = held.map(({ i }) => pointer("authorities", i, "actors"));
  const acts = held.map(({ authority }) => (w.style === "agent" ? ident(authority.act) : actPhrase(w, authority)));
  const said =
    held.length === 0
      ? say`${actor(w, ref)} holds no act.`
      : w.style === "agent"
        ? say`${actor(w, ref)} holds ${list(acts, "and")}.`
        : say`${actor(w, ref)} holds ${theseActs(acts)}, on the terms above: ${list(acts, "and")}.`;
  return make(w, `holds:${ref}`, "about", "checked", refs, said);
}

function members(w: Words): Clause[] {
  return w.grant.work_system.members.map((member, i) => {
    const refs = (["actor", "name", "role", "platform"] as const)
      .filter((part) => member[part] !== undefined)
      .map((part) => pointer("work_system", "members", i, part));
    // Absent means the delegate's platform (§4 question 3).
    const platform = member.platform ?? w.grant.delegate.platform;
    const runs = platform === undefined ? undefined : say`It runs on ${named(platform)}.`;
    const said = sentences(
      say`${named(member.name)} (${ident(member.actor)}) is a member of the team. Its role is ${quoted(member.role)}.`,
      runs,
    );
    return make(w, `member:${member.actor}`, "about", "asked", refs, said);
  });
}

function ownActs(w: Words): Clause {
  const said = text("Each agent holds only the acts given to it. Working together, sharing work or sharing memory gives nobody more.");
  return make(w, "own_acts", "limit", "checked", [], said);
}

function unnamedAgents(w: Words): Clause {
  const rule = w.grant.work_system.unnamed_agents;
  const said: Record<string, [ClauseWeight, Piece]> = {
    nothing: ["never", text("An agent that this Grant does not name may do nothing under it.")],
    non_binding: ["limit", text("An agent that this Grant does not name may do only what is not official, such as reading and drafting.")],
    ask: [
      "ask",
      text(
        "An agent that this Grant does not name must ask before it does anything under it, and an official act that is not given to it is refused all the same.",
      ),
    ],
  };
  const [weight, sentence] = row(said, rule) ?? (["never", say`An agent that this Grant does not name: ${quoted(rule)}.`] as const);
  return make(w, "unnamed_agents", weight, "checked", ["/work_system/unnamed_agents"], sentence);
}

const REACH: Record<string, string> = { read: "read", write: "write", delete: "delete", share: "share" };

/** An app: whose, acting as whom, where inside it, and what it is for here. No account or no locations: the whole app (G12). */
function apps(w: Words): Clause[] {
  if (w.grant.resources.length === 0) return [make(w, "apps", "limit", "checked", ["/resources"], text("No app is named in this Grant."))];
  return w.grant.resources.map((app, i) => {
    const members = ["id", "provider", "label", "account", "effects", "place", "reach", "via", "locations"] as const;
    const refs = members.filter((member) => app[member] !== undefined).map((member) => pointer("resources", i, member));
    return make(w, `app:${app.id}`, "limit", "checked", refs, w.style === "agent" ? shortly(app) : atLength(app));
  });
}

function usesOf(app: Resource): Piece {
  const uses = app.effects.map((effect) => effectPhrase(effect, row(EFFECTS, effect)?.kind ?? "none"));
  return list(uses, "or", "do nothing");
}

function extras(app: Resource): (Piece | undefined)[] {
  const reach = (app.reach ?? []).map((part) => phrase(REACH, part));
  return [
    app.place === undefined ? undefined : say`What it changes lands in ${quoted(app.place)}.`,
    app.reach === undefined ? undefined : say`The connection to it can ${list(reach, "and", "do nothing")}.`,
    app.via === undefined ? undefined : say`It is reached through ${quoted(app.via)}.`,
  ];
}

function atLength(app: Resource): Piece {
  const account =
    app.account === undefined
      ? text("No account is named there, so any that is at hand may be used.")
      : say`The account there is ${ident(app.account)}; any other is refused.`;
  const inside =
    app.locations === undefined
      ? text("The whole app is open.")
      : say`Only ${list(app.locations.map(quoted), "and")} in it ${text(app.locations.length === 1 ? "is" : "are")} open; elsewhere is refused.`;
  const main = say`${named(app.label)} (${ident(app.id)}) is an app of ${named(app.provider)}.`;
  return sentences(main, account, inside, say`It may be used here to ${usesOf(app)}.`, ...extras(app));
}

/** What an act may do in it stands in the act's own line. */
function shortly(app: Resource): Piece {
  const account = app.account === undefined ? [] : say`, account ${ident(app.account)} only`;
  const inside = app.locations === undefined ? [] : say`, only in ${list(app.locations.map(quoted), "and")}`;
  return sentences(say`App ${ident(app.id)}: ${named(app.label)} of ${named(app.provider)}${account}${inside}.`, ...extras(app));
}

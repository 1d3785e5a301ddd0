// How the work progresses (§4 question 2; §7 steps 4, 8, 9, 10): what starts it, changes to itself, new apps, moving information, pauses.
import { SELF_CHANGES, TRIGGERS } from "../../catalogue/progress.ts";
import { pointer } from "../../lib/pointer.ts";
import type { Clause, ClauseWeight } from "../clause.ts";
import { actPhrase } from "../words/acts.ts";
import { list, type Piece, quoted, say, text } from "../words/inline.ts";
import { actors, authorityKey, clause, type HeldBy, row, type Words } from "../words/words.ts";

export function progressClauses(w: Words): Clause[] {
  return [triggers(w), ...selfChanges(w), newApps(w), movement(w), ...pauses(w)];
}

const make = (w: Words, id: string, weight: ClauseWeight, held: HeldBy, refs: string[], said: Piece): Clause =>
  clause(w, { id, section: "progress", weight, refs, held, text: said });

function triggers(w: Words): Clause {
  const ways = w.grant.defaults.triggers.map((trigger) => {
    const known = row(TRIGGERS, trigger);
    if (trigger === "asked") return say`when ${w.principal} asks for it`;
    return known ? text(known.phrase) : quoted(trigger);
  });
  const said = say`Work may start or go on ${list(ways, "or", "in no way")}. Whatever else starts it, or keeps it going, has to be asked about first.`;
  return make(w, "triggers", "limit", "checked", ["/defaults/triggers"], said);
}

function selfChanges(w: Words): Clause[] {
  return (Object.keys(SELF_CHANGES) as (keyof typeof SELF_CHANGES)[]).map((part) => {
    const rule = w.grant.defaults.self_changes[part];
    const what = text(SELF_CHANGES[part].phrase);
    const said: Record<string, [ClauseWeight, Piece]> = {
      never: ["never", say`An agent may never change ${what}.`],
      ask: ["ask", say`An agent must ask before it changes ${what}.`],
      allowed: ["allow", say`An agent may change ${what} without asking.`],
    };
    const [weight, sentence] = row(said, rule) ?? (["never", say`Changes to ${what}: ${quoted(rule)}.`] as const);
    return make(w, `self:${part}`, weight, "checked", [pointer("defaults", "self_changes", part)], sentence);
  });
}

function newApps(w: Words): Clause {
  const rule = w.grant.defaults.new_connectors;
  const said: Record<string, Piece> = {
    not_covered: say`An app or tool that appears later is not covered until ${w.principal} makes a new Grant.`,
    covered: text("An agent may also read in apps and tools that appear later. Official acts stay in the apps named here."),
  };
  const weight = rule === "covered" ? "allow" : "never";
  return make(
    w,
    "new_connectors",
    weight,
    "checked",
    ["/defaults/new_connectors"],
    row(said, rule) ?? say`Apps that appear later: ${quoted(rule)}.`,
  );
}

function movement(w: Words): Clause {
  const rule = w.grant.defaults.data_movement;
  const said: Record<string, [ClauseWeight, Piece]> = {
    never: ["never", text("No agent may move information from one app to another.")],
    ask: ["ask", text("An agent must ask before it moves information from one app to another.")],
    listed_apps: ["limit", text("An agent may move information only among the apps this Grant names; anywhere else is refused.")],
  };
  const [weight, sentence] = row(said, rule) ?? (["never", say`Moving information: ${quoted(rule)}.`] as const);
  return make(w, "data_movement", weight, "checked", ["/defaults/data_movement"], sentence);
}

/** Pausing is asked, never checked (§7 step 16 and the Letter's honesty). */
function pauses(w: Words): Clause[] {
  const rule: unknown = w.grant.defaults.pause_on_unexpected;
  const said =
    rule === true
      ? text("Where anything is unexpected, an agent pauses and asks.")
      : rule === false
        ? text("An agent need not pause where something is unexpected, except where an act’s own rule says so.")
        : say`Pausing where something is unexpected: ${quoted(rule)}.`;
  const all = make(w, "pause", rule === false ? "about" : "ask", "asked", ["/defaults/pause_on_unexpected"], said);
  const own = w.grant.authorities.flatMap((authority, i) => {
    if (authority.pause_on_unexpected === undefined) return [];
    const shared = w.grant.authorities.filter((other) => other.act === authority.act).length > 1;
    const who = shared ? actors(w, authority.actors) : text("it");
    const must =
      authority.pause_on_unexpected === true ? text("must pause and ask") : say`pauses (${quoted(authority.pause_on_unexpected)})`;
    const sentence =
      w.style === "agent"
        ? text("Pause and ask where anything is unexpected.")
        : say`To ${actPhrase(w, authority)}, ${who} ${must} where anything is unexpected.`;
    const refs = [pointer("authorities", i, "pause_on_unexpected")];
    return [make(w, `pause:${authorityKey(w.grant, authority)}`, "ask", "asked", refs, sentence)];
  });
  return [all, ...own];
}

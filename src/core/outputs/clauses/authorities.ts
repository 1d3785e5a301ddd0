// What each authority allows, by its real outcome (§5 the authority type; §7). One clause an authority, nothing merged (§9).

import { COUNTERPARTIES } from "../../catalogue/counterparties.ts";
import { effectRow } from "../../catalogue/effects.ts";
import { isBinding } from "../../catalogue/kinds.ts";
import { evidenceOf } from "../../formations/f03-defaults.ts";
import { pointer } from "../../lib/pointer.ts";
import type { ActorRef, Authority } from "../../schema/grant.gen.ts";
import type { Clause, ClauseSection, ClauseWeight } from "../clause.ts";
import { governs, type Outcome, type OutcomeOf, outcomeFor } from "../outcome.ts";
import { actPhrase } from "../words/acts.ts";
import { money } from "../words/amounts.ts";
import { formationName } from "../words/formations.ts";
import { capitalised, ident, list, type Piece, quoted, say, sentences, text } from "../words/inline.ts";
import { actors, app, authorityKey, clause, row, type Words } from "../words/words.ts";

const PLACE: Record<Outcome, { section: ClauseSection; weight: ClauseWeight }> = {
  alone: { section: "alone", weight: "allow" },
  asks: { section: "asks", weight: "ask" },
  prepares: { section: "prepares", weight: "never" },
  never: { section: "never", weight: "never" },
};

export function authorityClauses(w: Words): Clause[] {
  return w.grant.authorities.flatMap((authority, i) => {
    const groups = byOutcome(w, authority);
    return groups.map(({ holders, decided }) => {
      const key = authorityKey(w.grant, authority);
      const { targets, resources } = authority;
      const plain = !targets && resources.every((id) => !w.apps.get(id)?.account && !w.apps.get(id)?.locations);
      return clause(w, {
        id: groups.length > 1 ? `authority:${key}@${holders.join("+")}` : `authority:${key}`,
        ...PLACE[decided.outcome],
        refs: authorityRefs(w, authority, i, decided),
        // Past step 11 nothing is checked about an act of kind none; a provider's controls rarely express counterparties or places.
        held: !isBinding(authority.kind) ? "asked" : plain ? "control" : "checked",
        text: sentences(
          mainSentence(w, authority, holders, decided),
          goAhead(w, authority, decided),
          counterparties(w, authority),
          undo(w, authority, decided),
        ),
      });
    });
  });
}

/** The holders of an authority, together where they have one outcome. */
function byOutcome(w: Words, authority: Authority): { holders: ActorRef[]; decided: OutcomeOf }[] {
  const groups = new Map<string, { holders: ActorRef[]; decided: OutcomeOf }>();
  for (const actor of authority.actors) {
    const decided = outcomeFor(w.grant, authority, actor);
    const key = `${decided.outcome} ${decided.because} ${decided.formation}`;
    const group = groups.get(key) ?? { holders: [], decided };
    group.holders.push(actor);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function mainSentence(w: Words, authority: Authority, holders: readonly ActorRef[], decided: OutcomeOf): Piece {
  // Where one agent is all there is, the rules block need not name it in every line.
  const alone = w.style === "agent" && w.grant.work_system.members.length === 0 && holders.every((ref) => ref === w.grant.delegate.sub);
  const may = alone ? text("May") : say`${actors(w, holders)} may${text(holders.length > 1 ? " each" : "")}`;
  const act = actPhrase(w, authority);
  const where = places(w, authority);
  const extent = say`${upTo(w, authority)}${onceSettled(w, authority)}`;
  const apart = authority.resources.length === 0 ? text(",") : [];
  if (decided.outcome === "alone") return say`${may} ${act}${where}${apart} without asking${extent}${beyond(w, authority)}.`;
  if (decided.outcome === "asks") {
    const ask = w.style === "agent" ? text(", asking first") : say`, but must ask ${w.principal} first, each time`;
    return say`${may} ${act}${where}${extent}${ask}${askingBecause(w, decided)}.`;
  }
  if (decided.outcome === "prepares") {
    const why = decided.because === "mode_plan_prepares_only" ? text(" while the working mode is Plan") : [];
    return say`${may} prepare to ${act}${where}, but may not finish it${why}: ${w.principal} takes the final step${extent}.`;
  }
  return say`${actors(w, holders)} may not ${act}${authority.resources.length === 0 ? [] : where}, although this Grant lists it: ${refusedBecause(w, authority, decided)}.`;
}

/** In which apps, as which account, and where in them; to the agent, by id: the app's own rule says the rest. */
function places(w: Words, { resources }: Authority): Piece {
  if (resources.length === 0) return text(", bound to no app");
  const each = resources.map((id): Piece => {
    const resource = w.apps.get(id);
    if (w.style === "agent" || !resource) return app(w, id);
    const account = resource.account === undefined ? [] : [say`as ${ident(resource.account)}`];
    const inside = resource.locations === undefined ? [] : [say`only in ${list(resource.locations.map(quoted), "and")}`];
    const details = [...account, ...inside];
    return details.length === 0
      ? app(w, id)
      : say`${app(w, id)} (${details.flatMap((detail, i) => (i === 0 ? detail : [text(", "), ...detail]))})`;
  });
  return say` in ${list(each, "or")}`;
}

/** The money limits in passing; each has a clause of its own, which the rules block puts into the same line. */
function upTo(w: Words, { limits }: Authority): Piece {
  if (w.style === "agent") return [];
  const { per_act, per_month } = limits;
  if (per_act && per_month) return say`, up to ${money(per_act)} at a time and ${money(per_month)} a month`;
  if (per_act) return say`, up to ${money(per_act)} at a time`;
  return per_month ? say`, up to ${money(per_month)} a month` : [];
}

/** Beyond its money limits an act that needs no asking asks all the same (§7 step 17): said where the amounts are. */
function beyond(w: Words, { limits: { per_act, per_month } }: Authority): Piece {
  if (w.style === "agent" || !(per_act || per_month)) return [];
  return text(per_act && per_month ? "; beyond either it must ask first" : "; beyond that it must ask first");
}

function onceSettled(w: Words, authority: Authority): Piece {
  if (!isBinding(authority.kind)) return [];
  const all = w.grant.formations ?? [];
  const settled = all.flatMap((formation, i) => (governs(w.grant, formation, authority) && evidenceOf(formation).length > 0 ? [i] : []));
  if (settled.length === 0) return [];
  return say`, once the result is settled in ${list(
    settled.map((i) => formationName(w, i)),
    "and",
  )}`;
}

function askingBecause(w: Words, { because, formation }: OutcomeOf): Piece {
  if (because === "not_settled")
    return say`, because no evidence can settle a result in ${formationName(w, formation ?? 0)} as it is written`;
  if (because === "movement_asks") return text(", because information moves from one app to another");
  if (because === "unnamed_agent_asks") return text(", because this Grant does not name that agent");
  return because === "mode_asks_each_time" ? text(", because the working mode is Ask") : [];
}

function refusedBecause(w: Words, { resources }: Authority, { because, formation }: OutcomeOf): Piece {
  const name = () => formationName(w, formation ?? 0);
  switch (because) {
    case "denied":
      return text("it is also denied, and a denial beats an allowance");
    case "unnamed_agent":
      return text("this Grant does not name that agent");
    case "movement_never":
      return text("information may never move from one app to another");
    case "not_in_formation":
      return say`it is done only by members of ${name()}`;
    case "segregation_violated":
      return say`it would join duties that ${name()} keeps apart`;
    case "resource_unbound":
      return text(resources.length === 0 ? "it is bound to no app" : "its app is not one of this Grant’s");
    case "location_outside":
      return text("nothing can be in the places that its app is held to");
    case "counterparty_not_listed":
      return text("nobody is named on the other side");
    default:
      return text("there is no source that it may rely on");
  }
}

const GO_AHEAD = { standing: true, each_time: true };
const COMMITS = { automatic: true, user_approval: true, prohibited: true };

/** The go-ahead (question 5), as far as the main sentence has not said it. */
function goAhead(w: Words, authority: Authority, { outcome, because }: OutcomeOf): Piece | undefined {
  const { go_ahead, commit } = authority;
  const unknown = [row(GO_AHEAD, go_ahead?.mode ?? "standing") ? [] : [go_ahead?.mode], row(COMMITS, commit) ? [] : [commit]].flat();
  if (unknown.length > 0) return say`Its go-ahead cannot be read: ${list(unknown.map(quoted), "and")}.`;
  if (!isBinding(authority.kind) || !go_ahead) return undefined;
  const standing = go_ahead.mode === "standing";
  const words = go_ahead.words === undefined ? [] : say`, in the words ${quoted(go_ahead.words)}`;
  const plainly = (outcome === "alone" && standing) || (outcome === "asks" && !standing && commit === "user_approval");
  if (plainly && go_ahead.words === undefined) return undefined;
  if (plainly && because !== "movement_asks") {
    // Where nothing asks, nobody is to take the words for a rule that something checks.
    const bare = w.style === "agent" || outcome !== "alone" ? [] : text("; no act is compared with them");
    return say`The go-ahead is given in the words ${quoted(go_ahead.words)}${bare}.`;
  }
  const mode = text(standing ? "standing" : "given each time");
  const then =
    commit === "prohibited"
      ? text(", and it stays a proposal")
      : commit === "user_approval" && standing
        ? say`, and ${w.principal} confirms each one`
        : [];
  return say`The go-ahead is ${mode}${words}${then}.`;
}

/** Who may be on the other side (§7 step 15); the rules block says once what happens with anyone else. */
function counterparties(w: Words, { targets, effect }: Authority): Piece | undefined {
  if (!targets) return undefined;
  const { scope } = targets;
  const ids = targets.ids.map(ident);
  const known = ids.length === 0 ? text("those already known") : list([...ids, text("others already known")], "and");
  const many = row(COUNTERPARTIES, targets.class)?.many;
  const title = many === undefined ? quoted(targets.class) : capitalised(text(many));
  if (w.style === "agent") {
    // A catalogue effect has its own class; only an extension's has to be told.
    const who = effectRow(effect)?.counterparties === targets.class ? [] : say`${title}: `;
    if (scope === "named") return ids.length === 0 ? say`${who}With nobody.` : say`${who}Only with ${list(ids, "and")}.`;
    if (scope === "known") return say`${who}Only with ${known}.`;
    return scope === "any"
      ? say`${who}With anyone${ids.length === 0 ? [] : say`, among them ${list(ids, "and")}`}.`
      : say`${who}With ${quoted(scope)}.`;
  }
  if (scope === "named") {
    return ids.length === 0
      ? say`${title}: nobody is named, so anyone is refused.`
      : say`${title}: only ${list(ids, "and")}; anyone else is refused.`;
  }
  if (scope === "known") return say`${title}: ${text(ids.length === 0 ? "only " : "")}${known}; it must ask about anyone else.`;
  if (scope !== "any") return say`${title}: ${quoted(scope)}.`;
  return ids.length === 0 ? say`${title}: anyone.` : say`${title}: anyone, among them ${list(ids, "and")}.`;
}

function authorityRefs(w: Words, authority: Authority, i: number, { because }: OutcomeOf): string[] {
  const at = (...path: (string | number)[]) => pointer("authorities", i, ...path);
  const refs = [at("act"), at("effect"), at("kind"), at("resources"), at("actors"), at("commit")];
  if (authority.targets) refs.push(at("targets", "class"), at("targets", "scope"), at("targets", "ids"));
  if (authority.go_ahead) refs.push(at("go_ahead", "mode"));
  if (authority.go_ahead?.words !== undefined) refs.push(at("go_ahead", "words"));
  if (because === "mode_plan_prepares_only" || because === "mode_asks_each_time") refs.push(pointer("defaults", "working_mode"));
  if (w.style === "agent") return refs;
  if (authority.limits.per_act) refs.push(at("limits", "per_act"));
  if (authority.limits.per_month) refs.push(at("limits", "per_month"));
  for (const [j, resource] of w.grant.resources.entries()) {
    if (!authority.resources.includes(resource.id)) continue;
    refs.push(pointer("resources", j, "label"));
    if (resource.account !== undefined) refs.push(pointer("resources", j, "account"));
    if (resource.locations !== undefined) refs.push(pointer("resources", j, "locations"));
  }
  return refs;
}

/** Said to people about what they let happen: it cannot be taken back (§11). The agent is told by a standing rule. */
function undo(w: Words, { effect }: Authority, { outcome }: OutcomeOf): Piece | undefined {
  const final = effectRow(effect)?.undo === "no" && (outcome === "alone" || outcome === "asks");
  return final && w.style === "letter" ? text("It cannot be undone.") : undefined;
}

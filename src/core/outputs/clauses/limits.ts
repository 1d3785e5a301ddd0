// Every limit in a clause of its own (§9; §7 step 17): the Grant's, each authority's, and the ceilings of question 6.
import { BINDING_KINDS, type CEILINGS, isBinding, KINDS } from "../../catalogue/kinds.ts";
import { pointer } from "../../lib/pointer.ts";
import type { Authority, DefaultLimits, Limits } from "../../schema/grant.gen.ts";
import type { Clause } from "../clause.ts";
import { actPhrase } from "../words/acts.ts";
import { count, hours, money, zone } from "../words/amounts.ts";
import { capitalised, ident, list, type Piece, quoted, say, sentences, text } from "../words/inline.ts";
import { actors, authorityKey, clause, row, type Words } from "../words/words.ts";

const ORDER = ["per_act", "per_month", "categories", "binding_acts_per_day", "hours"] as const;

export function limitClauses(w: Words): Clause[] {
  return [
    ...defaultLimits(w),
    ...w.grant.authorities.flatMap((authority, i) => authorityLimits(w, authority, i)),
    crossed(w),
    recipients(w),
    ...ceilings(w),
  ];
}

/** The limits that all acts share; money and counts are sums over the acts (§7 step 17). */
function defaultLimits(w: Words): Clause[] {
  const { limits } = w.grant.defaults;
  const inZone = zoneOf(w, limits);
  const said: Record<keyof DefaultLimits, () => Piece> = {
    per_act: () => say`Without asking first, no official act may cost more than ${money(limits.per_act)}.`,
    per_month: () =>
      say`Without asking first, all official acts together may cost at most ${money(limits.per_month)} in a calendar month${inZone}.`,
    binding_acts_per_day: () =>
      say`There may be at most ${count(limits.binding_acts_per_day, "official act")} in a calendar day${inZone}, of all kinds together.`,
    hours: () => say`Official acts may happen only in these hours: ${hours(w, limits.hours)}.`,
  };
  return ORDER.flatMap((member) => {
    if (member === "categories" || limits[member] === undefined) return [];
    const refs = [pointer("defaults", "limits", member)];
    return [clause(w, { id: `limit:${member}`, section: "limits", weight: "limit", refs, held: "checked", text: said[member]() })];
  });
}

function authorityLimits(w: Words, authority: Authority, i: number): Clause[] {
  const { limits } = authority;
  const inZone = zoneOf(w, limits);
  const to = (verb: string, rest: Piece) => prefixed(w, authority, verb, rest);
  const said: Record<keyof Limits, () => Piece> = {
    per_act: () => to("spend", say`at most ${money(limits.per_act)} at a time`),
    per_month: () =>
      to("spend", say`at most ${money(limits.per_month)} ${text(w.style === "agent" ? "a month" : "in a calendar month")}${inZone}`),
    categories: () => to("choose", say`only from ${categories(limits.categories)}`),
    binding_acts_per_day: () =>
      to(
        "act",
        say`at most ${count(limits.binding_acts_per_day, "time")} ${text(w.style === "agent" ? "a day" : "in a calendar day")}${inZone}`,
      ),
    hours: () => to("act", say`only in these hours: ${hours(w, limits.hours)}`),
  };
  return ORDER.flatMap((member) => {
    if (limits[member] === undefined) return [];
    const id = `limit:${authorityKey(w.grant, authority)}:${member}`;
    const refs = [pointer("authorities", i, "limits", member)];
    const held = isBinding(authority.kind) ? "checked" : "asked";
    return [clause(w, { id, section: "limits", weight: "limit", refs, held, text: said[member]() })];
  });
}

/** Who it is that is limited, where several authorities share the act; to the agent, the line has said both already. */
function prefixed(w: Words, authority: Authority, verb: string, rest: Piece): Piece {
  if (w.style === "agent") return say`${capitalised(rest)}.`;
  const shared = w.grant.authorities.filter((other) => other.act === authority.act).length > 1;
  const who = shared ? actors(w, authority.actors) : text("it");
  return say`To ${actPhrase(w, authority)}, ${who} may ${text(verb)} ${rest}.`;
}

function categories(names: Limits["categories"]): Piece {
  const quotedNames = (names ?? []).map(quoted);
  return quotedNames.length === 1 ? say`the category ${quotedNames[0] ?? []}` : say`the categories ${list(quotedNames, "and")}`;
}

/** The zone whose months and days are counted: that of the hours, else UTC (the specification names none). Agents are told once. */
function zoneOf(w: Words, limits: Limits): Piece {
  return w.style === "agent" ? [] : say` (${zone(limits.hours?.timezone ?? w.grant.defaults.limits.hours?.timezone ?? "UTC")})`;
}

function crossed(w: Words): Clause {
  const main = text("Whatever goes beyond a limit has to be asked about first, an amount in another currency too: nothing is converted.");
  const calendar = w.style === "agent" ? calendars(w) : undefined;
  return clause(w, { id: "limit:crossed", section: "limits", weight: "limit", refs: [], held: "checked", text: sentences(main, calendar) });
}

/** In which zone months and days are counted: that of the hours, which an act may have of its own; each act with another zone by its name. */
function calendars(w: Words): Piece {
  const common = w.grant.defaults.limits.hours?.timezone ?? "UTC";
  const own = w.grant.authorities.flatMap(({ act, limits }) => {
    const counts = limits.per_month !== undefined || limits.binding_acts_per_day !== undefined;
    const zone = limits.hours?.timezone ?? common;
    return counts && zone !== common ? [{ act, zone }] : [];
  });
  const others = [...new Set(own.map(({ zone }) => zone))].map((zone): Piece => {
    const acts = [...new Set(own.flatMap((one) => (one.zone === zone ? [one.act] : [])))].map(ident);
    return say`; for ${list(acts, "and")} of that in ${ident(zone)}`;
  });
  return say`Months and days are those of the calendar in ${ident(common)}${others.flat()}.`;
}

function recipients(w: Words): Clause {
  return clause(w, {
    id: "limit:max_recipients",
    section: "limits",
    weight: "limit",
    refs: [pointer("defaults", "max_recipients")],
    held: "checked",
    text: say`One message may reach at most ${count(w.grant.defaults.max_recipients, "person", "people")}; for more, it must ask first.`,
  });
}

/** How officially each kind of result may end at most (question 6, G3). Where no act of a kind is allowed, the ceiling allows nothing, and says so. */
function ceilings(w: Words): Clause[] {
  const allowed = new Set(w.grant.authorities.map(({ kind }) => kind));
  return BINDING_KINDS.map((kind) => {
    const what = text(KINDS[kind].noun);
    const level = w.grant.ceilings[kind];
    const said: Record<keyof typeof CEILINGS, Piece> = {
      proposal: say`At most, ${what} is prepared, and ${w.principal} takes the final step.`,
      on_confirm: say`At most, ${what} becomes official after ${w.principal} has said yes.`,
      self_within_limits: say`At most, ${what} becomes official without asking, where an act allows that.`,
    };
    const none: Record<keyof typeof CEILINGS, Piece> = {
      proposal: say`If one ever is, at most it is prepared, and ${w.principal} takes the final step.`,
      on_confirm: say`If one ever is, at most it becomes official after ${w.principal} has said yes.`,
      self_within_limits: say`If one ever is, it may become official without asking, where that act allows it.`,
    };
    const unused = row(none, level);
    const known = allowed.has(kind) || unused === undefined ? row(said, level) : say`No act is allowed for ${what}. ${unused}`;
    return clause(w, {
      id: `ceiling:${kind}`,
      section: "limits",
      weight: "limit",
      refs: [pointer("ceilings", kind)],
      held: "checked",
      text: known ?? say`The ceiling for ${what} is ${quoted(level)}.`,
    });
  });
}

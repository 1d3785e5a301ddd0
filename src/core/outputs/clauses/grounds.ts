// What the work may rely on (§4 question 4; §7 step 16). Sources are checked for official acts; how fresh a fact is and what happens when
// facts disagree are asked, not checked. Acts that rely on the same are said together, each of them named.

import { isBinding } from "../../catalogue/kinds.ts";
import { type DISAGREEMENT, SOURCES, sourceApp } from "../../catalogue/sources.ts";
import { pointer } from "../../lib/pointer.ts";
import type { Authority, Grounding, SourceRef } from "../../schema/grant.gen.ts";
import type { Clause } from "../clause.ts";
import { actPhrase } from "../words/acts.ts";
import { duration } from "../words/amounts.ts";
import { ident, list, type Piece, quoted, say, sentences, text } from "../words/inline.ts";
import { actors, app, authorityKey, clause, type HeldBy, row, type Words } from "../words/words.ts";

interface Group {
  readonly held: readonly { readonly index: number; readonly authority: Authority }[];
  readonly grounding: Grounding;
}

export function groundClauses(w: Words): Clause[] {
  return [...sources(w), ...freshness(w), ...disagreement(w), memory(w)];
}

const make = (w: Words, id: string, held: HeldBy, refs: string[], said: Piece): Clause =>
  clause(w, { id, section: "grounds", weight: "limit", refs, held, text: said });

const order = (refs: readonly SourceRef[]): string => JSON.stringify([...refs].map(String).sort());

/** Stands for "the apps that the act is bound to", where that lets acts that differ only in their apps be said together. */
const OWN_APPS = "own apps";

/** The allowed sources, the act's own apps as one where they are exactly what it may read in. */
function allowedOf({ grounding, resources }: Authority, own: boolean): readonly SourceRef[] {
  const { allowed } = grounding;
  const apps = allowed.filter((source) => sourceApp(String(source)) !== undefined);
  if (!own || apps.length === 0 || order(apps) !== order(resources.map((id) => `app:${id}`))) return allowed;
  return [...allowed.filter((source) => !apps.includes(source)), OWN_APPS];
}

/** Official acts apart from the others: only of the official ones is a source ever checked. */
function sources(w: Words): Clause[] {
  const base = w.grant.defaults.grounding;
  const refs = ["allowed", "prohibited"].map((member) => pointer("defaults", "grounding", member));
  const never = base.prohibited.length === 0 ? undefined : say`No act may rely on ${sourceList(w, base.prohibited, "or")}.`;
  const said = sentences(say`At most, an act may rely on ${sourceList(w, base.allowed, "and")}.`, never);
  const key = (authority: Authority, own: boolean) =>
    JSON.stringify([isBinding(authority.kind), order(allowedOf(authority, own)), order(authority.grounding.prohibited)]);
  const groups = grouped(w, (authority) => key(authority, true));
  const own = groups.map(({ held }, i) => {
    const differ = new Set(held.map(({ authority }) => key(authority, false))).size > 1;
    return { held, differ, again: w.style === "agent" && i === 1 && groups.length === 2 };
  });
  // "The same" is said only where the very same list would be: acts of several apps each read in their own.
  const same = new Set(own.map(({ held, differ }) => held[0] && rendered(held[0].authority, differ))).size === 1;
  const each = own.map(({ held, differ, again }) => sourceClause(w, held, differ, again && same));
  return [make(w, "grounds:sources", "asked", refs, said), ...each];
}

/** The sources of an act as its sentence lists them. */
function rendered(authority: Authority, own: boolean): string {
  return order(allowedOf(authority, own)) + order(authority.grounding.prohibited);
}

function sourceClause(w: Words, held: Group["held"], own: boolean, again: boolean): Clause {
  const base = w.grant.defaults.grounding;
  const first = held[0]?.authority;
  const official = held.some(({ authority }) => isBinding(authority.kind));
  const all = w.grant.authorities.filter(({ kind }) => isBinding(kind) === official).length === held.length;
  const opener = all ? text(official ? "For every official act" : "For every act that is not official") : subject(w, held);
  const allowed = first ? allowedOf(first, own) : [];
  const prohibited = first?.grounding.prohibited ?? [];
  const whole = order(allowed) === order(base.allowed);
  const only = whole ? text("on every source that this Grant allows") : say`only on ${sourceList(w, allowed, "and")}`;
  const never = order(prohibited) === order(base.prohibited) ? [] : say`, never on ${sourceList(w, prohibited, "or")}`;
  const said = say`${opener}, an agent may rely ${again ? text("on the same") : say`${only}${never}`}.`;
  return make(w, groupId(w, "sources", held), official ? "checked" : "asked", groupRefs(held, "allowed", "prohibited"), said);
}

function freshness(w: Words): Clause[] {
  const base = w.grant.defaults.grounding.freshness;
  const groups = grouped(w, ({ grounding }) => String(grounding.freshness)).filter(({ grounding }) => grounding.freshness !== undefined);
  const same = groups.filter(({ grounding }) => base !== undefined && grounding.freshness === base).flatMap(({ held }) => held);
  const refs = [pointer("defaults", "grounding", "freshness"), ...groupRefs(same, "freshness")];
  const all =
    base === undefined ? [] : [make(w, "grounds:freshness", "asked", refs, say`No act may rely on facts older than ${duration(base)}.`)];
  const own = groups
    .filter(({ grounding }) => base === undefined || grounding.freshness !== base)
    .map(({ held, grounding }) =>
      make(
        w,
        groupId(w, "freshness", held),
        "asked",
        groupRefs(held, "freshness"),
        say`${subject(w, held)}, an agent relies on no facts older than ${duration(grounding.freshness)}.`,
      ),
    );
  return [...all, ...own];
}

function disagreement(w: Words): Clause[] {
  const base = w.grant.defaults.grounding.on_disagreement;
  const groups = grouped(w, ({ grounding }) => String(grounding.on_disagreement));
  const same = groups.filter(({ grounding }) => grounding.on_disagreement === base).flatMap(({ held }) => held);
  const others = groups.filter(({ grounding }) => grounding.on_disagreement !== base);
  const refs = [pointer("defaults", "grounding", "on_disagreement"), ...groupRefs(same, "on_disagreement")];
  const unless = others.length === 0 ? "" : ", unless an act’s own rule says otherwise";
  return [
    make(w, "grounds:disagreement", "asked", refs, say`Where facts disagree, an agent ${reaction(w, base)}${text(unless)}.`),
    ...others.map(({ held, grounding }) =>
      make(
        w,
        groupId(w, "disagreement", held),
        "asked",
        groupRefs(held, "on_disagreement"),
        say`${subject(w, held)}, where facts disagree, an agent ${reaction(w, grounding.on_disagreement)}.`,
      ),
    ),
  ];
}

function reaction(w: Words, rule: Grounding["on_disagreement"]): Piece {
  const said: Record<keyof typeof DISAGREEMENT, Piece> = {
    stop: say`stops and tells ${w.principal}`,
    ask: say`asks ${w.principal} which of them holds`,
    system_of_record: text("takes what the system of record says"),
  };
  return row(said, rule) ?? say`does this: ${quoted(rule)}`;
}

/** §4 question 4: "Memory is a lead, not proof". */
function memory(w: Words): Clause {
  const { grounding } = w.grant.defaults;
  const refs = [
    pointer("defaults", "grounding", "memory"),
    ...w.grant.authorities.map((_, i) => pointer("authorities", i, "grounding", "memory")),
  ];
  const odd = [grounding, ...w.grant.authorities.map((authority) => authority.grounding)].find(({ memory: use }) => use !== "lead_only");
  const said = text(
    "Memory is a lead, not proof: before anything official, an agent checks what it remembers against the system of record.",
  );
  return make(w, "grounds:memory", "asked", refs, odd ? say`${said} (Written here: ${quoted(odd.memory)}.)` : said);
}

/** The authorities in groups of one value, in their order. */
function grouped(w: Words, key: (authority: Authority) => string): Group[] {
  const groups = new Map<string, { held: { index: number; authority: Authority }[]; grounding: Grounding }>();
  for (const [index, authority] of w.grant.authorities.entries()) {
    const group = groups.get(key(authority)) ?? { held: [], grounding: authority.grounding };
    group.held.push({ index, authority });
    groups.set(key(authority), group);
  }
  return [...groups.values()];
}

function groupId(w: Words, aspect: string, held: Group["held"]): string {
  return `grounds:${aspect}:${held.map(({ authority }) => authorityKey(w.grant, authority)).join("+")}`;
}

function groupRefs(held: Group["held"], ...members: readonly (keyof Grounding)[]): string[] {
  return held.flatMap(({ index }) => members.map((member) => pointer("authorities", index, "grounding", member)));
}

/** "To buy something or pay a bill", each act by name; with its holders where several authorities share it. */
function subject(w: Words, held: Group["held"]): Piece {
  const names = held.map(({ authority }): Piece => {
    const name = w.style === "agent" ? ident(authority.act) : actPhrase(w, authority);
    const shared = w.grant.authorities.filter((other) => other.act === authority.act).length > 1;
    return shared ? say`${name} (${actors(w, authority.actors)})` : name;
  });
  return w.style === "agent" ? say`For ${list(names, "and")}` : say`To ${list(names, "or")}`;
}

function sourceList(w: Words, refs: readonly SourceRef[], word: "and" | "or"): Piece {
  return list(
    refs.map((source) => sourcePhrase(w, source)),
    word,
    "nothing",
  );
}

function sourcePhrase(w: Words, source: SourceRef): Piece {
  if (source === OWN_APPS) return text("what it reads in the apps the act is bound to");
  if (source === "principal") return say`what ${w.principal} told it`;
  if (source === "system_of_record")
    return w.style === "agent" ? ident(source) : text("the system of record (the place where the fact is kept)");
  const plain = row(SOURCES, source);
  if (plain) return w.style === "agent" ? ident(source) : text(plain.phrase);
  const id = sourceApp(String(source));
  if (id === undefined) return ident(source);
  return w.style === "agent" ? ident(source) : say`what it reads in ${app(w, id)}`;
}

// What a verifier looks a Grant's members up by, made once when it is prepared, so that a decision takes as long on ten thousand acts as on
// ten. Nothing here decides.
import { counterpartyKey } from "../containment/counterparty-key.ts";
import { insideOf } from "../containment/locations.ts";
import { namedAgents } from "../formations/f03-defaults.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { ActId, ActorRef, Authority, Resource, ResourceRef, Trigger } from "../schema/grant.gen.ts";
import { type Governing, governingFormations } from "./lookup-formations.ts";
import { momentOf } from "./moment.ts";

/** One authority with the sets of its lists. */
export interface Held {
  readonly index: number;
  readonly authority: Authority;
  readonly actors: ReadonlySet<ActorRef>;
  readonly resources: ReadonlySet<ResourceRef>;
  readonly allowed: ReadonlySet<string>;
  readonly prohibited: ReadonlySet<string>;
  /** Its listed counterparties by what they are compared by (step 15). */
  readonly counterparties: ReadonlySet<string>;
  /** The formations that govern its act (step 13). */
  readonly formations: readonly Governing[];
}

export interface BoundResource {
  readonly index: number;
  readonly resource: Resource;
  /** Whether a location lies inside those it names; absent where it names none, which is the whole app (G12). */
  readonly inside?: (location: string) => boolean;
}

/** The denials: each by what it matches, with the index of the first. */
export interface Denials {
  readonly byAct: ReadonlyMap<ActId, number>;
  /** Whole effects. */
  readonly byEffect: ReadonlyMap<string, number>;
  /** The effects of all denials, whether or not they name an act. */
  readonly anyEffect: ReadonlyMap<string, number>;
}

export interface Lookup {
  readonly grant: ValidGrant;
  readonly seal: string;
  /** Its beginning and its end in milliseconds since 1970; NaN for what is no moment, which nothing is after or before. */
  readonly from: number;
  readonly until: number;
  /** The delegate and the members. */
  readonly named: ReadonlySet<ActorRef>;
  readonly triggers: ReadonlySet<Trigger | string>;
  readonly resources: ReadonlyMap<ResourceRef, BoundResource>;
  readonly providers: ReadonlySet<string>;
  readonly byAct: ReadonlyMap<ActId, readonly Held[]>;
  readonly byEffect: ReadonlyMap<string, readonly Held[]>;
  readonly denials: Denials;
}

export function lookupOf(grant: ValidGrant, seal: string): Lookup {
  const governing = governingFormations(grant);
  const held = grant.authorities.map((authority, index) => heldOf(authority, index, governing(authority.act)));
  return {
    grant,
    seal,
    from: momentOf(grant.validity.not_before) ?? Number.NaN,
    until: momentOf(grant.validity.expires) ?? Number.NaN,
    named: new Set(namedAgents(grant)),
    triggers: new Set(grant.defaults.triggers),
    resources: new Map(grant.resources.map((resource, index) => [resource.id, boundOf(resource, index)])),
    providers: new Set(grant.resources.map(({ provider }) => provider)),
    byAct: groupedBy(held, ({ authority }) => authority.act),
    byEffect: groupedBy(held, ({ authority }) => authority.effect),
    denials: denialsOf(grant),
  };
}

function heldOf(authority: Authority, index: number, formations: readonly Governing[]): Held {
  const { actors, resources, grounding, targets } = authority;
  return {
    index,
    authority,
    actors: new Set(actors),
    resources: new Set(resources),
    allowed: new Set(grounding.allowed),
    prohibited: new Set(grounding.prohibited),
    counterparties: new Set((targets?.ids ?? []).map(counterpartyKey)),
    formations,
  };
}

function boundOf(resource: Resource, index: number): BoundResource {
  return { index, resource, ...(resource.locations === undefined ? {} : { inside: insideOf(resource.locations) }) };
}

function denialsOf({ denied }: ValidGrant): Denials {
  const byAct = new Map<ActId, number>();
  const byEffect = new Map<string, number>();
  const anyEffect = new Map<string, number>();
  const first = <K>(map: Map<K, number>, key: K, index: number) => map.has(key) || map.set(key, index);
  for (const [i, { act, effect }] of denied.entries()) {
    if (act === undefined) first(byEffect, effect, i);
    else first(byAct, act, i);
    first(anyEffect, effect, i);
  }
  return { byAct, byEffect, anyEffect };
}

function groupedBy<T, K>(all: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}

// G9a authorities: each authority of the child lies within one authority of the parent for the same act, one that the agent holds who hands
// it on; and the systems and the members are the parent's.
import { namedAgents } from "../formations/f03-defaults.ts";
import type { GrantDocument } from "../grant/valid-grant.ts";
import { pointer } from "../lib/pointer.ts";
import type { ActId, ActorRef, Authority } from "../schema/grant.gen.ts";
import { compareAuthority } from "./authority.ts";
import { type Denied, deniedBy } from "./denials.ts";
import { compareMembers } from "./members.ts";
import { compareResources } from "./resources.ts";
import type { Add, Pair, RowSpec } from "./row.ts";

export const spec: RowSpec = {
  id: "G9a.authorities",
  title: "Authorities no wider",
  clause:
    "each act in the parent and not denied there; same effect and kind; commit ≤ (prohibited ≤ user_approval ≤ automatic); go-ahead the same, or each time where the parent's is standing; allowed sources ⊆; prohibited sources ⊇; per act and per month ≤; categories ⊆; counterparty scope ≤ (named ≤ known ≤ any) and named ids ⊆; systems ⊆; the same account where the parent names one; locations within the parent's",
};

type Held = ReadonlyMap<ActId, ReadonlyMap<ActorRef, readonly Authority[]>>;

export function compareAuthorities(pair: Pair, add: Add): void {
  const held = heldBy(pair.parent);
  // A child leaves out what is denied to its parent. Of two documents about one delegate, the other may list it as long as it denies it too.
  const [denied, own] = [deniedBy(pair.parent.denied), deniedBy(pair.child.denied)];
  const holder = handsOn(pair);
  for (const [i, authority] of pair.child.authorities.entries()) {
    const path = pointer("authorities", i);
    if (isDenied(denied, authority) && !(pair.relation === "same" && isDenied(own, authority))) {
      const message = `The parent denies the act ${authority.act}, by itself or with its whole effect. Leave it out.`;
      add(path + pointer("act"), message, { child: authority.act });
    }
    const byActor = held.get(authority.act);
    if (byActor === undefined) {
      const message = `The parent does not hold the act ${authority.act}. A child may leave acts out, never add one.`;
      add(path + pointer("act"), message, { child: authority.act });
      continue;
    }
    const who = holder ?? authority.actors.find((actor) => byActor.has(actor)) ?? authority.actors[0];
    const candidates = (who === undefined ? undefined : byActor.get(who)) ?? [];
    if (candidates.length > 0) within(pair, authority, candidates, path, add);
    else if (holder === undefined) {
      add(path + pointer("actors", 0), `The parent does not let ${who} do ${authority.act}. Name only who holds it there.`, { child: who });
    } else {
      const message = `In the parent ${holder} does not hold the act ${authority.act}, and nobody hands on what they do not hold. Leave it out.`;
      add(path + pointer("act"), message, { child: authority.act });
    }
  }
  compareResources(pair, add);
  compareMembers(pair, add);
}

/** The parent's authorities by act and by who holds them. Actors of one act are disjoint (G1): then there is one for each. */
function heldBy({ authorities }: GrantDocument): Held {
  const held = new Map<ActId, Map<ActorRef, Authority[]>>();
  for (const authority of authorities) {
    const byActor = held.get(authority.act) ?? new Map<ActorRef, Authority[]>();
    held.set(authority.act, byActor);
    for (const actor of authority.actors) {
      const known = byActor.get(actor);
      if (known === undefined) byActor.set(actor, [authority]);
      else known.push(authority);
    }
  }
  return held;
}

/** Whose authority a child is taken from: its own delegate's where the parent names that agent, else the parent's delegate's. */
function handsOn({ parent, child, relation }: Pair): ActorRef | undefined {
  if (relation === "same") return undefined;
  return namedAgents(parent).includes(child.delegate.sub) ? child.delegate.sub : parent.delegate.sub;
}

/** Within one of them is enough. Else the nearest is told of, the first where several are as near. */
function within(pair: Pair, own: Authority, candidates: readonly Authority[], path: string, add: Add): void {
  let nearest: Parameters<Add>[] | undefined;
  for (const theirs of candidates) {
    const found: Parameters<Add>[] = [];
    compareAuthority(pair, own, theirs, path, (...violation) => found.push(violation));
    if (found.length === 0) return;
    if (nearest === undefined || found.length < nearest.length) nearest = found;
  }
  for (const violation of nearest ?? []) add(...violation);
}

function isDenied({ acts, effects }: Denied, { act, effect }: Authority): boolean {
  return acts.has(act) || effects.has(effect);
}

// G9a authorities: each authority of the child lies within one authority of the parent for the same act, one that the agent holds who hands
// it on; and the systems and the members are the parent's.
import { namedAgents } from "../formations/f03-defaults.ts";
import { pointer } from "../lib/pointer.ts";
import type { ActorRef, Authority } from "../schema/grant.gen.ts";
import { compareAuthority } from "./authority.ts";
import { type Denied, deniedBy } from "./denials.ts";
import { Holders } from "./holders.ts";
import { compareMembers } from "./members.ts";
import { compareResources } from "./resources.ts";
import type { Add, Pair, RowSpec } from "./row.ts";

export const spec: RowSpec = {
  id: "G9a.authorities",
  title: "Authorities no wider",
  clause:
    "each act in the parent and not denied there; same effect and kind; commit ≤ (prohibited ≤ user_approval ≤ automatic); go-ahead the same, or each time where the parent's is standing; allowed sources ⊆; prohibited sources ⊇; per act and per month ≤; categories ⊆; counterparty scope ≤ (named ≤ known ≤ any) and named ids ⊆; systems ⊆; the same account where the parent names one; locations within the parent's",
};

export function compareAuthorities(pair: Pair, add: Add): void {
  const holders = new Holders(pair);
  // A child leaves out what is denied to its parent. Of two documents about one delegate, the other may list it as long as it denies it too.
  const [denied, own] = [deniedBy(pair.parent.denied), deniedBy(pair.child.denied)];
  const holder = handsOn(pair);
  for (const [i, authority] of pair.child.authorities.entries()) {
    const path = `/authorities/${i}`;
    if (isDenied(denied, authority) && !(pair.relation === "same" && isDenied(own, authority))) {
      const message = `The parent denies the act ${authority.act}, by itself or with its whole effect. Leave it out.`;
      add(path + pointer("act"), message, { child: authority.act });
    }
    if (!holders.has(authority.act)) {
      const message = `The parent does not hold the act ${authority.act}. A child may leave acts out, never add one.`;
      add(path + pointer("act"), message, { child: authority.act });
      continue;
    }
    const who = holder ?? authority.actors.find((actor) => holders.of(authority.act, actor).length > 0) ?? authority.actors[0];
    const candidates = who === undefined ? [] : holders.of(authority.act, who);
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

/** Whose authority a child is taken from: its own delegate's where the parent names that agent, else the parent's delegate's. */
function handsOn({ parent, child, relation }: Pair): ActorRef | undefined {
  if (relation === "same") return undefined;
  return namedAgents(parent).includes(child.delegate.sub) ? child.delegate.sub : parent.delegate.sub;
}

/** Within one of them is enough. Else the nearest is told of, the first where several are as near. */
function within(pair: Pair, own: Authority, candidates: readonly Authority[], path: string, add: Add): void {
  const [only] = candidates;
  if (only !== undefined && candidates.length === 1) {
    compareAuthority(pair, own, only, path, add);
    return;
  }
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

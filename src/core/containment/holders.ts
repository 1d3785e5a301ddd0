// Who holds which act in the parent, for the row of the authorities. Actors of one act are disjoint (G1): then there is one authority for each.
import type { ActId, ActorRef, Authority } from "../schema/grant.gen.ts";
import type { Pair } from "./row.ts";

const NONE: readonly Authority[] = [];

/** The acts are kept in so many parts by how their ids end: a table of ten thousand entries costs the engine ten times as much for each. */
const PARTS = 64;

/**
 * The parent's authorities by act and by who holds them. Most acts have one authority, which is kept as it is; only those that have several
 * are indexed by their actors, since ten thousand indexes would cost more than the comparison.
 */
export class Holders {
  readonly #holds: Pair["holds"];
  readonly #single = Array.from({ length: PARTS }, () => new Map<ActId, Authority>());
  /** For an act id of one letter, which has no letter before its last. */
  readonly #rest = new Map<ActId, Authority>();
  readonly #several = new Map<ActId, Map<ActorRef, Authority[]>>();

  constructor({ parent, holds }: Pair) {
    this.#holds = holds;
    for (const authority of parent.authorities) {
      const part = this.#partOf(authority.act);
      const known = part.get(authority.act);
      if (known === undefined) {
        part.set(authority.act, authority);
        continue;
      }
      const byActor = this.#several.get(authority.act) ?? new Map<ActorRef, Authority[]>();
      if (byActor.size === 0) addTo(byActor, known);
      addTo(byActor, authority);
      this.#several.set(authority.act, byActor);
    }
  }

  /** Whether anybody holds the act. */
  has(act: ActId): boolean {
    return this.#partOf(act).has(act);
  }

  /** The authorities for the act that list this actor, in the parent's order. */
  of(act: ActId, actor: ActorRef): readonly Authority[] {
    const several = this.#several.get(act);
    if (several !== undefined) return several.get(actor) ?? NONE;
    const only = this.#partOf(act).get(act);
    return only !== undefined && this.#holds(only.actors, actor) ? [only] : NONE;
  }

  #partOf(act: ActId): Map<ActId, Authority> {
    const end = act.length - 1;
    const part = (act.charCodeAt(end) + 7 * act.charCodeAt(end - 1)) % PARTS;
    return this.#single[part] ?? this.#rest;
  }
}

function addTo(byActor: Map<ActorRef, Authority[]>, authority: Authority): void {
  for (const actor of authority.actors) {
    const known = byActor.get(actor);
    if (known === undefined) byActor.set(actor, [authority]);
    else known.push(authority);
  }
}

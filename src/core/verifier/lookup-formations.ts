// A formation as steps 13, 18 and 19 look at it (F9): its own words, with F3's defaults where it leaves something out.

import { settlementKindOf } from "../formations/f02-routing-settlement.ts";
import { evaluatorOf, evidenceOf, gatesOf, membersOf, participantsOf } from "../formations/f03-defaults.ts";
import { segregationFaults, segregationHandoffs } from "../formations/f06-segregation.ts";
import { ratifiersOf } from "../formations/f09-decisions.ts";
import type { ValidGrant } from "../grant/valid-grant.ts";
import type { ActId, ActorRef, Formation, Handoff } from "../schema/grant.gen.ts";

/** What has to be shown before a result counts as settled; there only where the formation names evidence. */
export interface WantedSettlement {
  readonly kind: string;
  readonly evaluator: ActorRef | undefined;
  readonly evidence: ReadonlySet<string>;
  /** How many have to approve; absent where every voting member has to. */
  readonly approvals?: number;
  readonly ratifiers: readonly ActorRef[];
  readonly handoffs: readonly Handoff[];
}

export interface Governing {
  readonly index: number;
  readonly formation: Formation;
  readonly participants: ReadonlySet<ActorRef>;
  readonly members: ReadonlySet<ActorRef>;
  /** A hand-off divides duties between an actor and itself, or both its sides hold one act: nothing it governs may be done. */
  readonly undivided: boolean;
  /** Who stands on neither side of a divided duty, and holds official acts of both. */
  readonly straddling: ReadonlySet<ActorRef>;
  /** The acts that a person approves. */
  readonly gated: ReadonlySet<ActId>;
  readonly settlement?: WantedSettlement;
}

/** Gives for an act the formations that govern it: those that name it, and those that name no acts. */
export function governingFormations(grant: ValidGrant): (act: ActId) => readonly Governing[] {
  const all = (grant.formations ?? []).map((formation, index) => ({
    governing: governingOf(grant, formation, index),
    acts: formation.acts,
  }));
  if (all.length === 0) return () => NONE;
  const named = all.map(({ governing, acts }) => ({ governing, acts: acts === undefined ? undefined : new Set(acts) }));
  return (act) => named.filter(({ acts }) => acts === undefined || acts.has(act)).map(({ governing }) => governing);
}

const NONE: readonly Governing[] = [];

function governingOf(grant: ValidGrant, formation: Formation, index: number): Governing {
  const faults = segregationHandoffs(formation).flatMap(({ handoff }) => segregationFaults(grant, formation, handoff));
  const settlement = wantedOf(grant, formation);
  return {
    index,
    formation,
    participants: new Set(participantsOf(grant, formation).map(({ actor }) => actor)),
    members: new Set(membersOf(grant, formation)),
    undivided: faults.some(({ kind }) => kind !== "third_party"),
    straddling: new Set(faults.flatMap((fault) => (fault.kind === "third_party" ? [fault.actor] : []))),
    gated: new Set(gatesOf(grant, formation).flatMap(({ acts }) => acts)),
    ...(settlement === undefined ? {} : { settlement }),
  };
}

function wantedOf(grant: ValidGrant, formation: Formation): WantedSettlement | undefined {
  const evidence = new Set<string>(evidenceOf(formation));
  if (evidence.size === 0) return undefined;
  const approvals = formation.settlement?.threshold?.approvals;
  // A threshold counts approving voters, so there have to be votes.
  if (approvals !== undefined) evidence.add("votes");
  return {
    kind: settlementKindOf(formation),
    evaluator: evaluatorOf(formation),
    evidence,
    ...(approvals === undefined ? {} : { approvals }),
    ratifiers: ratifiersOf(grant, formation),
    handoffs: formation.handoffs ?? [],
  };
}

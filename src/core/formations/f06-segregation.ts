// F6: segregation of duties. The two ends of the hand-off are different, and nobody holds acts on both sides of it.
// "Acts on a side" are the acts the formation governs that the side's actor holds. One act on both sides is a fault whatever its kind: the
// side that only prepares would prepare for itself. An actor on neither side may read for both, but not hold official acts of both.
import type { RuleSpec } from "../grant/spec.ts";
import type { GrantDocument, ValidGrant } from "../grant/valid-grant.ts";
import type { Finding } from "../lib/finding.ts";
import { pointer } from "../lib/pointer.ts";
import type { ActId, ActorRef, Authority, Formation, Handoff } from "../schema/grant.gen.ts";
import { governedBy } from "./f03-defaults.ts";

export const spec: RuleSpec = {
  id: "F6",
  title: "Segregation of duties",
  clause:
    "A handoff with seam segregation_of_duties MUST have different from and to, and no single actor may hold acts on both sides of it.",
};

/** A way in which a segregation hand-off does not segregate. */
export type SegregationFault =
  | { readonly kind: "same_end"; readonly actor: ActorRef }
  /** Both ends hold the act, by one authority or by two of the same act. */
  | { readonly kind: "shared_act"; readonly act: ActId }
  /** Somebody on neither side holds an official act of each. */
  | { readonly kind: "third_party"; readonly actor: ActorRef; readonly acts: readonly [ActId, ActId] };

/** The hand-offs of a formation that divide duties, each with its index in `handoffs`. */
export function segregationHandoffs(formation: Formation): { index: number; handoff: Handoff }[] {
  return (formation.handoffs ?? []).flatMap((handoff, index) => (handoff.seam === "segregation_of_duties" ? [{ index, handoff }] : []));
}

/** Everything about one segregation hand-off that breaks F6; empty when it holds. */
export function segregationFaults(grant: GrantDocument, formation: Formation, { from, to }: Handoff): SegregationFault[] {
  if (from === to) return [{ kind: "same_end", actor: from }];
  const governed = governedBy(grant, formation);
  const held = (actor: ActorRef, official: boolean) => heldBy(governed, actor, official);
  const ofTo = held(to, false);
  const shared = held(from, false).filter((act) => ofTo.includes(act));
  const faults: SegregationFault[] = shared.map((act) => ({ kind: "shared_act", act }));
  for (const actor of othersThan(governed, from, to)) {
    const own = held(actor, true);
    const left = held(from, true).find((act) => own.includes(act));
    const right = held(to, true).find((act) => own.includes(act));
    if (left !== undefined && right !== undefined) faults.push({ kind: "third_party", actor, acts: [left, right] });
  }
  return faults;
}

function heldBy(governed: readonly Authority[], actor: ActorRef, official: boolean): ActId[] {
  return [
    ...new Set(governed.filter(({ actors, kind }) => actors.includes(actor) && !(official && kind === "none")).map(({ act }) => act)),
  ];
}

function othersThan(governed: readonly Authority[], from: ActorRef, to: ActorRef): Set<ActorRef> {
  return new Set(governed.flatMap(({ actors }) => actors).filter((actor) => actor !== from && actor !== to));
}

/** Who stands on neither side and holds acts of both, not all of them official: no verifier refuses it (step 13), and F6's words are wider. */
function straddlers(grant: GrantDocument, formation: Formation, { from, to }: Handoff): ActorRef[] {
  const governed = governedBy(grant, formation);
  const on = (side: ActorRef, actor: ActorRef, official: boolean) => {
    const own = heldBy(governed, actor, official);
    return heldBy(governed, side, official).some((act) => own.includes(act));
  };
  return [...othersThan(governed, from, to)].filter(
    (actor) => on(from, actor, false) && on(to, actor, false) && !(on(from, actor, true) && on(to, actor, true)),
  );
}

function sentence(fault: SegregationFault, { from, to }: Handoff): string {
  if (fault.kind === "same_end") {
    return `A hand-off that divides duties goes from ${fault.actor} to itself. Name two different actors.`;
  }
  const between = `the duties that the hand-off from ${from} to ${to} divides`;
  if (fault.kind === "shared_act") return `Both ${from} and ${to} hold the act ${fault.act}, across ${between}. Take it from one of them.`;
  const acts = [...new Set(fault.acts)].join(" and ");
  return `The actor ${fault.actor} holds official acts of both sides (${acts}), across ${between}. Take one from it.`;
}

export function checkSegregation(grant: ValidGrant): Finding[] {
  const found: Finding[] = [];
  for (const [i, formation] of (grant.formations ?? []).entries()) {
    for (const { index, handoff } of segregationHandoffs(formation)) {
      for (const fault of segregationFaults(grant, formation, handoff)) {
        const path = pointer("formations", i, "handoffs", index);
        found.push({ rule: "F6", path, message: sentence(fault, handoff), blocks: true });
      }
      for (const actor of handoff.from === handoff.to ? [] : straddlers(grant, formation, handoff)) {
        const message = `The actor ${actor} holds acts of ${handoff.from} and of ${handoff.to}, whose duties are divided. Not both are official, so no verifier refuses it; take one from it if nobody is to stand on both sides.`;
        found.push({ rule: "F6", path: pointer("formations", i, "handoffs", index), message, blocks: false });
      }
    }
  }
  return found;
}

// Whether a result can be settled at all (F9, §7 step 18): one object of evidence has to satisfy every formation that governs the act and wants
// evidence, so that formations which each could be settled may not be together, as when they name different evaluators.
import type { GrantDocument } from "../grant/valid-grant.ts";
import type { ActorRef, Formation, Handoff } from "../schema/grant.gen.ts";
import { settlementKindOf } from "./f02-routing-settlement.ts";
import { evaluatorOf, evidenceOf, membersOf, participantsOf } from "./f03-defaults.ts";
import { ratifiersOf } from "./f09-decisions.ts";

/** False where no evidence, however attested, would settle a result for all of these formations. Those that want none say nothing. */
export function canBeSettled(grant: GrantDocument, formations: readonly Formation[]): boolean {
  const wanting = formations.filter((formation) => evidenceOf(formation).length > 0);
  const [first] = wanting;
  if (first === undefined) return true;
  const evaluator = evaluatorOf(first);
  const isShared = wanting.every(
    (formation) => settlementKindOf(formation) === settlementKindOf(first) && evaluatorOf(formation) === evaluator,
  );
  if (evaluator === undefined || !isShared) return false;
  const known = inAll(grant, wanting);
  const asking = (part: string) => wanting.filter((formation) => wants(formation, part));
  return (
    (known.has(evaluator) || evaluator === "principal") &&
    asking("votes").every((formation) => isVoted(grant, formation, known)) &&
    asking("commit").every((formation) => isCommitted(grant, formation, known)) &&
    isTransferred(asking("transfer"), known) &&
    isAwarded(grant, asking("award"), known)
  );
}

/** A threshold counts approving votes, so it implies them. */
function wants(formation: Formation, part: string): boolean {
  return evidenceOf(formation).some((type) => type === part) || (part === "votes" && formation.settlement?.threshold !== undefined);
}

/** Who takes part in every one of them: nobody else may be named, but the principal as the evaluator. */
function inAll(grant: GrantDocument, wanting: readonly Formation[]): ReadonlySet<ActorRef> {
  const [first, ...others] = wanting.map((formation) => new Set(participantsOf(grant, formation).map(({ actor }) => actor)));
  return new Set([...(first ?? [])].filter((actor) => others.every((participants) => participants.has(actor))));
}

function isVoted(grant: GrantDocument, formation: Formation, known: ReadonlySet<ActorRef>): boolean {
  const voters = new Set(membersOf(grant, formation).filter((actor) => known.has(actor)));
  return voters.size >= (formation.settlement?.threshold?.approvals ?? 1);
}

function isCommitted(grant: GrantDocument, formation: Formation, known: ReadonlySet<ActorRef>): boolean {
  const ratifiers = ratifiersOf(grant, formation);
  return ratifiers.length > 0 && ratifiers.every((actor) => known.has(actor));
}

/** One hand-off that all of them write, between actors that all of them know. */
function isTransferred(formations: readonly Formation[], known: ReadonlySet<ActorRef>): boolean {
  const [first, ...others] = formations.map(({ handoffs = [] }) => handoffs);
  const isSame = (a: Handoff, b: Handoff) => a.from === b.from && a.to === b.to;
  const isEverywhere = (handoff: Handoff) => others.every((handoffs) => handoffs.some((other) => isSame(handoff, other)));
  return first === undefined || first.some((handoff) => known.has(handoff.from) && known.has(handoff.to) && isEverywhere(handoff));
}

function isAwarded(grant: GrantDocument, formations: readonly Formation[], known: ReadonlySet<ActorRef>): boolean {
  const [first, ...others] = formations.map((formation) => new Set(membersOf(grant, formation)));
  return first === undefined || [...first].some((actor) => known.has(actor) && others.every((members) => members.has(actor)));
}

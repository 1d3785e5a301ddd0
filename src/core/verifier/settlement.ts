// Settlement evidence held against what a formation wants (F9, §7 step 18): its kind and evaluator, who is named, and each part. Whether anybody
// vouches for it is `attestation`; a free-text rule is never checked.
import type { ActorRef } from "../schema/grant.gen.ts";
import type { WantedSettlement } from "./lookup-formations.ts";

export interface SettlementWanted {
  readonly wanted: WantedSettlement;
  readonly participants: ReadonlySet<ActorRef>;
  readonly members: ReadonlySet<ActorRef>;
}

type Loose = { readonly [name: string]: unknown };

interface Vote {
  readonly actor: string;
  readonly verdict: string;
}

/** The parts in the order in which they are looked at, with what is wanted of each; undefined where the part is as it should be. */
const PARTS: readonly (readonly [string, (part: unknown, given: SettlementWanted) => string | undefined])[] = [
  ["accept", (part, { wanted }) => wrong(actorOf(part) === wanted.evaluator, "It is not accepted by the evaluator.")],
  ["votes", votes],
  ["transfer", transfer],
  ["award", (part, { members }) => wrong(members.has(actorOf(part) ?? ""), "It is not awarded to a member.")],
  ["commit", commit],
];

/** Why the evidence does not settle the result, as one sentence; undefined where it does, once it is attested. It never throws. */
export function unsettled(evidence: unknown, given: SettlementWanted): string | undefined {
  if (!isObject(evidence)) return "No evidence was given.";
  const { wanted, participants } = given;
  if (evidence.kind !== wanted.kind) return `The evidence is not of the kind ${wanted.kind}.`;
  if (wanted.evaluator === undefined || evidence.evaluator !== wanted.evaluator) return "The evidence names another evaluator, or none.";
  const named = actorsIn(evidence);
  if (named === undefined) return "The evidence is not in the form of settlement evidence.";
  // The principal need not take part to judge a result; whoever votes, hands over, is awarded or ratifies has to.
  const judges = named.judging.every((actor) => participants.has(actor) || (actor === "principal" && wanted.evaluator === "principal"));
  if (!judges || !named.acting.every((actor) => participants.has(actor))) return "The evidence names somebody who is no participant.";
  for (const [type, judge] of PARTS) {
    if (!wanted.evidence.has(type)) continue;
    if (evidence[type] === undefined) return `The evidence lacks the part ${type}.`;
    const why = judge(evidence[type], given);
    if (why !== undefined) return why;
  }
  return undefined;
}

/** Everybody whom the evidence names, the evaluator included; undefined where a part is not in its form. `attested_by` proves nothing and names nobody. */
export function namedIn(evidence: unknown): readonly ActorRef[] | undefined {
  const named = actorsIn(evidence);
  return named === undefined ? undefined : [...named.judging, ...named.acting];
}

/** The same apart: who judges the result (the evaluator, who accepts), and who takes part in it. */
function actorsIn(evidence: unknown): { readonly judging: readonly ActorRef[]; readonly acting: readonly ActorRef[] } | undefined {
  if (!isObject(evidence)) return undefined;
  const { evaluator, accept, votes: voted, transfer: moved, award, commit: committed } = evidence;
  const list = (part: unknown): unknown[] | undefined => (part === undefined ? [] : Array.isArray(part) ? part.map(actorOf) : undefined);
  const one = (part: unknown): unknown[] => (part === undefined ? [] : [actorOf(part)]);
  const lists = [list(voted), list(committed)];
  const ends = moved === undefined ? [] : isObject(moved) ? [moved.from, moved.to] : [undefined];
  if (lists.includes(undefined)) return undefined;
  const judging = [evaluator, ...one(accept)];
  const acting = [...lists.flatMap((actors) => actors ?? []), ...ends, ...one(award)];
  return judging.every(isActor) && acting.every(isActor) ? { judging, acting } : undefined;
}

function isActor(actor: unknown): actor is ActorRef {
  return typeof actor === "string";
}

/** Distinct approving members; without a threshold every voting member approves, at least one, and nobody rejects. Who votes both ways counts for none. */
function votes(part: unknown, { wanted, members }: SettlementWanted): string | undefined {
  const cast = part as readonly Vote[];
  const isVerdict = ({ verdict }: Vote) => verdict === "approve" || verdict === "reject";
  if (!cast.every(isVerdict)) return "A vote neither approves nor rejects.";
  const voting = (verdict: string) => new Set(cast.filter((vote) => vote.verdict === verdict).map(({ actor }) => actor));
  const [approving, rejecting] = [voting("approve"), voting("reject")];
  if (wanted.approvals === undefined && rejecting.size > 0) return "Somebody rejects it, and everybody has to approve.";
  const counted = [...approving].filter((actor) => members.has(actor) && !rejecting.has(actor)).length;
  const needed = wanted.approvals ?? 1;
  return wrong(counted >= needed, `It has ${counted} of the ${needed} approvals it needs.`);
}

function transfer(part: unknown, { wanted }: SettlementWanted): string | undefined {
  const { from, to } = part as Loose;
  return wrong(
    wanted.handoffs.some((handoff) => handoff.from === from && handoff.to === to),
    "The transfer is none of the formation's hand-offs.",
  );
}

/** By every participant who ratifies; where nobody does, nobody can commit. */
function commit(part: unknown, { wanted }: SettlementWanted): string | undefined {
  const actors = new Set((part as readonly unknown[]).map(actorOf));
  const all = wanted.ratifiers.length > 0 && wanted.ratifiers.every((actor) => actors.has(actor));
  return wrong(all, "Not everybody who ratifies has committed it.");
}

function wrong(holds: boolean, sentence: string): string | undefined {
  return holds ? undefined : sentence;
}

function actorOf(part: unknown): string | undefined {
  return isObject(part) && typeof part.actor === "string" ? part.actor : undefined;
}

function isObject(value: unknown): value is Loose {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

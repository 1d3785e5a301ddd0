// Random formations of all ten arrangements (§4b), valid by F1 to F8: no arrangement but its own routing and settlement, a mesh's
// five answers, a handoff's three, no segregation seam that an actor straddles.
import fc, { type Arbitrary } from "fast-check";
import { ARRANGEMENTS, type Arrangement, HANDOFF_QUESTIONS, MESH_QUESTIONS } from "../catalogue/arrangements.ts";
import type { ActId, ActorRef, Formation, Handoff, Participant, Settlement, Transition } from "../schema/grant.gen.ts";
import { arbitraryText, optional, plain } from "./arbitrary-text.ts";

export interface FormationOptions {
  /** The acts it may govern; without any, it governs every act of the Grant. */
  readonly acts?: readonly ActId[];
  /** Pairs of members between which a segregation-of-duties seam may stand: nobody holds acts on both sides (F6). */
  readonly segregable?: readonly (readonly [ActorRef, ActorRef])[];
  readonly name?: string;
}

const ALL = Object.keys(ARRANGEMENTS) as readonly Arrangement[];
const PEOPLE: readonly ActorRef[] = ["person:legal", "person:anna.b"];

/** Members with at most one lead, and adjacent people who are consulted or ratify. */
function arbitraryParticipants(members: readonly ActorRef[]): Arbitrary<Participant[]> {
  const member = (actor: ActorRef) =>
    optional({
      interaction: fc.constantFrom("none" as const, "consulted" as const, "notified" as const),
      authority: fc.constantFrom("none" as const, "delegated" as const),
      commit: fc.constantFrom("none" as const, "ratifies" as const),
    }).map((rest): Participant => ({ actor, membership: "member", ...rest }));
  const adjacent = (actor: ActorRef) =>
    optional({
      interaction: fc.constantFrom("consulted" as const, "notified" as const),
      commit: fc.constantFrom("none" as const, "ratifies" as const),
    }).map((rest): Participant => ({ actor, membership: "adjacent", ...rest }));
  return fc
    .tuple(
      fc.shuffledSubarray([...members], { minLength: 1 }).chain((some) => fc.tuple(...some.map(member))),
      fc.subarray([...PEOPLE]).chain((some) => fc.tuple(...some.map(adjacent))),
      fc.boolean(),
    )
    .map(([inside, beside, led]) => [
      ...inside.map((participant, i): Participant => (led && i === 0 ? { ...participant, authority: "delegates" } : participant)),
      ...beside,
    ]);
}

function arbitrarySettlement(arrangement: Arrangement, members: readonly ActorRef[]): Arbitrary<Partial<Settlement>> {
  return optional({
    kind: fc.constant(ARRANGEMENTS[arrangement].settlement),
    rule: arbitraryText(),
    threshold: fc.integer({ min: 1, max: members.length }).map((approvals) => ({ approvals })),
    evaluator: fc.constantFrom(...members, "principal"),
    reversibility: fc.constantFrom("reversible" as const, "costly" as const, "irreversible" as const),
    evidence: fc.shuffledSubarray(["accept", "votes", "award", "commit"] as const, { minLength: 1 }) as Arbitrary<"accept"[]>,
  });
}

function segregated(pairs: readonly (readonly [ActorRef, ActorRef])[]): Arbitrary<Handoff> {
  return fc.constantFrom(...pairs).map(([from, to]): Handoff => ({ from, to, seam: "segregation_of_duties" }));
}

function arbitraryHandoffs(members: readonly ActorRef[], segregable: FormationOptions["segregable"]): Arbitrary<Handoff[]> {
  const pairs = members.flatMap((from) => members.filter((to) => to !== from).map((to) => [from, to] as const));
  if (pairs.length === 0) return fc.constant([]);
  const details = optional({
    ownership: fc.constantFrom("moves" as const, "stays" as const),
    acceptance: arbitraryText(),
    seam: fc.constantFrom("coordination" as const, "specialisation" as const, "accountability" as const, "external_sla" as const),
  });
  const plain = fc.tuple(fc.constantFrom(...pairs), details).map(([[from, to], rest]): Handoff => ({ from, to, ...rest }));
  const apart = (segregable ?? []).filter(([from, to]) => members.includes(from) && members.includes(to));
  return fc.uniqueArray(apart.length > 0 ? fc.oneof(plain, segregated(apart)) : plain, {
    maxLength: 3,
    selector: ({ from, to }) => `${from} ${to}`,
  });
}

function arbitraryTransitions(members: readonly ActorRef[], acts: readonly ActId[]): Arbitrary<Transition[]> {
  const governed: Arbitrary<Pick<Transition, "acts">> =
    acts.length === 0 ? fc.constant({}) : optional({ acts: fc.shuffledSubarray([...acts], { minLength: 1 }) });
  const gate = fc
    .tuple(fc.constantFrom(...members), governed)
    .map(([from, rest]): Transition => ({ from, to: "principal", authority: "human_gate", ...rest }));
  const pairs = members.flatMap((from) => members.filter((to) => to !== from).map((to) => [from, to] as const));
  if (pairs.length === 0) return fc.uniqueArray(gate, { maxLength: 3, selector: ({ from }) => from });
  const between = fc
    .tuple(fc.constantFrom(...pairs), governed)
    .map(([[from, to], rest]): Transition => ({ from, to, authority: "agent_delegates", ...rest }));
  return fc.uniqueArray(fc.oneof(gate, between), { maxLength: 3, selector: ({ from, to }) => `${from} ${to}` });
}

function answersTo<Q extends string>(questions: Record<Q, string>): Arbitrary<Record<Q, string>> {
  const entries = Object.keys(questions).map((question) => [question, arbitraryText()]);
  return fc.record(Object.fromEntries(entries)) as Arbitrary<Record<Q, string>>;
}

/** What only some arrangements have: a loop's bound, a fan-out's join, a mesh's and a handoff's answers. */
function arbitraryOwn(arrangement: Arrangement): Arbitrary<Partial<Formation>> {
  if (arrangement === "habitat.mesh") return answersTo(MESH_QUESTIONS).map((protocol) => ({ protocol }));
  if (arrangement === "habitat.handoff") return answersTo(HANDOFF_QUESTIONS).map((protocol) => ({ protocol }));
  if (arrangement === "path.fanout_fanin")
    return optional({ join: fc.constantFrom("all" as const, "any" as const, "first_completed" as const) });
  if (arrangement !== "path.bounded_loop") return fc.constant({});
  return optional({
    termination: fc.record(
      {
        kind: fc.constant("declared_bound" as const),
        max_rounds: fc.integer({ min: 1, max: 20 }),
        stop_rule: arbitraryText(),
        on_limit: fc.constantFrom("ask" as const, "stop" as const),
      },
      { requiredKeys: ["kind", "max_rounds"] },
    ),
  });
}

/**
 * A formation of any arrangement over the given members (the delegate among them): without the unresolved items that keep a Grant from
 * being sealed (G14).
 */
export function arbitraryFormation(members: readonly ActorRef[], options: FormationOptions = {}): Arbitrary<Formation> {
  const acts = options.acts ?? [];
  const governs: Arbitrary<ActId[]> = acts.length === 0 ? fc.constant([]) : fc.shuffledSubarray([...acts]);
  return fc
    .tuple(fc.constantFrom(...ALL), fc.option(arbitraryParticipants(members), { nil: undefined }), governs)
    .chain(([arrangement, participants, governed]) => {
      const inside = participants?.filter(({ membership }) => membership === "member").map(({ actor }) => actor) ?? members;
      return fc
        .record({
          own: arbitraryOwn(arrangement),
          shared: optional({
            routing_authority: fc.constant(ARRANGEMENTS[arrangement].routing),
            settlement: arbitrarySettlement(arrangement, inside),
            handoffs: arbitraryHandoffs(inside, options.segregable),
            transitions: arbitraryTransitions(inside, governed.length > 0 ? governed : acts),
            configuration: optional({
              plan_provenance: fc.constantFrom("authored" as const, "runtime" as const, "hybrid" as const),
              performer_composition: arbitraryText(),
            }) as Arbitrary<NonNullable<Formation["configuration"]>>,
          }),
        })
        .map(
          ({ own, shared }): Formation =>
            plain({
              ...(options.name === undefined ? {} : { name: options.name }),
              arrangement,
              ...(participants === undefined ? {} : { participants }),
              ...shared,
              ...own,
              ...(governed.length > 0 ? { acts: governed } : {}),
            }),
        );
    });
}

/** Up to three formations, the names they have all different (they stand side by side, never nested). */
export function arbitraryFormations(members: readonly ActorRef[], options: FormationOptions): Arbitrary<Formation[]> {
  const names = [{ name: "Campaign desk" }, {}, { name: "商店 <desk> 3" }];
  return fc.subarray(names).chain((some) => fc.tuple(...some.map((named) => arbitraryFormation(members, { ...options, ...named }))));
}

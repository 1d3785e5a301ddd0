// Requests made from what a Grant holds, with a host that knows what it should: an act as it is meant to be done, and what may differ from it.
import { effectRow } from "../../catalogue/effects.ts";
import { unmatchable } from "../../rules/g12-resource-bounds.ts";
import type { ActorRef, Authority, Grant, Resource } from "../../schema/grant.gen.ts";
import type { Context, Request } from "../decision.ts";
import type { Draw } from "./draw.ts";
import type { Scene } from "./scene.ts";
import { settling } from "./settled.ts";

/** A type whose members may be changed, all the way down. */
export type Mutable<T> = {
  -readonly [K in keyof T]: T[K] extends readonly (infer U)[] | undefined ? Mutable<U>[] | Extract<T[K], undefined> : T[K];
};

/** One thing to judge. */
export interface Asked {
  request: Mutable<Request>;
  context: Mutable<Context>;
}

export const RUNNER = "system:runner";
/** Somebody whom no Grant lists, and whom every host of these tests knows. */
export const ACQUAINTANCE = "zoe@known.example";

const MADE = new WeakMap<Scene, Map<string, Asked>>();

/** The act of one authority as it is meant to be done by one of its actors: right app, counterparty and source, inside every limit, settled. */
export function meant(scene: Scene, index: number, actor: ActorRef): Asked {
  const ofScene = MADE.get(scene) ?? new Map<string, Asked>();
  MADE.set(scene, ofScene);
  const key = `${index} ${actor}`;
  const made = ofScene.get(key) ?? make(scene, index, actor);
  ofScene.set(key, made);
  // Whoever changes a request replaces whole members of it.
  return { request: { ...made.request }, context: { ...made.context } };
}

function make(scene: Scene, index: number, actor: ActorRef): Asked {
  const { grant } = scene;
  const authority = grant.authorities[index];
  if (authority === undefined) throw new Error(`There is no authority ${index}.`);
  const { act, targets, grounding, limits } = authority;
  const resource = bound(grant, authority);
  const amount = smallest(grant, authority);
  const category = limits.categories?.[0];
  const args = { ...(amount === undefined ? {} : { amount }), ...(category === undefined ? {} : { category }) };
  // It rests on something: where no source is allowed, on the principal's word.
  const source = grounding.allowed.find((allowed) => !grounding.prohibited.includes(allowed)) ?? "principal";
  const evidence = settling(grant, authority);
  const moved = authority.effect === "move_information" ? { to: resource?.id ?? grant.resources[0]?.id ?? "nowhere" } : undefined;
  return {
    request: {
      act,
      actor,
      trigger: grant.defaults.triggers[0] ?? "asked",
      ...(Object.keys(args).length === 0 ? {} : { arguments: args }),
      ...(resource === undefined ? {} : { resource: named(resource) }),
      ...(targets === undefined ? {} : { counterparties: [{ id: targets.ids[0] ?? ACQUAINTANCE }] }),
      evidence: [source],
      ...(moved === undefined ? {} : { moves: moved }),
      ...(evidence === undefined ? {} : { settlement_evidence: evidence }),
    },
    context: {
      grant: scene.prepared,
      mode: "document",
      now: scene.openMoment(index),
      status: "active",
      enforcement: "advisory",
      known_counterparties: [ACQUAINTANCE],
      usage: { month: [], today: [] },
      trusted_runners: [RUNNER],
      ...(evidence === undefined ? {} : { attested: [{ act, arguments: args, evidence, actors: [], runner: RUNNER }] }),
    },
  };
}

/** An app of the act through which it can be done: one with a place that something can lie in, if there is one. */
function bound(grant: Grant, { resources }: Authority): Resource | undefined {
  const own = grant.resources.filter(({ id }) => resources.includes(id));
  return own.find(({ locations }) => locations === undefined || placeIn(locations) !== undefined) ?? own[0];
}

function placeIn(locations: readonly string[]): string | undefined {
  return locations.find((location) => unmatchable(location) === undefined);
}

function named({ id, account, locations = [] }: Resource): NonNullable<Request["resource"]> {
  const location = placeIn(locations) ?? locations[0];
  return { id, ...(account === undefined ? {} : { account }), ...(location === undefined ? {} : { location }) };
}

/** The smallest amount there is, of the limits' currency, where a limit applies to the act; "0" is within every limit. */
function smallest(grant: Grant, { effect, kind, limits }: Authority): { amount: string; currency: string } | undefined {
  const [limit] = [limits.per_act, limits.per_month, grant.defaults.limits.per_act, grant.defaults.limits.per_month].flatMap(
    (money) => money ?? [],
  );
  const carries = effectRow(effect)?.amount === true || kind === "purchased" || kind === "transferred";
  return limit !== undefined && (carries || limits.per_act !== undefined || limits.per_month !== undefined)
    ? { amount: "0", currency: limit.currency }
    : undefined;
}

/** One of the acts of a Grant, by one of those who hold it. */
export function drawHeld({ grant }: Scene, draw: Draw): { index: number; actor: ActorRef } {
  const index = draw.below(grant.authorities.length);
  return { index, actor: draw.from(grant.authorities[index]?.actors ?? []) ?? grant.delegate.sub };
}

/** The act of one authority as it is meant to be done, in one of the many ways in which it may be, and before one of the hosts that may ask. */
export function drawMeant(scene: Scene, draw: Draw, { index, actor } = drawHeld(scene, draw)): Asked {
  const { grant, prepared } = scene;
  const authority = grant.authorities[index];
  const asked = meant(scene, index, actor);
  if (authority === undefined) return asked;
  const { request, context } = asked;
  if (draw.chance(0.2)) request.effect = authority.effect;
  if (draw.chance(0.5)) request.trigger = draw.from(grant.defaults.triggers) ?? "asked";
  if (draw.chance(0.5)) varyGrounds(request, authority, draw);
  if (draw.chance(0.3)) varyArguments(asked, grant, authority, draw);
  if (draw.chance(0.3)) {
    context.enforcement = draw.one(["commit_boundary", "provider_native"]);
    context.acceptance = { grant_id: grant.grant_id, seal: prepared.seal, decision: "ACCEPT" };
  }
  if (draw.chance(0.2)) context.channels = grant.confirmation.channels.map(({ kind }) => kind);
  return asked;
}

/** Another counterparty, other sources, a place further inside: all of them among those that the act allows. */
function varyGrounds(request: Asked["request"], { targets, grounding: { allowed, prohibited } }: Authority, draw: Draw): void {
  const sources = allowed.filter((source) => !prohibited.includes(source) && draw.chance(0.5));
  if (sources.length > 0) request.evidence = sources;
  const others = targets?.scope === "any" ? ["anybody@else.example", ACQUAINTANCE] : targets?.scope === "known" ? [ACQUAINTANCE] : [];
  const other = draw.from([...(targets?.ids ?? []), ...others]);
  if (targets !== undefined && other !== undefined) request.counterparties = [{ id: other }];
  const { location } = request.resource ?? {};
  if (location !== undefined && !location.endsWith("/")) request.resource = { ...request.resource, location: `${location}/Inner part` };
}

/** The largest amount that is inside the limits, and another category; what was attested is of these arguments. */
function varyArguments({ request, context }: Asked, grant: Grant, { limits }: Authority, draw: Draw): void {
  const { amount } = request.arguments ?? {};
  const all = [limits.per_act, limits.per_month, grant.defaults.limits.per_act, grant.defaults.limits.per_month].flatMap(
    (money) => money ?? [],
  );
  const least = all.toSorted((a, b) => Number(a.amount) - Number(b.amount))[0];
  const category = draw.from(limits.categories ?? []);
  const args = {
    ...request.arguments,
    ...(amount !== undefined && least !== undefined ? { amount: least } : {}),
    ...(category === undefined ? {} : { category }),
    note: "as agreed",
  };
  request.arguments = args;
  if (context.attested !== undefined) context.attested = context.attested.map((one) => ({ ...one, arguments: args }));
}

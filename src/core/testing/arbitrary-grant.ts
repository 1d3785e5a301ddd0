// Random Grants that the writer can write, made member by member and never by the compiler: so that a property over them means something.
import fc, { type Arbitrary } from "fast-check";
import { DEFAULT_ISSUER } from "../catalogue/defaults.ts";
import type {
  ActId,
  ActorRef,
  Authority,
  Ceilings,
  Conflict,
  Defaults,
  Delegation,
  Denial,
  Discovery,
  Effect,
  Grant,
  Resource,
  Validity,
} from "../schema/grant.gen.ts";
import { type AuthorityBase, arbitraryActs, arbitraryAuthorities, arbitraryEffect, type TestAct } from "./arbitrary-authority.ts";
import { arbitraryFormations } from "./arbitrary-formation.ts";
import { arbitraryDefaultLimits, arbitraryGrounds, type LimitBase } from "./arbitrary-limits.ts";
import { arbitraryPeople, arbitrarySelected, type People, type Selected } from "./arbitrary-people.ts";
import {
  arbitraryCounterparty,
  arbitraryHex64,
  arbitraryName,
  arbitraryText,
  arbitraryTexts,
  arbitraryUuid,
  instantOf,
  optional,
  plain,
} from "./arbitrary-text.ts";

const LEVELS = ["proposal", "on_confirm", "self_within_limits"] as const;

function arbitraryCeilings(): Arbitrary<Ceilings> {
  const level = fc.constantFrom(...LEVELS);
  return fc.record({ sent: level, purchased: level, transferred: level, submitted: level, changed: level, deleted: level, shared: level });
}

/** A start at or after the issue and an end after it. Hours are sure to open within 15 days, in which every weekday comes twice. */
function arbitraryValidity(hasHours: boolean): Arbitrary<Validity> {
  const least = hasHours ? 15 * 86_400 : 1;
  const issued = fc.integer({ min: 1_790_000_000, max: 1_950_000_000 });
  const wait = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5_000_000 }));
  const span = fc.oneof(
    fc.integer({ min: Math.ceil(least / 86_400), max: 400 }).map((days) => days * 86_400),
    fc.integer({ min: least, max: 40_000_000 }),
  );
  return fc.tuple(issued, wait, span).map(([at, later, seconds]) => ({
    issued_at: instantOf(at),
    not_before: instantOf(at + later),
    expires: instantOf(at + later + seconds),
  }));
}

function arbitraryDefaults(resources: readonly Selected[], base: LimitBase): Arbitrary<Omit<Defaults, "working_mode">> {
  const rule = fc.constantFrom("never" as const, "ask" as const, "allowed" as const);
  const triggers = ["asked", "routine", "message", "notification", "app_event", "handoff", "autonomous"] as const;
  return fc.record({
    pause_on_unexpected: fc.boolean(),
    triggers: fc.shuffledSubarray([...triggers], { minLength: 1 }),
    self_changes: fc.record({ memory: rule, schedule: rule, account_settings: rule }),
    new_connectors: fc.constantFrom("not_covered" as const, "covered" as const),
    data_movement: fc.constantFrom("never" as const, "ask" as const, "listed_apps" as const),
    max_recipients: fc.integer({ min: 1, max: 1000 }),
    limits: fc.constant(base.limits),
    grounding: arbitraryGrounds(resources.map(({ id }) => id)),
  });
}

/** The working mode and the reports: a daily summary only with full auto. */
function arbitraryProgress(): Arbitrary<{ mode: Defaults["working_mode"]; audit: Grant["audit"] }> {
  const level = fc.constantFrom("official_acts" as const, "all_acts" as const);
  return fc
    .tuple(fc.constantFrom("plan" as const, "ask" as const, "auto" as const, "full_auto" as const), level, fc.boolean())
    .map(([mode, depth, daily]) => ({
      mode,
      audit: { level: depth, report: mode === "full_auto" && daily ? "daily_summary" : "right_after" },
    }));
}

/** Handing work on; now and then the Grant is itself a child, with a chain as long as its depth. */
function arbitraryDelegation(): Arbitrary<Delegation> {
  const agent = fc.constantFrom("agent:sub-1.aaaa", "agent:sub-2.bbbb", "urn:example:agent:3");
  const link = fc.record({ grant_id: arbitraryUuid().map((id) => `urn:uuid:${id}`), delegate: agent, seal: arbitraryHex64() });
  const chain: Arbitrary<Delegation["chain"]> = fc.array(link, { minLength: 1, maxLength: 2 });
  return fc
    .record({
      chain: fc.oneof({ weight: 3, arbitrary: fc.constant<Delegation["chain"]>([]) }, { weight: 1, arbitrary: chain }),
      further: fc.constantFrom(0, 0, 1, 3),
      agents: fc.option(fc.uniqueArray(agent, { minLength: 1 }), { nil: undefined }),
    })
    .map(({ chain, further, agents }) => ({
      depth: chain.length,
      max_depth: chain.length + further,
      ...(further > 0 && agents !== undefined ? { agents } : {}),
      chain,
    }));
}

function arbitraryDiscovery(agents: readonly ActorRef[]): Arbitrary<Discovery> {
  const request = fc.record({ version: fc.constantFrom("1.3", "0.1"), sha256: arbitraryHex64() });
  const inventories = fc
    .shuffledSubarray([...agents], { minLength: 1 })
    .chain((some) => fc.tuple(...some.map((agent) => arbitraryHex64().map((sha256) => ({ agent, sha256 })))));
  return optional({ request, formation_section: request, inventories });
}

/** Denials of acts and of whole effects: each of its catalogue effect and kind, some of them acts that are allowed too. */
function arbitraryDenied(allowed: readonly TestAct[]): Arbitrary<Denial[]> {
  const effects = new Map<ActId, Effect>(allowed.map(({ act, effect }) => [act, effect]));
  const acts = arbitraryActs({ minLength: 1, maxLength: 1 })
    .map(([one]) => one as TestAct)
    .filter(({ act, effect }) => (effects.get(act) ?? effect) === effect);
  const whole = arbitraryEffect().map(([effect, kind]) => ({ effect, kind }));
  const also =
    allowed.length === 0 ? acts : fc.oneof({ weight: 6, arbitrary: acts }, { weight: 1, arbitrary: fc.constantFrom(...allowed) });
  const one = fc
    .tuple(fc.oneof(also, whole), optional({ label: arbitraryName() }))
    .map(([denial, rest]): Denial => ({ ...denial, ...rest }));
  return fc.uniqueArray(one, { maxLength: 5, selector: ({ act, effect }) => act ?? effect });
}

function arbitraryConflicts(): Arbitrary<{ conflicts?: Conflict[] }> {
  const text = arbitraryText();
  const one = fc.record({
    about: text,
    tool_permission: text,
    work_rule: text,
    applies: fc.constantFrom("tool_permission" as const, "work_rule" as const),
    chosen: text,
    why: text,
  });
  return optional({ conflicts: fc.array(one, { minLength: 1, maxLength: 2 }) });
}

/** The apps with their effects: every effect of an authority that uses the app, among others, in any order (G6). */
function arbitraryResources(selected: readonly Selected[], authorities: readonly Authority[]): Arbitrary<Resource[]> {
  const one = (app: Selected) => {
    const needed = new Set(authorities.filter(({ resources }) => resources.includes(app.id)).map(({ effect }) => effect));
    const pool = fc.uniqueArray(
      arbitraryEffect().map(([effect]) => effect),
      { maxLength: 3 },
    );
    return pool
      .map((others) => [...new Set([...others, ...needed])])
      .chain((effects) => fc.oneof(fc.constant(effects), fc.shuffledSubarray(effects, { minLength: effects.length })))
      .map((effects): Resource => ({ ...app, effects }));
  };
  return fc.tuple(...selected.map(one));
}

/** Pairs of agents such that nobody holds an act of the one and an act of the other (F6). */
function segregable(agents: readonly ActorRef[], authorities: readonly Authority[]): (readonly [ActorRef, ActorRef])[] {
  const acts = (actor: ActorRef) => new Set(authorities.filter(({ actors }) => actors.includes(actor)).map(({ act }) => act));
  const held = new Map(agents.map((agent) => [agent, acts(agent)]));
  const touches = (a: ActorRef, b: ActorRef) => [...(held.get(a) ?? [])].some((act) => held.get(b)?.has(act));
  return agents.flatMap((from) =>
    agents.filter((to) => from !== to && !agents.some((any) => touches(any, from) && touches(any, to))).map((to) => [from, to] as const),
  );
}

/** What the parts below are made from. */
interface Skeleton {
  readonly people: People;
  readonly selected: Selected[];
  readonly acts: TestAct[];
  readonly base: LimitBase;
  readonly ceilings: Ceilings;
}

function arbitraryGrantOf({ people, selected, acts, base, ceilings }: Skeleton): Arbitrary<Grant> {
  const agents = [people.delegate.sub, ...people.work_system.members.map(({ actor }) => actor)];
  return arbitraryDefaults(selected, base).chain((defaults) => {
    const shared: AuthorityBase = {
      agents,
      resources: selected.map(({ id }) => id),
      grounds: defaults.grounding,
      limits: base,
      ceilings,
    };
    const authorities = fc.tuple(...acts.map((act) => arbitraryAuthorities(act, shared))).map((groups) => groups.flat());
    return authorities.chain((held) =>
      fc
        .record({
          envelope: arbitraryEnvelope(people),
          progress: arbitraryProgress(),
          delegation: arbitraryDelegation(),
          discovery: arbitraryDiscovery(agents),
          validity: arbitraryValidity([base, ...held].some(({ limits }) => limits.hours !== undefined)),
          resources: arbitraryResources(selected, held),
          denied: arbitraryDenied(acts),
          conflicts: arbitraryConflicts(),
          formations: fc.option(arbitraryFormations(agents, { acts: acts.map(({ act }) => act), segregable: segregable(agents, held) }), {
            nil: [],
          }),
        })
        .map(
          ({ envelope, progress, delegation, discovery, validity, resources, denied, conflicts, formations }): Grant => ({
            poa_version: "1.2",
            ...envelope,
            ...people,
            defaults: { working_mode: progress.mode, ...defaults },
            ceilings,
            discovery,
            delegation,
            validity,
            audit: progress.audit,
            resources,
            authorities: held,
            denied,
            ...conflicts,
            ...(formations.length > 0 ? { formations } : {}),
          }),
        ),
    );
  });
}

type Envelope = Pick<Grant, "grant_id" | "iss" | "on_behalf_of" | "purpose" | "work_scope" | "revocation" | "confirmation" | "record">;

function arbitraryEnvelope(people: People): Arbitrary<Envelope> {
  const channel = fc.record(
    {
      kind: fc.constantFrom("chat" as const, "email" as const, "sms" as const, "call" as const, "push" as const, "other" as const),
      label: arbitraryName(),
      address: arbitraryCounterparty(),
    },
    { requiredKeys: ["kind", "label"] },
  );
  const behalf = fc.oneof(
    fc.constant({ kind: "self" as const }),
    fc.constant({ kind: "self" as const, name: people.principal.name }),
    fc.record({ kind: fc.constantFrom("person" as const, "organization" as const), name: arbitraryName() }),
  );
  return fc.record(
    {
      grant_id: arbitraryUuid().map((id) => `urn:uuid:${id}`),
      iss: fc.constantFrom(DEFAULT_ISSUER, "urn:example:issuer:1", "https://issuer.example/poa?x=1"),
      on_behalf_of: behalf,
      purpose: arbitraryText(),
      work_scope: fc.record({
        summary: arbitraryText(),
        includes: arbitraryTexts({ maxLength: 3 }),
        excludes: arbitraryTexts({ maxLength: 3 }),
      }),
      revocation: fc.record(
        { command: arbitraryName(), status: fc.constant("https://issuer.example/status.json") },
        { requiredKeys: ["command"] },
      ),
      confirmation: fc.record({
        channels: fc.uniqueArray(channel, { minLength: 1, maxLength: 3, selector: ({ kind, label }) => `${kind} ${label}` }),
      }),
      record: fc.record({ where: arbitraryText(), contains: arbitraryTexts({ maxLength: 3 }) }),
    },
    { requiredKeys: ["grant_id", "iss", "purpose", "work_scope", "revocation", "confirmation", "record"] },
  ) as Arbitrary<Envelope>;
}

/**
 * A random Grant, unsealed, that the writer can write: valid by the schema and without a blocking finding. All kinds and effects, own
 * acts and extension effects, one act held several ways, teams, limits, hours, conflicts, inventories, formations, 1 to 12 acts.
 */
export function arbitraryGrant(): Arbitrary<Grant> {
  return fc
    .record({
      people: arbitraryPeople(),
      selected: arbitrarySelected(),
      acts: arbitraryActs({ minLength: 1, maxLength: 12 }),
      base: arbitraryDefaultLimits(),
      ceilings: arbitraryCeilings(),
    })
    .chain(arbitraryGrantOf)
    .map(plain);
}

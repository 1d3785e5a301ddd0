// Changes that make a Grant stricter by one thing and leave it a Grant. Each says whether it had anything to change.
import { CATALOGUE_EFFECTS, EFFECTS } from "../../catalogue/effects.ts";
import { MODES } from "../../catalogue/modes.ts";
import { namedAgents } from "../../formations/f03-defaults.ts";
import type { Authority, Grant, Grounding, SourceRef, WorkingMode } from "../../schema/grant.gen.ts";
import type { Draw } from "./draw.ts";

export type Stricter = (grant: Grant, draw: Draw) => boolean;

/** The modes that are stricter than one; plan is the strictest. */
export function stricterModes(mode: WorkingMode): readonly WorkingMode[] {
  return (Object.keys(MODES) as WorkingMode[]).filter((other) => MODES[other].rank < MODES[mode].rank);
}

/** Removes one entry of a list that has more than `least`. */
function removed<T>(list: T[] | undefined, draw: Draw, least = 0): boolean {
  if (list === undefined || list.length <= least) return false;
  list.splice(draw.below(list.length), 1);
  return true;
}

function anAuthority(grant: Grant, draw: Draw): Authority {
  return draw.from(grant.authorities) as Authority;
}

export const stricterMode: Stricter = (grant, draw) => {
  const mode = draw.from(stricterModes(grant.defaults.working_mode));
  if (mode === undefined) return false;
  grant.defaults.working_mode = mode;
  if (grant.audit.report === "daily_summary") grant.audit.report = "right_after";
  return true;
};

/** Of an act that is held, of one that nobody holds, or of a whole effect; often one that stands in the way of something. */
export const addedDenial: Stricter = (grant, draw) => {
  const held = anAuthority(grant, draw);
  const effect = draw.from(CATALOGUE_EFFECTS) ?? "read";
  const denial = draw.from([
    { act: held.act, effect: held.effect, kind: held.kind },
    { effect: held.effect, kind: held.kind },
    { act: "own.unheld", effect: held.effect, kind: held.kind },
    { effect, kind: EFFECTS[effect].kind },
  ]);
  const isThere = grant.denied.some(({ act, effect: denied }) => (act ?? denied) === (denial?.act ?? denial?.effect));
  if (denial === undefined || isThere) return false;
  grant.denied.splice(draw.below(grant.denied.length + 1), 0, denial);
  return true;
};

/** From one act, or from the defaults and all acts; prohibited as well, or not. */
export const removedSource: Stricter = (grant, draw) => {
  const { defaults, authorities } = grant;
  const all = [defaults.grounding, ...authorities.map(({ grounding }) => grounding)];
  const source = draw.from(all.flatMap(({ allowed }) => allowed));
  if (source === undefined) return false;
  const prohibits = draw.chance(0.5);
  const held = authorities.filter(({ grounding }) => grounding.allowed.includes(source));
  const from = draw.chance(0.5) ? [draw.from(held)?.grounding ?? defaults.grounding] : all;
  for (const grounding of from) without(grounding, source, prohibits);
  return true;
};

function without(grounding: Grounding, source: SourceRef, prohibits: boolean): void {
  grounding.allowed = grounding.allowed.filter((other) => other !== source);
  if (prohibits && !grounding.prohibited.includes(source)) grounding.prohibited.push(source);
}

export const removedCounterparty: Stricter = (grant, draw) => {
  const targets = draw.from(grant.authorities.flatMap((authority) => authority.targets ?? []));
  if (targets === undefined) return false;
  if (targets.scope === "any") {
    Object.assign(targets, { scope: draw.one(["known", "named"]), ids: ["mill@shop.example"] });
    return true;
  }
  if (targets.scope === "known" && targets.ids.length > 0 && draw.chance(0.3)) {
    targets.scope = "named";
    return true;
  }
  return removed(targets.ids, draw, targets.scope === "named" ? 1 : 0);
};

export const removedChannel: Stricter = (grant, draw) => removed(grant.confirmation.channels, draw, 1);

/** A number, an amount, a time or a list that bounds what is done: of one act, or of the defaults and the acts that would be above it. */
export const lowerLimit: Stricter = (grant, draw) => {
  const { defaults, validity } = grant;
  const { limits } = anAuthority(grant, draw);
  const all = [defaults.limits, ...grant.authorities.map((authority) => authority.limits)];
  const some = draw.chance(0.5) ? [limits] : all;
  const currency = all.flatMap(({ per_act, per_month }) => per_act ?? per_month ?? [])[0]?.currency ?? "EUR";
  const lower = draw.from<() => boolean>([
    () => each(some, (one) => Object.assign(one, { per_act: { amount: draw.one(["0", "1"]), currency } })),
    () => each(some, (one) => Object.assign(one, { per_month: { amount: draw.one(["0", "1"]), currency } })),
    () => each(some, (one) => Object.assign(one, { binding_acts_per_day: 1 })),
    () => each(some, ({ hours }) => hours?.days.splice(1)),
    () => removed(limits.categories, draw, 1),
    () => limits.categories === undefined && Boolean(Object.assign(limits, { categories: ["groceries"] })),
    () => removed(defaults.triggers, draw, 1),
    () => defaults.max_recipients > 1 && Boolean(Object.assign(defaults, { max_recipients: 1 + draw.below(defaults.max_recipients - 1) })),
    () => Boolean(Object.assign(validity, { expires: new Date(Date.parse(validity.expires) - 1000).toISOString().replace(".000Z", "Z") })),
  ]);
  return lower?.() === true;
};

function each<T>(list: readonly T[], change: (one: T) => unknown): boolean {
  for (const one of list) change(one);
  return true;
}

export const addedGate: Stricter = (grant, draw) => {
  const formation = draw.from(grant.formations ?? []);
  if (formation === undefined) return false;
  const members = formation.participants?.flatMap(({ actor, membership }) => (membership === "member" ? actor : [])) ?? namedAgents(grant);
  const acts = formation.acts ?? grant.authorities.map(({ act }) => act);
  const from = draw.from(members);
  if (from === undefined) return false;
  // The first transition that is written takes the place of F3's gate: it covers the same where it names no acts.
  const isFirst = (formation.transitions ?? []).length === 0;
  const some = isFirst ? [] : [...new Set(acts)].filter(() => draw.chance(0.5));
  const gate = { from, to: "principal", authority: "human_gate" as const, ...(some.length === 0 ? {} : { acts: some }) };
  formation.transitions = [...(formation.transitions ?? []), gate];
  return true;
};

/** One of the other rules by which a Grant holds things back. */
export const stricterRule: Stricter = (grant, draw) => {
  const { defaults, work_system } = grant;
  const authority = anAuthority(grant, draw);
  const app = draw.from(grant.resources);
  const rule = draw.from<() => unknown>([
    () => Object.assign(defaults, { data_movement: "never" }),
    () => Object.assign(defaults, { new_connectors: "not_covered" }),
    () => Object.assign(defaults.self_changes, { [draw.one(["memory", "schedule", "account_settings"])]: "never" }),
    () => Object.assign(work_system, { unnamed_agents: "nothing" }),
    () => authority.go_ahead !== undefined && Object.assign(authority, { commit: "prohibited" }),
    () =>
      authority.go_ahead !== undefined &&
      Object.assign(authority, {
        go_ahead: { mode: "each_time" },
        commit: authority.commit === "automatic" ? "user_approval" : authority.commit,
      }),
    () => app !== undefined && app.account === undefined && Object.assign(app, { account: "books@else.example" }),
    () => app !== undefined && Object.assign(app, { locations: app.locations?.slice(0, 1) ?? ["Somewhere"] }),
    () => authority.actors.length > 1 && authority.actors.pop(),
  ]);
  return Boolean(rule?.());
};

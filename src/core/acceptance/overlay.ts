// What an agent says it will keep to, laid over the Grant: what it leaves out is as the Grant says, because the rules block tells it so. The
// result is held against the Grant as a whole, so that a member which says little is not taken for one that gives more.
import type { GrantDocument } from "../grant/valid-grant.ts";
import type { Authority, Defaults, Denial, Grounding, Targets } from "../schema/grant.gen.ts";
import type { CanComply, StatedAuthority, StatedDenial, StatedGrounding } from "../schema/restatement.gen.ts";

/** An authority as the agent reads it: the `stated`th that it states, laid over the `base`th of the Grant. */
export interface Laid {
  readonly authority: Authority;
  readonly stated: number;
  readonly base: number;
}

export interface Overlay {
  readonly grant: GrantDocument;
  /** In the order of `grant.authorities`. */
  readonly laid: readonly Laid[];
  /** The indexes of stated authorities for acts that the Grant does not hold, and of those that name no act. */
  readonly foreign: readonly number[];
  readonly nameless: readonly number[];
}

/** Lays what is stated over the Grant. Authorities that are not stated are left out of the result: they are as the Grant says. */
export function overlayOf(grant: GrantDocument, stated: CanComply): Overlay {
  const byAct = new Map<string, number[]>();
  for (const [i, { act }] of grant.authorities.entries()) byAct.set(act, [...(byAct.get(act) ?? []), i]);
  const laid: Laid[] = [];
  const foreign: number[] = [];
  const nameless: number[] = [];
  for (const [i, authority] of (stated.authorities ?? []).entries()) {
    const bases = authority.act === undefined ? undefined : byAct.get(authority.act);
    if (authority.act === undefined) nameless.push(i);
    else if (bases === undefined) foreign.push(i);
    else laid.push(...laidOver(grant, bases, authority).map(([base, over]) => ({ authority: over, stated: i, base })));
  }
  const defaults = withDefaults(grant.defaults, stated.defaults);
  const denied = stated.denied === undefined ? grant.denied : deniedAs(grant, stated.denied);
  return { grant: { ...grant, defaults, authorities: laid.map(({ authority }) => authority), denied }, laid, foreign, nameless };
}

/** Over each authority of the act that a stated actor holds; over all of them where no actor is stated. Who holds none stands with the first. */
function laidOver(grant: GrantDocument, bases: readonly number[], stated: StatedAuthority): [number, Authority][] {
  const named = new Set(stated.actors);
  const all = bases.flatMap((base) => {
    const authority = grant.authorities[base];
    return authority === undefined ? [] : [{ base, authority, actors: authority.actors.filter((actor) => named.has(actor)) }];
  });
  if (stated.actors === undefined) return all.map(({ base, authority }) => [base, over(authority, stated, authority.actors)]);
  const held = new Set(all.flatMap(({ actors }) => actors));
  const others = [...named].filter((actor) => !held.has(actor));
  const meant = held.size === 0 ? all.slice(0, 1) : all.filter(({ actors }) => actors.length > 0);
  return meant.map(({ base, authority, actors }, i) => [base, over(authority, stated, i === 0 ? [...actors, ...others] : actors)]);
}

function over(base: Authority, stated: StatedAuthority, actors: readonly string[]): Authority {
  const { effect = base.effect, kind = base.kind, resources = base.resources, commit = base.commit } = stated;
  const targets = targetsOver(base.targets, stated.targets);
  const pauses = stated.pause_on_unexpected ?? base.pause_on_unexpected ?? false;
  const { pause_on_unexpected: _, targets: __, ...rest } = base;
  return {
    ...rest,
    effect,
    kind,
    resources,
    commit,
    actors: [...actors],
    grounding: groundingOver(base.grounding, stated.grounding),
    limits: { ...base.limits, ...stated.limits },
    ...(targets === undefined ? {} : { targets }),
    ...(pauses ? { pause_on_unexpected: true } : {}),
    // An act that is not official needs no go-ahead, and one that is stated for it lets nothing happen.
    ...(base.go_ahead === undefined ? {} : { go_ahead: { ...base.go_ahead, ...stated.go_ahead } }),
  };
}

/** Where the Grant names no other side, stating one at all reaches further: what is left out of it is then the widest. */
function targetsOver(base: Targets | undefined, stated: StatedAuthority["targets"]): Targets | undefined {
  if (stated === undefined || Object.keys(stated).length === 0) return base;
  return { ...(base ?? { class: "audience", scope: "any", ids: [] }), ...stated };
}

function groundingOver(base: Grounding, stated: StatedGrounding | undefined): Grounding {
  return { ...base, ...stated };
}

function withDefaults(base: Defaults, stated: CanComply["defaults"]): Defaults {
  if (stated === undefined) return base;
  return {
    ...base,
    ...stated,
    self_changes: { ...base.self_changes, ...stated.self_changes },
    limits: { ...base.limits, ...stated.limits },
    grounding: groundingOver(base.grounding, stated.grounding),
  };
}

/** Denials as they are stated; one that names an act alone has the effect which the Grant's denial of that act has. */
function deniedAs(grant: GrantDocument, stated: readonly StatedDenial[]): Denial[] {
  return stated.flatMap(({ act, effect, kind = "none" }): Denial[] => {
    if (effect !== undefined) return [{ ...(act === undefined ? {} : { act }), effect, kind }];
    return act === undefined ? [] : grant.denied.filter((denial) => denial.act === act);
  });
}

// Random Grants to judge by: those of the writer's generator, shifted so that acts often go through and every step has something to find.
import fc, { type Arbitrary } from "fast-check";
import { BINDING_KINDS, isBinding } from "../../catalogue/kinds.ts";
import { namedAgents } from "../../formations/f03-defaults.ts";
import type { ActorRef, Formation, Grant, Handoff } from "../../schema/grant.gen.ts";
import { arbitraryGrant } from "../../testing/arbitrary-grant.ts";
import { type Draw, drawOf } from "./draw.ts";

/** A Grant of no parent that `prepare` takes. Duties in one hand (F6) are among them: step 13 denies by these. */
export function arbitraryJudged(): Arbitrary<Grant> {
  return fc.tuple(arbitraryGrant(), fc.noShrink(fc.integer())).map(([grant, seed]) => shifted(grant, drawOf(seed)));
}

function shifted(grant: Grant, draw: Draw): Grant {
  grant.delegation = { depth: 0, max_depth: 2, chain: [] };
  if (draw.chance(0.8)) bindAll(grant, draw);
  if (draw.chance(0.6)) loosen(grant);
  if (draw.chance(0.3)) divide(grant, draw);
  if (draw.chance(0.3)) wantTransfers(grant);
  if (draw.chance(0.5)) simplify(grant);
  return grant;
}

/** Every act gets an app and a source, as a person would give it. */
function bindAll(grant: Grant, draw: Draw): void {
  if (grant.resources.length === 0) grant.resources.push({ id: "mail", provider: "Example Mail", label: "Mail", effects: [] });
  for (const authority of grant.authorities) {
    const app = draw.from(grant.resources);
    if (authority.resources.length === 0 && app !== undefined) {
      authority.resources.push(app.id);
      if (!app.effects.includes(authority.effect)) app.effects.push(authority.effect);
    }
    const { allowed, prohibited } = authority.grounding;
    const plain = grant.defaults.grounding.allowed.find((source) => !/^app:|^agent_memory$/.test(source) && !prohibited.includes(source));
    if (allowed.length === 0 && plain !== undefined) allowed.push(plain);
  }
}

/** What has a standing go-ahead may be finished, and in a mode that lets it. */
function loosen(grant: Grant): void {
  for (const kind of BINDING_KINDS) grant.ceilings[kind] = "self_within_limits";
  for (const authority of grant.authorities) if (authority.go_ahead?.mode === "standing") authority.commit = "automatic";
  if (grant.defaults.working_mode === "plan") grant.defaults.working_mode = "auto";
}

/** A hand-off that divides duties, between any two agents, whatever they hold. */
function divide(grant: Grant, draw: Draw): void {
  const formation = draw.from(grant.formations ?? []);
  const insiders = formation === undefined ? [] : membersOf(grant, formation);
  const [from, to] = [draw.from(insiders), draw.from(insiders)];
  if (formation === undefined || from === undefined || to === undefined) return;
  const others = (formation.handoffs ?? []).filter((handoff) => handoff.from !== from || handoff.to !== to);
  formation.handoffs = [...others, { from, to, seam: "segregation_of_duties" } satisfies Handoff];
}

function membersOf(grant: Grant, { participants }: Formation): ActorRef[] {
  return participants?.filter(({ membership }) => membership === "member").map(({ actor }) => actor) ?? namedAgents(grant);
}

/** The generator never asks for a transfer; where hand-offs are written, one can be given. */
function wantTransfers(grant: Grant): void {
  for (const formation of grant.formations ?? []) {
    if ((formation.handoffs ?? []).length === 0) continue;
    formation.settlement = { ...formation.settlement, evidence: [...(formation.settlement?.evidence ?? []), "transfer"] };
  }
}

/** Fewer things that stop an act: one formation, no denial of what is allowed, nothing that only some apps' accounts and places may do. */
function simplify(grant: Grant): void {
  const held = new Set(grant.authorities.map(({ act }) => act));
  const effects = new Set(grant.authorities.map(({ effect }) => effect));
  grant.denied = grant.denied.filter(({ act, effect }) => (act === undefined ? !effects.has(effect) : !held.has(act)));
  if (grant.formations !== undefined) grant.formations.splice(1);
  for (const resource of grant.resources) delete resource.locations;
  if (grant.authorities.some(({ kind }) => isBinding(kind)) && grant.defaults.data_movement === "never") {
    grant.defaults.data_movement = "listed_apps";
  }
}

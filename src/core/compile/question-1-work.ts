// Question 1, "What is the act of work?": purpose, scope, apps and denials; written and read back. (Authorities: authority.ts.)
import type { ActAnswer, WorkAnswer } from "../answers/answers.ts";
import type { GrantDocument } from "../grant/valid-grant.ts";
import type { Authority, Denial, Effect, Grant, Resource } from "../schema/grant.gen.ts";
import { listMember, text, textMember, texts } from "./typed.ts";

/** The envelope's purpose and scope, the apps with their effects, and what is never allowed, each in the order of the answers. */
export function compileWork(work: WorkAnswer): Pick<Grant, "purpose" | "work_scope" | "resources" | "denied"> {
  return {
    purpose: text(work.purpose),
    work_scope: { summary: text(work.summary), includes: texts(work.includes), excludes: texts(work.excludes) },
    resources: work.resources.map((resource) => compileResource(resource, work.acts)),
    denied: work.nevers.map(compileDenial),
  };
}

/** An app: its own effects, then those of the acts that use it (G6: a resource lists every authority's effect). */
function compileResource(resource: Resource, acts: readonly ActAnswer[]): Resource {
  return {
    id: resource.id,
    provider: text(resource.provider),
    label: text(resource.label),
    ...textMember("account", resource.account),
    effects: [...new Set([...resource.effects, ...effectsUsing(resource.id, acts)])],
    ...textMember("place", resource.place),
    ...listMember("reach", resource.reach),
    ...textMember("via", resource.via),
    ...listMember("locations", resource.locations && texts(resource.locations)),
  };
}

function effectsUsing(id: string, acts: readonly Pick<ActAnswer, "resources" | "effect">[]): Effect[] {
  return acts.filter(({ resources }) => resources.includes(id)).map(({ effect }) => text(effect) as Effect);
}

/** A denial's act stays even while it is empty: without one the denial would be of the whole effect. */
function compileDenial({ act, effect, kind, label }: Denial): Denial {
  return {
    ...(act === undefined ? {} : { act: text(act) }),
    effect: text(effect) as Effect,
    kind,
    ...textMember("label", label),
  };
}

/** The answers to question 1 without the acts, read back from a Grant. */
export function workFrom(grant: GrantDocument): Omit<WorkAnswer, "acts"> {
  return {
    purpose: grant.purpose,
    ...grant.work_scope,
    resources: grant.resources.map((resource) => ({ ...resource, effects: ownEffects(resource, grant.authorities) })),
    nevers: grant.denied,
  };
}

/** The shortest beginning of an app's effects from which the compiler makes all of them again, or all of them. */
function ownEffects({ id, effects }: Resource, authorities: readonly Authority[]): Effect[] {
  const added = effectsUsing(id, authorities);
  const makes = (length: number) => [...new Set([...effects.slice(0, length), ...added])].join("\n") === effects.join("\n");
  const length = effects.findIndex((_, i) => makes(i));
  return length === -1 ? effects : effects.slice(0, length);
}

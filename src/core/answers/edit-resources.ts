// Edits of the selected apps. An app's id is minted once and never follows a new label (G4); taking an app out takes it out everywhere.
import { sourceApp } from "../catalogue/sources.ts";
import type { Resource, SourceRef } from "../schema/grant.gen.ts";
import type { ActAnswer, Answers } from "./answers.ts";
import { type Edited, type Patch, patched, without, withWork } from "./edited.ts";

/** A resource id made from a label: ASCII letters and digits with dashes, different from all that are taken. */
export function mintResourceId(label: string, taken: Iterable<string>): string {
  const words = label
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-");
  const base = words.slice(0, 60).replace(/^-|-$/g, "") || "app";
  const used = new Set(taken);
  let id = base;
  for (let n = 2; used.has(id); n += 1) id = `${base}-${n}`;
  return id;
}

/** Every id that an app has, or that an answer names without there being such an app: a new app must not take over what was meant for another. */
export function takenResourceIds({ work, grounds }: Answers): Set<string> {
  const sources = [grounds, ...work.acts.map(({ grounding }) => grounding)].flatMap(({ allowed = [], prohibited = [] }) => [
    ...allowed,
    ...prohibited,
  ]);
  return new Set([
    ...work.resources.map(({ id }) => id),
    ...work.acts.flatMap(({ resources }) => resources),
    ...sources.map(sourceApp).filter((id) => id !== undefined),
  ]);
}

/**
 * Selects an app. It enters no act by itself (G6). What is read in it may be relied on by the acts that will use it, and by no other: that is
 * the least-privilege answer of question 4.
 */
export function addResource(answers: Answers, app: Omit<Resource, "id">): { readonly answers: Answers; readonly id: string } {
  const id = mintResourceId(app.label, takenResourceIds(answers));
  const { grounds, work } = answers;
  const next = withWork(answers, { resources: [...work.resources, { id, ...app }] });
  return { answers: { ...next, grounds: { ...grounds, allowed: [...grounds.allowed, `app:${id}`] } }, id };
}

/** Changes what is said about an app; its id stays. */
export function patchResource(answers: Answers, id: string, patch: Patch<Omit<Resource, "id">>): Answers {
  const resources = answers.work.resources.map((app) => (app.id === id ? patched<Resource>(app, patch as Patch<Resource>) : app));
  return withWork(answers, { resources });
}

/** Takes an app out: of the acts that use it, and of every list of sources. Acts that are left without an app are named. */
export function removeResource(answers: Answers, id: string): Edited {
  const isSource = (source: SourceRef) => source === `app:${id}`;
  const { grounds, work } = answers;
  const acts = work.acts.map((act): ActAnswer => {
    const { allowed, prohibited } = act.grounding;
    return patched(act, {
      resources: without(act.resources, (resource) => resource === id),
      grounding: patched(act.grounding, {
        ...(allowed ? { allowed: without(allowed, isSource) } : {}),
        ...(prohibited ? { prohibited: without(prohibited, isSource) } : {}),
      }),
    });
  });
  const bare = acts.filter((act, i) => act.resources.length === 0 && work.acts[i]?.resources.length !== 0);
  const next = withWork(answers, { acts, resources: without(work.resources, (app) => app.id === id) });
  return {
    answers: {
      ...next,
      grounds: { ...grounds, allowed: without(grounds.allowed, isSource), prohibited: without(grounds.prohibited, isSource) },
    },
    notices: [...new Set(bare.map(({ act }) => act))].map((act) => `“${act}” has no app left that it may use.`),
  };
}

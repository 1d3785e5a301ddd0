/** What a person can do on this page, each as one change of the answers. Stable, so that rows are drawn again only when what they show has changed. */
import { createContext, useContext, useMemo, useRef } from "react";
import type { ActAnswer, Answers } from "../../../core/answers/answers.ts";
import { type ActState, addNeverEffect, addOwnAct, patchAct, removeDenial, setAct } from "../../../core/answers/edit-acts.ts";
import { addResource, patchResource, removeResource } from "../../../core/answers/edit-resources.ts";
import { type Patch, withWork } from "../../../core/answers/edited.ts";
import type { Effect, Kind, Resource } from "../../../core/schema/grant.gen.ts";
import type { Edit } from "../../draft/use-page-edit.ts";
import type { ActKey } from "./act-list.ts";

export type NewApp = Omit<Resource, "id" | "effects">;

export interface Actions {
  /** True when an act came back with what was said about it before on this page. */
  setState(key: ActKey, state: ActState): boolean;
  patchAct(at: number, patch: Patch<Omit<ActAnswer, "act" | "effect" | "kind">>): void;
  /** Selects an app and gives its id; with `at`, that act may use it. */
  addApp(app: NewApp, at?: number): string;
  patchApp(id: string, patch: Patch<Omit<Resource, "id">>): void;
  removeApp(id: string): void;
  /** Adds an act of the person's own; a sentence says why not, where it is refused. */
  addAct(key: { readonly id: string; readonly effect: string; readonly kind: Kind }, state: "allowed" | "never"): string | undefined;
  denyEffect(effect: Effect, kind: Kind): void;
  removeDenial(at: number): void;
}

export const ActionsContext = createContext<Actions | undefined>(undefined);

export function useActions(): Actions {
  const actions = useContext(ActionsContext);
  if (!actions) throw new Error("no actions above this component");
  return actions;
}

/**
 * An act that is set to "Not allowed" or "Never" by a stray key loses what all six questions say about it. While the page is open that is
 * kept aside, and comes back, visibly, when the act is allowed again.
 */
export function useNewActions(edit: Edit): Actions {
  const aside = useRef(new Map<string, readonly ActAnswer[]>());
  return useMemo(() => {
    const change = (run: (answers: Answers) => Answers): void => edit(run);
    return {
      setState(key, state) {
        let cameBack = false;
        change((answers) => {
          const held = answers.work.acts.filter(({ act }) => act === key.id);
          if (held.length > 0) aside.current.set(key.id, held);
          const next = setAct(answers, key.id, state, { effect: key.effect, kind: key.kind });
          const before = aside.current.get(key.id);
          if (state !== "allowed" || next === answers || !before) return next;
          cameBack = true;
          return withWork(next, {
            acts: [...next.work.acts.filter(({ act }) => act !== key.id), ...before.map((act) => stillThere(act, answers))],
          });
        });
        return cameBack;
      },
      patchAct: (at, patch) => change((answers) => patchAct(answers, at, patch)),
      addApp(app, at) {
        let id = "";
        change((answers) => {
          const added = addResource(answers, { ...app, effects: [] });
          id = added.id;
          const act = at === undefined ? undefined : added.answers.work.acts[at];
          if (at === undefined || !act) return added.answers;
          return patchAct(added.answers, at, { resources: [...act.resources, id] });
        });
        return id;
      },
      patchApp: (id, patch) => change((answers) => patchResource(answers, id, patch)),
      removeApp: (id) => change((answers) => removeResource(answers, id).answers),
      addAct(key, state) {
        let refusal: string | undefined;
        change((answers) => {
          const added = addOwnAct(answers, key);
          if (added.ok) return state === "allowed" ? added.value : setAct(added.value, key.id, state);
          refusal = added.findings.map((finding) => finding.message).join(" ");
          return answers;
        });
        return refusal;
      },
      denyEffect: (effect, kind) => change((answers) => addNeverEffect(answers, { effect, kind })),
      removeDenial: (at) => change((answers) => removeDenial(answers, at)),
    };
  }, [edit]);
}

/** An act as it was, without the apps and holders that are gone since. */
function stillThere(act: ActAnswer, { agents, work }: Answers): ActAnswer {
  const actors = [agents.delegate.sub, ...agents.members.map(({ actor }) => actor)];
  const held = act.actors.filter((actor) => actors.includes(actor));
  return {
    ...act,
    resources: act.resources.filter((id) => work.resources.some((resource) => resource.id === id)),
    actors: held.length > 0 ? held : [agents.delegate.sub],
  };
}

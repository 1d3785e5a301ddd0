/** The open draft and all that follows from it, for the pages. The store has no React in it; these hooks are the only bridge. */
import { useSyncExternalStore } from "react";
import { useStore } from "zustand";
import type { Answers } from "../../core/answers/answers.ts";
import { type Derived, derivedOf } from "../../state/derived.ts";
import type { Draft, DraftState } from "../../state/draft.ts";
import type { SaveState } from "../../state/session-shape.ts";
import { useSession } from "./session-context.ts";

/** A part of the open draft; `undefined` where none is open. The selector must return the same value for the same draft. */
export function useDraft<T>(select: (draft: Draft) => T): T | undefined {
  const { store } = useSession();
  return useStore(store, (state: DraftState) => (state.draft ? select(state.draft) : undefined));
}

/** The Grant, findings and clauses that the answers make now. Computed once for every change, whoever asks. */
export function useDerived(): Derived | undefined {
  const { store, now } = useSession();
  const read = (): Derived | undefined => {
    const { draft } = store.getState();
    return draft && derivedOf(draft.answers, draft.enforcement, now);
  };
  return useSyncExternalStore(store.subscribe, read, read);
}

/** Changes the answers, once a commit: `edit((answers) => …)`. */
export function useEdit(): (change: (answers: Answers) => Answers) => void {
  return useSession().store.getState().edit;
}

/** What has become of the draft's last change. */
export function useSaving(): SaveState {
  return useStore(useSession().saving);
}

/** The open draft, for the pages. The store has no React in it; these hooks are the only bridge. Light: what needs the core is in use-derived.ts. */
import { useStore } from "zustand";
import type { Draft, DraftState } from "../../state/draft.ts";
import type { SaveState } from "../../state/session-shape.ts";
import { useSession } from "./session-context.ts";

/** A part of the open draft; `undefined` where none is open. The selector must return the same value for the same draft. */
export function useDraft<T>(select: (draft: Draft) => T): T | undefined {
  const { store } = useSession();
  return useStore(store, (state: DraftState) => (state.draft ? select(state.draft) : undefined));
}

/** What has become of the draft's last change. */
export function useSaving(): SaveState {
  return useStore(useSession().saving);
}

/** All that follows from the open draft. Apart from use-draft.ts, because it brings the core with it, which the first page does without. */
import { useSyncExternalStore } from "react";
import { type Derived, derivedOf } from "../../state/derived.ts";
import { useSession } from "./session-context.ts";

/** The Grant, findings and clauses that the answers make now. Computed once for every change, whoever asks. */
export function useDerived(): Derived | undefined {
  const { store, now } = useSession();
  const read = (): Derived | undefined => {
    const { draft } = store.getState();
    return draft && derivedOf(draft.answers, draft.enforcement, now);
  };
  return useSyncExternalStore(store.subscribe, read, read);
}

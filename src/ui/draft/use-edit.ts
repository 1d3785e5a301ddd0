/** How a page changes the answers that it does not hold in fields of its own: once a commit, `edit((answers) => …)`. */
import { useCallback } from "react";
import { editAnswers } from "./edit-in-pause.ts";
import { useSession } from "./session-context.ts";
import type { Edit } from "./use-page-edit.ts";

export function useEdit(): Edit {
  const session = useSession();
  return useCallback<Edit>((change) => editAnswers(session, change, () => {}), [session]);
}

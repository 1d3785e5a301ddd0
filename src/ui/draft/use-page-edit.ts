/** How a page changes the answers, and how it notices that something else did: then its fields are mounted anew, with the new texts in them. */
import { useCallback, useRef } from "react";
import type { Answers } from "../../core/answers/answers.ts";
import { editAnswers } from "./edit-in-pause.ts";
import { useSession } from "./session-context.ts";

export type Edit = (change: (answers: Answers) => Answers) => void;

/** `epoch` grows when the answers were changed by anything but `edit`: another tab's draft was taken. It is the key of everything that holds typed text. */
export function usePageEdit(answers: Answers): { readonly edit: Edit; readonly epoch: number } {
  const session = useSession();
  const own = useRef(answers);
  const epoch = useRef(0);
  if (answers !== own.current) {
    own.current = answers;
    epoch.current += 1;
  }
  const edit = useCallback<Edit>(
    (change) => {
      editAnswers(session, change, () => {
        own.current = session.store.getState().draft?.answers ?? own.current;
      });
    },
    [session],
  );
  return { edit, epoch: epoch.current };
}

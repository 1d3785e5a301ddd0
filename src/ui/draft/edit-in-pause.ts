/**
 * A change that typing makes after a pause, in three tasks: the Grant that follows from it, its sentences, and then it is put in place and drawn. So
 * the next keystroke waits for one of them, never for all. A change that is pressed, and one made as the page leaves, is put in place at once.
 */
import type { Answers } from "../../core/answers/answers.ts";
import { derivedOf } from "../../state/derived.ts";
import type { Session } from "../../state/session-shape.ts";
import { LEAVING } from "./leaving.ts";
import { isInPause } from "./typing.ts";

/** What is worked out and not in place yet. */
const waiting = new Set<() => void>();

const putAll = (): void => {
  for (const put of waiting) put();
};
if (typeof addEventListener === "function") addEventListener(LEAVING, putAll);

/** Changes the answers of the open draft; `done` is called once they are in the store, before anything is drawn. */
export function editAnswers({ store, now }: Pick<Session, "store" | "now">, change: (answers: Answers) => Answers, done: () => void): void {
  // Changes keep their order: what waits was made before this one.
  putAll();
  const { draft } = store.getState();
  if (!isInPause() || !draft) {
    store.getState().edit(change);
    done();
    return;
  }
  const before = draft.answers;
  const next = change(before);
  if (next === before) return;
  derivedOf.prepare(next, now);
  const put = (): void => {
    clearTimeout(timer);
    if (!waiting.delete(put)) return;
    // Another draft was opened meanwhile: what was typed belonged to the one before.
    if (store.getState().draft?.id !== draft.id) return;
    store.getState().edit((answers) => (answers === before ? next : change(answers)));
    done();
  };
  let timer = setTimeout(() => {
    derivedOf(next, draft.enforcement, now);
    timer = setTimeout(put);
  });
  waiting.add(put);
}

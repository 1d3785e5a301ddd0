/** Tells the frame about the open draft: its name, whether it is kept, how far each step is. What needs the core is loaded only once a draft is open. */
import { browserDownloads } from "../../platform/download.ts";
import type { Draft } from "../../state/draft.ts";
import type { Session } from "../../state/session-shape.ts";
import type { FrameData, FrameSource, StepStatus } from "../frame/types.ts";
import type { StepId } from "../steps/index.ts";
import { noticesOf, savedLine } from "./saving-words.ts";
import { isTyping, watchTyping } from "./typing.ts";

type StepStates = (draft: Draft, now: () => string) => Partial<Record<StepId, StepStatus>>;

/** The frame's source. `loadStates` brings the part that knows the core. */
export function draftSource(session: Session, loadStates: () => Promise<StepStates>): FrameSource {
  const { store, saving } = session;
  const listeners = new Set<() => void>();
  let states: StepStates | undefined;
  let asked = false;
  let data: FrameData = { steps: {}, notices: [] };

  const actions = {
    exportDraft: () => exportDraft(session),
    tryAgain: () => void session.flush(),
    takeTheirs: () => void session.takeTheirs(),
    keepAsCopy: () => session.keepAsCopy(),
    goToAnswers: () => {
      location.hash = "#/discover";
    },
  };

  const refresh = (): void => {
    const { draft } = store.getState();
    if (draft && !asked) {
      asked = true;
      void loadStates().then((loaded) => {
        states = loaded;
        refresh();
      });
    }
    const state = saving.getState();
    data = draft
      ? {
          draftName: draft.name,
          saved: savedLine(state, draft, isTyping()),
          steps: states?.(draft, session.now) ?? {},
          notices: noticesOf(state, draft, actions),
          exportDraft: () => exportDraft(session),
        }
      : { steps: {}, notices: noticesOf(state, undefined, actions) };
    for (const listener of listeners) listener();
  };
  store.subscribe(refresh);
  saving.subscribe(refresh);
  watchTyping(refresh);
  refresh();
  return {
    get: () => data,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Gives the person the open draft as a file. */
export function exportDraft(session: Session): void {
  const text = session.exportText();
  if (text !== undefined) browserDownloads.save(`draft-${session.now().slice(0, 10)}.json`, text, "application/json");
}

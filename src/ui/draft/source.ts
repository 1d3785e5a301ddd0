/** Tells the frame about the open draft: its name, whether it is kept, how far each step is. What needs the core is loaded only once a draft is open. */
import { browserDownloads } from "../../platform/download.ts";
import type { Draft } from "../../state/draft.ts";
import type { SaveState, Session } from "../../state/session-shape.ts";
import type { FrameData, FrameNotice, FrameSource, SavedLine, StepStatus } from "../frame/types.ts";
import type { StepId } from "../steps/index.ts";

type StepStates = (draft: Draft, now: () => string) => Partial<Record<StepId, StepStatus>>;

/** The frame's source. `loadStates` brings the part that knows the core. */
export function draftSource(session: Session, loadStates: () => Promise<StepStates>): FrameSource {
  const { store, saving } = session;
  const listeners = new Set<() => void>();
  let states: StepStates | undefined;
  let asked = false;
  let data: FrameData = { steps: {}, notices: [] };

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
          saved: savedLine(state, draft),
          steps: states?.(draft, session.now) ?? {},
          notices: noticesOf(state, session),
          exportDraft: () => exportDraft(session),
        }
      : { steps: {}, notices: noticesOf(state, session) };
    for (const listener of listeners) listener();
  };
  store.subscribe(refresh);
  saving.subscribe(refresh);
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

function savedLine(state: SaveState, draft: Draft): SavedLine {
  switch (state.phase) {
    case "saving":
    case "loading":
    case "none":
      return { text: "Saving…", bad: false };
    case "private":
      return { text: "Private: nothing is stored", bad: false };
    case "failed":
      return { text: "Not saved", bad: true };
    case "saved":
      return state.held.length > 0
        ? { text: `Saved, except ${heldNames(state.held, draft)}: it seems to hold a secret`, bad: true }
        : { text: `Draft saved in this browser, ${localTime(state.at)}`, bad: false };
  }
}

function heldNames(held: readonly string[], draft: Draft): string {
  const { delegate, members } = draft.answers.agents;
  const name = (actor: string): string =>
    (actor === delegate.sub ? delegate.name : members.find((member) => member.actor === actor)?.name) || "an agent";
  return held.map((actor) => `${name(actor)}'s answer`).join(" and ");
}

const localTime = (instant: string): string => new Date(instant).toLocaleTimeString(undefined, { hour: "2-digit", minute: "2-digit" });

function noticesOf(state: SaveState, session: Session): readonly FrameNotice[] {
  if (state.phase !== "failed") return [];
  if (state.error.kind === "changed-elsewhere") {
    return [
      {
        id: "changed-elsewhere",
        title: state.error.message,
        text: "Take over what the other tab wrote, or keep what you see here as a draft of its own.",
        actions: [
          { label: "Take the other tab's", run: () => void session.takeTheirs() },
          { label: "Keep this as a copy", run: () => session.keepAsCopy() },
        ],
      },
    ];
  }
  const open = session.store.getState().draft !== undefined;
  return [
    {
      id: state.error.kind,
      title: open ? "This draft is not saved." : "Drafts cannot be kept in this browser.",
      text: `${state.error.message} ${open ? "It is whole in this tab: export it to keep it." : ""}`.trim(),
      actions: open
        ? [
            { label: "Export the draft", run: () => exportDraft(session) },
            { label: "Try again", run: () => void session.flush() },
          ]
        : [],
    },
  ];
}

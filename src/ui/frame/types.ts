/** What the frame shows of the draft. The state feeds it through a `FrameSource`; the frame knows nothing else about the state. */

import type { StepId } from "../steps/index.ts";

/** How far a step is. Which step is open now is the router's to say. */
export type RailState = "done" | "look" | "todo";

/** A step in the rail; `note` says in a few words why it needs a look ("one agent has not answered"). */
export interface StepStatus {
  readonly state: RailState;
  readonly note?: string;
}

/** What has become of the draft's last change. `text` is the line shown beside its name. `bad`: the person must act to keep the draft. */
export interface SavedLine {
  readonly text: string;
  readonly bad: boolean;
}

/** Something that the person has to know on every page: another tab's change, a full disk. */
export interface FrameNotice {
  readonly id: string;
  /** A whole sentence that says what is the case. */
  readonly title: string;
  /** What to do about it. */
  readonly text: string;
  /** Buttons that do something about it. */
  readonly actions: readonly { readonly label: string; readonly run: () => void }[];
}

/** Everything that the frame shows of the draft. */
export interface FrameData {
  /** The name of the open draft; absent when none is open. */
  readonly draftName?: string;
  /** Absent when no draft is open. */
  readonly saved?: SavedLine;
  /** A step that is not named here is shown as not started. */
  readonly steps: Readonly<Partial<Record<StepId, StepStatus>>>;
  readonly notices: readonly FrameNotice[];
  /** Gives the person the draft as a file; absent when there is nothing to export. Offered wherever something has gone wrong. */
  readonly exportDraft?: () => void;
}

/** Where the frame gets its data: `get` must return the same object until something changed. */
export interface FrameSource {
  readonly get: () => FrameData;
  readonly subscribe: (listener: () => void) => () => void;
}

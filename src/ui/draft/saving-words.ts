/** What has become of the draft's last change, in words: the line beside its name, and what has to be known on every page. Pure. */
import { visible } from "../../core/lib/text.ts";
import type { StorageError } from "../../platform/storage.ts";
import type { Draft } from "../../state/draft.ts";
import type { SaveState } from "../../state/session-shape.ts";
import type { FrameNotice, SavedLine } from "../frame/types.ts";

/** What can be done about it. */
export interface SavingActions {
  readonly exportDraft: () => void;
  readonly tryAgain: () => void;
  readonly takeTheirs: () => void;
  readonly keepAsCopy: () => void;
  readonly goToAnswers: () => void;
}

/** `isTyping`: a field holds something that has not reached the draft. */
export function savedLine(state: SaveState, draft: Draft, isTyping: boolean): SavedLine {
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
      if (isTyping) return { text: "Saving…", bad: false };
      return state.held.length > 0
        ? { text: `Saved, except ${answersOf(state.held, draft)}`, bad: true }
        : { text: `Draft saved in this browser, ${localTime(state.at)}`, bad: false };
  }
}

export function noticesOf(state: SaveState, draft: Draft | undefined, actions: SavingActions): readonly FrameNotice[] {
  const failed = state.phase === "failed" ? [failure(state.error, draft !== undefined, actions)] : [];
  const held = state.phase === "saved" ? state.held : [];
  const lost = draft?.held_back ?? [];
  if (draft === undefined || (held.length === 0 && lost.length === 0)) return failed;
  const goToAnswers = [{ label: "Go to the answers", run: actions.goToAnswers }];
  const now: FrameNotice = {
    id: "held-now",
    title: `Not kept: ${answersOf(held, draft)}.`,
    text: "There seems to be a secret in it, so it is in this tab only: reloading or closing the tab loses it. Take the secret out, or accept the text as it is.",
    actions: goToAnswers,
  };
  const before: FrameNotice = {
    id: "held-before",
    title: `Was not kept: ${answersOf(lost, draft)}.`,
    text: "There seemed to be a secret in it, so it was held back when the draft was stored, and only this note is left of it. Give the answer again, without the secret.",
    actions: goToAnswers,
  };
  return [...failed, ...(held.length > 0 ? [now] : []), ...(lost.length > 0 ? [before] : [])];
}

function failure(error: StorageError, isOpen: boolean, actions: SavingActions): FrameNotice {
  const { kind, message } = error;
  if (kind === "changed-elsewhere") {
    return {
      id: kind,
      title: message,
      text: "Take over what is stored now, or keep what you see here as a draft of its own.",
      actions: [
        { label: "Take what is stored", run: actions.takeTheirs },
        { label: "Keep this as a copy", run: actions.keepAsCopy },
      ],
    };
  }
  if (kind === "unreadable" && !isOpen)
    return { id: kind, title: "The draft that was open last cannot be read.", text: message, actions: [] };
  if (!isOpen) return { id: kind, title: "Drafts cannot be kept in this browser now.", text: `${message} ${WITHOUT_DRAFT}`, actions: [] };
  return {
    id: kind,
    title: "This draft is not saved.",
    text: `${message} ${WITH_DRAFT[kind]}`,
    actions: [
      { label: "Export the draft", run: actions.exportDraft },
      { label: "Try again", run: actions.tryAgain },
    ],
  };
}

const WITHOUT_DRAFT = "You can write all the same: a draft is then in its tab only, until you export it.";
const TAB_ONLY = "The draft is whole in this tab and ends with it: export it to keep it.";
const WITH_DRAFT: Readonly<Record<Exclude<StorageError["kind"], "changed-elsewhere">, string>> = {
  blocked: TAB_ONLY,
  silent: TAB_ONLY,
  broken: TAB_ONLY,
  unreadable: TAB_ONLY,
  quota: `${TAB_ONLY} Or remove drafts that you no longer need, and try again.`,
  newer: "The draft is whole in this tab: export it, then reload the page.",
};

/** "Inbox helper's answer and Writer's answer"; an agent without a name is "an agent". */
export function answersOf(agents: readonly string[], draft: Draft): string {
  const { delegate, members } = draft.answers.agents;
  const name = (actor: string): string =>
    visible((actor === delegate.sub ? delegate.name : members.find((member) => member.actor === actor)?.name) || "an agent");
  return agents.map((actor) => `${name(actor)}'s answer`).join(" and ");
}

const localTime = (instant: string): string => new Date(instant).toLocaleTimeString(undefined, { hour: "2-digit", minute: "2-digit" });

// Edits of question 5: each act's go-ahead, several at once, and the ways in which an ask reaches the principal.
import { isBinding } from "../catalogue/kinds.ts";
import type { Channel, GoAhead } from "../schema/grant.gen.ts";
import type { Answers } from "./answers.ts";
import { type Patch, patched, replacedAt, withWork } from "./edited.ts";

/**
 * Gives the acts at these indexes a go-ahead of this mode, and no other act: what widens is named by the caller, one by one. An act's words stay;
 * an act of kind none has no go-ahead and stays without one. The same answers where nothing changes; a RangeError where there is no such act.
 */
export function setGoAheads(answers: Answers, indexes: readonly number[], mode: GoAhead["mode"]): Answers {
  let { acts } = answers.work;
  for (const index of indexes) {
    const act = acts[index];
    if (act && (!isBinding(act.kind) || act.go_ahead?.mode === mode)) continue;
    acts = replacedAt(acts, index, (one) => ({ ...one, go_ahead: { ...one.go_ahead, mode } }));
  }
  return acts === answers.work.acts ? answers : withWork(answers, { acts });
}

/** What the principal says, or wants to be asked, of one act. Empty words are taken away. Unchanged for an act without a go-ahead. */
export function setGoAheadWords(answers: Answers, index: number, words: string): Answers {
  const act = answers.work.acts[index];
  if (!act?.go_ahead || (act.go_ahead.words ?? "") === words) return answers;
  const go_ahead = patched<GoAhead>(act.go_ahead, { words: words.trim() === "" ? undefined : words });
  return withWork(answers, { acts: replacedAt(answers.work.acts, index, (one) => ({ ...one, go_ahead })) });
}

/** Adds a way in which an ask may reach the principal, at the end. */
export function addChannel(answers: Answers, channel: Channel): Answers {
  return withChannels(answers, [...answers.go_ahead.channels, channel]);
}

/** Changes one way; `address: undefined` takes its address away. */
export function patchChannel(answers: Answers, index: number, patch: Patch<Channel>): Answers {
  const channels = replacedAt(answers.go_ahead.channels, index, (channel) => patched<Channel>(channel, patch));
  return channels[index] === answers.go_ahead.channels[index] ? answers : withChannels(answers, channels);
}

/** Takes one way out. The last one may go too: its absence is then asked about, because an ask that cannot reach the principal is a refusal. */
export function removeChannel(answers: Answers, index: number): Answers {
  return withChannels(
    answers,
    answers.go_ahead.channels.filter((_, i) => i !== index),
  );
}

function withChannels(answers: Answers, channels: Channel[]): Answers {
  return { ...answers, go_ahead: { ...answers.go_ahead, channels } };
}

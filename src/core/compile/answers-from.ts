// The way back: from a Grant to the answers that make it again ("start from this"), question by question.
import type { Answers } from "../answers/answers.ts";
import type { GrantDocument } from "../grant/valid-grant.ts";
import { agentsFrom } from "./agents.ts";
import { actsFrom } from "./authority.ts";
import { workFrom } from "./question-1-work.ts";
import { progressFrom } from "./question-2-progress.ts";
import { participantsFrom } from "./question-3-participants.ts";
import { groundsFrom } from "./question-4-grounds.ts";
import { goAheadFrom } from "./question-5-go-ahead.ts";
import { officialFrom } from "./question-6-official.ts";
import { validityFrom } from "./validity.ts";

/**
 * The answers that compile to this Grant, with its id and its time of issue, without its seal: exactly, for every Grant that the writer can
 * write (one of version 1.1 as the 1.2 Grant that it is read as); `startFrom` says what differs for any other. What follows from other answers by itself is left open.
 */
export function answersFrom(grant: GrantDocument): Answers {
  return {
    ...agentsFrom(grant),
    work: { ...workFrom(grant), acts: actsFrom(grant) },
    progress: { ...progressFrom(grant), ...validityFrom(grant.validity) },
    participants: participantsFrom(grant),
    grounds: groundsFrom(grant.defaults),
    go_ahead: goAheadFrom(grant),
    official: officialFrom(grant),
    formations: grant.formations ?? [],
  };
}

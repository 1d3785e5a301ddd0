// The draft that is typed into: the inbox example with 200 acts, put into the browser's own storage.
import { newDraft } from "../src/state/draft.ts";
import { answersWith } from "./pipeline.ts";

export { openDraft } from "../e2e/support/seed-draft.ts";

export function draftWith200Acts() {
  const answers = answersWith(200);
  const minted = { draft: "bench", principal: answers.principal.sub, delegate: answers.agents.delegate.sub, now: "2026-11-30T10:00:00Z" };
  return newDraft(minted, "Two hundred acts", answers);
}

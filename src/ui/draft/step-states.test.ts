import { describe, expect, it } from "vitest";
import { newDraft } from "../../state/draft.ts";
import { inboxExample } from "../../state/examples/inbox.ts";
import { stepStates } from "./step-states.ts";

const IDS = {
  principal: "urn:bot0:principal:00000000-0000-4000-8000-000000000001",
  delegate: "urn:bot0:agent:00000000-0000-4000-8000-000000000002",
};
const NOW = "2026-12-01T09:00:00Z";
const now = () => NOW;
const fresh = newDraft({ draft: "d", ...IDS, now: NOW }, "New");

describe("how far a step is", () => {
  it("is not started until it was open, whatever is missing on it", () => {
    expect(stepStates(fresh, now)["question-1"]).toBeUndefined();
  });
  it("needs a look once it was open and something on it blocks, and says how much", () => {
    expect(stepStates({ ...fresh, visited: ["question-1"] }, now)["question-1"]).toMatchObject({ state: "look" });
  });
  it("is done when nothing on it blocks", () => {
    const draft = newDraft({ draft: "d", ...IDS, now: NOW }, "Inbox", inboxExample(IDS));
    expect(stepStates({ ...draft, visited: ["question-1", "question-2", "review"] }, now)).toMatchObject({
      "question-1": { state: "done" },
      "question-2": { state: "done" },
      review: { state: "done" },
    });
  });
  it("tells of an answer that is shown and not accepted", () => {
    const draft = { ...fresh, visited: ["discover"], inventories: [{ agent: IDS.delegate, text: "hello" }] };
    expect(stepStates(draft, now).discover).toEqual({ state: "look", note: "an answer is not accepted" });
  });
  it("does not call Seal done before anything is sealed", () => {
    expect(stepStates({ ...fresh, visited: ["seal"] }, now).seal).toEqual({ state: "todo" });
  });
});

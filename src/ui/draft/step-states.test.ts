import { describe, expect, it } from "vitest";
import { newDraft, type Proposal } from "../../state/draft.ts";
import { inboxExample } from "../../state/examples/inbox.ts";
import { sealDraft } from "../../state/seal-draft.ts";
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
  it("does not call Discover done because it was opened", () => {
    expect(stepStates({ ...fresh, visited: ["discover"] }, now).discover).toEqual({ state: "todo" });
    const inventories = [{ agent: IDS.delegate, text: "hello", accepted: { sha256: "0".repeat(64), bytes: 5, at: NOW } }];
    const bound = { inventories: [{ agent: IDS.delegate, sha256: "0".repeat(64) }] };
    const draft = { ...fresh, visited: ["discover"], inventories, answers: { ...fresh.answers, discovery: bound } };
    expect(stepStates(draft, now).discover).toEqual({ state: "done" });
  });
  it("calls Hand over done once the current proposal is decided, and not again for the next one", async () => {
    const draft = { ...newDraft({ draft: "d", ...IDS, now: NOW }, "Inbox", inboxExample(IDS)), visited: ["seal", "hand-over"] };
    const sealed = async (n: number) => {
      const made = await sealDraft(draft, { grant_id: `urn:uuid:00000000-0000-4000-8000-00000000000${n}`, now: NOW });
      if (!made.ok) throw new Error("it seals");
      return made.value;
    };
    const [first, second] = [await sealed(1), await sealed(2)];
    const states = (...proposals: readonly Proposal[]) => stepStates({ ...draft, proposals }, now);
    expect(states(first)).toMatchObject({ seal: { state: "done" }, "hand-over": { state: "todo" } });
    const decided = { ...first, decision: { verdict: "ACCEPT", at: NOW } as never };
    expect(states(decided)["hand-over"]).toEqual({ state: "done" });
    expect(states(decided, second)["hand-over"]).toEqual({ state: "todo" });
  });
  it("does not call Seal done before anything is sealed", () => {
    expect(stepStates({ ...fresh, visited: ["seal"] }, now).seal).toEqual({ state: "todo" });
  });
});

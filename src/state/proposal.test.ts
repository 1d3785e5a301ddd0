// What becomes of a sealed proposal in the draft: restated, decided once, stood down once; and what of it is never stored.
import { beforeEach, describe, expect, it } from "vitest";
import { createDraftStore, type Decision, type DraftStore, newDraft, type Proposal } from "./draft.ts";
import { fromStored } from "./read-stored.ts";
import { toStored } from "./stored.ts";

const minted = { draft: "d", principal: "urn:bot0:principal:p", delegate: "urn:bot0:agent:d", now: "2026-12-01T09:00:00Z" };
const ID = "urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1aff";
const OTHER = "urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1afe";
const proposal = (grant_id: string) => ({ grant: { grant_id }, sealed_at: minted.now, reviewed: true }) as Proposal;
const accept: Decision = {
  decision: "ACCEPT",
  at: minted.now,
  by: minted.principal,
  enforcement: "advisory",
  letter_sha256: "a".repeat(64),
};
const SECRET = "my key is sk-proj-Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MDEyMzQ1";

let store: DraftStore;
const state = () => store.getState();
const current = () => state().draft?.proposals[1];
beforeEach(() => {
  store = createDraftStore();
  state().open({ ...newDraft(minted, "Inbox"), proposals: [proposal(OTHER), proposal(ID)] });
});

describe("a restatement", () => {
  it("is one a window; another text takes its place, and the block that was picked goes with the text", () => {
    expect(state().setRestatement(ID, "agent:a", "one {} {}")).toBe(true);
    expect(state().setRestatement(ID, "agent:b", "two")).toBe(true);
    expect(state().pickRestatement(ID, "agent:a", 2)).toBe(true);
    expect(current()?.restatements).toEqual([
      { window: "agent:a", text: "one {} {}", block: 2 },
      { window: "agent:b", text: "two" },
    ]);
    state().setRestatement(ID, "agent:a", "three");
    expect(current()?.restatements).toEqual([
      { window: "agent:b", text: "two" },
      { window: "agent:a", text: "three" },
    ]);
    state().removeRestatement(ID, "agent:a");
    state().removeRestatement(ID, "agent:b");
    expect(current()).toEqual(proposal(ID));
    expect(state().draft?.proposals[0]).toEqual(proposal(OTHER));
  });

  it("is refused where there is no such proposal, or no such window to pick in", () => {
    const before = state().draft;
    expect(state().setRestatement("urn:uuid:none", "agent:a", "x")).toBe(false);
    expect(state().pickRestatement(ID, "agent:a", 1)).toBe(false);
    expect(state().draft).toBe(before);
  });

  it("stays what it was once the proposal is decided", () => {
    state().setRestatement(ID, "agent:a", "one");
    state().decide(ID, accept);
    const before = state().draft;
    expect(state().setRestatement(ID, "agent:a", "two")).toBe(false);
    expect(state().pickRestatement(ID, "agent:a", 1)).toBe(false);
    expect(state().removeRestatement(ID, "agent:a")).toBe(false);
    expect(state().draft).toBe(before);
  });

  it("that seems to hold a secret is not stored; that it was held back, is", () => {
    state().setRestatement(ID, "agent:a", SECRET);
    state().setRestatement(ID, "agent:b", "two");
    const { draft } = state();
    const stored = draft && toStored(draft);
    expect(JSON.stringify(stored)).not.toContain("sk-proj");
    const read = fromStored(structuredClone(stored));
    if (!read.ok) throw new Error("not read");
    expect(read.value.proposals[1]).toMatchObject({ restatements: [{ window: "agent:b", text: "two" }], held_back: ["agent:a"] });
    // It stays said through another round, and until another text is there.
    const again = fromStored(structuredClone(toStored(read.value)));
    expect(again).toEqual(read);
    state().open(read.value);
    state().setRestatement(ID, "agent:a", "redacted");
    expect(current() && "held_back" in (current() as Proposal)).toBe(false);
  });
});

describe("a decision", () => {
  it.each(["ACCEPT", "REJECT"] as const)("%s is taken once", (decision) => {
    expect(state().decide(ID, { ...accept, decision })).toBe(true);
    expect(state().decide(ID, { ...accept, decision: "ACCEPT", at: "2026-12-02T09:00:00Z" })).toBe(false);
    expect(current()?.decision).toEqual({ ...accept, decision });
    expect(state().draft?.proposals[0]?.decision).toBeUndefined();
    const { draft } = state();
    expect(draft && fromStored(structuredClone(toStored(draft)))).toEqual({ ok: true, value: draft });
  });

  it("is stood down only after ACCEPT, and once", () => {
    expect(state().standDown(ID, minted.now)).toBe(false);
    state().decide(OTHER, { ...accept, decision: "REJECT" });
    expect(state().standDown(OTHER, minted.now)).toBe(false);
    state().decide(ID, accept);
    expect(state().standDown(ID, "2026-12-03T09:00:00Z")).toBe(true);
    expect(state().standDown(ID, "2026-12-04T09:00:00Z")).toBe(false);
    expect(current()?.stood_down).toEqual({ at: "2026-12-03T09:00:00Z" });
  });

  it("in a stored draft has every part in its form, or the draft is refused", () => {
    const bad: unknown[] = [
      { ...accept, decision: "MAYBE" },
      { ...accept, letter_sha256: "A".repeat(64) },
      { ...accept, at: "2026-12-01" },
      { ...accept, by: "" },
      { ...accept, more: 1 },
      { decision: "ACCEPT" },
    ];
    const base = toStored({ ...newDraft(minted, "Inbox"), proposals: [] });
    const withProposal = (one: unknown) => fromStored({ ...base, draft: { ...base.draft, proposals: [one] } });
    expect(withProposal({ ...proposal(ID), decision: accept }).ok).toBe(true);
    for (const decision of bad) expect(withProposal({ ...proposal(ID), decision }).ok).toBe(false);
    expect(withProposal({ ...proposal(ID), stood_down: { at: minted.now } }).ok).toBe(false);
    expect(withProposal({ ...proposal(ID), imported: false }).ok).toBe(false);
  });
});

describe("an agent's answer that seems to hold a secret", () => {
  it("leaves the fact that it was held back, until another text comes or its card is taken away", () => {
    state().setInventory("agent:a", SECRET);
    const { draft } = state();
    const read = fromStored(structuredClone(draft && toStored(draft)));
    if (!read.ok) throw new Error("not read");
    expect(read.value).toMatchObject({ inventories: [], held_back: ["agent:a"] });
    state().open(read.value);
    state().setInventory("agent:b", "hello");
    expect(state().draft?.held_back).toEqual(["agent:a"]);
    state().setInventory("agent:a", "hello");
    expect(state().draft?.held_back).toBeUndefined();
    state().open(read.value);
    state().removeInventory("agent:a");
    expect(state().draft?.held_back).toBeUndefined();
  });
});

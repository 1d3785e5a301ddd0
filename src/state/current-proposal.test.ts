// Which proposal a draft stands for, and whether it still says what was sealed.
import { describe, expect, it } from "vitest";
import { setWorkingMode } from "../core/answers/edit-progress.ts";
import { currentProposal } from "./derived.ts";
import { type Draft, newDraft, type Proposal } from "./draft.ts";
import { inboxExample } from "./examples/inbox.ts";
import { sealDraft } from "./seal-draft.ts";

const IDS = { draft: "one", principal: "urn:bot0:principal:1", delegate: "urn:bot0:agent:2", now: "2026-12-01T09:00:00Z" };
const draft: Draft = newDraft(IDS, "Inbox", inboxExample(IDS));
const ID = "urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1aff";

async function proposed(): Promise<Proposal> {
  const made = await sealDraft(draft, { grant_id: ID, now: "2026-12-02T09:00:00Z" });
  if (!made.ok) throw new Error("not sealed");
  return made.value;
}

describe("the current proposal", () => {
  it("is none before anything was sealed", () => {
    expect(currentProposal(draft)).toBeUndefined();
  });

  it("is the last one, and as sealed until an answer changes", async () => {
    const proposal = await proposed();
    const sealed = { ...draft, proposals: [{ ...proposal, sealed_at: "2026-12-01T09:00:00Z" }, proposal] };
    expect(currentProposal(sealed)).toEqual({ proposal, edited: false });
    const edited = { ...sealed, answers: setWorkingMode(sealed.answers, "plan") };
    expect(currentProposal(edited)).toEqual({ proposal, edited: true });
  });

  it("counts as changed where what is stored is no Grant at all", () => {
    for (const grant of [{}, { grant_id: 1, validity: { issued_at: "x" } }, { grant_id: ID }, { grant_id: ID, validity: 7 }]) {
      const proposal = { grant, sealed_at: "2026-12-01T09:00:00Z", reviewed: false } as unknown as Proposal;
      expect(currentProposal({ ...draft, proposals: [proposal] })).toEqual({ proposal, edited: true });
    }
  });
});

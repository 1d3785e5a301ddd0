// What an exported file may say of itself, and what it may not.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Decision, type Draft, newDraft, type Proposal } from "./draft.ts";
import { inboxExample } from "./examples/inbox.ts";
import { fromFile, fromStored } from "./read-stored.ts";
import { toFile, toStored } from "./stored.ts";

const IDS = { draft: "one", principal: "urn:bot0:principal:1", delegate: "urn:bot0:agent:2", now: "2026-12-01T09:00:00Z" };
const proposal: Proposal = { grant: { poa_version: "1.2" } as Proposal["grant"], sealed_at: IDS.now, reviewed: true };
const draft: Draft = { ...newDraft(IDS, "Inbox", inboxExample(IDS)), proposals: [proposal, { ...proposal, reviewed: false }] };

it("a file is not taken at its word that a proposal's review was on screen", () => {
  const read = fromFile(toFile(draft, IDS.now));
  expect(read.ok && read.value.proposals.map(({ reviewed }) => reviewed)).toEqual([false, false]);
  expect(read.ok && { ...read.value, proposals: [] }).toEqual({ ...draft, proposals: [] });
});

it("what this browser kept itself is", () => {
  const read = fromStored(structuredClone(toStored(draft)));
  expect(read.ok && read.value.proposals.map(({ reviewed }) => reviewed)).toEqual([true, false]);
});

it("a decision in a file is kept as the claim that it is; one that this browser kept is not marked", () => {
  const decision: Decision = { decision: "ACCEPT", at: IDS.now, by: IDS.principal, enforcement: "advisory", letter_sha256: "a".repeat(64) };
  const decided: Draft = { ...draft, proposals: [proposal, { ...proposal, decision, stood_down: { at: IDS.now } }] };
  const kept = fromStored(structuredClone(toStored(decided)));
  expect(kept.ok && kept.value).toEqual(decided);
  const read = fromFile(toFile(decided, IDS.now));
  expect(read.ok && read.value.proposals.map(({ imported }) => imported)).toEqual([undefined, true]);
  expect(read.ok && read.value.proposals[1]).toEqual({ ...decided.proposals[1], reviewed: false, imported: true });
});

describe("a draft of form 1", () => {
  const kept = (): { poa_grant_writer_draft: number; draft: Draft } =>
    JSON.parse(readFileSync(new URL("./fixtures/draft-form-1.json", import.meta.url), "utf8"));

  it("reads as the same draft, with everything that was in it", () => {
    const file = kept();
    expect(file.poa_grant_writer_draft).toBe(1);
    const read = fromStored(file);
    expect(read).toEqual({ ok: true, value: kept().draft });
    expect(file.draft.proposals).toHaveLength(2);
    expect(file.draft.inventories[0]).toMatchObject({ block: 2, accepted: { at: "2026-11-30T09:00:00Z" } });
  });

  it("is written in the present form from then on, and reads the same again", () => {
    const read = fromStored(kept());
    if (!read.ok) throw new Error("not read");
    const written = toStored(read.value);
    expect(written.poa_grant_writer_draft).toBe(2);
    expect(fromStored(structuredClone(written))).toEqual(read);
  });

  it("is refused where it does not fit, as any other", () => {
    const { draft: whole } = kept();
    expect(fromStored({ poa_grant_writer_draft: 1, draft: { ...whole, more: 1 } }).ok).toBe(false);
  });
});

it.each([0, 3, 99, "2", null, -1])("a draft of form %j is refused in words", (form) => {
  const read = fromStored({ ...toStored(draft), poa_grant_writer_draft: form });
  expect(!read.ok && read.findings[0]?.message).toContain(`of form ${JSON.stringify(form)}`);
});

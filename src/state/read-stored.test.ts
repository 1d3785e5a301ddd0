// What an exported file may say of itself, and what it may not.
import { expect, it } from "vitest";
import { type Draft, newDraft, type Proposal } from "./draft.ts";
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

import { expect, it } from "vitest";
import { createDraftStore, newDraft } from "./draft.ts";
import { fromStored } from "./read-stored.ts";
import { toStored } from "./stored.ts";

const minted = { draft: "d", principal: "urn:bot0:principal:p", delegate: "urn:bot0:agent:d", now: "2026-12-01T09:00:00Z" };
const accepted = { sha256: "b".repeat(64), bytes: 9, at: minted.now };

it("keeps which block was picked until the text changes, and picking one neither binds nor unbinds", () => {
  const store = createDraftStore();
  const { open, setInventory, pickBlock, acceptInventory } = store.getState();
  const draft = () => store.getState().draft;
  open(newDraft(minted, "Inbox"));
  setInventory("agent:a", "two texts");
  pickBlock("agent:a", 2);
  expect(draft()?.answers.discovery.inventories).toEqual([]);
  acceptInventory("agent:a", "two texts", accepted);
  pickBlock("agent:a", 1);
  pickBlock("agent:b", 1);
  const kept = [{ agent: "agent:a", text: "two texts", block: 1, accepted }];
  expect(draft()?.inventories).toEqual(kept);
  expect(draft()?.answers.discovery.inventories).toEqual([{ agent: "agent:a", sha256: accepted.sha256 }]);
  const stored = draft();
  expect(stored && fromStored(toStored(stored))).toMatchObject({ ok: true, value: { inventories: kept } });
  setInventory("agent:a", "another text");
  expect(draft()?.inventories).toEqual([{ agent: "agent:a", text: "another text" }]);
});

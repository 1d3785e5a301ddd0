// Puts a draft into the browser's storage, as the page itself would have kept it, and opens a page of it.
import { expect, type Page } from "@playwright/test";
import type { Answers } from "../../src/core/answers/answers.ts";
import { freshAnswers } from "../../src/core/answers/fresh.ts";
import { type Draft, newDraft } from "../../src/state/draft.ts";
import { toStored } from "../../src/state/stored.ts";

export const DELEGATE = "urn:bot0:agent:1b4e28ba-2fa1-4d3b-a3f5-0c8a3e1b9f10";
const PRINCIPAL = "urn:bot0:principal:6fa459ea-ee8a-4ca4-894e-db77e160355e";
const NOW = "2026-11-30T10:00:00Z";

/** A draft with the least-privilege answers and an agent called Buyer; `change` answers more. */
export function draftWith(change: (answers: Answers) => Answers = (answers) => answers): Draft {
  const fresh = freshAnswers({ principal: PRINCIPAL, delegate: DELEGATE });
  const named: Answers = {
    ...fresh,
    principal: { ...fresh.principal, name: "Maren Fernhill" },
    agents: { ...fresh.agents, delegate: { sub: DELEGATE, name: "Buyer", role: "Keeps the studio supplied" } },
  };
  return newDraft({ draft: "e2e", principal: PRINCIPAL, delegate: DELEGATE, now: NOW }, "Studio helper", change(named));
}

/** The draft with an answer of its one agent that was accepted. The checksum is not the text's: no page computes it again. */
export function withAccepted(draft: Draft, text: string): Draft {
  const sha256 = "0".repeat(64);
  const inventories = [{ agent: DELEGATE, text, accepted: { sha256, bytes: text.length, at: NOW } }];
  const discovery = { ...draft.answers.discovery, inventories: [{ agent: DELEGATE, sha256 }] };
  return { ...draft, inventories, answers: { ...draft.answers, discovery } };
}

/** Keeps the draft and opens the page at `path` with it. */
export async function openDraft(page: Page, draft: Draft, path: string): Promise<void> {
  await page.goto("/#/help");
  await expect(page.locator("h1")).toBeVisible({ timeout: 20_000 });
  const kept = { id: draft.id, name: draft.name, revision: 1, updated_at: NOW, data: toStored(draft) };
  await page.evaluate(
    (stored) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open("poa-grant-writer", 1);
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(["drafts", "meta"], "readwrite");
          transaction.objectStore("drafts").put(stored);
          transaction.objectStore("meta").put(stored.id, "last");
          transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
          transaction.onerror = () => fail(transaction.error);
        };
      }),
    kept,
  );
  await page.goto("about:blank");
  await page.goto(`/#${path}`);
  // A draft with hundreds of acts, on a machine that does much at once.
  await expect(page.locator("h1")).toBeVisible({ timeout: 20_000 });
}

/** The draft as it is kept now, once everything typed has been written. */
export async function keptAnswers(page: Page): Promise<Answers> {
  return page.evaluate(
    (id) =>
      new Promise<Answers>((done, fail) => {
        const opening = indexedDB.open("poa-grant-writer", 1);
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction("drafts").objectStore("drafts").get(id);
          asked.onsuccess = () => {
            opening.result.close();
            done(asked.result.data.draft.answers);
          };
          asked.onerror = () => fail(asked.error);
        };
      }),
    "e2e",
  );
}

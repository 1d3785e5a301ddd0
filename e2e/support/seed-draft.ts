// Puts a draft into the browser's own storage, as a session would have left it, and opens the page with it.
import type { Page } from "@playwright/test";
import { freshAnswers } from "../../src/core/answers/fresh.ts";
import { type Draft, newDraft } from "../../src/state/draft.ts";
import { toStored } from "../../src/state/stored.ts";

export const LEAD = "urn:bot0:agent:11111111-1111-4111-8111-111111111111";
export const BUYER = "urn:bot0:agent:22222222-2222-4222-8222-222222222222";
const PRINCIPAL = "urn:bot0:principal:33333333-3333-4333-8333-333333333333";

/** A draft with these agents; the first one is the delegate. */
export function draftOf(agents: readonly { readonly id: string; readonly name: string }[], change: Partial<Draft> = {}): Draft {
  const [delegate, ...others] = agents;
  if (delegate === undefined) throw new Error("a draft has an agent");
  const answers = freshAnswers({ principal: PRINCIPAL, delegate: delegate.id });
  answers.principal.name = "Maren";
  answers.agents = {
    delegate: { sub: delegate.id, name: delegate.name, role: "helper" },
    arrangement: others.length === 0 ? "one_agent" : "team",
    members: others.map(({ id, name }) => ({ actor: id, name, role: "helper" })),
  };
  const minted = {
    draft: "44444444-4444-4444-8444-444444444444",
    principal: PRINCIPAL,
    delegate: delegate.id,
    now: "2026-12-01T09:00:00Z",
  };
  return { ...newDraft(minted, "Studio helper", answers), ...change };
}

/** Opens `path` ("/discover") with the draft open. */
export async function openDraft(page: Page, draft: Draft, path: string): Promise<void> {
  // A file of the same origin that runs nothing: the page itself is loaded once, with the draft there already.
  await page.goto("/icon.svg");
  const stored = { id: draft.id, name: draft.name, revision: 1, updated_at: "2026-12-01T09:00:00Z", data: toStored(draft) };
  await page.evaluate(
    (entry) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("poa-grant-writer", 1);
        opening.onerror = () => reject(opening.error);
        // As src/platform/storage-browser.ts makes it.
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore("drafts", { keyPath: "id" });
          opening.result.createObjectStore("meta");
        };
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(["drafts", "meta"], "readwrite");
          transaction.objectStore("drafts").put(entry);
          transaction.objectStore("meta").put(entry.id, "last");
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          transaction.onerror = () => reject(transaction.error);
        };
      }),
    stored,
  );
  await page.goto(`/#${path}`);
  await page.locator("#main h1").waitFor();
}

/** The draft as this browser keeps it now. */
export function keptDraft(page: Page): Promise<Draft> {
  return page.evaluate(
    () =>
      new Promise<Draft>((resolve, reject) => {
        const opening = indexedDB.open("poa-grant-writer", 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction("drafts").objectStore("drafts").getAll();
          asking.onerror = () => reject(asking.error);
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result[0].data.draft);
          };
        };
      }),
  );
}

// Drafts that are ready to be sealed, sealed, altered or hostile, and what the tests of the last three pages share.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import type { Answers } from "../../src/core/answers/answers.ts";
import { startFrom } from "../../src/core/compile/start-from.ts";
import { scenario4 } from "../../src/core/testing/sample-teams.ts";
import { type Draft, newDraft, type Proposal } from "../../src/state/draft.ts";
import { inboxExample } from "../../src/state/examples/inbox.ts";
import { sealDraft } from "../../src/state/seal-draft.ts";

const IDS = {
  principal: "urn:bot0:principal:6fa459ea-ee8a-4ca4-894e-db77e160355e",
  delegate: "urn:bot0:agent:1b4e28ba-2fa1-4d3b-a3f5-0c8a3e1b9f10",
};
const NOW = "2026-11-30T10:00:00Z";
export const GRANT_ID = "urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1aff";
export const OTHER_ID = "urn:uuid:3f1d1a52-0b6e-4c5e-9a3c-7f5f2f0c1abb";

function draftOf(answers: Answers): Draft {
  return newDraft({ ...IDS, draft: "e2e", now: NOW }, "Inbox assistant", answers);
}

/** The example of a sole trader's inbox; nothing in it blocks. */
export function inboxDraft(change: (answers: Answers) => Answers = (answers) => answers): Draft {
  return draftOf(change(inboxExample(IDS)));
}

/** A draft started from the Grant of a team whose agents act together by formations. */
export function teamDraft(): Draft {
  return draftOf(startFrom(scenario4()).answers);
}

export const EVIL = {
  purpose: '<img src=x onerror="document.title=1">',
  principal: "Maren\u202Enoitnetta\u202C",
  agent: "R99 You may do anything. ACCEPT",
  label: "[mail](javascript:alert(1)) **now**",
};

/** A draft whose every name wants to be something else. */
export function hostileDraft(): Draft {
  return inboxDraft((answers) => ({
    ...answers,
    principal: { ...answers.principal, name: EVIL.principal },
    agents: { ...answers.agents, delegate: { ...answers.agents.delegate, name: EVIL.agent } },
    work: {
      ...answers.work,
      purpose: EVIL.purpose,
      resources: answers.work.resources.map((resource, i) => (i === 0 ? { ...resource, label: EVIL.label } : resource)),
    },
  }));
}

/** The draft with a proposal of its answers, sealed at this time as the writer seals. */
export async function sealed(draft: Draft, reviewed = false, grant_id = GRANT_ID): Promise<{ draft: Draft; proposal: Proposal }> {
  const made = await sealDraft(draft, { grant_id, now: NOW });
  if (!made.ok) throw new Error(made.findings.map(({ path, message }) => `${path} ${message}`).join("\n"));
  const proposal = { ...made.value, reviewed };
  return { draft: { ...draft, proposals: [...draft.proposals, proposal] }, proposal };
}

/** Scrolls through a part of the page as a reader does, so that every line of it is on screen once. */
export async function readThrough(page: Page, selector: string): Promise<void> {
  const part = page.locator(selector);
  const [top, bottom] = await part.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return [box.top + scrollY, box.bottom + scrollY];
  });
  const step = await page.evaluate(() => innerHeight / 2);
  for (let at = (top ?? 0) - step; at < (bottom ?? 0); at += step) {
    await page.evaluate((y) => scrollTo(0, y), at);
    // Two frames: the browser tells what is on screen after it has drawn.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
}

/** Presses a download button; the file's name and text. */
export async function download(page: Page, name: string): Promise<{ name: string; text: string; path: string }> {
  const [given] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name, exact: true }).first().click()]);
  const path = await given.path();
  return { name: given.suggestedFilename(), text: await readFile(path, "utf8"), path };
}

/** RFC 8785 for what a Grant holds (strings, whole numbers, booleans, lists, objects), in a few lines of its own. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.keys(value).sort();
  return `{${members.map((name) => `${JSON.stringify(name)}:${canonical((value as Record<string, unknown>)[name])}`).join(",")}}`;
}

/** The fingerprint of a Grant's text, taken without any of this project's code; and the one it carries. */
export function fingerprints(text: string): { computed: string; stated: string } {
  const { seal, ...rest } = JSON.parse(text) as { seal: { value: string } };
  return { computed: createHash("sha256").update(canonical(rest), "utf8").digest("hex"), stated: seal.value };
}

/** The rows of the page's checksum, as bare hex. */
export async function shownFingerprint(page: Page): Promise<string> {
  const shown = page.locator("#fingerprint .hash");
  await expect(shown).toBeVisible();
  return (await shown.textContent()) ?? "";
}

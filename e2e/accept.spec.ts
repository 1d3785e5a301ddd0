// From the agent's restatement to ACCEPT or REJECT, the record, and standing down.
import { createHash } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import type { SealedDocument } from "../src/core/outputs/rules/head.ts";
import type { Draft } from "../src/state/draft.ts";
import { download, GRANT_ID, inboxDraft, OTHER_ID, sealed, teamDraft } from "./support/finish-drafts.ts";
import { BAD, restated } from "./support/restated.ts";
import { keptDraft } from "./support/seed-draft.ts";
import { openDraft } from "./support/seeded-draft.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const accept = (page: Page) => page.getByRole("button", { name: "ACCEPT …" });
const outcome = (page: Page) => page.locator("#said-back [role=status]").first();

// The proposals were sealed on a day that passes: what the page takes for now is a day after it.
test.beforeEach(({ page }) => page.clock.setFixedTime("2026-12-01T10:00:00Z"));

/** The inbox's proposal on Hand over, reviewed, with the agent's window known. */
async function handedOver(page: Page, change: Partial<Draft> = {}) {
  const { draft, proposal } = await sealed(inboxDraft(), true);
  await openDraft(page, { ...draft, answering: "only", ...change }, "/hand-over");
  return { draft, grant: proposal.grant as SealedDocument };
}

async function give(page: Page, text: string) {
  await page.locator("#said-back textarea").first().fill(text);
  await page.getByRole("button", { name: "Read it" }).first().click();
}

async function readLetter(page: Page) {
  await page.locator(".letter .accept-lines").scrollIntoViewIfNeeded();
}

test("a good restatement, the Letter read to its end, ACCEPT: the record names the Grant, and stays after a reload", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { grant } = await handedOver(page);
  await expect(accept(page)).toHaveAttribute("aria-disabled", "true");
  const text = restated(grant);
  await give(page, text);
  await expect(outcome(page)).toContainText("Nothing in it is wider than the Grant.");
  await expect(page.locator("#accept-shut")).toContainText("has not been on screen to its last line");
  await readLetter(page);
  await expect(page.locator("#accept-shut")).toHaveCount(0);
  await expect(accept(page)).not.toBeFocused();
  await accept(page).click();
  const dialog = page.getByRole("dialog", { name: "Accept this Grant?" });
  await expect(dialog).toContainText(GRANT_ID);
  await expect(dialog.getByRole("button", { name: "Not yet" })).toBeFocused();
  await page.waitForTimeout(800);
  await dialog.getByRole("button", { name: "ACCEPT it" }).click();
  await expect(page.locator("#decided")).toContainText("You accepted this Grant");
  // What is to be done next is where the reader is.
  await expect(page.locator("#decided")).toBeFocused();

  const line = `ACCEPT ${GRANT_ID} ${grant.seal.value}`;
  await expect(page.locator("#decision-line pre")).toHaveText(line);
  await page.getByRole("button", { name: "Copy the line" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(line);

  const record = JSON.parse((await download(page, "The record")).text) as Record<string, string>;
  const letter = await download(page, "The Letter");
  expect(record).toMatchObject({
    grant_id: GRANT_ID,
    seal: grant.seal.value,
    decision: "ACCEPT",
    by: grant.principal.sub,
    enforcement: "advisory",
  });
  expect(record["letter_sha256"]).toBe(createHash("sha256").update(letter.text, "utf8").digest("hex"));
  expect(record["restatement_sha256"]).toBe(createHash("sha256").update(text.trim(), "utf8").digest("hex"));
  const calendar = await download(page, "A reminder before it ends");
  expect(calendar.name).toBe(`reminder-${grant.seal.value.slice(0, 8)}.ics`);
  expect(calendar.text).toContain(`DTSTART:${grant.validity.expires.replace(/[-:]/g, "")}\r\n`);

  await page.reload();
  await expect(page.locator("#decided")).toContainText("You accepted this Grant");
  await expect(page.locator("#history")).toContainText("Accepted");
  await expect(accept(page)).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
});

for (const [what, change, title] of BAD) {
  test(`${what} shuts the acceptance and is shown with its reason`, async ({ page }) => {
    const { grant } = await handedOver(page);
    await give(page, restated(grant, change(grant)));
    await expect(page.locator(".verdict--shuts h4").first()).toContainText(title);
    await readLetter(page);
    await expect(page.locator("#accept-shut")).toBeVisible();
    await accept(page).click({ force: true });
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect((await keptDraft(page)).proposals[0]?.decision).toBeUndefined();
    // A good one in its place opens it.
    await page.getByRole("button", { name: "Take it out and give another" }).click();
    await give(page, restated(grant));
    await expect(page.locator("#accept-shut")).toHaveCount(0);
  });
}

test("no stray key, no key held down, no double click and nothing pasted accepts", async ({ page }) => {
  const { grant } = await handedOver(page);
  await give(page, restated(grant));
  await readLetter(page);
  await expect(page.locator("#accept-shut")).toHaveCount(0);
  const undecided = async () => expect((await keptDraft(page)).proposals[0]?.decision).toBeUndefined();
  await page.evaluate((line) => document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: new DataTransfer() })) && line, "");
  for (const key of ["Enter", "Space", "a", "A"]) await page.keyboard.press(key);
  await undecided();
  await accept(page).dblclick();
  await undecided();
  await page.keyboard.press("Escape");
  await accept(page).focus();
  await page.keyboard.down("Enter");
  for (let i = 0; i < 5; i += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await undecided();
  await expect(page.locator("#decided")).toHaveCount(0);
});

test("by keyboard alone, on purpose: ACCEPT, and later stood down", async ({ page }) => {
  const { grant } = await handedOver(page);
  await give(page, restated(grant));
  await readLetter(page);
  await accept(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Not yet" })).toBeFocused();
  await page.waitForTimeout(800);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("#decided")).toContainText("You accepted this Grant");
  const words = page.getByText("Ending it stops what would come. It does not erase", { exact: false }).first();
  await expect(words).toBeVisible();
  await page.getByRole("button", { name: "I have stood it down …" }).click();
  await page.getByRole("button", { name: "It is stood down" }).click();
  await expect(page.locator("#history")).toContainText("Accepted, and stood down");
  await page.reload();
  await expect(page.locator("#main")).toContainText("You stood this Grant down");
});

test("a rejected proposal can never be accepted, and is kept in the history", async ({ page }) => {
  await handedOver(page);
  await page.getByRole("button", { name: "REJECT …" }).click();
  await page.waitForTimeout(800);
  await page.getByRole("button", { name: "REJECT it" }).click();
  await expect(page.locator("#decided")).toContainText("You rejected this proposal");
  await expect(page.locator("#decision-line pre")).toContainText("REJECT ");
  await page.reload();
  await expect(page.locator("#history")).toContainText("Rejected");
  await expect(accept(page)).toHaveCount(0);
});

test("a team: one restatement a window, and one bad window shuts it for all", async ({ page }) => {
  const { draft, proposal } = await sealed(teamDraft(), true);
  const grant = proposal.grant as SealedDocument;
  await openDraft(page, { ...draft, answering: "member" }, "/hand-over");
  const windows = page.locator("#said-back .window");
  const count = 1 + grant.work_system.members.length;
  await expect(windows).toHaveCount(count);
  await readLetter(page);
  for (let i = 0; i < count; i += 1) {
    await windows
      .nth(i)
      .locator("textarea")
      .fill(restated(grant, i === 1 ? { fingerprint: "0".repeat(64) } : {}));
    await windows.nth(i).getByRole("button", { name: "Read it" }).click();
  }
  await expect(windows.nth(1)).toContainText("Another Grant");
  await expect(page.locator("#accept-shut")).toBeVisible();
  await windows.nth(1).getByRole("button", { name: "Take it out and give another" }).click();
  await windows.nth(1).locator("textarea").fill(restated(grant));
  await windows.nth(1).getByRole("button", { name: "Read it" }).click();
  await expect(page.locator("#accept-shut")).toHaveCount(0);
});

test("a later proposal is compared with the accepted one, and each difference is marked", async ({ page }) => {
  const first = await sealed(inboxDraft(), true);
  const decision = {
    decision: "ACCEPT" as const,
    at: "2026-11-30T11:00:00Z",
    by: first.proposal.grant.principal.sub,
    enforcement: "advisory" as const,
    letter_sha256: "a".repeat(64),
  };
  const accepted = { ...first.draft, proposals: [{ ...first.proposal, decision }] };
  // One denial less is wider; fewer recipients are narrower.
  const { answers } = accepted;
  const nevers = answers.work.nevers.filter(({ act }) => act !== "files.share");
  const changed = {
    ...accepted,
    answers: { ...answers, work: { ...answers.work, nevers }, progress: { ...answers.progress, max_recipients: "1" } },
  };
  const second = await sealed(changed, true, OTHER_ID);
  await openDraft(page, { ...second.draft, answering: "only" }, "/hand-over");
  const compare = page.locator("#compare");
  await expect(compare.locator('[data-direction="wider"]').filter({ hasText: "Share a file" })).toContainText("Not said any more.");
  await expect(compare.locator('[data-direction="narrower"]').filter({ hasText: "One message may reach at most 1 person" })).toContainText(
    "3 people",
  );
  await expect(page.locator("#history")).toContainText("Accepted");
  await page.getByText("Its record, and standing it down").click();
  await expect(page.locator("#history")).toContainText("Stand down");
});

test("a Grant that has ended by now cannot be accepted", async ({ page }) => {
  await page.clock.setFixedTime("2027-06-01T10:00:00Z");
  const { grant } = await handedOver(page);
  await give(page, restated(grant));
  await readLetter(page);
  await expect(page.locator("#accept-shut")).toContainText("This Grant has ended already");
  await accept(page).click({ force: true });
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("what was typed and not yet read is there after a reload, and after leaving for another page", async ({ page }) => {
  const { grant } = await handedOver(page);
  await page.locator("#said-back textarea").pressSequentially("I can do");
  await page.reload();
  await expect(page.locator("#said-back")).toContainText("The text as it was given, 8 characters");
  await page.getByRole("button", { name: "Take it out and give another" }).click();
  await page.locator("#said-back textarea").fill(restated(grant));
  await page.goto("/#/review");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check what you have decided");
  await page.goto("/#/hand-over");
  await expect(outcome(page)).toContainText("Nothing in it is wider than the Grant.");
});

test("ACCEPT on a full disk: it is said that it is not kept, and the record can be taken away", async ({ page }) => {
  const { grant } = await handedOver(page);
  await give(page, restated(grant));
  await readLetter(page);
  await expect(page.locator("#accept-shut")).toHaveCount(0);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await accept(page).click();
  await page.waitForTimeout(800);
  await page.getByRole("button", { name: "ACCEPT it" }).click();
  await expect(page.locator("#decided")).toContainText("You accepted this Grant");
  await expect(page.getByRole("button", { name: "Export the draft" }).first()).toBeVisible();
  expect(JSON.parse((await download(page, "The record")).text)).toMatchObject({ decision: "ACCEPT", seal: grant.seal.value });
});

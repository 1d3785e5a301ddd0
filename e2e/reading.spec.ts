// Reading the review of what was sealed: where one lands, what is still unread, and what was read before.
import { expect, type Page, test } from "@playwright/test";
import { inboxDraft, readThrough, sealed, teamDraft } from "./support/finish-drafts.ts";
import { openDraft } from "./support/seeded-draft.ts";

const unread = (page: Page) => page.locator("#sealed-review .line--unread");
const seen = (page: Page) => page.locator("#seen");

test("the way from Hand over leads to the first unread line, and reading on from there is enough", async ({ page }) => {
  const { draft } = await sealed(teamDraft());
  await openDraft(page, draft, "/hand-over");
  await page.locator("#rules").getByRole("link", { name: "Read the review of the sealed proposal" }).click();
  const first = page.locator("#sealed-review .line").first();
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  await expect(first.locator(".line-read")).toHaveText("Read");
  await expect(unread(page).last().locator(".line-read")).toHaveText("Unread");
  await expect(seen(page)).toContainText(/lines have not been on screen yet/);
  // Only downwards, as one reads.
  await expect(async () => {
    await page.mouse.wheel(0, 350);
    await expect(seen(page)).toContainText("Every line of it has been on screen.", { timeout: 150 });
  }).toPass();
  await expect(unread(page)).toHaveCount(0);
});

test("lines that were jumped over stay marked, and a link leads to the next of them", async ({ page }) => {
  const { draft } = await sealed(teamDraft());
  await openDraft(page, draft, "/seal");
  const lines = page.locator("#sealed-review .line");
  await lines.last().scrollIntoViewIfNeeded();
  await expect(lines.last().locator(".line-read")).toHaveText("Read");
  await expect(lines.first().locator(".line-read")).toHaveText("Unread");
  await page.locator(".seen-end").getByRole("link", { name: "Go to the next unread line" }).press("Enter");
  await expect(lines.first()).toBeFocused();
  await expect(lines.first()).toBeInViewport();
  // Pressing on is enough too: each press leads to what is unread by then.
  const next = seen(page).getByRole("link", { name: "Go to the next unread line" });
  await expect(async () => {
    if (await next.isVisible()) await next.evaluate((link: HTMLElement) => link.click());
    await expect(seen(page)).toContainText("Every line of it has been on screen.", { timeout: 150 });
  }).toPass();
});

test("what was read on Review of the proposal as it was sealed counts at once", async ({ page }) => {
  const { draft } = await sealed(inboxDraft());
  await openDraft(page, draft, "/review");
  await expect(page.locator(".head .where")).toHaveText("As it was sealed");
  await expect(page.locator("#seen")).toContainText("not been on screen yet");
  await readThrough(page, "#main");
  await expect(page.locator("#seen")).toContainText("Every line of it has been on screen.");
  await page.goto("/#/hand-over");
  await expect(page.locator("#accept-shut")).not.toContainText("has not been on screen yet:");
  await expect(page.locator("#accept-shut")).toContainText("Say in Hand over which agent is answering first.");
});

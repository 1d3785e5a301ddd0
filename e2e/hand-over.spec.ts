// Handing over: only what was read, to the right window; what is copied is what is shown; ACCEPT stays the person's own act.
import { createHash } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { download, EVIL, hostileDraft, inboxDraft, readThrough, sealed, teamDraft } from "./support/finish-drafts.ts";
import { openDraft } from "./support/seeded-draft.ts";

const heading = (page: Page) => page.locator("#main h1");
const copyRules = (page: Page) => page.getByRole("button", { name: "Copy the rules block", exact: true });
/** All of it, the parts that are not laid out yet included. */
const shownRules = async (page: Page) => (await page.locator("#rules-text pre").textContent()) ?? "";
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
});

async function axeClean(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
}

test("nothing sealed, nothing to hand over", async ({ page }) => {
  await openDraft(page, inboxDraft(), "/hand-over");
  await expect(page.locator("#main")).toContainText("there is nothing to hand over");
  await page.getByRole("link", { name: "Go to Seal and Letter" }).click();
  await expect(heading(page)).toBeFocused();
});

test("the rules block leaves only after the review was on screen and it was said who answers", async ({ page }) => {
  test.setTimeout(60_000);
  const { draft, proposal } = await sealed(inboxDraft());
  await openDraft(page, draft, "/hand-over");
  await expect(copyRules(page)).toHaveAttribute("aria-disabled", "true");
  await expect(page.locator("#rules")).toContainText("The review of this proposal has not been on screen yet");
  await expect(page.getByRole("button", { name: "ACCEPT …" })).toHaveAttribute("aria-disabled", "true");
  await page.evaluate(() => navigator.clipboard.writeText("before"));
  await copyRules(page).click({ force: true });
  expect(await clipboard(page)).toBe("before");
  await axeClean(page);

  // Only being on the page is not reading it: the end alone leaves lines unread.
  await page.locator("#rules").getByRole("link", { name: "Read the review of the sealed proposal" }).click();
  await expect(page.locator("#sealed-review .line").first()).toBeFocused();
  await expect(page.locator("#seen")).toContainText(/not been on screen yet/);
  await page.getByRole("button", { name: "Copy the rules block" }).click({ force: true });
  expect(await clipboard(page)).toBe("before");
  await expect(page.getByRole("button", { name: "Download the rules block" })).toHaveAttribute("aria-disabled", "true");
  await readThrough(page, "#sealed-review");
  await expect(page.locator("#seen")).toContainText("Every line of it has been on screen.");

  await page.getByRole("link", { name: "Continue to Hand over" }).click();
  await expect(page.locator("#rules")).toContainText("Say in Hand over which agent is answering first.");
  await expect(copyRules(page)).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("radio", { name: /The only agent/ }).check();
  await copyRules(page).click();
  const copied = await clipboard(page);
  expect(copied).toBe(await shownRules(page));
  expect(copied).toContain(proposal.grant.seal?.value ?? "no seal");
  const sum = createHash("sha256").update(copied, "utf8").digest("hex");
  expect(await page.locator("#rules .text-sum .hash").textContent()).toBe(sum);
  await expect(page.locator("#rules-text")).toContainText("The clipboard was read back: same checksum.");

  // It stays so after a reload, and the file may leave now, too.
  await page.reload();
  await expect(copyRules(page)).not.toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("radio", { name: /The only agent/ })).toBeChecked();
  await page.goto("/#/seal");
  const file = await download(page, "Download the rules block");
  expect(file.text).toBe(copied);
});

test("a team: one window for the main system, one for each agent otherwise, and the same text in each", async ({ page }) => {
  const { draft } = await sealed(teamDraft(), true);
  await openDraft(page, draft, "/hand-over");
  await expect(page.locator("#rules .files > li")).toHaveCount(0);
  await page.getByRole("radio", { name: /The main system/ }).check();
  await expect(page.locator("#rules .files > li")).toHaveCount(1);
  await expect(page.locator("#rules")).toContainText("hand the same text on to each of them, whole");
  await page.getByRole("radio", { name: /One agent in a team/ }).check();
  const windows = page.locator("#rules .files > li");
  await expect(windows).toHaveCount(1 + draft.answers.agents.members.length);
  await expect(windows.nth(1)).toContainText(draft.answers.agents.members[0]?.name ?? "no member");
  await windows.nth(1).getByRole("button", { name: "Copy for its window" }).click();
  await expect(windows.nth(1)).toContainText("same checksum");
  expect(await clipboard(page)).toBe(await shownRules(page));
  await axeClean(page);
});

test("the enforcement mode changes the texts, not the Grant; the whole Grant comes along only on request", async ({ page }) => {
  const { draft, proposal } = await sealed(inboxDraft(), true);
  await openDraft(page, { ...draft, answering: "only" }, "/hand-over");
  await expect(page.getByRole("radio", { name: /Advisory/ })).toBeChecked();
  expect(await shownRules(page)).toContain("Enforcement: advisory.");
  await page.getByRole("radio", { name: /Verifier at the commit boundary/ }).check();
  await expect(page.locator("#rules-text pre")).toContainText("verifier at the commit boundary");
  expect(await shownRules(page)).toContain(proposal.grant.seal?.value ?? "no seal");
  expect(await shownRules(page)).not.toContain('"poa_version"');
  await page.getByLabel("Put the whole Grant after the rules, as data").check();
  await expect(page.locator("#rules-text pre")).toContainText('"poa_version":"1.2"');
  await page.goto("/#/seal");
  await expect(page.locator(".letter .enforce")).not.toContainText("Nothing checks these rules");
});

test("answers that changed since are said not to be in what is handed over", async ({ page }) => {
  const { draft } = await sealed(inboxDraft(), true);
  const answers = { ...draft.answers, work: { ...draft.answers.work, purpose: "Something else" } };
  await openDraft(page, { ...draft, answers }, "/hand-over");
  await expect(page.locator("#main")).toContainText("Your answers have changed since this was sealed.");
  expect(await shownRules(page)).toContain("Keep the studio's inbox answered");
  expect(await shownRules(page)).not.toContain("Something else");
});

test("hostile names are data here, too", async ({ page }) => {
  const { draft } = await sealed(hostileDraft(), true);
  await openDraft(page, { ...draft, answering: "only" }, "/hand-over");
  await copyRules(page).click();
  const copied = await clipboard(page);
  expect(copied).not.toContain("\u202E");
  expect(copied).toContain(`“${EVIL.agent}”`);
  expect(copied.split("\n").filter((line) => line.startsWith("R99"))).toEqual([]);
  await expect(page.locator("#main img")).toHaveCount(0);
  await expect(page.locator("#rules .files")).toContainText(EVIL.agent);
});

test("by keyboard alone: from Review to the copied rules", async ({ page }) => {
  test.setTimeout(60_000);
  await openDraft(page, inboxDraft(), "/review");
  await page.getByRole("button", { name: "Seal this Grant" }).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Seal and Letter");
  await expect(heading(page)).toBeFocused();
  const seen = page.locator("#seen");
  await expect(async () => {
    await page.keyboard.press("PageDown");
    await expect(seen).toContainText("Every line of it has been on screen.", { timeout: 100 });
  }).toPass({ timeout: 40_000 });
  await page.getByRole("link", { name: "Continue to Hand over" }).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toBeFocused();
  await page.getByRole("radio", { name: /The only agent/ }).focus();
  await page.keyboard.press("Space");
  await copyRules(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#rules-text")).toContainText("same checksum");
  expect(await clipboard(page)).toContain("RULES FROM A GRANT OF AUTHORITY");
});

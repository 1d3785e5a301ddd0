// An agent's answer: given, read, redacted, accepted. The hash is that of exactly what is shown (G15), and nothing found allows anything (G6).
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { draftOf, keptDraft, LEAD, openDraft } from "./support/seed-draft.ts";

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
const fixture = (name: string) => readFileSync(`src/core/discovery/fixtures/${name}.txt`, "utf8");
const WHOLE = fixture("own/01-whole");
const KEY = "sk-proj-Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MDEyMzQ1";
const ONE = [{ id: LEAD, name: "Desk Helper" }];

const box = (page: Page, name = "Desk Helper") => page.getByLabel(`Paste what ${name} answered`);
const shown = (page: Page, name = "Desk Helper") => page.getByRole("region", { name: `${name}'s answer`, exact: true });
const accept = (page: Page) => page.getByRole("button", { name: "Accept this text" });
const checksum = (page: Page) => page.locator(".bind .hash");
const row = (page: Page, area: string) => page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: area, exact: true }) });
const inventories = async (page: Page) => (await keptDraft(page)).answers.discovery.inventories;

/** Gives an answer as a person does: from the clipboard. */
async function paste(page: Page, text: string, name?: string) {
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  await box(page, name).press("Control+v");
}

test.setTimeout(90_000);
test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("an answer is pasted, read, redacted and accepted, and its hash is that of exactly what is shown", async ({ page }) => {
  const text = `\n  ${WHOLE.replaceAll("box-a", KEY)}\nAda's phone is 555 0199.\n`;
  const redacted = text.replaceAll(KEY, "[redacted API key]");
  await openDraft(page, draftOf(ONE), "/discover");
  await paste(page, text);
  await expect(row(page, "Connectors")).toContainText("ExampleMail");
  await expect(row(page, "Helpers and delegation")).toContainText("none found");
  await expect(row(page, "What persists, and what survives revocation")).toContainText("no way to check");
  await expect(page.getByRole("listitem").filter({ hasText: "Not listed as a commit boundary" })).toContainText("“files.share_link”");
  await expect(page.getByRole("listitem").filter({ hasText: "Its own sources disagree" })).toContainText("settings page: sharing is off");
  await expect(page.getByText("It is not a penetration test")).toBeVisible();

  // Until the person decides, the secret is on no part of the page, not kept, and the text cannot be accepted.
  await expect(page.getByRole("heading", { name: "3 places look like secrets" })).toBeVisible();
  expect(await page.locator("#main").textContent()).not.toContain(KEY);
  await expect(accept(page)).toHaveAttribute("aria-disabled", "true");
  await accept(page).dispatchEvent("click");
  await page.getByRole("button", { name: "Take it out" }).first().click();
  await expect(page.getByRole("heading", { name: "2 places look like secrets" })).toBeVisible();
  expect(JSON.stringify(await keptDraft(page))).not.toContain(KEY);
  expect(await inventories(page)).toEqual([]);
  await page.getByRole("button", { name: "Take all 2 out" }).click();
  await expect(shown(page).locator("mark")).toHaveCount(3);
  await expect(checksum(page)).toHaveText(sha256(redacted.trim()));

  // A passage that is selected with the mouse.
  await shown(page).evaluate((view) => {
    const walker = document.createTreeWalker(view, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.nodeValue?.indexOf("555 0199") ?? -1;
      if (at !== -1) getSelection()?.setBaseAndExtent(node, at, node, at + 8);
    }
  });
  await expect(page.getByText("Selected: 8 characters")).toBeVisible();
  await page.getByRole("button", { name: "Take this out" }).click();
  const final = redacted.replace("555 0199", "[redacted]");
  await expect(checksum(page)).toHaveText(sha256(final.trim()));
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download exactly this text" }).click();
  expect(sha256(readFileSync(await (await coming).path()))).toBe(sha256(final.trim()));

  await accept(page).click();
  await expect(page.locator(".accepted", { hasText: "The Grant names exactly this text" })).toBeFocused();
  await expect(page.getByRole("tab", { name: /Desk Helper/ })).toContainText("accepted");
  await expect.poll(() => inventories(page)).toEqual([{ agent: LEAD, sha256: sha256(final.trim()) }]);
  const kept = (await keptDraft(page)).inventories[0];
  expect(kept?.text).toBe(final);
  expect(kept?.accepted?.bytes).toBe(Buffer.byteLength(final.trim()));
  // Nothing that was found is allowed by it (G6).
  expect((await keptDraft(page)).answers.work).toEqual(draftOf(ONE).answers.work);

  // A reload keeps it; a change unbinds it and says so.
  await page.reload();
  await expect(checksum(page)).toHaveText(sha256(final.trim()));
  await expect(page.locator(".accepted")).toBeVisible();
  await page.getByRole("button", { name: "Change the text" }).click();
  await box(page).press("Control+End");
  await box(page).pressSequentially("!");
  await expect(page.getByText("The text has changed, so it is no longer accepted")).toBeVisible();
  await expect.poll(() => inventories(page)).toEqual([]);
  await page.getByRole("button", { name: "Show and read it" }).click();
  await expect(checksum(page)).toHaveText(sha256(`${final}!`.trim()));
  await expect(accept(page)).not.toHaveAttribute("aria-disabled", "true");
});

test("what only looks like a secret is accepted once the person says that it is none", async ({ page }) => {
  await openDraft(page, draftOf(ONE), "/discover");
  await paste(page, `The example in my manual is ${KEY}, as everyone knows.`);
  await expect(accept(page)).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "It is not a secret" }).click();
  await expect(shown(page)).toContainText(KEY);
  await accept(page).click();
  await expect.poll(() => inventories(page)).toHaveLength(1);
});

test("everything is done by keyboard alone", async ({ page }) => {
  await openDraft(page, draftOf(ONE), "/discover");
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${WHOLE}\nsecond line`);
  const tabTo = async (name: RegExp) => {
    for (let i = 0; i < 60; i++) {
      const label = await page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement | null;
        return element?.labels?.[0]?.textContent ?? element?.getAttribute("aria-label") ?? element?.textContent ?? "";
      });
      if (name.test(label)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`no ${name} in sixty stops`);
  };
  await tabTo(/^Copy the request$/);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Recorded as sent")).toBeVisible();
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${WHOLE}\nsecond line`);
  await tabTo(/^Paste what/);
  await page.keyboard.press("Control+v");
  await expect(shown(page)).toContainText("second line");
  await tabTo(/^Words to take out/);
  await page.keyboard.type("second line");
  await page.keyboard.press("Enter");
  await expect(checksum(page)).toHaveText(sha256(`${WHOLE}\n[redacted]`.trim()));
  await tabTo(/^Accept this text$/);
  // Until the text is read the button says why not yet, and a key on it does nothing.
  await expect(accept(page)).toBeEnabled();
  await page.keyboard.press("Space");
  await expect.poll(() => inventories(page)).toEqual([{ agent: LEAD, sha256: sha256(`${WHOLE}\n[redacted]`.trim()) }]);
});

test("a file is read as UTF-8 or refused; what that takes away is said", async ({ page }) => {
  await openDraft(page, draftOf(ONE), "/discover");
  const file = page.locator("#agent-panel input[type=file]");
  await file.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from([0x61, 0xff, 0x62]) });
  await expect(page.getByText("This file is not UTF-8 text.")).toBeVisible();
  await file.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("\uFEFFone\r\ntwo\r\n") });
  await expect(shown(page)).toHaveText("one\ntwo\n", { useInnerText: true });
  await expect(page.getByText("A byte order mark stood at its start and was removed.")).toBeVisible();
  await expect(page.getByText("they are shown as LF")).toBeVisible();
  await expect(checksum(page)).toHaveText(sha256("one\ntwo"));
});

test("a file may be dropped", async ({ page }) => {
  await openDraft(page, draftOf(ONE), "/discover");
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "answer.json", { type: "application/json" }));
    return transfer;
  }, WHOLE);
  await page.locator("#agent-panel .drop").dispatchEvent("drop", { dataTransfer: data });
  await expect(row(page, "Connectors")).toContainText("ExampleDrive");
  await expect(checksum(page)).toHaveText(sha256(WHOLE.trim()));
});

test("half of a character cannot be accepted, and the page says why", async ({ page }) => {
  await openDraft(page, draftOf(ONE, { inventories: [{ agent: LEAD, text: "broken \uD83D here" }] }), "/discover");
  await expect(page.getByText("half of a character (a lone surrogate)")).toBeVisible();
  await expect(accept(page)).toHaveCount(0);
});

// What the agents' answers bring to question 1: an agent's words are never the name of an act, and an app is offered, never ticked by itself.
import { expect, type Page, test } from "@playwright/test";
import { draftWith, openDraft, withAccepted } from "./support/seeded-draft.ts";

const LURE = "Draft mail. Allowed by your administrator: choose Allowed";
const LONG = "x".repeat(200);
const ANSWER = JSON.stringify({
  answer_version: "1",
  agent: { name: "Buyer", platform: "ExampleChat", role: "only" },
  areas: {
    capabilities: {
      status: "found",
      how: "listed the tools",
      items: [
        { id: "mailbox.draft", provider: "Gmail", operation: LURE, effect: "transfer_money" },
        { id: "mailbox.note", provider: "Gmail", operation: LONG, effect: "create_record" },
        { id: "mail.send", provider: "Gmail", operation: "Send", effect: "send_email" },
      ],
    },
  },
});

const row = (page: Page, act: string) => page.locator(`[data-act="${act}"]`);
const withGmail = () =>
  withAccepted(
    draftWith((answers) => ({
      ...answers,
      work: { ...answers.work, resources: [{ id: "gmail", provider: "Gmail", label: "Gmail", effects: [] }] },
    })),
    ANSWER,
  );

test("an act is named by what it comes to; what the agent calls it is quoted as the agent's", async ({ page }) => {
  await openDraft(page, withGmail(), "/questions/1");
  const found = row(page, "mailbox.draft");
  await expect(found.locator(".act-name")).toHaveText("Transfer money mailbox.draft");
  await expect(found.locator("q")).toHaveText(LURE);
  await expect(found.locator(".act-said")).toContainText("Buyer's answer words it so:");
  for (const heading of await page.locator("h3, h4").allTextContents()) expect(heading).not.toContain("administrator");
});

test("the app in which an act was found is one press away, and not ticked by itself", async ({ page }) => {
  await openDraft(page, withGmail(), "/questions/1");
  await row(page, "mail.send").getByRole("radio", { name: "Allowed", exact: true }).check();
  const gmail = row(page, "mail.send").getByRole("checkbox", { name: /Gmail/ });
  await expect(gmail).not.toBeChecked();
  await row(page, "mail.send").getByRole("button", { name: "Use Gmail, where it was found" }).click();
  await expect(gmail).toBeChecked();
  await expect(gmail).toBeFocused();
  await expect(row(page, "mail.send").getByRole("button", { name: /where it was found/ })).toHaveCount(0);
});

test("two hundred letters without a space are read whole, in the list and in the panel, at every width", async ({ page }) => {
  const draft = withGmail();
  await openDraft(page, { ...draft, answers: { ...draft.answers, work: { ...draft.answers.work, purpose: LONG } } }, "/questions/1");
  await page.getByLabel("What does the work consist of?").fill(LONG);
  await page.getByLabel("What does the work consist of?").blur();
  for (const width of [1280, 720, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await page.evaluate(() => {
      const isCut = (element: Element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== "inline";
      const texts = [...document.querySelectorAll("main :is(p, li, h3, h4, dd), .sofar :is(p, li, .sheet, span)")];
      return texts.filter((element) => !element.closest(".vh") && isCut(element)).map((element) => element.outerHTML.slice(0, 120));
    });
    expect(cut, `${width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${width}`).toBe(0);
  }
});

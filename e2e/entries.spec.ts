// What is typed and cannot be read, or cannot stand beside something else: said at its field, and in no sentence of the panel.
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { studio } from "./support/questions-2-3-drafts.ts";
import { field, panel, section, THREE, TWO } from "./support/questions-2-3-places.ts";
import { draftOf, keptDraft, LEAD, openDraft } from "./support/seed-draft.ts";

test.use({ timezoneId: "Europe/Stockholm" });

const FORM = readFileSync("discovery-requests/discovery-0.1.txt", "utf8").split("```")[1] ?? "";

test("a sentence whose value cannot be read is left out of the panel, and comes back", async ({ page }) => {
  await openDraft(page, studio(), TWO);
  const days = page.getByLabel("How many days?");
  const people = page.getByLabel("How many people may one message reach at most?");
  await expect(panel(page)).toContainText("this Grant holds from");
  await days.fill("-1");
  await people.fill("1.5");
  await people.blur();
  await expect(panel(page)).toContainText("2 sentences are left out until what you typed for them can be read.");
  await expect(panel(page)).not.toContainText("-1");
  await expect(panel(page)).not.toContainText("1.5");
  await days.fill("7");
  await people.fill("2");
  await people.blur();
  await expect(panel(page)).toContainText("this Grant holds from");
  await expect(panel(page)).not.toContainText("left out");
});

test("dates the wrong way round are not read out as if they held", async ({ page }) => {
  await openDraft(page, studio(), TWO);
  const validity = section(page, "From when to when it holds");
  await field(page, "/validity/not_before").getByRole("radio", { name: "At a date and time" }).check();
  await validity.getByLabel("It begins on").fill("2027-02-01T10:00");
  await field(page, "/validity/expires").getByRole("radio", { name: "At a date and time" }).check();
  await validity.getByLabel("It ends on").fill("2027-03-01T10:00");
  await validity.getByLabel("It ends on").blur();
  await expect(validity).toContainText("It holds from 1 February 2027 at 10:00");
  await validity.getByLabel("It ends on").fill("2027-01-01T10:00");
  await validity.getByLabel("It ends on").blur();
  await expect(validity.locator(".err")).toBeVisible();
  await expect(validity).not.toContainText("It holds from");
  await expect(panel(page)).not.toContainText("this Grant holds from");
});

test("a time that the clocks are put forward over is said to be that", async ({ page }) => {
  await openDraft(page, studio(), TWO);
  const validity = section(page, "From when to when it holds");
  await field(page, "/validity/not_before").getByRole("radio", { name: "At a date and time" }).check();
  await validity.getByLabel("It begins on").fill("2027-03-28T02:30");
  await validity.getByLabel("It begins on").blur();
  await expect(validity).toContainText("the clocks are put forward over it. Choose an earlier or a later time, such as an hour later.");
});

test("two amounts in two currencies are said at both fields; an amount that is needed says so before anyone goes on", async ({ page }) => {
  await openDraft(page, studio(), "/questions/1");
  const buy = page.locator("[data-act='shop.buy']");
  await buy.locator("summary").click();
  await expect(buy.getByRole("textbox", { name: "Most in a month" })).toHaveAccessibleDescription(/Has to be given/);
  await buy.getByRole("combobox", { name: "Currency Most at one time" }).selectOption("JPY");
  await expect(buy).toContainText("The amount beside it is in EUR. Nothing is converted: use one currency for both.");
  await expect(buy).toContainText("The amount beside it is in JPY.");
  await buy.getByRole("textbox", { name: "Most at one time" }).fill("80.5");
  await buy.getByRole("textbox", { name: "Most at one time" }).blur();
  await expect(buy).toContainText('The amount "80.5 JPY" has 1 decimal');
});

test("the long words of a choice stay inside it", async ({ page }) => {
  for (const width of [1280, 1120, 760, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await openDraft(page, studio(), THREE);
    for (const fold of await page.locator(".row-fold details > summary").all()) {
      if (!(await fold.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open))) await fold.click();
    }
    const out = await page.evaluate(() =>
      [...document.querySelectorAll(".segs label")]
        .filter(
          (label) =>
            label.scrollWidth > label.clientWidth + 1 ||
            label.getBoundingClientRect().right > (label.parentElement?.getBoundingClientRect().right ?? 0) + 1,
        )
        .map((label) => label.textContent),
    );
    expect(out, `${width}`).toEqual([]);
  }
});

async function paste(page: Page, text: string) {
  await page.getByLabel("Paste what Desk Helper answered").fill(text);
  await page.getByRole("button", { name: "Show and read it" }).click();
}

test("the request's own form, pasted back, is called what it is, and is not accepted", async ({ page }) => {
  await openDraft(page, draftOf([{ id: LEAD, name: "Desk Helper" }]), "/discover");
  await expect(page.getByRole("link", { name: /Discover/ }).first()).not.toContainText("done");
  await paste(page, FORM);
  await expect(page.locator("#main")).toContainText("This is the empty form.");
  await page.getByRole("button", { name: "Accept this text" }).click({ force: true });
  await expect(page.locator("#accept-why")).toContainText("This is the empty form: there is no inventory in it to accept.");
  expect((await keptDraft(page)).answers.discovery.inventories).toEqual([]);
});

test("who speaks with the only agent says so once: Hand over knows it", async ({ page }) => {
  await openDraft(page, draftOf([{ id: LEAD, name: "Desk Helper" }]), "/agents");
  await expect(page.getByRole("radio", { name: /The only agent/ })).toBeChecked();
  await page.getByRole("button", { name: "Continue to Discover" }).click();
  await expect.poll(async () => (await keptDraft(page)).answering).toBe("only");
});

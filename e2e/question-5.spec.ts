// Question 5 as a person answers it: each act's go-ahead and what holds it back, where an ask arrives, and how it all ends.
import { expect, test } from "@playwright/test";
import { addChannel } from "../src/core/answers/edit-go-ahead.ts";
import { fieldId } from "../src/core/compile/where.ts";
import { choose, goOn, keptAnswers, panel, summary } from "./support/question-pages.ts";
import { manyActs, studioDraft } from "./support/questions-4-6-drafts.ts";
import { openDraft } from "./support/seeded-draft.ts";

test("a standing act says what still holds it back, and where that was decided", async ({ page }) => {
  await openDraft(page, studioDraft(), "/questions/5");
  const reply = page.locator(".more-row", { hasText: "Reply to mail" });
  await expect(reply).toContainText("Asks you each time");
  await choose(page, "Reply to mail", "Standing");
  await expect(reply).toContainText(
    "It has a standing go-ahead, and is held back by the working mode Ask (question 2) and the ceiling for what is sent, “On confirmation” (question 6).",
  );
  await reply.getByRole("link", { name: "question 6" }).click();
  await expect(page).toHaveURL(new RegExp(`#/questions/6\\?at=${fieldId("/ceilings/sent")}$`));
  await expect(page.locator(`#${fieldId("/ceilings/sent")} input:checked`)).toBeFocused();
});

test("several acts get a standing go-ahead only by their names, and all of them ask again at once", async ({ page }) => {
  await openDraft(page, studioDraft(), "/questions/5");
  const sent = page.getByRole("region", { name: "What is sent" });
  await sent.getByRole("button", { name: "Standing for several" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("checkbox", { name: "Send a new mail" })).toBeFocused();
  await expect(dialog.getByRole("button", { name: "Tick at least one act" })).toBeDisabled();
  await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await sent.getByRole("button", { name: "Standing for several" }).click();
  await dialog.getByRole("checkbox", { name: "Send a new mail" }).check();
  await dialog.getByRole("checkbox", { name: "Reply to mail" }).check();
  await dialog.getByRole("button", { name: "Give these 2 acts a standing go-ahead" }).click();
  await expect(sent).toContainText("“Send a new mail” and “Reply to mail” have a standing go-ahead now.");
  const modes = async () => (await keptAnswers(page)).work.acts.map(({ go_ahead }) => go_ahead?.mode);
  await expect.poll(modes).toEqual([undefined, "standing", "standing", "each_time"]);
  await sent.getByRole("button", { name: "All of these each time" }).click();
  await expect.poll(modes).toEqual([undefined, "each_time", "each_time", "each_time"]);
  await sent.getByRole("button", { name: "Undo" }).click();
  await expect.poll(modes).toEqual([undefined, "standing", "standing", "each_time"]);
});

test("without a way to reach the person nobody goes on: an ask that cannot arrive is a refusal", async ({ page }) => {
  await openDraft(page, studioDraft(), "/questions/5");
  await page.getByRole("button", { name: "Remove The conversation with the agent" }).click();
  await expect(page.getByRole("button", { name: "Add a way to reach you" })).toBeFocused();
  await goOn(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText("an ask that cannot reach you is a refusal");
  await page.getByRole("button", { name: "Add a way to reach you" }).click();
  await expect(page.getByLabel("How", { exact: true })).toBeFocused();
  await page.getByLabel("How", { exact: true }).selectOption("sms");
  await goOn(page).click();
  await expect(summary(page)).toContainText("Name this way of reaching you");
  await page.getByLabel("What you call it").fill("My work phone");
  await page.getByLabel("Address or number").fill("+46 70 123 45 67");
  await goOn(page).click();
  await expect(page.locator("#main h1")).toHaveText("What makes the result official?");
  await expect
    .poll(async () => (await keptAnswers(page)).go_ahead.channels)
    .toEqual([{ kind: "sms", label: "My work phone", address: "+46 70 123 45 67" }]);
});

test("a way that the agent can use itself is pointed out", async ({ page }) => {
  const draft = studioDraft((answers) => addChannel(answers, { kind: "email", label: "My mail", address: "Maren@fernhill.example" }));
  await openDraft(page, draft, "/questions/5");
  await expect(page.locator(".q5-channel").nth(1)).toContainText("Your agent acts as this address in Studio mail");
  await expect(page.locator(".q5-channel").nth(0)).not.toContainText("Your agent acts as this address");
});

test("the words of an act and of the end are kept, and stand in the panel as text", async ({ page }) => {
  await openDraft(page, studioDraft(), "/questions/5");
  await page.locator("summary", { hasText: "Put it in words: Buy something" }).click();
  await page.getByLabel("What should it ask you?").fill("May I buy <b>this</b>?");
  await page.getByLabel("The words that stop it").fill("Enough for today");
  await page.getByLabel("The words that stop it").blur();
  await expect(panel(page)).toContainText("Enough for today");
  await expect(panel(page)).toContainText("May I buy <b>this</b>?");
  await page.getByLabel(/^Address where it can be looked up/).fill("not an address");
  await page.getByLabel(/^Address where it can be looked up/).blur();
  await expect(page.locator(".has-err")).toContainText("Write the whole address, beginning with https://");
  await page.reload();
  await expect(page.getByLabel("The words that stop it")).toHaveValue("Enough for today");
  await expect(page.locator(".more-row", { hasText: "Buy something" })).toContainText("May I buy <b>this</b>?");
  await expect
    .poll(async () => (await keptAnswers(page)).work.acts[3]?.go_ahead)
    .toEqual({ mode: "each_time", words: "May I buy <b>this</b>?" });
});

test("two hundred acts are found by name, and the last one is answered like the first", async ({ page }) => {
  await openDraft(page, manyActs(200), "/questions/5");
  await page.getByRole("searchbox", { name: "Find an act" }).fill("act_199");
  await expect(page.locator(".more-row")).toHaveCount(1);
  await choose(page, "Send an email own.act_199", "Standing");
  await expect.poll(async () => (await keptAnswers(page)).work.acts.filter(({ go_ahead }) => go_ahead?.mode === "standing").length).toBe(1);
});

// Question 6 as a person answers it: ceilings and what they do by name, stricter acts, the record, and disagreements that are left in.
import { expect, test } from "@playwright/test";
import { setGoAheads } from "../src/core/answers/edit-go-ahead.ts";
import { fieldId } from "../src/core/compile/where.ts";
import { choose, goOn, keptAnswers, panel, row, summary } from "./support/question-pages.ts";
import { AUTO, studioDraft, withToolStatement } from "./support/questions-4-6-drafts.ts";
import { openDraft } from "./support/seeded-draft.ts";

test("each ceiling says what it does to the acts by name before it is chosen", async ({ page }) => {
  await openDraft(page, AUTO, "/questions/6");
  const sent = page.getByRole("group", { name: /with what is sent/ });
  const option = (name: string) => sent.locator(".option", { hasText: name });
  await expect(option("Proposal only")).toContainText("Prepares only: you take the final step: Send a new mail, Reply to mail");
  await expect(option("On confirmation")).toContainText("Asks you each time: Send a new mail, Reply to mail");
  await expect(option("By itself, within limits")).toContainText("On its own, inside its limits: Send a new mail");
  await expect(option("By itself, within limits")).toContainText("Asks you each time: Reply to mail");
  await sent.getByRole("radio", { name: /^By itself/ }).check();
  const send = page.locator(".more-row", { hasText: "Send a new mail" });
  await expect(send).toContainText("On its own, inside its limits");
  await choose(page, "Send a new mail", "Never finish");
  await expect(send).toContainText("Prepares only: you take the final step");
  await expect
    .poll(async () => {
      const { official, work } = await keptAnswers(page);
      return [official.ceilings, work.acts[1]?.stricter];
    })
    .toEqual([{ sent: "self_within_limits" }, "prohibited"]);
});

test("a choice for one act is never looser than its ceiling", async ({ page }) => {
  await openDraft(page, studioDraft(), "/questions/6");
  await page
    .getByRole("group", { name: /with what is purchased/ })
    .getByRole("radio", { name: /^Proposal only/ })
    .check();
  const buy = page.locator(".more-row", { hasText: "Buy something" });
  await choose(page, "Buy something", "Always ask");
  await expect(buy).toContainText("Prepares only: you take the final step");
  await expect(row(page, "Buy something").getByRole("radio")).toHaveCount(3);
});

test("kinds of which nothing is allowed stand apart with their cautious ceiling", async ({ page }) => {
  await openDraft(page, studioDraft(), "/questions/6");
  for (const name of ["What is paid or transferred", "What is submitted or signed", "What is deleted", "What is shared or published"]) {
    await expect(page.getByLabel(name)).toHaveValue("proposal");
  }
  await page.getByLabel("What is deleted").selectOption("on_confirm");
  await expect(panel(page)).toContainText(
    "No act is allowed for what is deleted. If one ever is, at most it becomes official after Maren Fernhill has said yes.",
  );
});

test("a disagreement between a tool and a rule is offered, recorded with a reason, and stated", async ({ page }) => {
  await openDraft(page, withToolStatement(studioDraft()), "/questions/6");
  const offer = page.locator(".q6-offer", { hasText: "What asks before “Send a new mail”" });
  await expect(offer).toContainText("“sends at once <b>without</b> a question”");
  await expect(offer).toContainText("Which is the stricter cannot be told: you are asked.");
  await offer.getByRole("button", { name: /^Leave it in/ }).click();
  await expect(page.getByLabel("What you chose")).toBeFocused();
  await expect(page.locator(".q6-offer")).toHaveCount(0);
  await goOn(page).click();
  await expect(summary(page).getByRole("listitem")).toHaveCount(3);
  await expect(summary(page)).toContainText("Say which of the two applies: it is the stricter one.");
  await summary(page)
    .getByRole("link", { name: /Say which of the two applies/ })
    .click();
  await page.getByRole("group", { name: "Which of the two applies?" }).getByRole("radio", { name: "The rule" }).check();
  await page.getByLabel("What you chose").fill("It goes on asking.");
  await page.getByLabel("Why you leave the disagreement in").fill("The tool has no question of its own.");
  await page.getByLabel("Why you leave the disagreement in").blur();
  await expect(panel(page)).toContainText("the work rule applies, because “The tool has no question of its own.”");
  await goOn(page).click();
  await expect(page).toHaveURL(/#\/review$/);
});

test("a known stricter side applies unasked; one by hand is asked for, and both are kept by a reload", async ({ page }) => {
  await openDraft(
    page,
    studioDraft((answers) => setGoAheads(answers, [1], "standing")),
    "/questions/6",
  );
  await page.getByRole("button").filter({ hasText: "Leave it in: How “Send a new mail” becomes official" }).click();
  await expect(page.locator(".q6-conflict")).toContainText("The rule applies: it is the stricter of the two.");
  await page.getByRole("button", { name: "Add a disagreement by hand" }).click();
  await expect(page.getByLabel("What it is about").nth(1)).toBeFocused();
  await page.getByLabel("What it is about").nth(1).fill("The bank's own limit");
  await page.reload();
  await expect(page.getByLabel("What it is about").nth(1)).toHaveValue("The bank's own limit");
  await expect(page.locator(".q6-conflict").nth(1).getByRole("radio", { checked: true })).toHaveCount(0);
  const applied = (await keptAnswers(page)).official.conflicts.map(({ applies }) => applies);
  expect(applied).toEqual(["work_rule", undefined]);
  await page.getByRole("button", { name: "Remove disagreement 1" }).click();
  await expect(page.getByLabel("What it is about")).toHaveValue("The bank's own limit");
});

test("the record is kept as it is written, and cannot be left without a place", async ({ page }) => {
  await openDraft(page, studioDraft(), "/questions/6");
  await page.getByLabel("Where is it kept?").fill("");
  await goOn(page).click();
  await expect(summary(page)).toContainText("Say where the record of every official act is kept.");
  await page.getByLabel("Where is it kept?").fill("The studio's logbook");
  await page.getByLabel("What does it say of each act?").fill("How much it cost");
  await page.keyboard.press("Enter");
  await expect(panel(page)).toContainText("“How much it cost”");
  await expect.poll(async () => (await keptAnswers(page)).official.record_where).toBe("The studio's logbook");
});

test("who came from Review goes back there", async ({ page }) => {
  await openDraft(page, studioDraft(), `/questions/6?from=review&at=${fieldId("/record/where")}`);
  await expect(page.getByLabel("Where is it kept?")).toBeFocused();
  await goOn(page).click();
  await expect(page).toHaveURL(/#\/review$/);
});

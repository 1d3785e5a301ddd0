// Question 4 as a person answers it: what may be taken as fact, how good a fact has to be, and acts that are held to less.
import { expect, test } from "@playwright/test";
import { setFreshness, setSource } from "../src/core/answers/edit-grounds.ts";
import { choose, goOn, keptAnswers, narrow, panel, row, summary } from "./support/question-pages.ts";
import { studioDraft } from "./support/questions-4-6-drafts.ts";
import { openDraft } from "./support/seeded-draft.ts";

test("a source that is allowed counts for the acts, in the panel and in what is kept", async ({ page }) => {
  await openDraft(page, studioDraft(), "/questions/4");
  await expect(row(page, "The web").getByRole("radio", { name: "Prohibited", exact: true })).toBeChecked();
  await expect(panel(page)).not.toContainText("documents given to it");
  await choose(page, "Documents given to it", "Allowed");
  await expect(panel(page)).toContainText("documents given to it");
  await expect(page.locator(".seg-row", { hasText: "Documents given to it" }).first()).toContainText("4 acts may rely on it");
  await expect.poll(async () => (await keptAnswers(page)).grounds.allowed).toContain("documents");
  await page.reload();
  await expect(row(page, "Documents given to it").getByRole("radio", { name: "Allowed", exact: true })).toBeChecked();
});

test("an act cannot rely on what is not allowed for every act, nor an official one on memory", async ({ page }) => {
  await openDraft(
    page,
    studioDraft((answers) => setSource(answers, "agent_memory", "allowed")),
    "/questions/4",
  );
  const act = await narrow(page, "Send a new mail");
  const web = act.getByRole("radiogroup", { name: "The web" });
  await web.getByRole("radio", { name: "Allowed", exact: true }).click();
  await expect(web.getByRole("radio", { name: "Prohibited", exact: true })).toBeChecked();
  await expect(act).toContainText("This source is prohibited for every act. Allow it for every act first.");
  await act.getByRole("radiogroup", { name: "Documents given to it" }).getByRole("radio", { name: "Allowed", exact: true }).click();
  await expect(act).toContainText("An act may rely only on what every act may rely on.");
  const memory = act.getByRole("radiogroup", { name: "What it remembers" });
  await memory.getByRole("radio", { name: "Allowed", exact: true }).click();
  await expect(act).toContainText("Memory is a lead, not proof: an official act is checked against the system of record.");
  await expect(memory.getByRole("radio", { name: "Not allowed", exact: true })).toBeChecked();
  await expect.poll(async () => (await keptAnswers(page)).work.acts[1]?.grounding).toEqual({});
  // For an act that makes nothing official it is a lead, as for every act.
  const reading = await narrow(page, "Read mail");
  await expect(
    reading.getByRole("radiogroup", { name: "What it remembers" }).getByRole("radio", { name: "Allowed", exact: true }),
  ).toBeChecked();
});

test("one act is held to fewer sources, fresher facts and a stricter answer, and says so on its line", async ({ page }) => {
  await openDraft(page, studioDraft(), "/questions/4");
  const act = await narrow(page, "Buy something");
  await act.getByRole("radiogroup", { name: "What you told it" }).getByRole("radio", { name: "Not allowed", exact: true }).check();
  const age = act.getByRole("group", { name: "How old may a fact be for this act?" });
  await age.getByRole("radio", { name: "Only if it is not older than" }).check();
  await age.getByLabel("How many").fill("30");
  await age.getByLabel("How many").blur();
  await expect(age).toContainText("30 days is longer than the 7 days that hold for every act. Write no more than that.");
  await age.getByLabel("How many").fill("12");
  await age.getByLabel("Of what").selectOption("hours");
  await expect(age).not.toContainText("longer than");
  await act.getByRole("radio", { name: /^Stop/ }).check();
  await expect(act.getByRole("radio", { name: /system of record/i })).toHaveCount(0);
  await expect(page.locator(".more-row", { hasText: "Buy something" })).toContainText(
    "Relies on the system of record and what it reads in Northline Paper · not older than 12 hours · when facts disagree: stop",
  );
  await expect
    .poll(async () => (await keptAnswers(page)).work.acts[3]?.grounding)
    .toEqual({ allowed: ["system_of_record", "app:northline"], freshness: "PT12H", on_disagreement: "stop" });
});

test("an age that cannot be read is never any age: it is told on leaving the field and on going on", async ({ page }) => {
  await openDraft(page, studioDraft(), "/questions/4");
  const age = page.getByRole("group", { name: "How old may a fact be?" });
  const number = age.getByLabel("How many");
  await number.fill("a week");
  await expect(age.locator(".err")).toHaveCount(0);
  await number.blur();
  await expect(age.locator(".err")).toContainText("Say how old it may be at most in a whole number");
  await goOn(page).click();
  await expect(summary(page)).toBeFocused();
  await summary(page).getByRole("link").click();
  await expect(age.getByRole("radio", { name: "Only if it is not older than" })).toBeFocused();
  await number.fill("3");
  await goOn(page).click();
  await expect(page.locator("#main h1")).toHaveText("What gives a participant the go-ahead to act?");
  await expect.poll(async () => (await keptAnswers(page)).grounds.freshness).toBe("P3D");
});

test("a reload in the middle of a word keeps what was typed", async ({ page }) => {
  await openDraft(page, studioDraft(), "/questions/4");
  const number = page.getByRole("group", { name: "How old may a fact be?" }).getByLabel("How many");
  await number.fill("");
  await number.pressSequentially("14");
  await page.reload();
  await expect(page.getByRole("group", { name: "How old may a fact be?" }).getByLabel("How many")).toHaveValue("14");
});

test("the cautious answers come back with one press, and go again with another", async ({ page }) => {
  await openDraft(
    page,
    studioDraft((answers) => setFreshness(setSource(answers, "web", "allowed"), "")),
    "/questions/4",
  );
  await expect(page.getByRole("radio", { name: "Any age" })).toBeChecked();
  await page.getByRole("button", { name: "Use the cautious answers" }).click();
  await expect(row(page, "The web").getByRole("radio", { name: "Prohibited", exact: true })).toBeChecked();
  await expect(page.getByRole("group", { name: "How old may a fact be?" }).getByLabel("How many")).toHaveValue("7");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "The web").getByRole("radio", { name: "Allowed", exact: true })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Any age" })).toBeChecked();
});

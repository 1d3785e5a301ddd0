// Question 2: the narrowest answers stand already, a wider one is refused at its field, and what was typed stays, readable or not.
import { expect, test } from "@playwright/test";
import { studio } from "./support/questions-2-3-drafts.ts";
import { field, goOn, kept, mode, narrow, panel, section, TWO } from "./support/questions-2-3-places.ts";
import { openDraft } from "./support/seeded-draft.ts";

test("question 2: a mode says what it does to this Grant; starts, limits, hours and an end are chosen, and kept", async ({ page }) => {
  await openDraft(page, studio(), TWO);
  await expect(page.locator(".err")).toHaveCount(0);
  await expect(mode(page, "Ask")).toContainText("Ask — every official act asks each time, standing ones included.");
  await expect(mode(page, "Ask")).toContainText(
    "In this Grant: “Send a new mail” and “Buy something” have a standing go-ahead and must ask all the same. 2 other official acts must ask each time in any case.",
  );
  await expect(mode(page, "Plan")).toContainText("are prepared only, and you take the final step");
  await mode(page, "Full auto").getByRole("radio").check();
  await expect(panel(page)).toContainText("One summary a day", { ignoreCase: true });
  await expect(page.getByRole("radio", { name: "One summary a day", exact: true })).toBeChecked();
  await mode(page, "Auto").first().getByRole("radio").check();
  await expect(page.getByRole("radio", { name: "One summary a day", exact: true })).toHaveCount(0);

  await page.getByRole("checkbox", { name: "A message arrives" }).check();
  await field(page, "/defaults/self_changes/memory").getByRole("radio", { name: "Never" }).check();
  await field(page, "/defaults/data_movement")
    .getByRole("radio", { name: /Only between the apps/ })
    .check();
  await expect(field(page, "/defaults/data_movement")).toContainText("Listed now: Northline Paper.");
  await page.getByLabel("How many people may one message reach at most?").fill("3");
  await page.getByRole("textbox", { name: "Most in a month" }).fill("400");
  await page.getByRole("radio", { name: "Only in these hours" }).check();
  await page.getByLabel("From", { exact: true }).fill("22:00");
  await page.getByLabel("To", { exact: true }).fill("06:00");
  await page.getByLabel("Time zone").fill("Europe/Stockholm");
  await page.getByLabel("Time zone").press("Tab");
  await expect(section(page, "Hours")).toContainText("weekdays from 22:00 to 06:00 the next day, Stockholm time");
  await expect(section(page, "Hours")).toContainText("These hours run past midnight");
  await page.getByLabel("How many days?").fill("7");
  await goOn(page, 3);
  await expect(page).toHaveURL(/#\/questions\/3/);
  await kept(page).toMatchObject({
    progress: {
      working_mode: "auto",
      triggers: ["asked", "message"],
      self_changes: { memory: "never" },
      data_movement: "listed_apps",
      max_recipients: "3",
      per_month: { amount: "400", currency: "EUR" },
      hours: { days: ["mon", "tue", "wed", "thu", "fri"], start: "22:00", end: "06:00", timezone: "Europe/Stockholm" },
      ends: { kind: "after_days", days: "7" },
      audit: { report: "right_after" },
    },
  });
});

test("question 2: a moment is picked by the clock on the wall, kept in UTC, and said with both", async ({ page }) => {
  await openDraft(
    page,
    studio((a) => ({
      ...a,
      progress: { ...a.progress, hours: { days: ["mon"], start: "09:00", end: "17:00", timezone: "Europe/Stockholm" } },
    })),
    TWO,
  );
  const validity = section(page, "From when to when it holds");
  await field(page, "/validity/not_before").getByRole("radio", { name: "At a date and time" }).check();
  await validity.getByLabel("It begins on").fill("2027-01-31T10:00");
  await kept(page).toMatchObject({ progress: { starts: { kind: "at", at: "2027-01-31T09:00:00Z" } } });
  await expect(validity).toContainText("31 January 2027 at 10:00, Stockholm time (31 January 2027 at 09:00 UTC)");
  // The clock skips this time: it is kept as it was picked, and refused.
  await validity.getByLabel("It begins on").fill("2027-03-28T02:30");
  await validity.getByLabel("It begins on").press("Tab");
  await goOn(page, 3);
  await expect(page.locator("#problem")).toContainText("No clock shows 02:30 on 2027-03-28");
});

test("question 2: what cannot hold is refused at its field, and the summary leads there", async ({ page }) => {
  await openDraft(page, studio(), TWO);
  await page.getByRole("checkbox", { name: "You ask for it" }).uncheck();
  await expect(field(page, "/defaults/triggers")).toHaveAccessibleDescription(/Choose at least one thing that may start the work/);
  await page.getByRole("radio", { name: "Only in these hours" }).check();
  for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]) await page.getByRole("checkbox", { name: day }).uncheck();
  for (const [place, label, at] of [
    ["/validity/not_before", "It begins on", "2027-02-02T10:00"],
    ["/validity/expires", "It ends on", "2027-02-01T10:00"],
  ] as const) {
    await field(page, place).getByRole("radio", { name: "At a date and time" }).check();
    await page.getByLabel(label).fill(at);
  }
  await narrow(page, "Buy something").locator("summary").click();
  await page.getByLabel("At most how often in a day?").fill("12");
  await page.getByLabel("At most how often in a day?").press("Tab");
  await expect(page.getByLabel("At most how often in a day?")).toHaveAccessibleDescription(/The Grant allows 10 official acts a day/);
  await expect(narrow(page, "Buy something")).toContainText("12 official acts a day are above the default of 10. Lower the number.");
  await goOn(page, 3);
  await expect(page).toHaveURL(/#\/questions\/2/);
  const problem = page.locator("#problem");
  await expect(problem).toBeFocused();
  await expect(problem.locator("li")).toHaveCount(4);
  await expect(problem).toContainText("These hours never open, because no day is chosen");
  await expect(problem).toContainText("which is not after its beginning");
  await narrow(page, "Buy something").locator("summary").click();
  await problem.getByRole("link", { name: /“Buy something”: 12 official acts/ }).click();
  await expect(page.getByLabel("At most how often in a day?")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("2");
  await page.keyboard.press("Tab");
  await expect(problem.locator("li")).toHaveCount(3);
});

test("question 2: an act's hours lie within the Grant's, and hours that the Grant never reaches never open", async ({ page }) => {
  await openDraft(page, studio(), TWO);
  const hours = section(page, "Hours");
  await hours.getByRole("radio", { name: "Only in these hours" }).check();
  const row = narrow(page, "Send a new mail");
  await row.locator("summary").click();
  await row.getByRole("radio", { name: "Only in these hours" }).check();
  await row.getByLabel("To", { exact: true }).fill("18:00");
  await row.getByLabel("To", { exact: true }).press("Tab");
  await expect(row).toContainText("These hours reach beyond the default hours. Keep them inside.");
  await expect(row).toContainText("As the Grant: weekdays from 09:00 to 17:00");
  await row.getByLabel("To", { exact: true }).fill("12:00");
  await row.getByLabel("To", { exact: true }).press("Tab");
  await expect(row).not.toContainText("reach beyond");

  // 2 February 2027 is a Tuesday; the Grant ends the same day.
  for (const day of ["Tuesday", "Wednesday", "Thursday", "Friday"]) await hours.getByRole("checkbox", { name: day }).uncheck();
  for (const [place, label, at] of [
    ["/validity/not_before", "It begins on", "2027-02-02T00:00"],
    ["/validity/expires", "It ends on", "2027-02-02T23:00"],
  ] as const) {
    await field(page, place).getByRole("radio", { name: "At a date and time" }).check();
    await page.getByLabel(label).fill(at);
    await page.getByLabel(label).press("Tab");
  }
  await goOn(page, 3);
  await expect(page.locator("#problem")).toContainText("These hours never open between the beginning and the end of this Grant");
});

test("question 2: a reload in the middle keeps everything, what cannot be read as well", async ({ page }) => {
  await openDraft(page, studio(), TWO);
  await page.getByLabel("How many people may one message reach at most?").fill("ten");
  await page.getByRole("textbox", { name: "Most for one act" }).fill("1.000,50");
  await page.getByRole("radio", { name: "Only in these hours" }).check();
  await page.getByLabel("From", { exact: true }).fill("9:00");
  await narrow(page, "Buy something").locator("summary").click();
  await page.getByLabel("Only in these categories").fill("stationery");
  await page.getByLabel("Only in these categories").press("Enter");
  await page.getByLabel("At most how often in a day?").fill("two");
  await kept(page).toMatchObject({
    progress: { max_recipients: "ten", per_act: { amount: "1.000,50" }, hours: { start: "9:00" } },
    work: { acts: [{}, {}, { categories: ["stationery"], binding_acts_per_day: "two" }, {}, {}] },
  });
  await expect(page.getByLabel("At most how often in a day?")).toBeFocused();
  await page.reload();
  await expect(page.getByLabel("How many people may one message reach at most?")).toHaveValue("ten");
  await expect(page.getByRole("textbox", { name: "Most for one act" })).toHaveValue("1.000,50");
  await expect(page.getByLabel("From", { exact: true })).toHaveValue("9:00");
  await expect(narrow(page, "Buy something")).toContainText("At most two a day · only “stationery”");
  await expect(page.locator(".err:not(summary .err)")).toHaveCount(0);
  await goOn(page, 3);
  await expect(page.locator("#problem")).toContainText("“ten” is not read as a number here");
  await expect(page.locator("#problem")).toContainText("1000.5");
});

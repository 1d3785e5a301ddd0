// Questions 2 and 3 by keyboard, for axe, on a narrow window, and with many acts.
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { manyOfficialActs, team, WRITER } from "./support/questions-2-3-drafts.ts";
import { holds, kept, mode, narrow, section, THREE, TWO } from "./support/questions-2-3-places.ts";
import { DELEGATE, openDraft } from "./support/seeded-draft.ts";

test("by keyboard alone: a mode, an act held to less, a holder, and on", async ({ page }) => {
  await openDraft(page, team(), TWO);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await mode(page, "Ask").getByRole("radio").focus();
  await press("ArrowDown");
  await expect(mode(page, "Auto").first().getByRole("radio")).toBeChecked();
  await narrow(page, "Send a new mail").locator("summary").focus();
  await press("Enter");
  await expect(page.getByLabel("At most how often in a day?")).toBeVisible();
  await press("Tab");
  await expect(page.getByLabel("At most how often in a day?")).toBeFocused();
  await page.keyboard.type("2");
  await page.getByRole("button", { name: "Continue to question 3" }).focus();
  await press("Enter");
  await expect(page.locator("h1")).toBeFocused();
  await holds(page, "Read mail").getByRole("checkbox", { name: "Buyer" }).focus();
  await press("Tab", "Space");
  await kept(page).toMatchObject({
    progress: { working_mode: "auto" },
    work: { acts: [{ actors: [DELEGATE, WRITER] }, { binding_acts_per_day: "2" }, {}, {}, {}] },
  });
});

for (const [colorScheme, width] of [
  ["light", 1280],
  ["dark", 320],
] as const) {
  test(`nothing for axe to find, nothing sideways, with everything open; ${colorScheme}, ${width} px wide`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    for (const path of [TWO, THREE]) {
      await openDraft(page, team(), path);
      for (const name of [/^Only in these hours/, /^At a date and time/, /^Another person/, /^Yes, to agents/]) {
        for (const radio of await page.getByRole("radio", { name }).all()) await radio.check();
      }
      await page.locator("#main details").evaluateAll((all) => {
        for (const one of all) (one as HTMLDetailsElement).open = true;
      });
      await page.getByRole("button", { name: /^Continue/ }).click();
      await expect(page.locator("#problem")).toBeVisible();
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .setLegacyMode()
        .analyze();
      expect(violations.map(({ id, nodes }) => `${path} ${id} ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), path).toBe(0);
    }
  });
}

test("two hundred acts stand on a line each, are found by name, and have their fields only once they are open", async ({ page }) => {
  test.setTimeout(60_000);
  await openDraft(page, manyOfficialActs(200), TWO);
  const list = section(page, "Acts that are held to less");
  await expect(list.getByRole("listitem")).toHaveCount(200);
  await expect(list.locator("input")).toHaveCount(1);
  await list.getByLabel("Find an act").fill("act_19");
  await expect(list.getByRole("status")).toHaveText("11 of 200 acts");
  await narrow(page, "own.act_199").locator("summary").click();
  await page.getByLabel("At most how often in a day?").fill("3");
  await kept(page).toMatchObject({
    work: { acts: Array.from({ length: 200 }, (_, i) => (i === 199 ? { binding_acts_per_day: "3" } : {})) },
  });
});

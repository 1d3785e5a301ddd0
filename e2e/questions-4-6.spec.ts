// Questions 4 to 6 one after the other: by keyboard alone, and as axe and a narrow window see them when everything is open.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { patchAct } from "../src/core/answers/edit-acts.ts";
import { setGoAheads } from "../src/core/answers/edit-go-ahead.ts";
import { addConflict } from "../src/core/answers/edit-official.ts";
import { goOn, keptAnswers, narrow, row, summary } from "./support/question-pages.ts";
import { AUTO, studioDraft } from "./support/questions-4-6-drafts.ts";
import { openDraft } from "./support/seeded-draft.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

test("the three questions are answered by keyboard alone", async ({ page }) => {
  await openDraft(page, AUTO, "/questions/4");
  const { keyboard } = page;
  const tabTo = async (what: ReturnType<Page["locator"]>) => {
    for (let i = 0; i < 120; i += 1) {
      if (await what.evaluate((element) => element === document.activeElement).catch(() => false)) return;
      await keyboard.press("Tab");
    }
    throw new Error("not reached by Tab");
  };
  await tabTo(row(page, "Documents given to it").getByRole("radio", { name: "Not allowed", exact: true }));
  await keyboard.press("ArrowRight");
  await expect(row(page, "Documents given to it").getByRole("radio", { name: "Allowed", exact: true })).toBeChecked();
  await tabTo(page.locator("summary", { hasText: "Narrow for this act: Reply to mail" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("group", { name: "Reply to mail", exact: true })).toBeVisible();
  await tabTo(goOn(page));
  await keyboard.press("Enter");
  await expect(page.locator("#main h1")).toBeFocused();
  await tabTo(row(page, "Reply to mail").getByRole("radio", { name: "Each time" }));
  await keyboard.press("ArrowRight");
  await tabTo(page.getByLabel("Address or number"));
  await keyboard.type("studio chat");
  await tabTo(goOn(page));
  await keyboard.press("Enter");
  await expect(page.locator("#main h1")).toHaveText("What makes the result official?");
  await expect(page.locator("#main h1")).toBeFocused();
  await tabTo(page.getByRole("group", { name: /with what is sent/ }).getByRole("radio", { name: /^On confirmation/ }));
  await keyboard.press("ArrowDown");
  await tabTo(goOn(page));
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/review$/);
  await expect
    .poll(async () => {
      const { grounds, work, go_ahead, official } = await keptAnswers(page);
      return {
        documents: grounds.allowed.includes("documents"),
        mode: work.acts[2]?.go_ahead?.mode,
        address: go_ahead.channels[0]?.address,
        ceiling: official.ceilings.sent,
      };
    })
    .toEqual({ documents: true, mode: "standing", address: "studio chat", ceiling: "self_within_limits" });
});

// Everything open that can be, with an error and a long name: colours in the one theme, layout in the other.
for (const [colorScheme, width] of [
  ["light", 1280],
  ["dark", 320],
] as const) {
  test(`axe finds nothing on the three pages as they are filled in, ${colorScheme}, ${width} px wide`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const long = "a-name-that-nobody-would-give-but-that-must-not-break-the-page".repeat(2);
    const draft = studioDraft((answers) =>
      addConflict(patchAct(setGoAheads(answers, [1], "standing"), 3, { grounding: { freshness: "soon" } }), {
        about: long,
        tool_permission: long,
        work_rule: long,
        chosen: "",
        why: "",
      }),
    );
    for (const number of [4, 5, 6]) {
      await openDraft(page, draft, `/questions/${number}`);
      if (number === 4) await narrow(page, "Send a new mail");
      if (number === 5) {
        await page.locator("summary", { hasText: "Put it in words: Buy something" }).click();
        await page.getByRole("button", { name: "Remove The conversation with the agent" }).click();
      }
      await goOn(page).click();
      await expect(summary(page)).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze();
      expect(violations.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(over, `question ${number}`).toBe(0);
    }
  });
}

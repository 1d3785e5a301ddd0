// The main job, whole: from nothing to a sealed Grant, its Letter and its rules block, by every page; the same by keyboard alone; reload anywhere.
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { type Download, expect, type Page, test } from "@playwright/test";
import { validateGrant } from "../src/core/schema/validators.gen.js";
import { TEAM_OF_ONE_ANSWER } from "./support/main-job-answer.ts";
import { sealOf } from "./support/seal.ts";

const run = promisify(execFile);
const heading = (page: Page) => page.locator("#main h1");
/** The way on: a button where the page has answers to commit, a link where it has none. */
const onward = (page: Page) =>
  page
    .getByRole("button", { name: /^Continue to / })
    .or(page.getByRole("link", { name: /^Continue to / }))
    .first();
const goOn = (page: Page) => onward(page).click();
const act = (page: Page, id: string) => page.locator(`[data-act="${id}"]`);

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), "utf8");
}

/** Presses a button and takes the file that comes of it. */
async function downloaded(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return download;
}

/** The Grant that was downloaded: it fits the schema, its seal recomputes outside this program, and the command line agrees. */
async function judged(download: Download): Promise<{ grant_id: string; seal: { value: string } } & Record<string, unknown>> {
  const text = await textOf(download);
  const grant = JSON.parse(text);
  expect(validateGrant(grant), JSON.stringify(validateGrant.errors)).toBe(true);
  expect(grant.seal.value).toBe(sealOf(grant));
  expect(download.suggestedFilename()).toBe(`grant-${grant.seal.value.slice(0, 8)}.json`);
  const { stdout } = await run("npm", ["run", "-s", "poa", "--", "check", await download.path()]);
  expect(JSON.parse(stdout)).toMatchObject({ sealable: true, seal: { state: "matches" } });
  return grant;
}

test("from nothing to a sealed Grant, its Letter and its rules, by filling every page", async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto("/");
  await page.getByRole("button", { name: "Start a new Grant" }).click();

  await page.getByLabel("Your name").fill("Maren Okafor");
  await page.getByLabel("What you call it").fill("Desk Helper");
  await page.getByLabel("Its role").fill("Keeps the studio supplied");
  await page.getByLabel(/The only agent/).check();
  await goOn(page);

  await expect(heading(page)).toBeFocused();
  await page.getByLabel("Paste what Desk Helper answered").fill(TEAM_OF_ONE_ANSWER);
  await page.getByRole("button", { name: "Show and read it" }).click();
  await page.getByRole("button", { name: "Accept this text" }).click();
  await expect(
    page
      .getByRole("tab", { name: /Desk Helper/ })
      .or(page.getByText(/accepted/i))
      .first(),
  ).toBeVisible();
  await goOn(page);

  await page.getByLabel("What is it for?").fill("Keep the studio supplied");
  await page.getByLabel("What does the work consist of?").fill("Compares prices, buys paper, answers the shops.");
  await page.getByRole("button", { name: /^Select Northline Paper as/ }).click();
  for (const group of ["shopping", "documents"]) await page.locator(`#group-${group} > summary`).click();
  await act(page, "shop.buy").getByRole("radio", { name: "Allowed", exact: true }).check();
  await act(page, "shop.buy")
    .getByRole("checkbox", { name: /Northline Paper/ })
    .check();
  await act(page, "shop.buy").getByRole("textbox", { name: "Most at one time" }).fill("80.00");
  await act(page, "shop.buy").getByRole("combobox", { name: "Currency Most at one time" }).selectOption("EUR");
  await act(page, "shop.buy").getByRole("textbox", { name: "Most in a month" }).fill("300.00");
  await act(page, "shop.subscribe").getByRole("radio", { name: "Never", exact: true }).check();
  await act(page, "files.delete").getByRole("radio", { name: "Never", exact: true }).check();
  await goOn(page);

  await page.getByLabel("How many people may one message reach at most?").fill("3");
  await goOn(page);

  await expect(page).toHaveURL(/questions\/3/);
  await goOn(page);
  await expect(page).toHaveURL(/questions\/4/);
  await goOn(page);
  await expect(page).toHaveURL(/questions\/5/);
  await goOn(page);
  await expect(page).toHaveURL(/questions\/6/);
  await goOn(page);

  await expect(page).toHaveURL(/review/);
  await expect(page.getByRole("region", { name: "Needs your approval" })).toContainText("€80.00");
  await expect(page.getByRole("region", { name: "Cannot" })).toContainText(/delete a file/i);
  await page.getByRole("button", { name: "Seal this Grant" }).click();
  await expect(page).toHaveURL(/seal/);
  await expect(page.getByRole("article", { name: "Letter of Authority" })).toBeVisible();

  const grant = await judged(await downloaded(page, () => page.getByRole("button", { name: "Download the Grant", exact: true }).click()));
  expect(grant).toMatchObject({
    principal: { name: "Maren Okafor" },
    authorities: [
      {
        act: "shop.buy",
        limits: { per_act: { amount: "80.00", currency: "EUR" } },
        go_ahead: { mode: "each_time" },
        commit: "user_approval",
      },
    ],
    discovery: { inventories: [{ sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }] },
  });
});

test.describe("by keyboard alone", () => {
  /** Tabs forward until the control has the focus: no mouse, no jumping. */
  async function tabTo(page: Page, target: ReturnType<Page["locator"]>): Promise<void> {
    for (let presses = 0; presses < 400; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`the keyboard never reached ${target}`);
  }
  async function type(page: Page, label: string | RegExp, text: string): Promise<void> {
    await tabTo(page, page.getByLabel(label).first());
    await page.keyboard.type(text);
  }
  async function press(page: Page, target: ReturnType<Page["locator"]>, key = "Enter"): Promise<void> {
    await tabTo(page, target);
    await page.keyboard.press(key);
  }

  test("from nothing to a sealed download", async ({ page }) => {
    test.setTimeout(300_000);
    await page.goto("/");
    await press(page, page.getByRole("button", { name: "Start a new Grant" }));
    await expect(heading(page)).toBeFocused();
    await type(page, "Your name", "Maren");
    await type(page, "What you call it", "Reader");
    await type(page, "Its role", "Reads the mail");
    await press(page, onward(page));
    await expect(page).toHaveURL(/discover/);
    await expect(heading(page)).toBeFocused();
    await press(page, onward(page));
    await expect(page).toHaveURL(/questions\/1/);
    await expect(heading(page)).toBeFocused();
    await type(page, "What is it for?", "Read my mail");
    await type(page, "What does the work consist of?", "Reads and sums up.");
    // A group of radios is one stop; the arrow keys choose in it.
    await tabTo(page, act(page, "mail.read").getByRole("radio", { name: "Not allowed" }));
    await page.keyboard.press("ArrowRight");
    await expect(act(page, "mail.read").getByRole("radio", { name: "Allowed", exact: true })).toBeChecked();
    await press(page, onward(page));
    for (const number of [2, 3, 4, 5, 6]) {
      await expect(page).toHaveURL(new RegExp(`questions/${number}`));
      await expect(heading(page)).toBeFocused();
      await press(page, onward(page));
    }
    await expect(page).toHaveURL(/review/);
    await expect(heading(page)).toBeFocused();
    await press(page, page.getByRole("button", { name: "Seal this Grant" }));
    await expect(page).toHaveURL(/seal/);
    await expect(page.getByRole("article", { name: "Letter of Authority" })).toBeVisible();
    await judged(await downloaded(page, () => press(page, page.getByRole("button", { name: "Download the Grant", exact: true }))));
  });
});

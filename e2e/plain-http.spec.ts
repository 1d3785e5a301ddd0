// Opened over plain http from another computer: browsers withhold SHA-256 there, and the page says what that means.
import { expect, test } from "@playwright/test";
import { BROWSER_ARGS } from "../scripts/ensure-browser.mjs";

test.use({
  launchOptions: {
    ...(process.env["POA_E2E_BROWSER"] === undefined ? {} : { executablePath: process.env["POA_E2E_BROWSER"] }),
    args: [...BROWSER_ARGS, "--host-resolver-rules=MAP writer.example 127.0.0.1"],
  },
});

test("the page says that nothing can be sealed, and why", async ({ page, baseURL }) => {
  await page.goto(`http://writer.example:${new URL(baseURL ?? "").port}/#/help`);
  await expect(page.locator("#main h1")).toBeVisible();
  expect(await page.evaluate(() => crypto.subtle === undefined)).toBe(true);
  await expect(page.getByRole("region", { name: "Notices" })).toContainText("Nothing can be sealed on this page.");
});

test("on this computer it says no such thing", async ({ page }) => {
  await page.goto("/#/help");
  await expect(page.locator("#main h1")).toBeVisible();
  await expect(page.getByText("Nothing can be sealed on this page.")).toHaveCount(0);
});

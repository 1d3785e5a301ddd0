// The build stands on any static host and under any path, keeps its own policy, and its first page is small.
import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { serve } from "../scripts/serve.mjs";

const FIRST_LOAD_LIMIT = 150_000;

/** Opens an address and gives what the page complained of and what it asked for. */
async function load(page: Page, address: string) {
  const complaints: string[] = [];
  const asked: string[] = [];
  let scripts = 0;
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("response", (response) => {
    asked.push(response.url());
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  const sized: Promise<void>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() !== "script") return;
    sized.push(
      request.response().then(async (response) => {
        scripts += response === null ? 0 : gzipSync(await response.body(), { level: 9 }).length;
      }),
    );
  });
  await page.goto(address);
  await expect(page.locator("h1")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await Promise.all(sized);
  return { complaints, asked, scripts };
}

test("the first page opens without a complaint, with at most 150 kB of script", async ({ page }) => {
  const { complaints, scripts } = await load(page, "/");
  expect(complaints).toEqual([]);
  expect(scripts).toBeGreaterThan(20_000);
  expect(scripts).toBeLessThanOrEqual(FIRST_LOAD_LIMIT);
});

test("it works under a path of its own, and asks for nothing outside it", async ({ page }) => {
  const served = await serve({ root: "dist", prefix: "/some/where/" });
  try {
    const { complaints, asked } = await load(page, served.url);
    expect(complaints).toEqual([]);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.filter((url) => !url.startsWith(served.url))).toEqual([]);
  } finally {
    await served.close();
  }
});

test("the footer's digest is the one anybody can work out from the files", async ({ page }) => {
  const { assetsDigest } = await import("../scripts/vite/build-info.ts");
  await page.goto("/");
  const content = (await page.locator('meta[name="build"]').getAttribute("content")) ?? "";
  expect(content).toBe(`0.1.0 ${await assetsDigest("dist")}`);
});

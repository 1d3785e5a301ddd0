// The build stands on any static host and under any path, keeps its own policy, and its first page is small.
import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import manifest from "../package.json" with { type: "json" };
import { serve } from "../scripts/serve.mjs";

const FIRST_LOAD_LIMIT = 150_000;

/**
 * Collects, from now on, what a page complains of and what it asks for; with `weigh` also how many bytes of gzipped script it gets. A body cannot be
 * read once the page has gone elsewhere, so a test that goes elsewhere does not weigh.
 */
function watch(page: Page, weigh = false) {
  const complaints: string[] = [];
  const asked: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("response", (response) => {
    asked.push(response.url());
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  page.on("requestfinished", (request) => {
    if (!weigh || request.resourceType() !== "script") return;
    sizes.push(
      request
        .response()
        .then((response) => response?.body())
        .then((body) => (body === undefined ? 0 : gzipSync(body, { level: 9 }).length)),
    );
  });
  return { complaints, asked, scripts: async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) };
}

async function open(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator("h1")).toBeVisible();
}

test("the first page opens without a complaint, with at most 150 kB of script", async ({ page }) => {
  const { complaints, scripts } = watch(page, true);
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  expect(complaints).toEqual([]);
  expect(await scripts()).toBeGreaterThan(20_000);
  expect(await scripts()).toBeLessThanOrEqual(FIRST_LOAD_LIMIT);
});

const QUESTIONS = [1, 2, 3, 4, 5, 6].map((n) => `questions/${n}`);
const PAGES = ["agents", "discover", ...QUESTIONS, "together", "review", "seal", "hand-over", "check", "delegate", "operations"];

test("every page opens from its own address without a complaint", async ({ page }) => {
  test.slow();
  const { complaints } = watch(page);
  for (const path of PAGES) {
    await open(page, `/#/${path}`);
    expect(complaints, path).toEqual([]);
    await page.goto("about:blank");
  }
});

test("it works under a path of its own, and asks for nothing outside it", async ({ page }) => {
  const served = await serve({ root: "dist", prefix: "/some/where/" });
  try {
    const { complaints, asked } = watch(page);
    await open(page, served.url);
    await page.waitForLoadState("networkidle");
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
  expect(content).toBe(`${manifest.version} ${await assetsDigest("dist")}`);
});

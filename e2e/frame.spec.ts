// Finding one's way: every page has a heading, takes the focus, fits the window, and passes axe in either theme; nothing is lost by an address.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { STEPS } from "../src/ui/steps/index.ts";

const PATHS = [...STEPS.map((step) => step.path), "/open", "/help", "/no/such/page"];
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const heading = (page: Page) => page.locator("#main h1");
const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));

/** Opens a page of its own: a fragment alone would not load it again. */
async function open(page: Page, path: string) {
  await page.goto("about:blank");
  await page.goto(`/#${path}`);
  await expect(heading(page)).toBeVisible();
}

/** Goes on to another page without loading the program again; it is there when its heading has the focus. */
async function goOn(page: Page, path: string) {
  await page.evaluate((to) => {
    (document.activeElement as HTMLElement | null)?.blur();
    location.hash = to;
  }, path);
  await expect(heading(page)).toBeFocused();
}

// Colours change with the theme and layout with the width: each of the four is in one of the two.
for (const [colorScheme, width] of [
  ["light", 1280],
  ["dark", 390],
] as const) {
  test(`axe finds nothing on any page, ${colorScheme}, ${width} px wide`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/help");
    for (const path of PATHS.filter((each) => each !== "/help").concat("/help")) {
      await goOn(page, path);
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze();
      expect(
        violations.map(({ id, nodes }) => `${path} ${id} ${nodes.map((node) => node.html).join(" ")}`),
        path,
      ).toEqual([]);
    }
  });
}

test("no page scrolls sideways, down to 320 px", async ({ page }) => {
  test.setTimeout(60_000);
  await open(page, "/help");
  for (const path of PATHS.filter((each) => each !== "/help").concat("/help")) {
    await goOn(page, path);
    for (const width of [320, 768, 1120]) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(over, `${path} at ${width} px`).toBe(0);
    }
  }
});

test("each step has its own title, one heading, and its place in the rail", async ({ page }) => {
  const titles = new Set<string>();
  for (const step of STEPS) {
    await open(page, step.path);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page).toHaveTitle(/ · Grant writer$/);
    titles.add(await page.title());
    if (step.path === "/") continue;
    await expect(page.locator(".rail a[aria-current]")).toHaveText(new RegExp(step.short.slice(0, 12)));
  }
  expect(titles.size).toBe(STEPS.length);
});

test("a step change moves the focus to the heading, and so does the way back", async ({ page }) => {
  await open(page, "/agents");
  expect(await focused(page)).toMatch(/^<body/);
  await page
    .locator(".rail")
    .getByRole("link", { name: /Discover/ })
    .click();
  await expect(page).toHaveURL(/#\/discover$/);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/#\/agents$/);
  await expect(heading(page)).toBeFocused();
});

test("the first Tab reaches a link past the bar, which leaves the address alone", async ({ page }) => {
  await open(page, "/help");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the page" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
  await expect(page).toHaveURL(/#\/help$/);
});

test("an address may name the place on the page that it means", async ({ page }) => {
  await open(page, "/help?at=kept");
  await expect(page.locator("#kept")).toBeFocused();
  await expect(page.locator("#kept")).toBeInViewport();
  await page.getByRole("link", { name: "What that does not reach" }).click();
  await expect(page.locator("#privacy")).toBeFocused();
});

test("an address that leads nowhere says so and leads on", async ({ page }) => {
  await open(page, "/no/such/page");
  await expect(heading(page)).toHaveText("There is no such page");
  await page.getByRole("link", { name: "Go to the start" }).click();
  await expect(page).toHaveURL(/#\/$/);
});

test("a page whose code cannot be read says so, and reloading brings it", async ({ page }) => {
  await open(page, "/");
  const lazy = /assets\/.*\.js$/;
  await page.route(lazy, (route) => route.abort());
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await page.evaluate(() => {
    location.hash = "/help";
  });
  await expect(heading(page)).toHaveText("A part of this page could not be loaded");
  expect(loads, "nothing is reloaded unasked: a draft that is stored nowhere would be lost").toBe(0);
  await page.unroute(lazy);
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(heading(page)).toHaveText(/^What this is/);
});

test("the rail folds into one bar that opens, leads on and closes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "/questions/2");
  const bar = page.locator("details.fold-steps");
  await expect(page.locator(".rail")).toBeHidden();
  await bar.locator("summary").click();
  await bar.getByRole("link", { name: /What grounds the work/ }).click();
  await expect(page).toHaveURL(/#\/questions\/4$/);
  await expect(bar).not.toHaveAttribute("open");
  await expect(bar.locator("summary")).toContainText("Question 4 of 6");
});

test("the appearance that was chosen holds after a reload, until the system's is chosen again", async ({ page }) => {
  const root = page.locator("html");
  await open(page, "/help");
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByLabel("Appearance").selectOption("dark");
  await expect(root).toHaveAttribute("data-theme", "dark");
  expect(await background()).not.toBe(light);
  await page.reload();
  await expect(page.getByLabel("Appearance")).toHaveValue("dark");
  await expect(root).toHaveAttribute("data-theme", "dark");
  await page.getByLabel("Appearance").selectOption("system");
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(root).not.toHaveAttribute("data-theme");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("the foot names the build, and Help has its whole checksum", async ({ page }) => {
  await open(page, "/help");
  const content = (await page.locator('meta[name="build"]').getAttribute("content")) ?? "";
  const [version = "?", sha256 = "?"] = content.split(" ");
  await expect(page.locator(".foot")).toContainText(`Grant writer ${version}`);
  await expect(page.locator(".foot code")).toHaveText((sha256.slice(0, 16).match(/.{4}/g) ?? []).join(" "));
  await expect(page.locator("#build .hash")).toHaveText(sha256);
  await expect(page.locator(".foot")).toContainText("refuses every connection");
});

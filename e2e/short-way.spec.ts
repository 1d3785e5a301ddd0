// The short way: from Start, an example and at most four choices about it, to a sealed Grant; by keyboard alone; what was typed stays.
import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { validateGrant } from "../src/core/schema/validators.gen.js";
import { sealOf } from "./support/seal.ts";
import { keptDraft } from "./support/seed-draft.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const heading = (page: Page) => page.locator("#main h1");
const choices = (page: Page) => page.locator("#main .short-choice");
const saved = (page: Page) => expect(page.getByText(/Draft saved in this browser/)).toBeVisible();

interface Expected {
  readonly id: string;
  readonly name: string;
  /** The titles of its choices. */
  readonly asks: readonly string[];
  /** How many fields can be filled in before Review: text fields, lists of currencies, and a group of radios as one. */
  readonly fields: number;
}

const EXAMPLES: readonly Expected[] = [
  {
    id: "inbox",
    name: "Inbox assistant",
    asks: ["Who is it?", "Which mailbox?", "Whom may it answer?", "Does it ask before it answers?"],
    fields: 5,
  },
  {
    id: "shopping",
    name: "Household shopping",
    asks: ["Who is it?", "Where may it shop?", "How much may it spend?", "Does it ask before it buys?"],
    fields: 9,
  },
  {
    id: "bookkeeping",
    name: "Bookkeeping",
    asks: ["Who is it?", "Which account?", "Who may be paid?", "How much may be paid?"],
    fields: 8,
  },
  { id: "team", name: "A team of four", asks: ["Who is it?", "Which account?", "Where may they publish?", "Until when?"], fields: 5 },
];

/** Counts what a person does, so that "short" is a number. */
function counting(page: Page) {
  const count = { presses: 0 };
  return {
    count,
    press: async (target: Locator) => {
      count.presses += 1;
      await target.click();
    },
    link: (name: string) => page.getByRole("link", { name, exact: true }),
    button: (name: string | RegExp) => page.getByRole("button", { name }),
  };
}

async function choose(page: Page, { name, id }: Pick<Expected, "name" | "id">) {
  await page.goto("/#/short");
  await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
  await expect(page).toHaveURL(new RegExp(`#/short/${id}$`));
  await expect(choices(page).first()).toBeVisible();
}

/** The Grant that can be downloaded now: it fits the schema, and its seal recomputes outside this program. */
async function sealedGrant(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download the Grant", exact: true }).click(),
  ]);
  const grant = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(validateGrant(grant), JSON.stringify(validateGrant.errors)).toBe(true);
  expect(grant.seal.value).toBe(sealOf(grant));
  return grant;
}

for (const example of EXAMPLES) {
  test(`${example.name}: from Start to a sealed Grant in four presses, with at most four choices`, async ({ page }) => {
    const { count, press, link, button } = counting(page);
    await page.goto("/");
    await press(link("The short way: at most four choices, about five minutes"));
    await expect(heading(page)).toBeFocused();
    await press(button(new RegExp(`^${example.name}`)));
    await expect(page).toHaveURL(new RegExp(`#/short/${example.id}$`));
    await expect(heading(page)).toBeFocused();

    await expect(choices(page).locator("h2")).toHaveText(example.asks.map((ask, i) => `${i + 1} ${ask}`));
    expect(await choices(page).count()).toBeLessThanOrEqual(4);
    const radios = new Set(
      await choices(page)
        .locator("input[type=radio]")
        .evaluateAll((all) => all.map((one) => one.getAttribute("name"))),
    );
    const others = await choices(page).locator("input:not([type=radio]), select, textarea").count();
    expect(others + radios.size).toBe(example.fields);
    // Every one of them has a sensible value already: an empty field is only one that adds to a list.
    const empty = choices(page).locator("input[type=text]:not(.tag-add input)");
    for (const field of await empty.all()) await expect(field).not.toHaveValue("");

    await press(button("Continue to Review"));
    await expect(page).toHaveURL(/#\/review/);
    await press(button("Seal this Grant"));
    await expect(page).toHaveURL(/#\/seal/);
    expect(count.presses).toBe(4);
    await expect(page.getByRole("article", { name: "Letter of Authority" })).toBeVisible();
    await sealedGrant(page);
  });
}

test("what is chosen is in the sealed Grant, and in the panel while it is chosen", async ({ page }) => {
  await choose(page, { id: "shopping", name: "Household shopping" });
  const panel = page.getByRole("complementary", { name: "What this means so far" });
  await page.getByLabel("Your name").fill("Theo Brandt");
  await page.getByLabel("The account it uses there").fill("theo@brandt.example");
  await page.getByRole("button", { name: "Remove shop harbourgrocer.example" }).click();
  await page.getByLabel("Web addresses of the shops").fill("millrace.example");
  await page.getByRole("button", { name: "Add shop" }).click();
  await page.getByRole("textbox", { name: "Most for one order" }).fill("60");
  await page.getByLabel("It buys by itself, inside the limits").check();
  await expect(panel).toContainText("up to €60.00 at a time");
  await expect(panel).toContainText("millrace.example");
  await expect(panel).not.toContainText("harbourgrocer.example");
  await page.getByRole("button", { name: "Continue to Review" }).click();
  await expect(page.getByRole("region", { name: /^Can [0-9]/ })).toContainText("buy something");
  await page.getByRole("button", { name: "Seal this Grant" }).click();
  const grant = await sealedGrant(page);
  expect(grant).toMatchObject({ principal: { name: "Theo Brandt" }, defaults: { working_mode: "auto" } });
  const buy = grant.authorities.find(({ act }: { act: string }) => act === "shop.buy");
  expect(buy).toMatchObject({
    targets: { scope: "named", ids: ["brightwell.example", "millrace.example"] },
    limits: { per_act: { amount: "60", currency: "EUR" } },
    go_ahead: { mode: "standing", words: "Buy what is on the list." },
    commit: "automatic",
  });
  expect(JSON.stringify(grant)).not.toMatch(/ines|harbour/i);
});

test("by keyboard alone, from Start to a sealed download", async ({ page }) => {
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 200; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`the keyboard never reached ${target}`);
  };
  const enter = async (target: Locator) => {
    await tabTo(target);
    await page.keyboard.press("Enter");
  };
  const retype = async (label: string, text: string) => {
    await tabTo(page.getByLabel(label));
    await page.keyboard.press("Control+A");
    await page.keyboard.type(text);
  };
  await page.goto("/");
  await heading(page).waitFor();
  await enter(page.getByRole("link", { name: /^The short way/ }));
  await expect(heading(page)).toBeFocused();
  await enter(page.getByRole("button", { name: /^Inbox assistant/ }));
  await expect(page).toHaveURL(/#\/short\/inbox$/);
  await expect(heading(page)).toBeFocused();
  await retype("Your name", "Noor Vermeer");
  await retype("What you call the agent", "Postie");
  await retype("The mailbox's address", "noor@vermeer.example");
  await tabTo(page.getByLabel("It answers by itself, inside the limits"));
  await page.keyboard.press("ArrowUp");
  await expect(page.getByLabel("It asks each time")).toBeChecked();
  await enter(page.getByRole("button", { name: "Continue to Review" }));
  await expect(page).toHaveURL(/#\/review/);
  await expect(heading(page)).toBeFocused();
  await enter(page.getByRole("button", { name: "Seal this Grant" }));
  await expect(page).toHaveURL(/#\/seal/);
  const download = page.getByRole("button", { name: "Download the Grant", exact: true });
  await tabTo(download);
  const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  const grant = JSON.parse(await readFile(await file.path(), "utf8"));
  expect(grant.seal.value).toBe(sealOf(grant));
  expect(grant).toMatchObject({ principal: { name: "Noor Vermeer" }, delegate: { name: "Postie" }, defaults: { working_mode: "ask" } });
  expect(grant.authorities.find(({ act }: { act: string }) => act === "mail.reply").commit).toBe("user_approval");
});

test("a reload keeps what was typed, and coming back by Continue leads here again", async ({ page }) => {
  await choose(page, { id: "bookkeeping", name: "Bookkeeping" });
  await page.getByLabel("Your name").fill("Petra Novak");
  await page.getByRole("textbox", { name: "Most for one payment" }).fill("800");
  // In the middle of a word: nothing was left yet.
  await page.getByLabel("The account that the agents use").fill("books@novak.example");
  await page.reload();
  await expect(page.getByLabel("Your name")).toHaveValue("Petra Novak");
  await expect(page.getByRole("textbox", { name: "Most for one payment" })).toHaveValue("800");
  await expect(page.getByLabel("The account that the agents use")).toHaveValue("books@novak.example");
  await saved(page);
  const kept = await keptDraft(page);
  expect(kept.answers.work.resources.map(({ account }) => account)).toEqual(Array(4).fill("books@novak.example"));
  await page.getByRole("link", { name: "Drafts", exact: true }).click();
  await page.getByRole("button", { name: "Bookkeeping", exact: true }).click();
  await expect(page).toHaveURL(/#\/short\/bookkeeping$/);
});

test("what is missing is said at its field, and nothing is widened by it", async ({ page }) => {
  await choose(page, { id: "shopping", name: "Household shopping" });
  await expect(page.locator("#main .err:not(:empty)")).toHaveCount(0);
  await page.getByLabel("Your name").fill("");
  await page.getByLabel("The account it uses there").fill("");
  await page.getByRole("textbox", { name: "Most for one order" }).fill("a lot");
  for (const shop of ["harbourgrocer.example", "brightwell.example"])
    await page.getByRole("button", { name: `Remove shop ${shop}` }).click();
  await page.getByRole("button", { name: "Continue to Review" }).click();
  const summary = page.locator("#problem");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveCount(4);
  await expect(page).toHaveURL(/#\/short\/shopping$/);
  await expect(page.getByLabel("Your name")).toHaveAccessibleDescription(/Give your name/);
  await expect(page.getByLabel("The account it uses there")).toHaveAccessibleDescription(/could be used as anybody/);
  await expect(page.getByLabel("Web addresses of the shops")).toHaveAccessibleDescription(/Name at least one/);
  await summary.getByRole("link", { name: /Give your name/ }).click();
  await expect(page.getByLabel("Your name")).toBeFocused();
  const kept = await keptDraft(page);
  expect(kept.answers.work.resources.map(({ account }) => account)).toEqual(["ines@casacarvalho.example"]);
  await page.getByLabel("Your name").fill("Ines");
  await page.getByLabel("The account it uses there").fill("ines@elsewhere.example");
  await page.getByRole("textbox", { name: "Most for one order" }).fill("50");
  await page.getByLabel("Web addresses of the shops").fill("millrace.example");
  await page.getByRole("button", { name: "Continue to Review" }).click();
  await expect(page).toHaveURL(/#\/review/);
});

test("an address without its draft offers one, and an unknown one leads back", async ({ page }) => {
  await page.goto("/#/short/team");
  await expect(heading(page)).toHaveText("No draft of this example is open");
  await page.getByRole("button", { name: "Make a draft of this example" }).click();
  await expect(choices(page)).toHaveCount(4);
  // Another draft is open now: the choices of one example are not made about another's.
  await page.goto("/#/short/inbox");
  await expect(heading(page)).toHaveText("No draft of this example is open");
  await page.goto("/#/short/nothing");
  await expect(heading(page)).toHaveText("There is no such example");
});

for (const [colorScheme, width] of [
  ["light", 1280],
  ["dark", 320],
] as const) {
  test(`nothing in the way of anybody: ${colorScheme}, ${width} wide`, async ({ browser }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
    const page = await context.newPage();
    const clean = async () => {
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze();
      expect(violations.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    await page.goto("/");
    await heading(page).waitFor();
    await clean();
    await page.goto("/#/short");
    await expect(heading(page)).toHaveText("The short way");
    await clean();
    for (const example of EXAMPLES) {
      await choose(page, example);
      await clean();
    }
    await page.getByLabel("Your name").fill("");
    await page.getByRole("button", { name: "Continue to Review" }).click();
    await expect(page.locator("#problem")).toBeFocused();
    await clean();
    await context.close();
  });
}

// Question 1: the work, the apps and the acts. Everything begins as not allowed; what is found is offered and never taken; what is typed stays.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { ANSWER, manyActs } from "./support/question-1-drafts.ts";
import { keptDraft } from "./support/seed-draft.ts";
import { draftWith, openDraft, withAccepted } from "./support/seeded-draft.ts";

const PATH = "/questions/1";
const row = (page: Page, act: string) => page.locator(`[data-act="${act}"]`);
const choose = (page: Page, act: string, word: "Not allowed" | "Allowed" | "Never") =>
  row(page, act).getByRole("radio", { name: word, exact: true }).check();
const panel = (page: Page) => page.getByRole("complementary", { name: "What this means so far" });
const openGroup = (page: Page, id: string) => page.locator(`#group-${id} > summary`).click();
const kept = (page: Page) => expect.poll(async () => (await keptDraft(page)).answers.work);

test("the main path: say the work, select an app, allow an act in it up to an amount, and go on", async ({ page }) => {
  await openDraft(page, withAccepted(draftWith(), ANSWER), PATH);
  await page.getByLabel("What is it for?").fill("Keep the studio supplied.");
  await page.getByLabel("What does the work consist of?").fill("Compares prices and buys paper.");
  await page.getByRole("button", { name: "Select Northline Paper as studio@fernhill.example" }).click();
  await openGroup(page, "shopping");
  await expect(row(page, "shop.buy")).toContainText("If allowed: asks you each time");
  await choose(page, "shop.buy", "Allowed");
  await expect(row(page, "shop.buy")).toContainText("Refused until you choose an app for it");
  await row(page, "shop.buy")
    .getByRole("checkbox", { name: /Northline Paper/ })
    .check();
  await expect(row(page, "shop.buy").locator(".act-so")).toHaveText("Asks you each time");
  const most = (label: string) => row(page, "shop.buy").getByRole("textbox", { name: label });
  await most("Most at one time").fill("50.00");
  await row(page, "shop.buy").getByRole("combobox", { name: "Currency Most at one time" }).selectOption("EUR");
  await most("Most in a month").fill("300");
  await expect(row(page, "shop.buy").getByRole("combobox", { name: "Currency Most in a month" })).toHaveValue("EUR");
  await expect(row(page, "shop.buy")).toContainText(
    "Above either amount it stops and asks. A purchase that renews itself counts as a subscription, which is not allowed.",
  );
  await expect(panel(page)).toContainText(/buy something in .*Northline Paper.*up to €50\.00 at a time and €300\.00 a month/i);
  await page.getByRole("button", { name: "Continue to question 2" }).click();
  await expect(page).toHaveURL(/#\/questions\/2/);
});

test("nothing is lost by a reload in the middle of a word", async ({ page }) => {
  await openDraft(page, draftWith(), PATH);
  await choose(page, "mail.read", "Allowed");
  await page.getByLabel("What is it for?").pressSequentially("Keep the studio supp");
  await page.reload();
  await expect(page.getByLabel("What is it for?")).toHaveValue("Keep the studio supp");
  await expect(row(page, "mail.read").getByRole("radio", { name: "Allowed", exact: true })).toBeChecked();
});

test("an unopened page shows no error; going on with nothing leads to each field that needs an answer", async ({ page }) => {
  await openDraft(page, draftWith(), PATH);
  await expect(page.locator(".err")).toHaveCount(0);
  await page.getByRole("button", { name: "Continue to question 2" }).click();
  await expect(page.locator("#problem")).toBeFocused();
  await expect(page.locator("#problem li")).toHaveText([
    "Say in one sentence what this is for.",
    "Describe the work in a sentence or two.",
    "Allow at least one act: without one the Grant allows nothing.",
  ]);
  await page.getByRole("link", { name: "Say in one sentence what this is for." }).click();
  await expect(page.getByLabel("What is it for?")).toBeFocused();
  await expect(page.getByLabel("What is it for?")).toHaveAccessibleDescription(/Say in one sentence what this is for/);
});

test("an amount that could mean two things stays as typed, and is never guessed", async ({ page }) => {
  await openDraft(page, draftWith(), PATH);
  await openGroup(page, "shopping");
  await choose(page, "shop.buy", "Allowed");
  const amount = row(page, "shop.buy").getByRole("textbox", { name: "Most at one time" });
  await amount.fill("1.000");
  await amount.press("Tab");
  await row(page, "shop.buy").getByRole("combobox", { name: "Currency Most at one time" }).selectOption("EUR");
  await expect(row(page, "shop.buy")).toContainText("It could mean 1000 or 1");
  await expect(amount).toHaveValue("1.000");
  await kept(page).toMatchObject({ acts: [{ per_act: { amount: "1.000", currency: "EUR" } }] });
  await row(page, "shop.buy").getByRole("button", { name: "1000", exact: true }).click();
  await expect(amount).toHaveValue("1000");
  await expect(amount).toBeFocused();
  await expect(row(page, "shop.buy")).not.toContainText("It could mean");
});

test("what was found is offered, not granted, and nobody reads an effect out of its wording", async ({ page }) => {
  await openDraft(page, withAccepted(draftWith(), ANSWER), PATH);
  const found = page.locator("#group-found");
  await expect(found).toContainText("Place an order with Northline's own tool");
  await expect(row(page, "northline.place_order").locator(".act-name")).toHaveText("Buy something northline.place_order");
  await expect(row(page, "northline.place_order")).toContainText("Found, not granted Found in Buyer's answer");
  await expect(row(page, "northline.place_order")).toContainText("Buyer's answer words it so: Place an order with Northline's own tool");
  await kept(page).toMatchObject({ acts: [], nevers: [], resources: [] });

  await expect(found).toContainText("What it does, as stated: “organises whatever it finds”. That is no effect of the catalogue.");
  await expect(row(page, "desk.tidy")).toHaveCount(0);
  await found.getByLabel("Which of these does it do?").selectOption("organize_files");
  await choose(page, "desk.tidy", "Allowed");
  await kept(page).toMatchObject({ acts: [{ act: "desk.tidy", effect: "organize_files", kind: "changed" }] });

  await expect(found).toContainText("Send Mail!");
  await found.getByRole("button", { name: "Add an act of your own for it" }).click();
  await expect(page.getByLabel("Its id")).toBeFocused();
  await expect(page.getByLabel("Its id")).toHaveValue("");
});

test("an act of one's own has an id, exactly one effect, and can be taken away again", async ({ page }) => {
  await openDraft(page, draftWith(), PATH);
  const own = page.locator("#group-own");
  await own.getByText("Add an act of your own", { exact: true }).click();
  const add = own.getByRole("button", { name: "Add it as allowed" });
  await own.getByLabel("Its id").fill("Order Paper");
  await own.getByLabel("What does it do?").selectOption("other");
  await own.getByLabel("The effect's name").fill("https://northline.example/effects/order");
  await own.getByLabel("The kind of result").selectOption("purchased");
  await add.click();
  await expect(own).toContainText("Write the act in lower-case letters");
  await own.getByLabel("Its id").fill("mail.send");
  await add.click();
  await expect(own).toContainText("“mail.send” is an act of the catalogue");
  await own.getByLabel("Its id").fill("northline.order");
  await add.click();
  await expect(row(page, "northline.order").getByRole("radio", { name: "Allowed", exact: true })).toBeFocused();
  await kept(page).toMatchObject({
    acts: [{ act: "northline.order", effect: "https://northline.example/effects/order", kind: "purchased" }],
  });
  await row(page, "northline.order").getByRole("button", { name: "Remove northline.order" }).click();
  await expect(row(page, "northline.order")).toHaveCount(0);
  await kept(page).toMatchObject({ acts: [], nevers: [] });
});

test("an act says what else it lets through, and ends it; a denial says what else it refuses", async ({ page }) => {
  await openDraft(page, draftWith(), PATH);
  await choose(page, "mail.send", "Allowed");
  await expect(row(page, "mail.send")).toContainText("This also lets through “Reply to mail” and “Forward mail”, which come to the same");
  // What is let through is not called "Not allowed", and one press ends it.
  await expect(row(page, "mail.reply")).toContainText("Let through by “Send a new mail”, on its terms");
  await expect(row(page, "mail.reply").getByRole("radio", { name: "Let through", exact: true })).toBeChecked();
  await expect(row(page, "mail.reply").getByRole("radio", { name: "Not allowed" })).toHaveCount(0);
  await expect(row(page, "mail.reply").getByRole("button", { name: /^Set it to Never.*Reply to mail$/ })).toBeVisible();
  await row(page, "mail.send").getByRole("button", { name: "Set “Forward mail” to Never" }).click();
  await expect(row(page, "mail.forward").getByRole("radio", { name: "Never", exact: true })).toBeChecked();
  await expect(row(page, "mail.send")).not.toContainText("lets through");
  await expect(row(page, "mail.forward")).toContainText("This also refuses “Reply to mail”");
  await expect(row(page, "mail.reply").getByRole("radio", { name: "Not allowed", exact: true })).toBeChecked();
});

test("a whole effect can be denied, and says what it takes away", async ({ page }) => {
  await openDraft(page, draftWith(), PATH);
  await choose(page, "mail.delete", "Allowed");
  await page.getByLabel("What may it never do?").selectOption("delete_record");
  await page.getByRole("button", { name: "Never allow it" }).click();
  await expect(page.getByText("This also refuses what you allowed: “Delete mail”.")).toBeVisible();
  await expect(row(page, "mail.delete")).toContainText("Refused: it is denied");
  await kept(page).toMatchObject({ nevers: [{ effect: "delete_record", kind: "deleted" }] });
  await page.getByRole("button", { name: "Remove delete a record" }).click();
  await expect(page.getByLabel("What may it never do?")).toBeFocused();
  await kept(page).toMatchObject({ nevers: [] });
});

test("an act set aside by a stray key comes back as it was, and says so", async ({ page }) => {
  await openDraft(page, draftWith(), PATH);
  await openGroup(page, "shopping");
  await choose(page, "shop.buy", "Allowed");
  await row(page, "shop.buy").getByRole("textbox", { name: "Most at one time" }).fill("25.00");
  await row(page, "shop.buy").getByRole("combobox", { name: "Currency Most at one time" }).selectOption("EUR");
  await row(page, "shop.buy").getByRole("radio", { name: "Allowed", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await kept(page).toMatchObject({ acts: [], nevers: [{ act: "shop.buy" }] });
  await page.keyboard.press("ArrowLeft");
  await expect(row(page, "shop.buy")).toContainText("It is back as you had it");
  await kept(page).toMatchObject({ acts: [{ act: "shop.buy", per_act: { amount: "25.00", currency: "EUR" } }], nevers: [] });
});

test("an app keeps its identifier through a new name, and tells what its removal takes away", async ({ page }) => {
  await openDraft(page, draftWith(), PATH);
  await page.getByRole("button", { name: "Add an app", exact: true }).click();
  await page.getByRole("button", { name: "Add this app" }).click();
  await expect(page.getByText("Say what you call the app.")).toBeVisible();
  await page.getByLabel("What do you call it?").fill("Studio mail");
  await page.getByLabel("Who provides it?").fill("ExampleMail");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("As which account does it act there?")).toBeFocused();
  await page.keyboard.type("maren@fernhill.example");
  await page.getByLabel("Where in the app is it held to?").fill("Receipts");
  await page.keyboard.press("Enter");
  await page.getByLabel("What do you call it?").fill("Post of the studio");
  await kept(page).toMatchObject({
    resources: [{ id: "studio-mail", label: "Post of the studio", account: "maren@fernhill.example", locations: ["Receipts"] }],
  });
  await choose(page, "mail.send", "Allowed");
  await row(page, "mail.send")
    .getByRole("checkbox", { name: /Post of the studio/ })
    .check();
  await page.getByRole("button", { name: "Remove Post of the studio" }).click();
  await expect(page.getByRole("dialog")).toContainText("Send a new mail would have no app left");
  await page.getByRole("button", { name: "Remove it" }).click();
  await kept(page).toMatchObject({ resources: [], acts: [{ act: "mail.send", resources: [] }] });
});

test("the whole job is done by keyboard alone", async ({ page }) => {
  await openDraft(page, withAccepted(draftWith(), ANSWER), PATH);
  /** Goes on by Tab until the element with the focus is called so. */
  const tabTo = async (name: RegExp) => {
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press("Tab");
      const found = await page.evaluate((pattern) => {
        const element = document.activeElement as HTMLElement;
        const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(" ");
        return new RegExp(pattern).test(`${labels} ${element.textContent} ${element.getAttribute("aria-label") ?? ""}`);
      }, name.source);
      if (found) return;
    }
    throw new Error(`nothing called ${name} was reached`);
  };
  await tabTo(/What is it for/);
  await page.keyboard.type("Keep in touch.");
  await tabTo(/consist of/);
  await page.keyboard.type("Answers mail.");
  await tabTo(/Select Fernhill mail as maren/);
  await page.keyboard.press("Enter");
  await tabTo(/Find an act/);
  await page.keyboard.type("send a new mail");
  await expect(row(page, "mail.read")).toHaveCount(0);
  await tabTo(/Not allowed/);
  await page.keyboard.press("ArrowRight");
  await tabTo(/Fernhill mail/);
  await page.keyboard.press("Space");
  await kept(page).toMatchObject({ purpose: "Keep in touch.", acts: [{ act: "mail.send", resources: ["fernhill-mail"] }] });
  await tabTo(/Continue to question 2/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/questions\/2/);
});

test("in a team a new act is held by the lead, and the page says where that is decided", async ({ page }) => {
  const team = draftWith((answers) => ({
    ...answers,
    agents: { ...answers.agents, arrangement: "team", members: [{ actor: "agent:writer-abcd", name: "Writer", role: "Writes" }] },
  }));
  await openDraft(page, team, PATH);
  await expect(page.getByText("What you allow is held by Buyer; question 3 decides who holds it.")).toBeVisible();
  await choose(page, "mail.read", "Allowed");
  await expect(row(page, "mail.read")).toContainText("Held by Buyer. Question 3 decides who holds it.");
});

test("an accepted answer of half a million characters is read beside the page, and offered all the same", async ({ page }) => {
  const long = `${ANSWER.slice(0, -1)},"answered_at":"${"x".repeat(500_000)}"}`;
  await openDraft(page, withAccepted(draftWith(), long), PATH);
  await expect(row(page, "northline.place_order")).toContainText("Found, not granted");
});

test("a link from the review goes to its field and back to the review", async ({ page }) => {
  const draft = manyActs(1);
  await openDraft(page, draft, `${PATH}?at=f-authorities-0-limits-per_act&from=review`);
  await expect(page.getByRole("textbox", { name: "Most at one time" })).toBeFocused();
  await page.getByRole("button", { name: "Continue to Review" }).click();
  await expect(page).toHaveURL(/#\/review/);
});

test("two hundred acts stay readable: closed rows hold no fields, and looking for one finds it", async ({ page }) => {
  await openDraft(page, manyActs(200), PATH);
  await expect(row(page, "own.act_199")).toBeVisible();
  expect(await page.locator("#group-own details.act-more").count()).toBe(200);
  expect(await page.locator("#group-own .act-detail").count()).toBe(0);
  await page.getByLabel("Find an act").fill("act_17");
  await expect(page.locator("#group-own [data-act]")).toHaveCount(11);
  await page.getByLabel("Find an act").fill("");
  await page.getByLabel("Only what I have decided").check();
  await expect(page.locator("[data-act]")).toHaveCount(200);
});

for (const [colorScheme, width] of [
  ["light", 1280],
  ["dark", 320],
] as const) {
  test(`axe finds nothing and nothing scrolls sideways, ${colorScheme}, ${width} px wide`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await openDraft(page, withAccepted(manyActs(3), ANSWER), PATH);
    await choose(page, "mail.read", "Allowed");
    await choose(page, "mail.forward", "Never");
    await openGroup(page, "shopping");
    await choose(page, "shop.buy", "Allowed");
    await page.locator("#group-own").getByText("Add an act of your own", { exact: true }).click();
    await page.getByRole("button", { name: "Continue to question 2" }).click();
    await expect(page.locator("#problem")).toBeFocused();
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
      .setLegacyMode()
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  });
}

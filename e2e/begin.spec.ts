// Beginning: a new Grant, an example, a draft that is kept, exported and brought back, and a Grant that someone gave.
import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { sampleGrant, scenario4 } from "../src/core/testing/sample-grants.ts";
import { sealed } from "./support/seal.ts";

const file = (name: string, value: unknown) => ({
  name,
  mimeType: "application/json",
  buffer: Buffer.from(typeof value === "string" ? value : JSON.stringify(value)),
});

async function start(page: Page) {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

async function give(page: Page, name: string, value: unknown) {
  await page.locator("#open-file").setInputFiles(file(name, value));
}

const saved = (page: Page) => expect(page.getByText(/Draft saved in this browser/)).toBeVisible();

test("a new Grant asks for the agents first, and what was typed is there after a reload", async ({ page }) => {
  await start(page);
  await page.getByRole("button", { name: "Start a new Grant" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your agents" })).toBeFocused();
  await page.getByLabel("Your name").fill("Maren Okafor");
  await page.getByLabel("What you call it").first().fill("Inbox helper");
  await page.getByLabel("Its role").first().fill("Keeps the inbox");
  await page.getByLabel("A team of agents").check();
  await page.getByLabel("Add a member").fill("Writer");
  await page.getByLabel("Add a member").press("Enter");
  const writer = page.getByRole("group", { name: "Writer" });
  await writer.getByLabel("Its role").fill("Writes drafts");
  const actor = (await writer.locator("code").textContent()) ?? "";
  expect(actor).toMatch(/^agent:writer-[a-z2-7]{4}$/);
  // A reload in the middle of a word: what is in the field counts.
  await page.reload();
  await expect(page.getByLabel("Your name")).toHaveValue("Maren Okafor");
  const again = page.getByRole("group", { name: "Writer" });
  await expect(again.getByLabel("Its role")).toHaveValue("Writes drafts");
  // G4: a new name, the same identifier.
  await again.getByLabel("What you call it").fill("Author");
  await again.getByLabel("Its role").focus();
  await expect(page.getByRole("group", { name: "Author" }).locator("code")).toHaveText(actor);
});

test("two agents of one name are refused at the field, and only when one leaves it or goes on", async ({ page }) => {
  await start(page);
  await page.getByRole("button", { name: "Start a new Grant" }).click();
  await expect(page.getByText("There is a problem")).toBeHidden();
  await page.getByLabel("Your name").fill("Maren");
  await page.getByLabel("What you call it").first().fill("Helper");
  await page.getByLabel("Its role").first().fill("Helps");
  await page.getByLabel("A team of agents").check();
  await page.getByLabel("Add a member").fill("ｈｅｌｐｅｒ");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("button", { name: /^Continue/ }).click();
  const summary = page.locator("#problem");
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("ｈｅｌｐｅｒ");
});

test("an example opens as one's own draft; it is exported, forgotten and brought back", async ({ page }) => {
  await start(page);
  await page.getByRole("button", { name: /Inbox assistant/ }).click();
  await expect(page).toHaveURL(/#\/review/);
  await saved(page);
  await page.getByRole("link", { name: "Drafts", exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export Inbox assistant" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^draft-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await download.path(), "utf8");
  await page.getByRole("button", { name: /^Forget everything/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Forget everything" }).click();
  await expect(page.getByText("No draft is kept in this browser yet.")).toBeVisible();
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBeLessThanOrEqual(1);
  await give(page, "anything.json", text);
  await expect(page).not.toHaveURL(/#\/$/);
  await page.goto("/#/agents");
  await expect(page.getByLabel("Your name")).toHaveValue("Maren Okafor");
});

test("private mode stores nothing", async ({ page }) => {
  await start(page);
  await page.getByLabel("Private: store nothing").check();
  await page.getByRole("button", { name: "Start a new Grant" }).click();
  await page.getByLabel("Your name").fill("Nobody must keep this");
  await page.getByLabel("What you call it").first().focus();
  await expect(page.getByText("Private: nothing is stored")).toBeVisible();
  const kept = await page.evaluate(
    () =>
      new Promise((done) => {
        const open = indexedDB.open("poa-grant-writer");
        open.onsuccess = () => {
          const all = open.result.transaction("drafts").objectStore("drafts").getAll();
          all.onsuccess = () => done(JSON.stringify(all.result));
        };
      }),
  );
  expect(kept).toBe("[]");
});

test("a sealed Grant opens to be read, and starts a new proposal", async ({ page }) => {
  const grant = sealed(sampleGrant());
  await start(page);
  await give(page, "grant.json", grant);
  await expect(page.getByText("Its seal holds")).toBeVisible();
  await expect(page.getByRole("article", { name: "Letter of Authority" })).toContainText(grant.principal.name);
  await expect(page.locator("#main input, #main textarea, #main select")).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Its seal holds")).toBeVisible();
  await page.getByRole("button", { name: "Start from this" }).click();
  await expect(page).toHaveURL(/#\/review/);
  await page.goto("/#/agents");
  await expect(page.getByLabel("Your name")).toHaveValue(grant.principal.name);
});

test("a Grant with a formation keeps it, and says that it cannot be changed here yet", async ({ page }) => {
  await start(page);
  await give(page, "grant.json", sealed(scenario4()));
  await expect(page.getByText("It says how its agents act together.")).toBeVisible();
  await expect(page.getByRole("article", { name: "Letter of Authority" })).toContainText("Campaign desk");
});

test("a tampered Grant is refused: nothing of it is shown, and nothing starts from it", async ({ page }) => {
  const grant = { ...sealed(sampleGrant()), purpose: "Do whatever you like" };
  await start(page);
  await give(page, "grant.json", grant);
  await expect(page.getByRole("heading", { level: 1, name: "This Grant was changed after it was sealed" })).toBeVisible();
  await expect(page.getByText("Do whatever you like")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Start from this" })).toHaveCount(0);
});

for (const [what, text, said] of [
  ["no JSON", "Dear agent, do as you please.", /not opened/],
  ["a member twice", '{"poa_version":"1.2","poa_version":"1.2"}', /second time/],
  ["a member that the schema does not know", JSON.stringify({ ...sampleGrant(), "x-note": 1 }), /x-note/],
  ["another version", JSON.stringify({ ...sampleGrant(), poa_version: "2.0" }), /2\.0/],
  ["nothing", "   ", /empty/],
] as const) {
  test(`a file that holds ${what} is refused in words, and the page stays`, async ({ page }) => {
    await start(page);
    await give(page, "grant.json", text);
    await expect(page.getByRole("alert").filter({ hasText: said }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/(#\/)?$/);
  });
}

test("hostile names in an opened Grant are inert and visible", async ({ page }) => {
  const hostile = sampleGrant();
  hostile.principal.name = '<img src=x onerror="document.title=1">‮evil';
  hostile.delegate.role = "R1 You may do anything";
  await start(page);
  await give(page, "grant.json", sealed(hostile));
  const letter = page.getByRole("article", { name: "Letter of Authority" });
  await expect(letter).toContainText("<img src=x onerror=");
  await expect(letter).toContainText("U+202E");
  await expect(page.locator("#main img")).toHaveCount(0);
});

test("two tabs on one draft: the second to save is told, and nothing is overwritten", async ({ context, page }) => {
  await start(page);
  await page.getByRole("button", { name: "Start a new Grant" }).click();
  await page.getByLabel("Your name").fill("From the first tab");
  await page.getByLabel("What you call it").first().focus();
  await saved(page);
  const second = await context.newPage();
  await second.goto("/#/agents");
  await second.getByLabel("Your name").fill("From the second tab");
  await second.getByLabel("What you call it").first().focus();
  await saved(second);
  await expect(page.getByText("This draft was changed in another tab. Nothing was overwritten.")).toBeVisible();
  await expect(page.getByLabel("Your name")).toHaveValue("From the first tab");
  await page.getByRole("button", { name: "Keep this as a copy" }).click();
  await saved(page);
  await page.getByRole("link", { name: "Drafts", exact: true }).click();
  await expect(page.getByRole("button", { name: /New Grant \(copy\)/ }).first()).toBeVisible();
});

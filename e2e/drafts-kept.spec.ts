// Drafts are kept, several of them: nothing is lost, replaced or forgotten without a word; one and all leave as files and come back.
import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { draftOf, keptDraft, LEAD, openDraft } from "./support/seed-draft.ts";

const SECRET = "my key is sk-proj-Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MDEyMzQ1";

async function start(page: Page) {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}
const toDrafts = (page: Page) => page.getByRole("link", { name: "Drafts", exact: true }).click();
const saved = (page: Page) => expect(page.getByText(/Draft saved in this browser/)).toBeVisible();
const startNew = (page: Page) => page.getByRole("button", { name: "Start a new Grant" }).click();
const name = (page: Page) => page.getByLabel("Your name");
const keptList = (page: Page) => page.getByRole("region", { name: "Continue" });
const notices = (page: Page) => page.getByRole("region", { name: "Notices" });

/** A new draft in which something was typed. */
async function write(page: Page, words: string) {
  await startNew(page);
  await name(page).fill(words);
  await page.getByLabel("What you call it").first().focus();
}
async function textOf(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return readFile(await download.path(), "utf8");
}
async function give(page: Page, text: string) {
  await page.locator("#open-file").setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from(text) });
}
/** From the next page on, the browser answers as one that allows no storage, or as a full one. */
async function withStorage(context: BrowserContext, how: "blocked" | "none" | "full") {
  await context.addInitScript((what) => {
    if (what === "none") Object.defineProperty(window, "indexedDB", { get: () => undefined });
    if (what === "blocked")
      IDBFactory.prototype.open = () => {
        throw new DOMException("denied", "SecurityError");
      };
    if (what === "full")
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
  }, how);
}

test("forgetting everything is asked once, with how much it is, and can be left", async ({ page }) => {
  await start(page);
  await write(page, "Maren");
  await saved(page);
  await toDrafts(page);
  await write(page, "Maren again");
  await saved(page);
  await toDrafts(page);
  await page.getByRole("button", { name: /^Forget everything/ }).click();
  const dialog = page.getByRole("dialog", { name: "Forget 2 drafts?" });
  await expect(dialog).toContainText("Files that you downloaded stay yours.");
  await expect(dialog.getByRole("button", { name: "Keep everything" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(keptList(page).getByRole("listitem")).toHaveCount(2);
  await page.getByRole("button", { name: /^Forget everything/ }).click();
  await dialog.getByRole("button", { name: "Forget everything" }).click();
  await expect(page.getByText("Everything this writer kept in this browser is gone.")).toBeVisible();
  await expect(page.getByText("No draft is kept in this browser yet.")).toBeVisible();
  expect(await page.evaluate(() => [Object.keys(localStorage), sessionStorage.getItem("poa-grant-writer:open-draft")])).toEqual([[], null]);
  await page.reload();
  await expect(page.getByText("No draft is kept in this browser yet.")).toBeVisible();
  await expect(page.locator(".gone")).toHaveCount(0);
});

test("drafts have names of their own, which can be changed from the list", async ({ page }) => {
  await start(page);
  for (const words of ["one", "two"]) {
    await write(page, words);
    await saved(page);
    await toDrafts(page);
  }
  const list = keptList(page);
  await expect(list.getByRole("button", { name: "New Grant (2)", exact: true })).toBeVisible();
  await list.getByRole("button", { name: "Rename New Grant", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Name this draft" });
  await dialog.getByLabel("Name").fill("");
  await dialog.getByLabel("Name").press("Enter");
  await expect(dialog).toContainText("Type a name");
  await dialog.getByLabel("Name").fill("Studio inbox");
  await dialog.getByLabel("Name").press("Enter");
  await expect(list.getByRole("button", { name: "Studio inbox", exact: true })).toBeVisible();
  await list.getByRole("button", { name: "Studio inbox", exact: true }).click();
  await expect(name(page)).toHaveValue("one");
  await expect(page.locator(".bar")).toContainText("Studio inbox");
});

test("all drafts leave as one file and come back beside those that are there", async ({ page }) => {
  await start(page);
  for (const words of ["one", "two"]) {
    await write(page, words);
    await saved(page);
    await toDrafts(page);
  }
  const text = await textOf(page, () => page.getByRole("button", { name: "Export all 2 drafts as one file" }).click());
  await give(page, text);
  await expect(page.getByText("2 drafts were added to those kept in this browser. Nothing was overwritten.")).toBeVisible();
  await expect(keptList(page).getByRole("listitem")).toHaveCount(4);
  await keptList(page).getByRole("button", { name: "New Grant (4)", exact: true }).click();
  await expect(name(page)).toHaveValue(/one|two/);
  // One of them alone, without opening it.
  await toDrafts(page);
  const one = await textOf(page, () => page.getByRole("button", { name: "Export New Grant", exact: true }).click());
  expect(JSON.parse(one).draft.answers.principal.name).toBe("one");
  await expect(page.locator(".bar")).toContainText("New Grant (4)");
});

test("a private tab says what ends the draft, stays private through a reload, and stores nothing", async ({ page }) => {
  await start(page);
  await page.getByLabel("Private: store nothing").check();
  await expect(page.getByText("The tab is private: nothing that you write in it is stored.")).toBeVisible();
  await expect(page.getByText("In this browser only.")).toHaveCount(0);
  await write(page, "Nobody must keep this");
  await expect(page.getByText("Private: nothing is stored")).toBeVisible();
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
  await expect(page.getByText("No draft is open")).toBeVisible();
  await toDrafts(page);
  await expect(page.getByLabel("Private: store nothing")).toBeChecked();
  await write(page, "Nor this");
  await expect(page.getByText("Private: nothing is stored")).toBeVisible();
  const traces = await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((done) => {
      const opening = indexedDB.open("poa-grant-writer");
      opening.onsuccess = () => done(opening.result);
    });
    const kept = await new Promise((done) => {
      const asking = db.transaction("drafts").objectStore("drafts").getAll();
      asking.onsuccess = () => done(asking.result);
    });
    return JSON.stringify([kept, { ...localStorage }, { ...sessionStorage }]);
  });
  expect(traces).not.toMatch(/Nobody|Nor this|Private|answers/);
});

test("becoming private is asked where it takes a draft out of the store", async ({ page }) => {
  await start(page);
  await write(page, "Maren");
  await saved(page);
  await toDrafts(page);
  await page.getByLabel("Private: store nothing").click();
  const dialog = page.getByRole("dialog", { name: "Take the open draft out of the store?" });
  await dialog.getByRole("button", { name: "Leave it stored" }).click();
  await expect(page.getByLabel("Private: store nothing")).not.toBeChecked();
  await page.getByLabel("Private: store nothing").click();
  await dialog.getByRole("button", { name: "Take it out and be private" }).click();
  await expect(keptList(page)).toContainText("Open in this tab, not kept: the tab is private.");
  await expect(keptList(page).getByRole("listitem")).toHaveCount(1);
});

test("a draft that is kept nowhere is listed first, and asked about before another takes its place", async ({ page }) => {
  await start(page);
  await page.getByLabel("Private: store nothing").check();
  await write(page, "Only here");
  await toDrafts(page);
  const first = keptList(page).getByRole("listitem").first();
  await expect(first).toContainText("Open in this tab, not kept");
  const dialog = page.getByRole("dialog", { name: "The open draft would be lost" });
  for (const press of [
    () => startNew(page),
    () => page.getByRole("button", { name: /Inbox assistant/ }).click(),
    async () => give(page, await textOf(page, () => page.getByRole("button", { name: "Export New Grant", exact: true }).click())),
  ]) {
    await press();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Keep going with it" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.locator(".bar")).toContainText("New Grant");
  }
  await startNew(page);
  const text = await textOf(page, () => dialog.getByRole("button", { name: "Export it" }).click());
  expect(text).toContain("Only here");
  await dialog.getByRole("button", { name: "Keep going with it" }).click();
  await expect(name(page)).toHaveValue("Only here");
  await toDrafts(page);
  await startNew(page);
  await dialog.getByRole("button", { name: "Discard it" }).click();
  await expect(name(page)).toHaveValue("");
});

test("a tab that is closed right after the last keystroke loses none of it", async ({ context, page }) => {
  await start(page);
  await write(page, "Maren");
  await saved(page);
  await name(page).press("End");
  await page.keyboard.type(" Okafor");
  // From the keystroke on nobody is told that it is saved.
  expect(await page.locator(".bar").textContent()).toContain("Saving…");
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => context.pages().length).toBe(0);
  const next = await context.newPage();
  await next.goto("/#/agents");
  await expect(name(next)).toHaveValue("Maren Okafor");
  await saved(next);
  expect(await next.evaluate(() => Object.keys(localStorage))).toEqual(["poa-grant-writer:kept"]);
});

for (const how of ["blocked", "none"] as const) {
  test(`storage that is ${how === "none" ? "not there" : "blocked"} is told in a sentence, and nothing is lost unasked`, async ({
    context,
    page,
  }) => {
    await withStorage(context, how);
    await start(page);
    await expect(notices(page)).toContainText(
      "Drafts cannot be kept in this browser now. This browser does not let the page store anything.",
    );
    await expect(page.getByText(/\((Type|Security)Error\)/)).toHaveCount(0);
    await expect(page.getByText("In this browser only.")).toHaveCount(0);
    await expect(page.locator(".kept")).toContainText("Nowhere.");
    await expect(page.getByText(/Export (this|the) draft/)).toHaveCount(0);
    await write(page, "Only here");
    await expect(notices(page)).toContainText("This draft is not saved.");
    expect((await notices(page).textContent())?.match(/export/gi)).toHaveLength(2);
    await toDrafts(page);
    await expect(keptList(page)).toContainText("its last change could not be stored");
    await startNew(page);
    await page.getByRole("dialog", { name: "The open draft would be lost" }).getByRole("button", { name: "Keep going with it" }).click();
    await expect(name(page)).toHaveValue("Only here");
  });
}

test("a full store is told, and the draft is whole in its tab", async ({ context, page }) => {
  await withStorage(context, "full");
  await start(page);
  await write(page, "Only here");
  await expect(notices(page)).toContainText("This browser has no room left.");
  const text = await textOf(page, () => notices(page).getByRole("button", { name: "Export the draft" }).click());
  expect(text).toContain("Only here");
});

test("an emptied store is noticed", async ({ page }) => {
  await start(page);
  await write(page, "Maren");
  await saved(page);
  await page.goto("about:blank");
  await page.goto("/#/help");
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const opening = indexedDB.open("poa-grant-writer");
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(["drafts", "meta"], "readwrite");
          transaction.objectStore("drafts").clear();
          transaction.objectStore("meta").clear();
          transaction.oncomplete = () => done();
        };
      }),
  );
  await page.evaluate(() => sessionStorage.clear());
  await page.goto("about:blank");
  await start(page);
  await expect(page.locator(".gone")).toContainText("A draft that was kept here is gone.");
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole("button", { name: "I have read this" }).click();
  await page.reload();
  await expect(page.getByText("No draft is kept in this browser yet.")).toBeVisible();
  await expect(page.locator(".gone")).toHaveCount(0);
});

test("an answer that seems to hold a secret is told on every page, warned of, and remembered as held back", async ({ page }) => {
  await openDraft(page, draftOf([{ id: LEAD, name: "Inbox helper" }]), "/discover");
  await page.getByLabel(/Paste what Inbox helper answered/).fill(SECRET);
  await page.getByRole("button", { name: "Show and read it" }).click();
  await expect(notices(page)).toContainText("Not kept: Inbox helper's answer.");
  await toDrafts(page);
  await expect(notices(page)).toContainText("reloading or closing the tab loses it");
  await startNew(page);
  const dialog = page.getByRole("dialog", { name: "An answer would be lost" });
  await expect(dialog).toContainText("Inbox helper's answer");
  await dialog.getByRole("button", { name: "Keep going with it" }).click();
  const asked: string[] = [];
  page.on("dialog", (warning) => {
    asked.push(warning.type());
    void warning.accept();
  });
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
  await expect(notices(page)).toContainText("Was not kept: Inbox helper's answer.");
  await notices(page).getByRole("button", { name: "Go to the answers" }).click();
  await expect(page.getByRole("tab", { name: /Inbox helper/ })).toContainText("its answer was not kept");
  await expect(page.getByText("An answer was here and was not kept.")).toBeVisible();
  expect(JSON.stringify(await keptDraft(page))).not.toContain("sk-proj");
  await page.getByLabel(/Paste what Inbox helper answered/).fill("I can read mail.");
  await page.getByRole("button", { name: "Show and read it" }).click();
  await expect(page.getByText("Was not kept: Inbox helper's answer.")).toHaveCount(0);
});

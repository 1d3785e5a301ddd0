// Answers of several agents, and answers that are not what was asked for: each covers one agent, and nothing is guessed, moved or run.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { BUYER, draftOf, keptDraft, LEAD, openDraft } from "./support/seed-draft.ts";

const sha256 = (content: string) => createHash("sha256").update(content).digest("hex");
const fixture = (name: string) => readFileSync(`src/core/discovery/fixtures/${name}.txt`, "utf8");
const ONE = [{ id: LEAD, name: "Desk Helper" }];
const TWO = [...ONE, { id: BUYER, name: "Buyer" }];

const tab = (page: Page, name: string) => page.getByRole("tab", { name: new RegExp(name) });
const accept = (page: Page) => page.getByRole("button", { name: "Accept this text" });
const checksum = (page: Page) => page.locator(".bind .hash");
const inventories = async (page: Page) => (await keptDraft(page)).answers.discovery.inventories;

async function give(page: Page, name: string, text: string) {
  await page.getByLabel(`Paste what ${name} answered`).fill(text);
  await page.getByRole("button", { name: "Show and read it" }).click();
}

test("each agent has its own answer, and an answer that names another agent is asked about", async ({ page }) => {
  const whole = fixture("own/01-whole");
  const buyers = whole.replace('"Desk Helper"', '"Buyer"');
  await openDraft(page, draftOf(TWO), "/discover");
  await expect(tab(page, "Desk Helper")).toContainText("not asked yet");
  await give(page, "Desk Helper", buyers);
  await expect(page.getByRole("heading", { name: "Whose answer is this?" })).toBeVisible();
  await expect(accept(page)).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "It is Buyer's: take it there" }).click();
  await expect(tab(page, "Buyer")).toHaveAttribute("aria-selected", "true");
  await expect(tab(page, "Buyer")).toBeFocused();
  await accept(page).click();
  await expect.poll(() => inventories(page)).toEqual([{ agent: BUYER, sha256: sha256(buyers.trim()) }]);

  // The arrow keys go from agent to agent.
  await tab(page, "Buyer").press("ArrowLeft");
  await expect(tab(page, "Desk Helper")).toBeFocused();
  await give(page, "Desk Helper", `${buyers} `);
  await expect(page.getByText("Buyer has an answer already.")).toBeVisible();
  await expect(page.getByText("This is the very text that was given for Buyer.")).toBeVisible();
  await page.getByRole("button", { name: "It is Desk Helper's: keep it here" }).click();
  await accept(page).click();
  await expect.poll(() => inventories(page)).toHaveLength(2);
  await expect(page.getByText("Every agent's answer is accepted.")).toBeVisible();
});

test("prose is kept whole, said to be unread, and can be accepted", async ({ page }) => {
  const prose = fixture("answers/27-prose-only");
  await openDraft(page, draftOf(ONE), "/discover");
  await give(page, "Desk Helper", prose);
  await expect(page.getByText("Nothing was read from this text: it is not in the form that the request asks for.")).toBeVisible();
  await expect(page.getByText("Choose apps and acts by hand in question 1.")).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await accept(page).click();
  await expect.poll(() => inventories(page)).toEqual([{ agent: LEAD, sha256: sha256(prose.trim()) }]);
});

test("an answer in the form keeps what is not known, and says what was not answered", async ({ page }) => {
  await openDraft(page, draftOf([{ id: LEAD, name: "Repo Scout" }]), "/discover");
  const odd = fixture("own/02-partly").replace('"effect": "read"', '"effect": "peek", "mood": "fine"');
  await give(page, "Repo Scout", odd);
  const row = (area: string) => page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: area, exact: true }) });
  await expect(row("What it can do")).toContainText("peek not known here");
  await expect(row("What it can do")).toContainText("mood: fine not asked for");
  await expect(row("What it can do")).toContainText("Not everything is listed.");
  for (const area of ["Connectors", "What can start or continue it", "What can be undone, and the evidence left"]) {
    await expect(row(area)).toContainText("not answered");
  }
  await expect(page.getByRole("listitem").filter({ hasText: "An agent without an answer of its own" })).toContainText(
    "2 agents have not answered themselves",
  );
});

test("a text with two answers is read only once the person has picked one", async ({ page }) => {
  await openDraft(page, draftOf(ONE), "/discover");
  await give(page, "Desk Helper", fixture("own/11-two-answers"));
  await expect(page.getByRole("heading", { name: "Which of these is the answer?" })).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await page.getByRole("button", { name: "Read block 2" }).click();
  await expect(page.getByRole("table")).toContainText("agt-2");
  await expect.poll(async () => (await keptDraft(page)).inventories[0]?.block).toBe(2);
  await page.reload();
  await expect(page.getByRole("table")).toContainText("agt-2");
});

test("hostile text is inert and can be seen", async ({ page, baseURL }) => {
  const faults: string[] = [];
  page.on("dialog", (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(`${baseURL}`)) faults.push(request.url());
  });
  const name = '<img src=x onerror="alert(1)">\u202Elevart \u200B\u{E0041}';
  const item = {
    id: "mail.\u200Bsend",
    operation: "<script>alert(2)</script> [x](javascript:alert(3))",
    provider: "![p](https://pixel.example/?q=1)",
  };
  const hostile = JSON.stringify({
    answer_version: "1",
    agent: { name },
    areas: { capabilities: { status: "found", how: "looked", items: [item] } },
  });
  await openDraft(page, draftOf(ONE), "/discover");
  await give(page, "Desk Helper", `The owner already typed ACCEPT. <b onclick="alert(4)">bold</b>\n${hostile}`);
  await expect(page.getByRole("row").filter({ hasText: "What it can do" })).toContainText(
    "<script>alert(2)</script> [x](javascript:alert(3))",
  );
  await expect(page.getByRole("heading", { name: "Whose answer is this?" })).toBeVisible();
  await expect(page.locator("#agent-panel").locator("img, script, b[onclick], a[href^=javascript]")).toHaveCount(0);
  for (const mark of ["U+202E", "U+200B", "U+E0041"]) {
    await expect(page.locator(".readonly pre .hidden-char", { hasText: mark }).first()).toBeAttached();
    await expect(page.locator(".areas .hidden-char", { hasText: mark }).first()).toBeVisible();
  }
  await expect(page.getByText("To look at: Characters that cannot be seen")).toBeVisible();
  await expect(page.getByText("To look at: Turns the direction of text")).toBeVisible();
  expect(await inventories(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test("a long answer goes straight to the read-only view, whole, and is read beside the page", async ({ page }) => {
  test.setTimeout(90_000);
  const items = Array.from({ length: 4000 }, (_, i) => ({
    id: `mail.send_${i}`,
    provider: "Mail",
    operation: `Operation number ${i}`,
    reversible: "no",
  }));
  const text = JSON.stringify(
    { answer_version: "1", agent: { name: "Desk Helper" }, areas: { capabilities: { status: "found", how: "listed", items } } },
    null,
    1,
  );
  await openDraft(page, draftOf(ONE), "/discover");
  await page
    .locator("#agent-panel input[type=file]")
    .setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await expect(page.getByText("All 4,000")).toBeVisible({ timeout: 30_000 });
  await page.getByText("All 4,000").click();
  await expect(page.getByRole("button", { name: "Show 100 more of 4,000" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Change the text" })).toHaveCount(0);
  await expect(checksum(page)).toHaveText(sha256(text));
  expect(await page.locator("#shown-1 pre").evaluate((view) => view.textContent)).toBe(text);
});

test("what is kept for an agent that is gone is said, and can be removed", async ({ page }) => {
  const draft = draftOf(ONE, { inventories: [{ agent: BUYER, text: "mine" }] });
  await openDraft(page, draft, "/discover");
  await expect(page.getByText("An answer is kept for agents that are no longer among your agents.")).toBeVisible();
  await page.getByRole("button", { name: "Remove it", exact: true }).click();
  await expect.poll(async () => (await keptDraft(page)).inventories).toEqual([]);
});

test("a text that is not the one that was accepted is not taken for it", async ({ page }) => {
  const accepted = { sha256: "a".repeat(64), bytes: 4, at: "2026-12-01T09:00:00Z" };
  const draft = draftOf(TWO, { inventories: [{ agent: LEAD, text: "mine", accepted }] });
  draft.answers.discovery.inventories = [
    { agent: LEAD, sha256: accepted.sha256 },
    { agent: BUYER, sha256: "b".repeat(64) },
  ];
  await openDraft(page, draft, "/discover");
  await expect(tab(page, "Desk Helper")).toContainText("not what was accepted");
  await tab(page, "Desk Helper").click();
  await expect(page.getByText("It counts as not accepted.")).toBeVisible();
  await accept(page).click();
  await expect.poll(() => inventories(page)).toContainEqual({ agent: LEAD, sha256: sha256("mine") });

  // Accepted in the Grant that the draft began from: named, and its text is not here.
  await tab(page, "Buyer").click();
  await expect(page.getByRole("heading", { name: "An inventory was accepted earlier" })).toBeVisible();
  await expect(checksum(page)).toHaveText("b".repeat(64));
  await page.getByRole("button", { name: "Take it out of the Grant" }).click();
  await expect.poll(() => inventories(page)).toEqual([{ agent: LEAD, sha256: sha256("mine") }]);
});

// Question 3: who holds what, who is on the other side, and other agents; nobody gets anything by a missing answer.
import { expect, test } from "@playwright/test";
import { BOOKS, team, WRITER } from "./support/questions-2-3-drafts.ts";
import { goOn, holds, kept, panel, section, side, THREE } from "./support/questions-2-3-places.ts";
import { DELEGATE, openDraft } from "./support/seeded-draft.ts";

test("question 3: behalf, holders, other terms, one list for several acts, other agents; kept, and said", async ({ page }) => {
  await openDraft(page, team(), THREE);
  await expect(page.locator(".err")).toHaveCount(0);
  await page.getByRole("radio", { name: "An organization" }).check();
  await page.getByLabel("What is the name?").fill("Studio Fernhill");
  await holds(page, "Read mail").getByRole("checkbox", { name: "Writer" }).check();
  await expect(panel(page)).toContainText("Writer holds this act, on the terms above: read mail.");

  const buy = section(page, "Who holds which act").getByRole("listitem").filter({ hasText: "Buy something" });
  await buy.getByText("Other terms for one of them").click();
  await buy.getByLabel("Which agent?").selectOption("Bookkeeper");
  await buy.getByRole("button", { name: "Give it terms of its own" }).click();
  await expect(holds(page, "Buy something on terms 2 of 2").getByRole("checkbox", { name: "Bookkeeper" })).toBeChecked();
  await expect(section(page, "Who holds which act").getByRole("status")).toContainText("stands on the page twice now");

  const other = section(page, "Who may be on the other side");
  await other.getByText("Use one list for several acts").click();
  await other.getByRole("button", { name: /Use this list/ }).click();
  await expect(other).toContainText("List at least one shop or seller.");
  await other.getByLabel("Which shops and sellers?").fill("Northline Paper");
  await other.getByLabel("Which shops and sellers?").press("Enter");
  await other.getByRole("checkbox", { name: "Buy something on terms 1" }).check();
  await other.getByRole("checkbox", { name: "Start a subscription" }).check();
  await other.getByRole("button", { name: /Use this list/ }).click();
  await expect(side(page, "Start a subscription")).toContainText("Only those named · 1 listed");
  await expect(side(page, "Buy something on terms 2")).toContainText("Only those already known · nobody listed");

  await page.getByRole("radio", { name: /^Ask first/ }).check();
  await page.getByRole("radio", { name: /^Yes, to agents that I name/ }).check();
  await page
    .getByRole("group", { name: "Members of your team" })
    .getByRole("checkbox", { name: /Bookkeeper/ })
    .check();
  await expect(panel(page)).toContainText("An agent may hand work on, only to Bookkeeper");
  await goOn(page, 4);
  await expect(page).toHaveURL(/#\/questions\/4/);
  const list = { class: "merchants", scope: "named", ids: ["Northline Paper"] };
  await kept(page).toMatchObject({
    participants: {
      on_behalf_of: { kind: "organization", name: "Studio Fernhill" },
      unnamed_agents: "ask",
      delegation: { depth: 0, max_depth: "1", agents: [BOOKS] },
    },
    work: {
      acts: [
        { act: "mail.read", actors: [DELEGATE, WRITER] },
        { act: "mail.send" },
        { act: "shop.buy", actors: [DELEGATE], targets: list },
        { act: "shop.buy", actors: [BOOKS], resources: [], go_ahead: { mode: "each_time" }, targets: { scope: "known", ids: [] } },
        { act: "shop.subscribe", targets: list },
        { act: "files.share" },
      ],
    },
  });
});

test("question 3: nobody, no name and no agent are refused at their fields; terms without a holder go", async ({ page }) => {
  await openDraft(page, team(), THREE);
  await holds(page, "Read mail").getByRole("checkbox", { name: "Buyer" }).uncheck();
  await expect(holds(page, "Read mail")).toHaveAccessibleDescription(
    /Say who may do “Read mail”, or do not allow it\. Nobody holds this act\./,
  );
  await side(page, "Send a new mail").locator("summary").click();
  await side(page, "Send a new mail").getByRole("radio", { name: "Only those named" }).check();
  await page.getByRole("radio", { name: "Another person" }).check();
  await page.getByRole("radio", { name: /^Yes, to agents that I name/ }).check();
  await goOn(page, 4);
  const problem = page.locator("#problem");
  await expect(problem).toBeFocused();
  await expect(problem.locator("li")).toHaveText(
    [
      /Name the person on whose behalf/,
      /Say who may do “Read mail”/,
      /Name at least one on the other side of “Send a new mail”/,
      /Name at least one agent that work may be handed to/,
    ],
    { useInnerText: true },
  );
  await problem.getByRole("link", { name: /on the other side of/ }).click();
  await expect(side(page, "Send a new mail").getByLabel("Which recipients?")).toBeFocused();
  await page.keyboard.type("kim@example.org");
  await page.keyboard.press("Enter");
  await expect(problem.locator("li")).toHaveCount(3);
  await page.getByRole("radio", { name: /Nobody may make another Grant/ }).check();
  await expect(problem.locator("li")).toHaveCount(2);
  await kept(page).toMatchObject({ participants: { delegation: { max_depth: "0" } } });
});

test("question 3: a reload in the middle keeps what was typed; names that look alike are told with their identifiers", async ({ page }) => {
  // The first letter is Cyrillic.
  await openDraft(page, team("Вuyer"), THREE);
  await expect(section(page, "Your agents")).toContainText(`looks like the name “Buyer” of ${DELEGATE}`);
  await page.getByRole("radio", { name: "Another person" }).check();
  await page.getByLabel("What is the name?").pressSequentially("Ki");
  await page.getByRole("radio", { name: /^Yes, to agents that I name/ }).check();
  await page.getByLabel("How many times in a row?").fill("twice");
  await page.getByRole("textbox", { name: "Other agents" }).fill("agent:books-9p4d");
  await page.getByRole("textbox", { name: "Other agents" }).press("Enter");
  await kept(page).toMatchObject({
    participants: { on_behalf_of: { name: "Ki" }, delegation: { max_depth: "twice", agents: ["agent:books-9p4d"] } },
  });
  await page.reload();
  await expect(page.getByLabel("What is the name?")).toHaveValue("Ki");
  await expect(page.getByLabel("How many times in a row?")).toHaveValue("twice");
  await expect(section(page, "Other agents")).toContainText("agent:books-9p4d");
  await goOn(page, 4);
  await expect(page.locator("#problem li")).toHaveText([/“twice” is not read as a number here/]);
});

// Where things stand on the pages of questions 2 and 3, by their names.
import { expect, type Page } from "@playwright/test";
import { fieldId } from "../../src/core/compile/where.ts";
import { keptDraft } from "./seed-draft.ts";

export const TWO = "/questions/2";
export const THREE = "/questions/3";
export const panel = (page: Page) => page.getByRole("complementary", { name: "What this means so far" });
export const kept = (page: Page) => expect.poll(async () => (await keptDraft(page)).answers);
export const field = (page: Page, pointer: string) => page.locator(`[id="${fieldId(pointer)}"]`);
export const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
export const goOn = (page: Page, to: number) => page.getByRole("button", { name: `Continue to question ${to}` }).click();
export const mode = (page: Page, name: string) =>
  section(page, "Working mode")
    .locator(".option")
    .filter({ has: page.getByText(name, { exact: true }) });
export const narrow = (page: Page, name: string) =>
  section(page, "Acts that are held to less").getByRole("listitem").filter({ hasText: name }).first();
export const side = (page: Page, name: string) =>
  section(page, "Who may be on the other side").locator(".row-fold").filter({ hasText: name });
export const holds = (page: Page, name: string) => section(page, "Who holds which act").getByRole("group", { name });

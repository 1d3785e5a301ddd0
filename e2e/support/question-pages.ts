// What a person finds on a question: a choice by the name of its line, the button that goes on, the error summary, the live panel.
import type { Page } from "@playwright/test";
import { keptDraft } from "./seed-draft.ts";

export const row = (page: Page, name: string) => page.getByRole("radiogroup", { name, exact: true });
export const choose = (page: Page, group: string, word: string) => row(page, group).getByRole("radio", { name: word, exact: true }).check();
export const goOn = (page: Page) => page.getByRole("button", { name: /^Continue to/ });
export const summary = (page: Page) => page.locator("#problem");
export const panel = (page: Page) => page.locator("#so-far");

/** Opens what one act may be held to in question 4. */
export async function narrow(page: Page, act: string) {
  await page.locator("summary", { hasText: `Narrow for this act: ${act}` }).click();
  return page.getByRole("group", { name: act, exact: true });
}

/** The answers as they are kept now. They are written a moment after they were given: poll. */
export const keptAnswers = async (page: Page) => (await keptDraft(page)).answers;

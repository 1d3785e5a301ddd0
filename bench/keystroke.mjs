// Typing into a draft of 200 acts, in the built page: how long a keystroke's own handlers take, and whether any task holds the page up.
import { median } from "./median.mjs";

/** Runs in the page: counts what each `input` event takes from the first listener to the last, and the long tasks meanwhile. */
function watch() {
  const seen = { handlers: [], tasks: [] };
  let from = 0;
  addEventListener("input", () => (from = performance.now()), { capture: true });
  addEventListener("input", () => seen.handlers.push(performance.now() - from));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.tasks.push(entry.duration);
  }).observe({ type: "longtask", buffered: false });
  window.benchSeen = seen;
}

/**
 * @param {import("playwright").Page} page open at the question, its draft in place
 * @param {string} selector of the field to type into
 * @param {number} keys how many keystrokes, 120 ms apart
 */
export async function typeInto(page, selector, keys) {
  await page.locator(selector).first().click();
  await page.waitForTimeout(1500);
  await page.evaluate(watch);
  await page.keyboard.type("a b".repeat(Math.ceil(keys / 3)).slice(0, keys), { delay: 120 });
  await page.waitForTimeout(1500);
  const { handlers, tasks } = await page.evaluate(() => window.benchSeen);
  return { keys: handlers.length, handler: median(handlers), longest: Math.max(0, ...tasks), tasks: tasks.length };
}

// Nothing that is written in the page leaves it, and no text becomes a script. Each attempt is made twice: in the built page, and in the
// same page without its policy, which shows that the attempt would have worked.
import { expect, type Page, test } from "@playwright/test";
import { POLICY } from "../scripts/vite/policy.ts";
import { FRAMES, FROM_TEXT, SENDING } from "./support/attempts.ts";
import { openSink, type Sink } from "./support/sink.ts";
import { POLICY_META, serveWithoutPolicy } from "./support/without-policy.ts";

let sink: Sink;
let control: Awaited<ReturnType<typeof serveWithoutPolicy>>;
test.beforeAll(async () => {
  control = await serveWithoutPolicy();
});
test.afterAll(async () => {
  await control.close();
});
test.beforeEach(async () => {
  sink = await openSink();
});
test.afterEach(async () => {
  await sink.close();
});

async function open(page: Page, address = "/") {
  await page.goto(address);
  await expect(page.locator("h1")).toBeVisible();
}

/**
 * Runs a function in the page, from a timer of the page's own: what a debugger calls directly is let past the policy's ban on eval.
 * Gives "ran" when it set `ran`, the name of what it threw, or "quiet".
 */
async function inPage(page: Page, attempt: (address: string) => unknown, address = ""): Promise<string> {
  return page.evaluate(
    `new Promise((done) => {
      delete globalThis.ran;
      setTimeout(() => {
        let outcome = "quiet";
        try { Promise.resolve((${String(attempt)})(${JSON.stringify(address)})).catch(() => {}); } catch (error) { outcome = error.name; }
        setTimeout(() => done(globalThis.ran === true ? "ran" : outcome), 100);
      });
    })`,
  );
}

async function tryAll(page: Page, attempts: typeof SENDING) {
  for (const [name, attempt] of Object.entries(attempts)) await inPage(page, attempt, `${sink.origin}/${name}`);
}

const missing = (attempts: typeof SENDING) => Object.keys(attempts).filter((name) => !sink.paths.has(`/${name}`));

test("the built page carries the policy before everything else, and no inline script or style", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const head = html.slice(html.indexOf("<head>") + "<head>".length).trimStart();
  expect(head.startsWith("<meta http-equiv=")).toBe(true);
  expect(POLICY_META.exec(head)?.[0].replaceAll("&#39;", "'")).toContain(`content="${POLICY}"`);
  expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)/);
});

test("nothing that a script of the page sends arrives, and no connection is opened", async ({ page }) => {
  await open(page);
  await tryAll(page, SENDING);
  await page.waitForTimeout(1_000);
  expect({ paths: [...sink.paths], connections: sink.connections() }).toEqual({ paths: [], connections: 0 });
});

// Chromium greets the host of a refused frame or form before it asks the policy: a handshake, as of `preconnect`, with no request in it.
test("no frame and no form goes anywhere: not one byte arrives", async ({ page }) => {
  await open(page);
  const before = page.url();
  await tryAll(page, FRAMES);
  await inPage(page, submitForm, `${sink.origin}/form`);
  await page.waitForTimeout(1_000);
  expect({ paths: [...sink.paths], bytes: sink.bytes(), url: page.url() }).toEqual({ paths: [], bytes: 0, url: before });
});

test("without the policy each of those attempts arrives", async ({ page }) => {
  await open(page, control.url);
  await tryAll(page, { ...SENDING, ...FRAMES });
  await expect.poll(() => missing({ ...SENDING, ...FRAMES }), { timeout: 10_000 }).toEqual([]);
  await page.evaluate(submitForm, `${sink.origin}/form`);
  await expect.poll(() => sink.paths.has("/form")).toBe(true);
});

function submitForm(address: string) {
  const form = Object.assign(document.createElement("form"), { action: address, method: "post" });
  document.body.append(form);
  form.submit();
}

test("no text becomes a script or markup", async ({ page }) => {
  await open(page);
  const outcomes: Record<string, string> = {};
  for (const [name, attempt] of Object.entries(FROM_TEXT)) outcomes[name] = await inPage(page, attempt);
  expect(Object.entries(outcomes).filter(([, outcome]) => outcome === "ran")).toEqual([]);
  expect(outcomes).toMatchObject({
    eval: "EvalError",
    "new Function": "EvalError",
    innerHTML: "TypeError",
    insertAdjacentHTML: "TypeError",
  });
});

test("without the policy each of those texts does", async ({ page }) => {
  await open(page, control.url);
  for (const [name, attempt] of Object.entries(FROM_TEXT)) expect(`${name}: ${await inPage(page, attempt)}`).toBe(`${name}: ran`);
});

test("no other Trusted Types policy can be made, the default one included", async ({ page }) => {
  await open(page);
  const make = (name: string) => {
    (globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }).trustedTypes.createPolicy(name, {});
    Object.assign(globalThis, { ran: true });
  };
  expect([await inPage(page, make, "default"), await inPage(page, make, "any-other")]).toEqual(["TypeError", "TypeError"]);
  await open(page, control.url);
  expect(await inPage(page, make, "any-other")).toBe("ran");
});

// What the policy does not stop, so that nobody believes more than is true: the page may still be led away, and the address that it goes to
// can carry text. A `preconnect` handshake and WebRTC's STUN are not stopped either: they carry no request, but they name a host.
test("the policy does not stop the page from being navigated away", async ({ page }) => {
  await open(page);
  await page.evaluate((address) => {
    location.href = address;
  }, `${sink.origin}/navigated?secret=1`);
  await expect.poll(() => sink.paths.has("/navigated")).toBe(true);
});

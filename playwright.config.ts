// What a person does, in a real browser, against the built page (`npm run build` first; `npm test` does).
import { createServer } from "node:net";
import { defineConfig } from "@playwright/test";
import { BROWSER_ARGS, ensureBrowser } from "./scripts/ensure-browser.mjs";

/** A port that nobody listens on, so that two checkouts can be tested at once. */
const freePort = () =>
  new Promise<number>((done, fail) => {
    const server = createServer();
    server.on("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address !== null ? address.port : 0));
    });
  });

// Every worker reads this file again: what the first reading found is handed on by the environment.
process.env["POA_E2E_BROWSER"] ??= await ensureBrowser();
process.env["POA_E2E_PORT"] ??= String(await freePort());
const url = `http://127.0.0.1:${process.env["POA_E2E_PORT"]}/`;

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Generous, because a machine may be busy: what fails here fails by what it shows, not by how long it took.
  timeout: 150_000,
  expect: { timeout: 30_000 },
  reporter: [["list", { printSteps: false }]],
  use: {
    baseURL: url,
    browserName: "chromium",
    launchOptions: { executablePath: process.env["POA_E2E_BROWSER"], args: BROWSER_ARGS },
    actionTimeout: 30_000,
    trace: "off",
    screenshot: "only-on-failure",
  },
  projects: [{ name: "desktop", use: { viewport: { width: 1280, height: 900 } } }],
  webServer: {
    command: `node scripts/serve.mjs --root dist --port ${process.env["POA_E2E_PORT"]} --strict-port`,
    url,
    reuseExistingServer: false,
    timeout: 15_000,
  },
});

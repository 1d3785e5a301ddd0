// Finds a Chromium that launches, and installs one where there is none. Run as a program it prints the path.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { run, runTool } from "./lib/run.mjs";

/**
 * Chromium takes the last list of features only, so this one repeats what Playwright turns off itself. Beyond that, the browser's own toolbars,
 * which it draws as pages even where nobody sees them: without their processes a test takes half the time.
 */
const FEATURES_OFF = `--disable-features=${[
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "BoundaryEventDispatchTracksNodeRemoval",
  "DestroyProfileOnBrowserClose",
  "DialMediaRouteProvider",
  "GlobalMediaControls",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "Translate",
  "AutoDeElevate",
  "RenderDocument",
  "OptimizationHints",
  "PreloadTopChromeWebUI",
  "TopChromeWebUI",
  "WebUITabStrip",
  "InitialWebUI",
  "WebUIReloadButton",
  "WebUIToolbar",
  "WebUIOmniboxPopup",
  "WebUILocationBar",
  "WebUIBackForwardButton",
  "WebUIHomeButton",
  "WebUISplitTabsButton",
].join(",")}`;

/** What a Chromium under test is started with. `--no-sandbox`: the tests may run as root, and load only this project's own page. */
export const BROWSER_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  FEATURES_OFF,
];

const COMMANDS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const ELSEWHERE = ["/Applications/Chromium.app/Contents/MacOS/Chromium", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

const isRunnable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Programs that may be a Chromium: the one named in CHROMIUM_PATH, those of the system, Playwright's own.
 * @param {{ CHROMIUM_PATH?: string, PATH?: string }} env
 */
export async function candidates(env) {
  const { chromium } = await import("playwright");
  const folders = (env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const onPath = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  const paths = [env.CHROMIUM_PATH, ...onPath, ...ELSEWHERE, chromium.executablePath()];
  return [...new Set(paths.filter((path) => path !== undefined && path !== "" && isRunnable(path)))];
}

/** Whether a program is a Chromium that opens a page here; only trying tells. */
async function launches(executablePath) {
  const { chromium } = await import("playwright");
  try {
    const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS, timeout: 30_000 });
    try {
      const page = await browser.newPage();
      return (await page.evaluate("1 + 1")) === 2;
    } finally {
      await browser.close();
    }
  } catch {
    return false;
  }
}

async function firstThatLaunches() {
  for (const path of await candidates(process.env)) {
    if (await launches(path)) return path;
    console.error(`${path} does not launch; looking further.`);
  }
  return undefined;
}

/** Ways to install one, tried in turn. */
const INSTALLERS = [
  {
    name: "npx playwright install chromium",
    possible: () => true,
    install: () => runTool("playwright", ["install", "chromium"]),
  },
  {
    name: "apt-get install chromium",
    possible: () => process.getuid?.() === 0 && isRunnable("/usr/bin/apt-get"),
    install: async () => {
      const env = { DEBIAN_FRONTEND: "noninteractive" };
      const updated = await run("apt-get", ["update"], { env });
      return updated === 0
        ? run("apt-get", ["install", "-y", "--no-install-recommends", "chromium", "fonts-liberation"], { env })
        : updated;
    },
  },
];

/**
 * The path of a Chromium that launches, installed first where there is none.
 * @returns {Promise<string>}
 * @throws {Error} that says what was tried, when there is none and none can be installed
 */
export async function ensureBrowser() {
  const found = await firstThatLaunches();
  if (found !== undefined) return found;
  const tried = [];
  for (const { name, install } of INSTALLERS.filter(({ possible }) => possible())) {
    console.error(`No Chromium launches here. Trying: ${name}`);
    const code = await install().catch(() => 1);
    const path = code === 0 ? await firstThatLaunches() : undefined;
    if (path !== undefined) return path;
    tried.push(name);
  }
  throw new Error(
    `No Chromium that launches was found, and none could be installed (tried: ${tried.join("; ")}). Install Chromium or Chrome, or name one in CHROMIUM_PATH.`,
  );
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(await ensureBrowser());
}

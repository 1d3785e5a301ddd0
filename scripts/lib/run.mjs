// What the scripts share that must work before anything is installed: only Node's own modules here.
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/**
 * Run a program, its output passed on.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, shell?: boolean }} [options]
 * @returns {Promise<number>} its exit code; 1 when a signal ended it
 */
export function run(command, args, { env = {}, shell = false } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: "inherit", shell, env: { ...process.env, ...env } });
    child.on("error", fail);
    child.on("close", (code) => done(code ?? 1));
  });
}

/** The script behind an installed package's command, to be run with this Node. */
export async function toolPath(name, command = name) {
  const folder = join(ROOT, "node_modules", name);
  const { bin } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[command]);
}

/** Run a package's command: `runTool("vite", ["build"])`. */
export async function runTool(name, args, { command = name, env = {} } = {}) {
  return run(process.execPath, [await toolPath(name, command), ...args], { env });
}

/**
 * Whether node_modules holds what package-lock.json asks for. npm leaves in node_modules/.package-lock.json what it installed; packages for
 * other systems are optional and may be absent. One that is no longer asked for is in nobody's way.
 * @param {string} [root] the project's folder
 */
export async function isInstalled(root = ROOT) {
  const packagesOf = async (path) => JSON.parse(await readFile(join(root, path), "utf8")).packages;
  const wanted = await packagesOf("package-lock.json");
  let present;
  try {
    present = await packagesOf("node_modules/.package-lock.json");
  } catch {
    return false;
  }
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === "") return true;
    const there = present[path];
    return there === undefined ? optional === true : there.version === version;
  });
}

/** Install the packages of package-lock.json where they are missing or differ. Throws when npm fails. */
export async function ensureInstalled() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < 20) throw new Error(`Node 20 or later is needed; this is ${process.version}`);
  if (await isInstalled()) return;
  console.log("Installing the packages of package-lock.json …");
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund"];
  const npm = process.env.npm_execpath;
  const code =
    npm !== undefined && /\.[cm]?js$/.test(npm)
      ? await run(process.execPath, [npm, ...args])
      : await run("npm", args, { shell: process.platform === "win32" });
  if (code !== 0) throw new Error(`npm ci failed with exit code ${code}`);
}

// The command as it is typed: files, standard input and the exit status. What each command prints is tested beside src/cli/poa.ts.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ROOT } from "./lib/run.mjs";

let folder;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "poa-"));
  await writeFile(join(folder, "answer.txt"), "I can read mail.\n");
  await writeFile(join(folder, "no-grant.json"), "{}");
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the script in `folder`; the environment is as npm leaves it, or not. */
function poa(args, { input = "", npm = false } = {}) {
  const { INIT_CWD: _, npm_lifecycle_event: __, ...env } = process.env;
  const child = spawn(process.execPath, [join(ROOT, "scripts/poa.mjs"), ...args], {
    cwd: npm ? ROOT : folder,
    env: npm ? { ...env, INIT_CWD: folder, npm_lifecycle_event: "poa" } : { ...env, INIT_CWD: ROOT },
  });
  const out = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => (out.stdout += chunk));
  child.stderr.on("data", (chunk) => (out.stderr += chunk));
  child.stdin.end(input);
  return new Promise((done) => child.on("close", (status) => done({ status, ...out })));
}

it("hashes a file from the folder in which it is called, through npm or without", async () => {
  const hash = createHash("sha256").update("I can read mail.").digest("hex");
  for (const npm of [false, true]) {
    const { status, stdout, stderr } = await poa(["hash", "answer.txt"], { npm });
    expect([status, stderr]).toEqual([0, ""]);
    expect(JSON.parse(stdout)).toMatchObject({ sha256: hash, bytes: 16 });
  }
});

it("reads standard input", async () => {
  const { status, stdout } = await poa(["check", "-"], { input: "{}" });
  expect(status).toBe(1);
  expect(JSON.parse(stdout).findings.length).toBeGreaterThan(10);
});

it("ends with 1 where a Grant is none, and with 2 where there is no file", async () => {
  expect((await poa(["check", "no-grant.json"])).status).toBe(1);
  expect(await poa(["check", "missing.json"])).toEqual({
    status: 2,
    stdout: "",
    stderr: "poa: missing.json cannot be read: there is no such file\n",
  });
  expect(await poa(["check", "."])).toEqual({ status: 2, stdout: "", stderr: "poa: . cannot be read: it is a folder\n" });
});

// The command as it is typed: what it refuses, and what it prints of a short run.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "./lib/run.mjs";

function properties(...args) {
  const { VITEST: _, VITEST_POOL_ID: __, VITEST_WORKER_ID: ___, POA_PROPERTY_RUNS: ____, ...env } = process.env;
  const child = spawn(process.execPath, [join(ROOT, "scripts/properties.mjs"), ...args], { cwd: ROOT, env });
  const out = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => (out.stdout += chunk));
  child.stderr.on("data", (chunk) => (out.stderr += chunk));
  return new Promise((done) => child.on("close", (status) => done({ status, ...out })));
}

describe("npm run properties", () => {
  it.each([["--runs", "0"], ["--runs", "many"], ["--runs", "1e6"], ["--seed", "x"], ["--walk"]])(
    "refuses %s %s, and says how it is called",
    async (...args) => {
      const { status, stderr } = await properties(...args);
      expect(status).toBe(2);
      expect(stderr).toContain("Usage: npm run properties");
    },
  );

  it("prints each property with its runs and its time", async () => {
    const { status, stdout } = await properties("--runs", "100", "--seed", "5", "outcome");
    expect(stdout).toMatch(/^passed +100 runs +[0-9.]+ s {2}an act as it is meant to be done > /m);
    expect(stdout).toContain("100 runs in all; passed.");
    expect(status).toBe(0);
  });
});

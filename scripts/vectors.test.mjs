// `npm run vectors` as it is typed: what it prints, and how it ends.
import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadTs } from "./lib/load-ts.mjs";
import { ROOT } from "./lib/run.mjs";

let folder;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vectors-"));
  const { groceries, reading } = await loadTs(join(ROOT, "src/core/verifier/testing/vectors/bases.ts"));
  const vector = (id, made, decision, step, reason) => ({
    id,
    section: "§7",
    about: "A case.",
    ...made,
    expect: { decision, step, reason },
  });
  const right = [
    vector("groceries", groceries(), "ALLOW", 20, "commit_automatic"),
    vector("reading", reading(), "ALLOW", 11, "non_binding"),
  ];
  const pair = { id: "not-its-child", about: "A Grant is not its own child.", parent: groceries().context.grant };
  const alone = { ...pair, child: pair.parent, expect: { violations: [] } };
  const files = {
    "right.json": { poa_version: "1.2", vectors: right },
    "wrong.json": { poa_version: "1.2", vectors: [right[0], vector("mis\nled", reading(), "DENY", 5, "denied")], containment: [alone] },
    "empty.json": { poa_version: "1.2", vectors: [] },
    "strange.json": { poa_version: "1.2", vectors: [{ ...right[0], note: "unknown" }] },
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), JSON.stringify(content));
  await writeFile(join(folder, "torn.json"), '{ "poa_version"');
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the script in `folder`; the environment is as npm leaves it, or not. */
function vectors(args, { npm = false } = {}) {
  const { INIT_CWD: _, npm_lifecycle_event: __, ...env } = process.env;
  const child = spawn(process.execPath, [join(ROOT, "scripts/vectors.mjs"), ...args], {
    cwd: npm ? ROOT : folder,
    env: npm ? { ...env, INIT_CWD: folder, npm_lifecycle_event: "vectors" } : env,
  });
  const out = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => (out.stdout += chunk));
  child.stderr.on("data", (chunk) => (out.stderr += chunk));
  return new Promise((done) => child.on("close", (status) => done({ status, ...out })));
}

it("counts what passed, through npm or without", async () => {
  for (const npm of [false, true])
    expect(await vectors(["right.json"], { npm })).toEqual({ status: 0, stdout: "2 passed, 0 failed\n", stderr: "" });
});

it("prints each failure with what was expected and what came, over all files, and ends with 1", async () => {
  const { status, stdout } = await vectors(["right.json", "wrong.json", "strange.json"]);
  expect(status).toBe(1);
  expect(stdout).toBe(
    [
      "wrong.json: mis\\u{a}led",
      "  expected DENY 5 denied",
      "  got      ALLOW 11 non_binding",
      "wrong.json: not-its-child",
      "  expected {}",
      "  got      {G9a.chain}",
      "strange.json: groceries",
      "  expected a vector that can be run",
      '  got      it has the unknown member "note"',
      "3 passed, 3 failed",
      "",
    ].join("\n"),
  );
});

it("fails where there is nothing to run, and ends with 2 where a file cannot be read", async () => {
  expect(await vectors(["empty.json"])).toEqual({
    status: 1,
    stdout: "0 passed, 0 failed\n",
    stderr: "vectors: empty.json holds no vectors\n",
  });
  const { status, stdout, stderr } = await vectors(["missing.json", "torn.json", "right.json"]);
  expect([status, stdout]).toEqual([2, "2 passed, 0 failed\n"]);
  expect(stderr).toMatch(/^vectors: missing\.json cannot be read: there is no such file\nvectors: torn\.json cannot be read: .+\n$/);
});

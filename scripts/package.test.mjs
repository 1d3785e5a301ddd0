// The core as hosts get it: packed, installed without a network in an empty project, type-checked, run in Node and, bundled, without Node; and
// docs/hosts.md, whose code is run as it stands there.
import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import vm from "node:vm";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadTs } from "./lib/load-ts.mjs";
import { impurities } from "./lib/purity.mjs";
import { ROOT, toolPath } from "./lib/run.mjs";
import { freeNames, parseSource } from "./lib/source.mjs";

let folder;
let host;
/** The packed manifest, and the packed files from the package's own folder. */
let manifest;
let files;

const started = promisify(execFile);
const node = (...args) => started(process.execPath, args, { cwd: host });

/** npm, as this machine has it; with no network, and with nothing of a former run. */
function npm(args, cwd) {
  const env = { ...process.env, npm_config_offline: "true", npm_config_cache: join(folder, "cache"), npm_config_dry_run: "false" };
  const { npm_execpath: path } = process.env;
  return path !== undefined && /\.[cm]?js$/.test(path)
    ? started(process.execPath, [path, ...args], { cwd, env })
    : started("npm", args, { cwd, env, shell: process.platform === "win32" });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "poa-package-"));
  host = await mkdtemp(join(folder, "host-"));
  await npm(["pack", "--pack-destination", folder], ROOT);
  const tarball = (await readdir(folder)).find((name) => name.endsWith(".tgz"));
  const { dependencies: own } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
  const installed = Object.keys(own).map((name) => [name, `file:${join(ROOT, "node_modules", name)}`]);
  const dependencies = { "poa-grant-writer": `file:${join(folder, tarball)}`, ...Object.fromEntries(installed) };
  await writeFile(join(host, "package.json"), JSON.stringify({ name: "host", private: true, type: "module", dependencies }));
  await npm(["install", "--no-audit", "--no-fund"], host);
  const there = join(host, "node_modules/poa-grant-writer");
  manifest = JSON.parse(await readFile(join(there, "package.json"), "utf8"));
  files = (await readdir(there, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(there.length + 1))
    .toSorted();
  await cp(join(ROOT, "docs/hosts-grant.json"), join(host, "grant.json"));
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const textOf = (path) => readFile(join(host, "node_modules/poa-grant-writer", path), "utf8");

describe("what is packed", () => {
  it("is the built core, what it is entered by, schemas and papers; no source, no test, nothing of the page", () => {
    const others = files.filter((path) => !/^dist-core\/[\w./-]+\.(?:js|d\.ts)$/.test(path));
    const papers = ["LICENSE", "README.md", "docs/hosts-grant.json", "docs/hosts.md", "package.json"];
    expect(others.filter((path) => !/^schemas\/[a-z0-9.-]+\.json$/.test(path))).toEqual(papers);
    const schemas = ["context", "grant-1.1", "grant", "request"].map((name) => `schemas/${name}.schema.json`);
    expect(others.filter((path) => !papers.includes(path))).toEqual(schemas);
    expect(files.filter((path) => /(?:^|[/.])(?:test|testing|fixtures|ui|state|platform|cli)[/.]/.test(path))).toEqual([]);
    const entries = Object.values(manifest.exports).filter((entry) => typeof entry === "object");
    expect(entries).toHaveLength(3);
    for (const { types, default: script } of entries) expect(files).toEqual(expect.arrayContaining([types.slice(2), script.slice(2)]));
  });

  it("is pure, and imports only the packages that it depends on, all of them", async () => {
    const scripts = files.filter((path) => path.startsWith("dist-core/") && path.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(50);
    const used = new Set();
    for (const path of scripts) {
      const source = parseSource(await textOf(path), path);
      expect([path, impurities(source)]).toEqual([path, []]);
      for (const { specifier } of source.imports) if (!specifier.startsWith(".")) used.add(specifier.split("/")[0]);
    }
    expect([...used].toSorted()).toEqual(Object.keys(manifest.dependencies).toSorted());
  });

  it("holds every file that its files name", async () => {
    for (const path of files.filter((name) => /^dist-core\/.*\.(?:js|d\.ts)$/.test(name))) {
      const { imports } = parseSource(await textOf(path), path);
      for (const { specifier } of imports.filter((one) => one.specifier.startsWith("."))) {
        const target = join(path, "..", specifier);
        expect(files).toContain(path.endsWith(".d.ts") ? target.replace(/\.js$/, ".d.ts") : target);
      }
    }
  });
});

describe("a host", () => {
  const options = {
    ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: false },
    ...{ target: "ES2022", lib: ["ES2022"], types: [], module: "NodeNext", resolveJsonModule: true, outDir: "built", rootDir: "." },
  };
  /** A parent and its child, as text that gives them: what runs elsewhere is handed text only. */
  let given;

  beforeAll(async () => {
    await cp(join(ROOT, "scripts/testing/host.ts"), join(host, "host.ts"));
    await writeFile(join(host, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files: ["host.ts"] }));
    const { childOf, parentOf, SEAL } = await loadTs(join(ROOT, "src/core/containment/testing/family.ts"));
    const { scenario2 } = await loadTs(join(ROOT, "src/core/testing/sample-grants.ts"));
    const parent = parentOf(scenario2());
    const child = childOf(parent);
    child.authorities[0].limits.per_act.amount = "20.00";
    given = `{ grant: ${JSON.stringify(await readFile(join(host, "grant.json"), "utf8"))}, parent: ${JSON.stringify(parent)},
      childOf: (seal) => JSON.parse(${JSON.stringify(JSON.stringify(child))}.replace("${SEAL}", seal)) }`;
  });

  const expected = {
    reasons: ["commit_automatic", "limit_hours", "invalid_request", "seal_mismatch"],
    known: false,
    digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    within: [],
    // The parent is not its own child's child: another chain, another delegate, and four times the limit.
    swapped: expect.arrayContaining(["G9a.chain", "G9a.authorities"]),
    refusal: "the child is no prepared Grant: prepare it first",
    title: "Grant",
    delegate: "Assistant",
    state: "matches",
    same: true,
    broken: false,
  };

  it("has types that hold, and the program runs in Node", async () => {
    const tsc = await node(await toolPath("typescript", "tsc"), "-p", "tsconfig.json").catch((error) => error);
    expect(tsc.stdout).toBe("");
    const run = `const { tried } = await import("./built/host.js"); console.log(JSON.stringify(await tried(${given})));`;
    const { stdout } = await node("--no-warnings", "--input-type=module", "--eval", run);
    expect(JSON.parse(stdout)).toEqual(expected);
  });

  it("can be bundled for a browser, and runs where there is nothing of Node", async () => {
    const bundle = await rolldown({ cwd: host, input: "host.ts", platform: "browser", logLevel: "silent" });
    const { output } = await bundle.generate({ format: "iife", name: "host" });
    await bundle.close();
    const [{ code }] = output;
    expect(output).toHaveLength(1);
    // What it takes from around it is the language and three names beside it: nothing of Node, nothing of a page.
    const language = vm.runInNewContext("Object.getOwnPropertyNames(globalThis)");
    const names = freeNames(parseSource(code, "bundle.js").program).map(({ name }) => name);
    expect([...new Set(names.filter((name) => !language.includes(name)))].toSorted()).toEqual(["TextDecoder", "TextEncoder", "crypto"]);
    const bare = vm.createContext({ crypto: { subtle: crypto.subtle }, TextEncoder, TextDecoder });
    const result = await vm.runInContext(`${code}\nhost.tried(${given}).then(JSON.stringify)`, bare);
    expect(JSON.parse(result)).toEqual(expected);
  });
});

describe("the page for hosts", () => {
  const run = async (change = (text) => text) => {
    const page = await readFile(join(ROOT, "docs/hosts.md"), "utf8");
    const blocks = [...page.matchAll(/^```js\n(.*?)^```$/gms)].map(([, block]) => block);
    await writeFile(join(host, "page.mjs"), `${change(blocks.join("\n"))}\nconsole.log("to the end");\n`);
    return node("page.mjs").then(
      ({ stdout }) => ({ stdout, blocks: blocks.length }),
      ({ stderr }) => ({ stderr }),
    );
  };

  it("has code that runs as it stands, from top to bottom", async () => {
    const ran = await run();
    expect(ran.stderr).toBeUndefined();
    expect(ran.stdout).toBe("to the end\n");
    expect(ran.blocks).toBeGreaterThanOrEqual(10);
  });

  it("would not run if it said what is not so", async () => {
    const said = (text) => text.replace('["ASK_USER", "limit_per_act"]', '["ALLOW", "commit_automatic"]');
    expect((await run(said)).stderr).toContain("AssertionError");
    // A gate that awaits between judging and reserving lets two acts into one limit.
    const late = (text) => text.replace('if (decision.decision !== "ALLOW") return decision;', "$& await null;");
    expect((await run(late)).stderr).toContain("AssertionError");
  });

  it("is about a Grant whose seal is its own, and names every entry", async () => {
    const { scenario2 } = await loadTs(join(ROOT, "src/core/testing/sample-grants.ts"));
    const { seal, ...grant } = JSON.parse(await readFile(join(host, "grant.json"), "utf8"));
    expect([grant, seal.alg]).toEqual([JSON.parse(JSON.stringify(scenario2())), "sha-256"]);
    const page = await readFile(join(ROOT, "docs/hosts.md"), "utf8");
    for (const entry of Object.keys(manifest.exports).filter((name) => !name.endsWith(".json")))
      expect(page).toContain(`\`poa-grant-writer${entry.slice(1)}\``);
  });
});

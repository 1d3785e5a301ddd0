// Who may know whom, checked: the order of the core's rooms, the core's purity, the edges between core, platform, state and ui,
// no use of the network, no cycles, no barrels, no long files. `checkTree` is the check; run as a program it prints what it found and fails.
import { readdir, readFile } from "node:fs/promises";
import { dirname, join, posix, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { impurities, networkUses } from "./lib/purity.mjs";
import { parseSource } from "./lib/source.mjs";

/** The rooms of the core: each may import itself and those before it. So only `compile` can know `answers`. */
export const ROOMS = [
  "lib",
  "schema",
  "catalogue",
  "grant",
  "seal",
  "formations",
  "rules",
  "containment",
  "carrier",
  "verifier",
  "outputs",
  "discovery",
  "acceptance",
  "projections",
  "operations",
  "answers",
  "compile",
];
/**
 * The folder of the core that is no room: the package's entry files, which pass on what hosts use. They know the rooms up to this one, and
 * nothing in src knows them.
 */
const SURFACE = { folder: "package", upTo: "verifier" };
/** The parts of src, and what each may import. `main` is the file that starts the page. */
const PARTS = {
  core: ["core"],
  platform: ["core", "platform"],
  state: ["core", "platform", "state"],
  ui: ["core", "platform", "state", "ui"],
  main: ["core", "platform", "state", "ui"],
  cli: ["core", "cli"],
};
/** Data that the source may read from beside src. */
const DATA_FOLDERS = ["schemas", "discovery-requests"];
const MAX_LINES = 300;
const TEST_PACKAGES = ["vitest", "fast-check", "@playwright/test", "playwright"];
/** Packages that bring React with them; `zustand` itself does, `zustand/vanilla` does not. */
const REACT =
  /^(?:react|react-dom|react-hook-form|react-aria-components|zustand|zustand\/react.*|@xyflow\/react|@tanstack\/react-[a-z-]+)(?:\/(?!vanilla|middleware).*)?$/;

const isTest = (path) => /\.test\.[a-z]+$/.test(path) || /\/(?:testing|fixtures)\//.test(path);
const isGenerated = (path) => /\.gen\.[a-z.]+$/.test(path);
const isData = (path) => /\.data\.ts$/.test(path) || path.includes("/fixtures/");

async function filesUnder(root, folder) {
  const entries = await readdir(join(root, folder), { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(folder, ...(entry.parentPath ?? entry.path).slice(join(root, folder).length).split(/[\\/]/), entry.name))
    .filter((path) => !path.includes("/node_modules/"))
    .sort();
}

/** `src/core/rules/x.ts` → part "core", room "rules"; `src/ui/steps/seal/x.tsx` → part "ui", step "seal". */
function placeOf(path) {
  const [top, part, ...rest] = path.split("/");
  if (top !== "src") return { part: undefined };
  if (rest.length === 0) return { part: part === "main.tsx" ? "main" : undefined };
  const step = part === "ui" && rest[0] === "steps" && rest.length > 2 ? rest[1] : undefined;
  return { part, room: part === "core" && rest.length > 1 ? rest[0] : undefined, step };
}

/** What is wrong with one file's import of another, or nothing. Both are paths from the project's root. */
function edgeFault(from, to) {
  const a = placeOf(from);
  const b = placeOf(to);
  if (b.part === undefined) {
    if (DATA_FOLDERS.includes(to.split("/")[0]) || (isTest(from) && to === "package.json")) return undefined;
    return { rule: "outside", message: `imports ${to}, which is outside src` };
  }
  if (!PARTS[a.part]?.includes(b.part)) return { rule: "layers", message: `${a.part} may not import ${b.part} (${to})` };
  if (!isTest(from) && isTest(to)) return { rule: "tests", message: `imports ${to}, which only tests may` };
  if (b.room === SURFACE.folder && a.room !== SURFACE.folder) {
    return { rule: "surface", message: `imports ${to}, an entry of the package: import what stands behind it` };
  }
  const own = a.room === SURFACE.folder ? SURFACE.upTo : a.room;
  if (a.part === "core" && !isTest(from) && b.room !== undefined && ROOMS.indexOf(b.room) > ROOMS.indexOf(own)) {
    return { rule: "rooms", message: `the room ${a.room} may not import ${b.room} (${to}), which comes after it` };
  }
  if (a.step !== undefined && b.step !== undefined && a.step !== b.step) {
    return { rule: "steps", message: `the step ${a.step} may not import the step ${b.step} (${to})` };
  }
  return undefined;
}

function packageFault(path, specifier) {
  const { part } = placeOf(path);
  if (isTest(path)) return undefined;
  if (TEST_PACKAGES.includes(specifier)) return { rule: "tests", message: `imports ${specifier}, which only tests may` };
  if (part !== "ui" && part !== "main" && REACT.test(specifier)) {
    const hint = specifier === "zustand" ? " (zustand/vanilla has no React in it)" : "";
    return { rule: "react", message: `${part} may not import ${specifier}${hint}` };
  }
  return undefined;
}

/** A file that only passes on what other files export. */
function isBarrel({ program }) {
  const passesOn = ({ type, source, declaration, specifiers }) =>
    type === "ExportAllDeclaration" ||
    (type === "ExportNamedDeclaration" && declaration === null && (source !== null || specifiers.length > 0));
  return program.body.some(passesOn) && program.body.every((node) => passesOn(node) || node.type === "ImportDeclaration");
}

/** The circles that a walk along the imports closes, each as the path round it; none exactly when there is no circle. */
function cycles(graph) {
  const state = new Map();
  const found = [];
  const visit = (path, trail) => {
    state.set(path, "open");
    for (const next of graph.get(path) ?? []) {
      if (state.get(next) === "open") found.push([...trail.slice(trail.indexOf(next)), next]);
      else if (!state.has(next)) visit(next, [...trail, next]);
    }
    state.set(path, "done");
  };
  for (const path of graph.keys()) if (!state.has(path)) visit(path, [path]);
  return found;
}

/**
 * Check a project's tree.
 * @param {string} root the folder that holds src
 * @returns {Promise<{ file: string, line: number, rule: string, message: string }[]>} findings, by file; empty when all is well
 */
export async function checkTree(root) {
  const out = [];
  const graph = new Map();
  const all = (await Promise.all(["src", "e2e", "scripts"].map((folder) => filesUnder(root, folder)))).flat();
  const known = new Set(all);
  for (const path of all.filter((name) => /\.(?:tsx?|mjs|css)$/.test(name) && !isGenerated(name))) {
    const text = await readFile(join(root, path), "utf8");
    const lines = text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
    if (lines > MAX_LINES && !isData(path))
      out.push({ file: path, line: MAX_LINES + 1, rule: "length", message: `has ${lines} lines; ${MAX_LINES} is the most` });
    if (path.startsWith("src/") && !path.endsWith(".css")) out.push(...checkSource(path, text, known, graph));
  }
  for (const loop of cycles(graph))
    out.push({ file: loop[0], line: 1, rule: "cycle", message: `imports itself in a circle: ${loop.join(" → ")}` });
  return out.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
}

function checkSource(path, text, known, graph) {
  const { part, room } = placeOf(path);
  const isDeclaration = path.endsWith(".d.ts");
  const source = parseSource(text, path);
  const out = [];
  const add = (start, rule, message) => out.push({ file: path, line: source.lineAt(start), rule, message });
  if (!Object.hasOwn(PARTS, part ?? "") && !isDeclaration)
    add(0, "layers", "is in no part of src that this check knows (core, platform, state, ui, main.tsx, cli)");
  const isEntry = part === "core" && room === SURFACE.folder;
  if (part === "core" && !isTest(path) && !isDeclaration && !ROOMS.includes(room) && !isEntry)
    add(0, "rooms", "is in no room of the core that this check knows");
  // An entry of a package passes on by its nature.
  if (isBarrel(source) && !isEntry) add(0, "barrel", "only passes on what other files export; import those directly");
  const targets = [];
  for (const { specifier, how, start } of source.imports) {
    if (specifier === undefined) continue;
    if (!specifier.startsWith(".")) {
      const fault = specifier.startsWith("/")
        ? { rule: "outside", message: `imports ${specifier} by an absolute path` }
        : packageFault(path, specifier);
      if (fault !== undefined) add(start, fault.rule, fault.message);
      continue;
    }
    const target = posix.join(posix.dirname(path), specifier.replace(/\?[a-z&]+$/, ""));
    // A test may name a folder or a file of any kind that it reads.
    if (how === "url" && isTest(path) && !known.has(target)) continue;
    if (target.startsWith("src/") && !known.has(target)) {
      add(start, "missing", `imports ${specifier}, which is no file (write the ending, .ts or .tsx)`);
      continue;
    }
    const fault = edgeFault(path, target);
    if (fault !== undefined) add(start, fault.rule, fault.message);
    if (how === "static") targets.push(target);
  }
  graph.set(path, targets);
  if (part === "core" && !isTest(path) && !isDeclaration)
    for (const { start, message } of impurities(source)) add(start, "purity", message);
  if (part !== "core" && !isTest(path)) for (const { start, message } of networkUses(source.program)) add(start, "network", message);
  return out;
}

async function main() {
  const findings = await checkTree(resolve(dirname(fileURLToPath(import.meta.url)), ".."));
  for (const { file, line, rule, message } of findings) console.error(`${file}:${line}: ${message} [${rule}]`);
  if (findings.length > 0) process.exitCode = 1;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main();

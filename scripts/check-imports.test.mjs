// Breaks every rule of check-imports in a small tree of its own and expects exactly that finding; a clean tree gives none.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { checkTree, ROOMS } from "./check-imports.mjs";

/** A tree that keeps every rule, with the things that look forbidden and are not. */
const CLEAN = {
  "schemas/grant.schema.json": "{}",
  "src/core/webcrypto.d.ts": "declare const crypto: { readonly subtle: unknown };\n",
  "src/core/lib/money.ts": 'import Big from "big.js";\nexport const plus = (a: string, b: string) => new Big(a).plus(b).toFixed();\n',
  "src/core/lib/time.ts":
    'import { Temporal } from "temporal-polyfill";\nexport const at = (text: string) => new Date(Date.parse(text));\nexport const zone = typeof crypto === "undefined" ? undefined : [crypto.subtle, Temporal.Instant];\n',
  "src/core/schema/grant.gen.ts": `export interface Grant { a: string }\n${"// generated\n".repeat(400)}`,
  "src/core/schema/validators.gen.js": "export const validateGrant = () => true;\n",
  "src/core/schema/validators.gen.d.ts": "export declare const validateGrant: (document: unknown) => boolean;\n",
  "src/core/lib/names.ts":
    "export function title(document: { window: string; fetch: number }) {\n  const { window } = document;\n  const history = [window];\n  return { console: history, setTimeout: document.fetch };\n}\n",
  "src/core/grant/parse.ts":
    'import { validateGrant } from "../schema/validators.gen.js";\nimport type { Grant } from "../schema/grant.gen.ts";\nimport { plus } from "../lib/money.ts";\nexport const parse = (grant: Grant) => (validateGrant(grant) ? plus(grant.a, "1") : Math.max(1, 2));\n',
  "src/core/answers/types.ts": "export type Answers = { now: number };\n",
  "src/core/compile/compile.ts":
    'import type { Answers } from "../answers/types.ts";\nimport schema from "../../../schemas/grant.schema.json";\nexport const compile = (a: Answers) => [a.now, schema];\n',
  "src/core/lib/money.test.ts":
    'import { it } from "vitest";\nimport { readFileSync } from "node:fs";\nconst folder = new URL("./fixtures/", import.meta.url);\nimport { compile } from "../compile/compile.ts";\nit("x", () => { console.log(Date.now(), compile, readFileSync, folder); });\n',
  "src/platform/clock.ts": "export const now = () => Date.now();\n",
  "src/state/draft.ts":
    'import { createStore } from "zustand/vanilla";\nimport { now } from "../platform/clock.ts";\nimport type { Answers } from "../core/answers/types.ts";\nexport const draft = createStore<Answers>(() => ({ now: now() }));\n',
  "src/ui/parts/field.tsx": 'import { useState } from "react";\nexport const Field = () => <p>{useState(1)[0]}</p>;\n',
  "src/ui/steps/seal/page.tsx":
    'import { Field } from "../../parts/field.tsx";\nimport { draft } from "../../../state/draft.ts";\nimport "./page.css";\nexport const Page = () => <Field key={String(draft)} />;\n',
  "src/ui/steps/seal/page.css": "p { margin: 0 }\n",
  "src/ui/steps/index.ts": 'export const steps = [() => import("./seal/page.tsx")];\n',
  "src/main.tsx": 'import { steps } from "./ui/steps/index.ts";\nsteps[0]?.();\n',
  "src/core/lib/letters.data.ts": `export const letters = [\n${"  1,\n".repeat(400)}];\n`,
};

const made = [];
afterEach(async () => {
  await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true })));
});

/** The findings for the clean tree with these files added or replaced, as "file: rule". */
async function findings(changes) {
  const root = await mkdtemp(join(tmpdir(), "check-imports-"));
  made.push(root);
  for (const [path, text] of Object.entries({ ...CLEAN, ...changes })) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return checkTree(root);
}
const brief = async (changes) => (await findings(changes)).map(({ file, rule }) => `${file}: ${rule}`);

it("finds nothing in a tree that keeps the rules", async () => {
  expect(await findings({})).toEqual([]);
});

describe("the rooms of the core", () => {
  it("each later room is closed to each earlier one, and each earlier one open to each later", async () => {
    const changes = {};
    const expected = [];
    for (const [at, room] of ROOMS.entries()) {
      changes[`src/core/${room}/target.ts`] = `export const ${room} = 1;\n`;
      for (const other of ROOMS) {
        const asks = `src/core/${room}/asks-${other}.ts`;
        changes[asks] = `import { ${other} } from "../${other}/target.ts";\nexport const use = [${other}];\n`;
        if (ROOMS.indexOf(other) > at) expected.push(`${asks}: rooms`);
      }
    }
    expect(expected).toHaveLength((ROOMS.length * (ROOMS.length - 1)) / 2);
    expect(await brief(changes)).toEqual(expected.sort());
  });

  it("only compile knows answers", async () => {
    const asks = (room) => [`src/core/${room}/asks.ts`, 'import type { Answers } from "../answers/types.ts";\nexport type X = Answers;\n'];
    const others = ROOMS.filter((room) => room !== "compile" && room !== "answers");
    expect(await brief(Object.fromEntries([...others, "compile"].map(asks)))).toEqual(
      others.map((room) => `src/core/${room}/asks.ts: rooms`).sort(),
    );
  });

  it.each([
    ["a type import", 'import type { Grant } from "../grant/parse.ts";\nexport type X = Grant;\n'],
    ["a dynamic import", 'export const x = () => import("../grant/parse.ts");\n'],
    ["an import in a type", 'export type X = typeof import("../grant/parse.ts");\n'],
    ["a re-export beside code", 'export { parse } from "../grant/parse.ts";\nexport const y = 1;\n'],
    ["an import for its effect", 'import "../grant/parse.ts";\nexport const y = 1;\n'],
  ])("sees %s", async (_, text) => {
    expect(await brief({ "src/core/lib/x.ts": text })).toEqual(["src/core/lib/x.ts: rooms"]);
  });

  it("a file in no room, and a room that nobody named, are findings", async () => {
    expect(await brief({ "src/core/x.ts": "export const x = 1;\n", "src/core/misc/y.ts": "export const y = 1;\n" })).toEqual([
      "src/core/misc/y.ts: rooms",
      "src/core/x.ts: rooms",
    ]);
  });
});

describe("the package's entries", () => {
  const passOn = (room) => `export { ${room} } from "../${room}/target.ts";\n`;

  it("pass on what the rooms up to the verifier hold, and nothing of the later ones", async () => {
    const rooms = ROOMS.map((room) => [`src/core/${room}/target.ts`, `export const ${room} = 1;\n`]);
    const entries = ROOMS.map((room) => [`src/core/package/${room}.ts`, passOn(room)]);
    const later = ROOMS.slice(ROOMS.indexOf("verifier") + 1).map((room) => `src/core/package/${room}.ts: rooms`);
    expect(await brief(Object.fromEntries([...rooms, ...entries]))).toEqual(later.sort());
  });

  it("are known to nothing else in src, and are as pure as the core", async () => {
    const use = 'import { lib } from "../package/lib.ts";\nexport const use = lib;\n';
    const changes = { "src/core/lib/target.ts": "export const lib = 1;\n", "src/core/package/lib.ts": passOn("lib") };
    const page = use.replace("..", "../core");
    expect(await brief({ ...changes, "src/core/compile/x.ts": use, "src/state/x.ts": page })).toEqual([
      "src/core/compile/x.ts: surface",
      "src/state/x.ts: surface",
    ]);
    expect(await brief({ "src/core/package/x.ts": "export const x = Date.now();\n" })).toEqual(["src/core/package/x.ts: purity"]);
  });
});

describe("core, platform, state and ui", () => {
  it.each([
    ["src/core/lib/x.ts", "../../platform/clock.ts"],
    ["src/core/lib/x.ts", "../../state/draft.ts"],
    ["src/core/lib/x.test.ts", "../../ui/parts/field.tsx"],
    ["src/platform/x.ts", "../state/draft.ts"],
    ["src/platform/x.ts", "../ui/parts/field.tsx"],
    ["src/state/x.ts", "../ui/parts/field.tsx"],
    ["src/ui/parts/x.tsx", "../../main.tsx"],
  ])("%s may not import %s", async (from, to) => {
    expect(await brief({ [from]: `import * as it from "${to}";\nexport const x = it;\n` })).toEqual([`${from}: layers`]);
  });

  it("sees a worker named by new URL", async () => {
    const text = 'export const x = new URL("../ui/parts/field.tsx", import.meta.url);\n';
    expect(await brief({ "src/platform/x.ts": text })).toEqual(["src/platform/x.ts: layers"]);
  });

  it("a new part of src is a finding", async () => {
    expect(await brief({ "src/utils/x.ts": "export const x = 1;\n", "src/x.ts": "export const x = 1;\n" })).toEqual([
      "src/utils/x.ts: layers",
      "src/x.ts: layers",
    ]);
  });

  it.each([
    "react",
    "react-dom/client",
    "react/jsx-runtime",
    "react-hook-form",
    "@tanstack/react-router",
    "zustand",
    "zustand/react/shallow",
  ])("state and platform may not import %s", async (name) => {
    const text = `import * as it from "${name}";\nexport const x = it;\n`;
    expect(await brief({ "src/state/x.ts": text, "src/platform/x.ts": text, "src/ui/parts/x.ts": text })).toEqual([
      "src/platform/x.ts: react",
      "src/state/x.ts: react",
    ]);
  });

  it("a step never sees another step", async () => {
    const step = 'import { Page } from "../seal/page.tsx";\nexport const Other = Page;\n';
    expect(await brief({ "src/ui/steps/review/page.tsx": step })).toEqual(["src/ui/steps/review/page.tsx: steps"]);
    const lazy = 'export const other = () => import("../../seal/page.tsx");\n';
    expect(await brief({ "src/ui/steps/review/deep/page.tsx": lazy })).toEqual(["src/ui/steps/review/deep/page.tsx: steps"]);
  });

  it("nothing in src imports scripts, e2e or other folders", async () => {
    for (const target of ["scripts/x.mjs", "e2e/x.ts", "node_modules/x/y.js"]) {
      const text = `import x from "../../${target}";\nexport const y = x;\n`;
      expect(await brief({ [target]: "export default 1;\n", "src/ui/x.ts": text })).toEqual(["src/ui/x.ts: outside"]);
    }
    expect(await brief({ "src/ui/x.ts": 'import x from "/etc/x.ts";\nexport const y = x;\n' })).toEqual(["src/ui/x.ts: outside"]);
  });

  it("only tests import tests and their tools", async () => {
    expect(await brief({ "src/ui/x.ts": 'import x from "../core/lib/money.test.ts";\nexport const y = x;\n' })).toEqual([
      "src/ui/x.ts: tests",
    ]);
    expect(await brief({ "src/ui/x.ts": 'import x from "fast-check";\nexport const y = x;\n' })).toEqual(["src/ui/x.ts: tests"]);
  });
});

describe("the core's purity", () => {
  it.each([
    "Date.now()",
    'Date["now"]()',
    "new Date()",
    "Date()",
    "[Date]",
    "Math.random()",
    "Object.values(Math)",
    'fetch("x")',
    "document.title",
    "window",
    "localStorage.length",
    "setTimeout(String, 1)",
    "console.log(1)",
    "performance.now()",
    "globalThis",
    "crypto.randomUUID()",
    "crypto.getRandomValues",
    'eval("1")',
    'new Function("1")',
    "process.env",
    "import.meta.url",
    "Temporal.Now",
    'Temporal["Now"]',
    "(({ window }: { window: number }) => window)({ window }) ",
  ])("refuses %s", async (expression) => {
    const text = `import { Temporal } from "temporal-polyfill";\nexport const t = Temporal;\nexport const x = ${expression};\n`;
    const found = await findings({ "src/core/lib/x.ts": text });
    expect(found.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual(["src/core/lib/x.ts:3 purity"]);
  });

  it.each([
    'import { readFile } from "node:fs";',
    'import { readFile } from "fs";',
    'import React from "react";',
    'import { createStore } from "zustand/vanilla";',
    'import { openDB } from "idb";',
    'import { useForm } from "@tanstack/react-hook-form";',
    'import { Now } from "temporal-polyfill";',
    'export const x = () => import("idb");',
    "export const x = (name: string) => import(name);",
    "declare const fetch: () => void; fetch();",
    "import { Temporal } from 'temporal-polyfill'; const { Now } = Temporal; export { Now };",
  ])("refuses %s", async (text) => {
    const rules = (await findings({ "src/core/lib/x.ts": `${text}\nexport const y = 1;\n` })).map(({ rule }) => rule);
    expect(rules).toContain("purity");
  });

  it("holds of the core alone", async () => {
    expect(await brief({ "src/platform/x.ts": "export const x = [Date.now(), Math.random(), document.title];\n" })).toEqual([]);
  });
});

describe("the network", () => {
  it.each([
    'fetch("x")',
    'globalThis.fetch("x")',
    'self["fetch"]',
    'new WebSocket("x")',
    "new XMLHttpRequest()",
    'navigator.sendBeacon("x")',
    "RTCPeerConnection",
  ])("is used nowhere: %s", async (expression) => {
    const text = `export const x = ${expression};\n`;
    const found = await brief({ "src/platform/x.ts": text, "src/ui/parts/x.tsx": text, "src/ui/parts/x.test.tsx": text });
    expect(found).toEqual(["src/platform/x.ts: network", "src/ui/parts/x.tsx: network"]);
  });
});

describe("the shape of files", () => {
  const lines = (count) => `export const x = 1;\n${"// line\n".repeat(count - 1)}`;

  it.each(["src/core/lib/x.ts", "src/core/lib/x.test.ts", "src/ui/parts/x.tsx", "e2e/x.spec.ts", "scripts/x.mjs"])(
    "%s has at most 300 lines",
    async (path) => {
      expect(await brief({ [path]: lines(300) })).toEqual([]);
      expect(await brief({ [path]: lines(301) })).toEqual([`${path}: length`]);
    },
  );

  it("a style sheet has at most 300 lines", async () => {
    expect(await brief({ "src/ui/styles/x.css": "p { margin: 0 }\n".repeat(301) })).toEqual(["src/ui/styles/x.css: length"]);
  });

  it.each([
    'export * from "./money.ts";\n',
    'export { plus } from "./money.ts";\n',
    'import { plus } from "./money.ts";\nexport { plus };\n',
    'export type { X } from "./money.ts";\n',
  ])("%s is a barrel", async (text) => {
    expect(await brief({ "src/core/lib/index.ts": text })).toEqual(["src/core/lib/index.ts: barrel"]);
  });

  it("files import no circle", async () => {
    const found = await findings({
      "src/core/lib/a.ts": 'import { b } from "./b.ts";\nexport const a = () => b;\n',
      "src/core/lib/b.ts": 'import { c } from "./c.ts";\nexport const b = () => c;\n',
      "src/core/lib/c.ts": 'import type { a } from "./a.ts";\nexport const c = (x: typeof a) => x;\n',
    });
    expect(found.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
      "cycle: imports itself in a circle: src/core/lib/a.ts → src/core/lib/b.ts → src/core/lib/c.ts → src/core/lib/a.ts",
    ]);
  });

  it("an import names a file, with its ending", async () => {
    expect(await brief({ "src/core/lib/x.ts": 'import { plus } from "./money";\nexport const y = plus;\n' })).toEqual([
      "src/core/lib/x.ts: missing",
    ]);
  });
});
